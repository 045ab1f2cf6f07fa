// What went wrong, said once and calmly at the foot of the page.
import { HouseError } from "../net/http";
import { t } from "./words.svelte";

class Trouble {
  sentence = $state<string | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  say(sentence: string): void {
    this.sentence = sentence;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.sentence = null), 6000);
  }

  /** Run what a button asks for; a refusal becomes a sentence. */
  async trying<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof HouseError)) throw error;
      this.say(error.sentence ?? t("page-unreachable"));
      return null;
    }
  }
}

export const trouble = new Trouble();
