// The last turn, or an earlier one, to be seen again: what stood before it, what happened, and what stood after it.
import type { Chronicle } from "../games/contract";
import type { Heard } from "../net/fold";
import type { Scenes } from "../net/scenes";
import { turnsOf, type Chapter, type Turn } from "./chronicle";
import { isTableEvent } from "./tableEvents";

export interface Film {
  turn: Turn;
  before: unknown;
  events: unknown[];
  after: unknown;
}

/** The last turn that has come to something. */
export function lastTurn(chapters: readonly Chapter[], game: Chronicle): Turn | null {
  return (
    chapters
      .flatMap(turnsOf)
      .findLast((turn) => turn.number !== null && game.seen(turn.told.map((one) => one.event))) ?? null
  );
}

/** An earlier turn than the last one that has come to something: may be looked at where this page saw it. */
export function isEarlier(turn: Turn, last: Turn | null, chapters: readonly Chapter[]): boolean {
  const keys = chapters.flatMap(turnsOf).map((one) => one.key);
  return last !== null && turn.number !== null && keys.indexOf(turn.key) < keys.indexOf(last.key);
}

/** What this page saw of it; null where it was not here then. `now`: the table as it is drawn, if nothing is pending. */
export function filmOf(
  turn: Turn,
  chapters: readonly Chapter[],
  heard: readonly Heard[],
  scenes: Scenes,
  game: Chronicle,
  now: unknown,
): Film | null {
  const before = viewAt(turn, heard, scenes, game);
  if (before === undefined) return null;
  const events = turn.told.map((one) => one.event);
  const turns = chapters.flatMap(turnsOf);
  const next = turns[turns.findIndex((one) => one.key === turn.key) + 1];
  const after = (next ? viewAt(next, heard, scenes, game) : now) ?? events.reduce(game.fold, before);
  return { turn, before, events, after };
}

/** The table just before the first event of a turn. */
function viewAt(turn: Turn, heard: readonly Heard[], scenes: Scenes, game: Chronicle): unknown {
  const [n, i] = turn.key.split(".").map(Number) as [number, number];
  const view = scenes.before(n);
  if (view === undefined) return undefined;
  const earlier = heard.find((one) => one.n === n)?.events.slice(0, i) ?? [];
  return earlier.filter((event) => !isTableEvent(event)).reduce(game.fold, view);
}
