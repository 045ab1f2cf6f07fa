// From what an ask offers to what the loom can lay.
import type { KilimFreeActions, KilimPieceRows, KilimSpot, KilimWeaveAsk } from "../generated";
import { halves, topFace } from "./kilim";
import type { Face, Laying, Place, Points, Turn, WovenPiece } from "./types";

const FACES: readonly Face[] = ["star", "hooks", "horn", "diamond", "comb", "torn", "perfect"];
const faceOf = (name: string): Face => FACES.find((face) => face === name) ?? "perfect";

/** What a piece shows by itself: "2-star-comb", "torn-star", "perfect-1", "scrap-star". */
export function facesOf(piece: string): Face[] {
  const [first = "", second = ""] = piece.replace(/^\d-/, "").split("-");
  if (first === "scrap") return [faceOf(second)];
  if (first === "torn") return [faceOf(second), "torn"];
  if (first === "perfect") return ["perfect", "perfect"];
  return [faceOf(first), faceOf(second)];
}

/** What a woven piece shows, with the scraps that lie on it and would travel with it. */
export function facesShown(piece: string, pieces: readonly WovenPiece[]): Face[] {
  const woven = pieces.find((one) => one.piece === piece);
  if (!woven) return facesOf(piece);
  return halves(woven).map(
    (square, i) => (woven.kind === "scrap" ? undefined : topFace(pieces, square)) ?? woven.faces[i] ?? "perfect",
  );
}

export function placeOf([x, y, turn, rectangle, kinds, groups, largest, torn]: KilimSpot): Place {
  const points: Points = { rectangle, kinds, groups, largest, torn };
  return { x, y, turn: (turn & 3) as Turn, points, total: rectangle + kinds + groups + largest + torn };
}

/** Rows of a Move: y, first x, then a total for each x from there on. The piece keeps its turn. */
export function placesOf(rows: KilimPieceRows["rows"], turn: number): Place[] {
  return rows.flatMap(([y = 0, first = 0, ...totals]) =>
    totals.map((total, i): Place => ({ x: first + i, y, turn: (turn & 3) as Turn, points: null, total })),
  );
}

export function weaveOf(ask: KilimWeaveAsk): Laying {
  return { kind: "weave", piece: ask.domino, faces: facesOf(ask.domino), spots: ask.spots.map(placeOf) };
}

/** Every free action as a laying of its own: one for each piece. */
export function freeOf(free: KilimFreeActions | null, pieces: readonly WovenPiece[]): Laying[] {
  if (!free) return [];
  const each = (kind: "turn" | "remove", from: KilimFreeActions["turn"]): Laying[] =>
    from.map(({ piece, spots }) => ({ kind, piece, faces: facesShown(piece, pieces), spots: spots.map(placeOf) }));
  const layings: Laying[] = free.scraps.map(({ piece, spots }) => ({
    kind: "scrap",
    piece,
    faces: facesOf(piece),
    spots: spots.map(placeOf),
  }));
  if (free.perfect.length)
    layings.push({
      kind: "perfect",
      piece: "perfect",
      faces: ["perfect", "perfect"],
      spots: free.perfect.map(placeOf),
    });
  layings.push(...each("turn", free.turn), ...each("remove", free.remove));
  for (const { piece, rows } of free.move) {
    const turn = pieces.find((one) => one.piece === piece)?.turn ?? 0;
    layings.push({ kind: "move", piece, faces: facesShown(piece, pieces), spots: placesOf(rows, turn) });
  }
  return layings.filter((laying) => laying.spots.length > 0);
}
