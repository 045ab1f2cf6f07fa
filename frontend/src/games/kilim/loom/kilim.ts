// A kilim as squares: what lies where, how far it reaches, what is next to what.
import type { Face, Square, Turn, WovenPiece } from "./types";

const WAYS: readonly Square[] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
];

export const key = ({ x, y }: Square): string => `${x},${y}`;
export const step = ({ x, y }: Square, turn: number): Square => {
  const way = WAYS[turn & 3]!;
  return { x: x + way.x, y: y + way.y };
};

/** The squares of something with so many faces, its first half first. */
export function squaresOf(at: Square & { turn: number }, faces: number): Square[] {
  const first = { x: at.x, y: at.y };
  return faces > 1 ? [first, step(first, at.turn)] : [first];
}

export const halves = (piece: WovenPiece): Square[] => squaresOf(piece, piece.faces.length);

/** The visible face of every square: the highest piece's. */
export function visible(pieces: readonly WovenPiece[]): Map<string, Face> {
  const seen = new Map<string, { face: Face; level: number }>();
  for (const piece of pieces) {
    halves(piece).forEach((square, i) => {
      const face = piece.faces[i];
      const under = seen.get(key(square));
      if (face && (!under || under.level <= piece.level)) seen.set(key(square), { face, level: piece.level });
    });
  }
  return new Map([...seen].map(([at, { face }]) => [at, face]));
}

export function topFace(pieces: readonly WovenPiece[], square: Square): Face | undefined {
  return visible(pieces).get(key(square));
}

export interface Bounds {
  left: number;
  top: number;
  right: number; // the first column beyond
  bottom: number;
}

export function boundsOf(squares: Iterable<Square>): Bounds | null {
  let found: Bounds | null = null;
  for (const { x, y } of squares) {
    found = found
      ? {
          left: Math.min(found.left, x),
          top: Math.min(found.top, y),
          right: Math.max(found.right, x + 1),
          bottom: Math.max(found.bottom, y + 1),
        }
      : { left: x, top: y, right: x + 1, bottom: y + 1 };
  }
  return found;
}

export const sizeOf = (bounds: Bounds): { columns: number; rows: number } => ({
  columns: bounds.right - bounds.left,
  rows: bounds.bottom - bounds.top,
});

export type Side = "above" | "below" | "left" | "right" | "over";

export interface Beside {
  half: number; // which half touches
  side: Side; // where that half lies, seen from the square it touches
  square: Square;
  face: Face;
}

// Seen from the laid half: the neighbour's way, and where the half is for the neighbour.
const LOOKS: readonly [Turn, Side][] = [
  [3, "below"],
  [2, "right"],
  [0, "left"],
  [1, "above"],
];

/** What a piece would lie next to, for a sentence: an equal motif if it touches one, else the first neighbour. */
export function besideOf(
  seen: ReadonlyMap<string, Face>,
  squares: readonly Square[],
  faces: readonly Face[],
): Beside | null {
  let found: Beside | null = null;
  for (const [half, square] of squares.entries()) {
    const under = seen.get(key(square));
    if (under) return { half, side: "over", square, face: under };
    for (const [turn, side] of LOOKS) {
      const next = step(square, turn);
      const face = seen.get(key(next));
      if (!face) continue;
      if (face === faces[half]) return { half, side, square: next, face };
      found ??= { half, side, square: next, face };
    }
  }
  return found;
}
