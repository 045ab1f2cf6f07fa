// Whom I hear at a table, on all my devices; and whether this is a house for children.
import { my } from "./me.svelte";
import { privacy } from "./privacy";
import type { Hearing } from "./types";

type Hears = Hearing["chat"];

class TheChoice {
  hears = $state<Hears>("table");
  safe = $state(false);
  private of: string | null | undefined;

  /** Ask the house, once for each person that this browser is. */
  async look(): Promise<void> {
    if (!my.asked) await my.look();
    const person = my.me?.id ?? null;
    if (this.of === person) return;
    this.of = person;
    try {
      const [choice, kept] = await Promise.all([privacy.choice(), privacy.kept()]);
      this.hears = choice.chat;
      this.safe = kept.safe;
    } catch (error) {
      this.of = undefined;
      throw error;
    }
  }

  async choose(hears: Hears): Promise<true> {
    await privacy.choose({ chat: hears });
    this.hears = hears;
    await my.met();
    this.of = my.me?.id ?? null;
    return true;
  }
}

export const choice = new TheChoice();
