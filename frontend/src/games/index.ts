import type { GameUi } from "./contract";

/** One folder a game; its code is fetched when a table of it is opened. */
const GAMES = import.meta.glob<{ default: GameUi }>("./*/index.ts");

export async function gameUi(key: string): Promise<GameUi | null> {
  const load = GAMES[`./${key}/index.ts`];
  return load ? (await load()).default : null;
}
