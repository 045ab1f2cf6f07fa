// What I have chosen for all my devices: whom I hear at a table, who may know that I am here, and whether data for
// researchers name me; and whether this is a house for children.
import { my } from "./me.svelte";
import { privacy } from "./privacy";
import type { Hearing } from "./types";

class TheChoice {
  hears = $state<Hearing["chat"]>("table");
  presence = $state<Hearing["presence"]>("friends");
  /** Null where I cannot be named. */
  named = $state<Hearing["named"]>(null);
  safe = $state(false);
  private looked: { person: string | null; done: Promise<void> } | undefined;

  /** Ask the house, once for each person that this browser is; whoever asks meanwhile waits for the same answer. */
  async look(): Promise<void> {
    if (!my.asked) await my.look();
    const person = my.me?.id ?? null;
    if (this.looked?.person !== person) this.looked = { person, done: this.ask() };
    const looked = this.looked;
    try {
      await looked.done;
    } catch (error) {
      if (this.looked === looked) this.looked = undefined;
      throw error;
    }
  }

  private async ask(): Promise<void> {
    const [choice, kept] = await Promise.all([privacy.choice(), privacy.kept()]);
    this.hears = choice.chat;
    this.presence = choice.presence;
    this.named = choice.named;
    this.safe = kept.safe;
  }

  async choose(some: Partial<Hearing>): Promise<true> {
    const before = { chat: this.hears, presence: this.presence, named: this.named };
    this.show(some);
    try {
      await privacy.choose(some);
    } catch (error) {
      // A button that was pressed stays pressed by itself: it must show what holds.
      this.show(before);
      throw error;
    }
    await my.met();
    this.looked = { person: my.me?.id ?? null, done: Promise.resolve() };
    return true;
  }

  private show(some: Partial<Hearing>): void {
    this.hears = some.chat ?? this.hears;
    this.presence = some.presence ?? this.presence;
    this.named = some.named ?? this.named;
  }
}

export const choice = new TheChoice();
