// The bots that have a name of their own, and which of them are levels: the one list of the page. A test of the house
// holds it to the bots that there are.
import type { GameInfo, LevelInfo } from "../net/types";

export const CHARACTERS = ["random", "greedy", "level1", "level2", "level3", "level4", "level5", "level6"];

export const LEVELS = CHARACTERS.filter((key) => /^level\d+$/.test(key));

/** So many are measured one against the next, at every table; the last one is offered only where it has proved itself. */
export const LADDER = LEVELS.length - 1;

/** From 1; 0 for a bot that is of no level. */
export function levelOf(bot: string | null): number {
  return LEVELS.indexOf(bot ?? "") + 1;
}

/** So many marks has each of those that stand in one list. */
export function levelsIn(list: readonly (string | null)[]): number {
  return Math.max(LADDER, ...list.map(levelOf));
}

/** Who was chosen for another game, and is none of this one's. */
export function absentOf(levels: readonly LevelInfo[], chosen: string | undefined): string | null {
  return chosen && CHARACTERS.includes(chosen) && !levels.some((level) => level.key === chosen) ? chosen : null;
}

/** Those that are offered at tables of so many; is such a table played with the box's own components and options? */
export function levelsAt(levels: readonly LevelInfo[], seats: number, standard = true): LevelInfo[] {
  return levels.filter((level) => level.seats.includes(seats) && (standard || !level.standard_only));
}

/** Who was chosen; where they are not offered, or are none of this game's, the strongest below them. Nobody was: nobody. */
export function levelAt(levels: readonly LevelInfo[], chosen: string, seats: number, standard = true): string {
  const place = levels.findIndex((level) => level.key === chosen);
  const upTo = levels.filter((level, i) => (place < 0 ? levelOf(level.key) < levelOf(chosen) : i <= place));
  return levelsAt(upTo, seats, standard).at(-1)?.key ?? "";
}

/** Are these the components and options of the box? */
export function isStandard(game: GameInfo, options: Record<string, string>, edition: string | null = null): boolean {
  return edition === null && game.options.every(({ key, values }) => (options[key] ?? values[0]) === values[0]);
}
