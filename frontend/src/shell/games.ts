// What the home page tells about each game before any of its code is loaded.
import type { ClockSetting } from "../net/types";
import khiva from "./posters/khiva.svg";
import kilim from "./posters/kilim.svg";
import samarkand from "./posters/samarkand.svg";

export interface Poster {
  key: "khiva" | "kilim" | "samarkand";
  art: string;
  ink: "dark" | "light";
  players: string;
  /** How few and how many sit at a table. */
  least: number;
  most: number;
  minutes: number;
  level: 1 | 2 | 3;
  /** The clock of a game in one click; without one nobody is hurried. */
  clock?: ClockSetting;
}

export const POSTERS: Poster[] = [
  { key: "khiva", art: khiva, ink: "dark", players: "2–5", least: 2, most: 5, minutes: 15, level: 1 },
  { key: "kilim", art: kilim, ink: "light", players: "2–5", least: 2, most: 5, minutes: 30, level: 2 },
  {
    key: "samarkand",
    art: samarkand,
    ink: "light",
    players: "3–5",
    least: 3,
    most: 5,
    minutes: 30,
    level: 2,
    // The price falls by itself, slowly enough for a first game; for all else nobody has a clock.
    clock: { type: "paced", pace: 3.5 },
  },
];

export type GameKey = Poster["key"];
export const KEYS: GameKey[] = POSTERS.map((poster) => poster.key);
