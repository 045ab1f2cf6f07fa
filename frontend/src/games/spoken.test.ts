import { describe, expect, it } from "vitest";
import { bundleOf, has, say } from "../ui/words.svelte";
import { Teller, type Phrases } from "./teller";
import { TEXTS, type Lang } from "./testing";

interface Spoken {
  names: string[];
  /** Of a game without a page, which has it from the house. */
  phrases: Phrases | null;
  lines: { told: { type: string }; clause: string | null; said: Record<Lang, string[]> }[];
}

/** What the house says, written by its own test; and what the page knows of each game. */
const SPOKEN = import.meta.glob<Spoken>("../../../tests/golden/spoken-*.json", { eager: true, import: "default" });
const PHRASES = import.meta.glob<Phrases>("./*/generated.ts", { eager: true, import: "PHRASES" });
const gameOf = (file: string) => /spoken-(.*)\.json$/.exec(file)![1]!;

describe.each(Object.keys(SPOKEN).map(gameOf))("in %s", (game) => {
  const { names, phrases: sent, lines } = SPOKEN[`../../../tests/golden/spoken-${game}.json`]!;
  const phrases = sent ?? PHRASES[`./${game}/generated.ts`]!;

  it.each(Object.keys(TEXTS) as Lang[])("the page says what the house says, to every reader, in %s", (lang) => {
    const bundle = bundleOf(lang, TEXTS[lang]);
    const t = Object.assign((id: string, args?: Record<string, unknown>) => say(bundle, id, args), {
      has: (id: string) => has(bundle, id),
    });
    for (const { told, clause, said } of lines) {
      const tellers = [-1, 0, 1].map((you) => new Teller(phrases, you, names, t));
      expect(tellers.map((tell) => tell.tell(told))).toEqual(said[lang]);
      if (clause) expect(tellers[0]!.clause(told)).toBe(clause);
    }
  });
});
