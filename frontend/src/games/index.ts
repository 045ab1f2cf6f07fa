import { words } from "../shell/words.svelte";
import type { GameUi } from "./contract";

/** One folder a game; its code and its words are fetched when a table of it is opened. */
const GAMES = import.meta.glob<{ default: GameUi }>("./*/index.ts");

export async function gameUi(key: string): Promise<GameUi | null> {
  const load = GAMES[`./${key}/index.ts`];
  const [found] = await Promise.all([load?.(), words.withGame(key)]);
  return found?.default ?? null;
}
