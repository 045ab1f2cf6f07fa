import { plainGames } from "../ui/plain.svelte";
import { LATE, TABLE, words } from "../ui/words.svelte";
import type { GameUi } from "./contract";

/** One folder a game; its code and its words are fetched when a table of it is opened. */
const GAMES = import.meta.glob<{ default: GameUi }>("./*/index.ts");

export async function gameUi(key: string): Promise<GameUi | null> {
  const load = GAMES[`./${key}/index.ts`];
  if (!load) return plainUi(key);
  const [found] = await Promise.all([load(), words.withGame(key, TABLE)]);
  return found.default;
}

/** A game without a folder here: the general table shows it, if the house knows it. */
async function plainUi(key: string): Promise<GameUi | null> {
  const [{ anyGame }] = await Promise.all([import("./any/ui"), plainGames.load(), words.withGame(LATE)]);
  return plainGames.all.some((one) => one.key === key) ? anyGame(key) : null;
}
