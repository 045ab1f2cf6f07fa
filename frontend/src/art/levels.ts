// The bots that have a name of their own, and which of them are levels: the one list of the page. A test of the house
// holds it to the bots that there are.
export const CHARACTERS = ["random", "greedy", "level1", "level2", "level3", "level4", "level5"];

export const LEVELS = CHARACTERS.filter((key) => /^level\d+$/.test(key));

/** From 1; 0 for a bot that is of no level. */
export function levelOf(bot: string | null): number {
  return LEVELS.indexOf(bot ?? "") + 1;
}
