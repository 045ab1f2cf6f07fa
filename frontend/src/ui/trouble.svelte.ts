// What went wrong, said once and calmly at the foot of the page.
import { HouseError } from "../net/http";
import { t } from "./words.svelte";

const STAYS = 6_000;
const READ = 1_500;

class Trouble {
  sentence = $state<string | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Since when it is said that the house is silent. */
  private silent: number | null = null;

  say(sentence: string): void {
    this.sentence = sentence;
    this.silent = null;
    this.leave(STAYS);
  }

  unreachable(): void {
    this.say(t("page-unreachable"));
    this.silent = performance.now();
  }

  /** The house has answered: that it does not is no longer true, and leaves once it could be read. */
  reached(): void {
    if (this.silent !== null) this.leave(Math.max(0, this.silent + READ - performance.now()));
    this.silent = null;
  }

  private leave(after: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.sentence = null), after);
  }

  /** Run what a button asks for; a refusal becomes a sentence. */
  async trying<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      const found = await work();
      this.reached();
      return found;
    } catch (error) {
      if (!(error instanceof HouseError)) throw error;
      if (error.sentence) this.say(error.sentence);
      else this.unreachable();
      return null;
    }
  }
}

export const trouble = new Trouble();
