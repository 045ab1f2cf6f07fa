// The log, folded: chapters (a deal, a day) with their turns, oldest first. Sentences are made where they are shown.
import type { Chronicle } from "../games/contract";
import type { Heard } from "../net/fold";
import { isTableEvent } from "./tableEvents";

/** An event as it was heard. */
export interface Told {
  key: string;
  event: unknown;
}

export interface Turn {
  kind: "turn";
  key: string;
  /** Its number; null where it is not counted, or where the beginning was not heard. */
  number: number | null;
  told: Told[];
}

/** What stands by itself: before the first turn of a chapter, or at the table rather than in the game. */
export interface Note {
  kind: "note";
  key: string;
  told: Told;
}

export interface Chapter {
  key: string;
  /** The event it began with; null: what was before the first one. */
  begin: unknown;
  entries: (Turn | Note)[];
}

export const turnsOf = (chapter: Chapter): Turn[] => chapter.entries.filter((one) => one.kind === "turn");

/** Does a turn begin in these events? */
export function beginsTurn(events: readonly unknown[], game: Chronicle): boolean {
  const own = events.filter((event) => !isTableEvent(event));
  return own.some((event, i) => game.opens(event, own[i - 1] ?? null) === "turn");
}

/** Turns that have not changed keep their identity from one time to the next, so that nothing is said twice. */
export class Chronicler {
  #known = new Map<string, Turn>();

  constructor(private readonly game: Chronicle) {}

  read(heard: readonly Heard[], whole: boolean): Chapter[] {
    const chapters: Chapter[] = [];
    let [turn, before]: [Turn | null, unknown] = [null, null];
    let count = whole ? 0 : null;
    const chapter = (): Chapter => chapters.at(-1) ?? begin("first", null);
    const begin = (key: string, event: unknown): Chapter => {
      const made = { key, begin: event, entries: [] };
      chapters.push(made);
      return made;
    };
    for (const { n, events } of heard) {
      for (const [i, event] of events.entries()) {
        const told = { key: `${n}.${i}`, event };
        if (isTableEvent(event)) {
          chapter().entries.push({ kind: "note", key: told.key, told });
          continue;
        }
        const opens = this.game.opens(event, before);
        before = event;
        if (opens === "chapter") {
          begin(told.key, event);
          turn = null;
          if (this.game.counts === "chapter") count = 0;
        } else if (opens) {
          if (opens === "turn" && count !== null) count += 1;
          turn = { kind: "turn", key: told.key, number: opens === "turn" ? count : null, told: [told] };
          chapter().entries.push(turn);
        } else if (turn) turn.told.push(told);
        else chapter().entries.push({ kind: "note", key: told.key, told });
      }
    }
    return chapters.map((one) => ({ ...one, entries: one.entries.map((entry) => this.#same(entry)) }));
  }

  #same(entry: Turn | Note): Turn | Note {
    if (entry.kind === "note") return entry;
    const known = this.#known.get(entry.key);
    if (known && known.told.length === entry.told.length && known.number === entry.number) return known;
    this.#known.set(entry.key, entry);
    return entry;
  }
}
