// What the home page tells about each game before any of its code is loaded: its poster.
import type { Poster } from "../games/contract";

const FOUND = import.meta.glob<{ default: Poster }>("../games/*/poster.ts", { eager: true });

export const POSTERS: readonly Poster[] = Object.values(FOUND).map((found) => found.default);
export const KEYS: readonly string[] = POSTERS.map((poster) => poster.key);
