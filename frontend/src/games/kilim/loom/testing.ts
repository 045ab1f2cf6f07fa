// For tests: woven pieces by name, and a laying everywhere beside them.
import { halves, key, squaresOf, step } from "./kilim";
import { facesOf } from "./laying";
import type { Laying, Place, Turn, WovenPiece } from "./types";

export function woven(piece: string, x: number, y: number, turn: Turn, level = 0): WovenPiece {
  const kind = (["torn", "perfect", "scrap"] as const).find((one) => piece.startsWith(one)) ?? "domino";
  return { piece, kind, faces: facesOf(piece), x, y, turn, level };
}

export function laid(kind: Laying["kind"], piece: string, pieces: readonly WovenPiece[]): Laying {
  const faces = facesOf(piece);
  const taken = new Set(pieces.flatMap(halves).map(key));
  const spots: Place[] = [];
  const turns: readonly Turn[] = [0, 1, 2, 3];
  for (let y = -6; y <= 6; y++) {
    for (let x = -6; x <= 6; x++) {
      for (const turn of faces.length > 1 ? turns : turns.slice(0, 1)) {
        const squares = squaresOf({ x, y, turn }, faces.length);
        const legal =
          taken.size === 0
            ? x === 0 && y === 0
            : squares.every((one) => !taken.has(key(one))) &&
              squares.some((one) => turns.some((way) => taken.has(key(step(one, way)))));
        if (legal)
          spots.push({ x, y, turn, points: { rectangle: 0, kinds: 0, groups: 1, largest: 0, torn: 0 }, total: 1 });
      }
    }
  }
  return { kind, piece, faces, spots };
}
