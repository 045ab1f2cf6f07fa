// What the loom is told and what it tells. Points and legal places come from the ask, never from here.
import type { KilimWovenPiece } from "../generated";

export type WovenPiece = KilimWovenPiece;
export type Face = WovenPiece["faces"][number];
export type Motif = Exclude<Face, "torn" | "perfect">;
/** The way from a domino's first half to its second: right, down, left, up. */
export type Turn = 0 | 1 | 2 | 3;
export type Words = (id: string, args?: Record<string, unknown>) => string;

export interface Points {
  rectangle: number;
  kinds: number;
  groups: number;
  largest: number;
  torn: number;
}

export const CATEGORIES = [
  "rectangle",
  "kinds",
  "groups",
  "largest",
  "torn",
] as const satisfies readonly (keyof Points)[];

/** A legal way to lay the piece: the square of its first half, and the way to its second. */
export interface Place {
  x: number;
  y: number;
  turn: Turn;
  points: Points | null; // null: only the total is known (Move)
  total: number;
}

/** One piece and everywhere it may lie. `faces` are those that would be seen, scraps on a lifted domino included. */
export interface Laying {
  kind: "weave" | "perfect" | "scrap" | "turn" | "remove" | "move";
  piece: string;
  faces: Face[];
  spots: Place[];
}

export interface Square {
  x: number;
  y: number;
}
