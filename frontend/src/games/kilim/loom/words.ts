// What the loom says: where a place is, what it would bring, the kilim as a list.
import { besideOf, boundsOf, halves, key, squaresOf, visible, type Bounds } from "./kilim";
import type { Reach } from "./places";
import { CATEGORIES, type Place, type Square, type WovenPiece, type Words } from "./types";

export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0");

/** Rows and columns are counted from the top left corner of what is woven. */
const address = (square: Square, bounds: Bounds): { row: number; column: number } => ({
  row: square.y - bounds.top + 1,
  column: square.x - bounds.left + 1,
});

/** "star below the comb at row 2, column 3, comb to its right" */
export function whereOf(place: Place, reach: Reach, pieces: readonly WovenPiece[], t: Words): string {
  const { kind, faces } = reach.laying;
  const bounds = boundsOf(pieces.flatMap(halves));
  const squares = reach.squares(place);
  if (kind === "remove") return bounds ? t("kilim-loom-at", address(place, bounds)) : "";
  const beside = bounds && besideOf(reach.seen, squares, faces);
  const half = beside?.half ?? 0;
  const face = t("kilim-face", { face: faces[half] });
  const where = beside
    ? t("kilim-loom-beside", { side: beside.side, face: beside.face, ...address(beside.square, bounds) })
    : t("kilim-loom-alone");
  if (faces.length < 2) return t("kilim-loom-spot-one", { face, where });
  const way = half ? (place.turn + 2) % 4 : place.turn;
  return t("kilim-loom-spot", {
    face,
    where,
    other: t("kilim-face", { face: faces[1 - half] }),
    way: ["right", "below", "left", "above"][way],
  });
}

/** What it would add and lose, the larger first; nothing when only the sum is known. */
export function changesOf(place: Place): { category: (typeof CATEGORIES)[number]; points: number }[] {
  return CATEGORIES.map((category) => ({ category, points: place.points?.[category] ?? 0 }))
    .filter((one) => one.points !== 0)
    .sort((a, b) => b.points - a.points);
}

export function bringsOf(place: Place, t: Words): string {
  const parts = changesOf(place).map((one) =>
    t("kilim-loom-change", { category: one.category, points: signed(one.points) }),
  );
  const total = t("kilim-loom-total", { total: place.total, points: signed(place.total) });
  return parts.length ? t("kilim-loom-sum", { total, parts: parts.join(", ") }) : total;
}

export function saidOf(place: Place, reach: Reach, pieces: readonly WovenPiece[], t: Words): string {
  return t("kilim-loom-said", { where: whereOf(place, reach, pieces, t), brings: bringsOf(place, t) });
}

/** A shown square: what it is next to, and the most it could bring. */
export function markText(square: Square, reach: Reach, pieces: readonly WovenPiece[], t: Words): string {
  const bounds = boundsOf(pieces.flatMap(halves));
  const most = Math.max(...reach.at(square).map((one) => one.place.total));
  const beside = bounds && besideOf(reach.seen, [square], []);
  const where = beside
    ? t("kilim-loom-beside", { side: beside.side, face: beside.face, ...address(beside.square, bounds) })
    : t("kilim-loom-alone");
  return t("kilim-loom-mark", { where, points: signed(most) });
}

/** One line for each piece, from the top; a covered square says what is seen of it. */
export function piecesText(pieces: readonly WovenPiece[], t: Words): { piece: string; text: string }[] {
  const bounds = boundsOf(pieces.flatMap(halves));
  if (!bounds) return [];
  const seen = visible(pieces);
  const top = (piece: WovenPiece): Square =>
    halves(piece).reduce((a, b) => (b.y < a.y || (b.y === a.y && b.x < a.x) ? b : a));
  return [...pieces]
    .sort((a, b) => top(a).y - top(b).y || top(a).x - top(b).x || a.level - b.level)
    .map((piece) => {
      const squares = halves(piece);
      const faces = squares.map((square, i) => {
        const own = piece.faces[i]!;
        const covered = squares.length > 1 && pieces.some((one) => one.level > piece.level && key(one) === key(square));
        return covered
          ? t("kilim-loom-covered", {
              face: t("kilim-face", { face: own }),
              by: t("kilim-face", { face: seen.get(key(square)) ?? own }),
            })
          : t("kilim-face", { face: own });
      });
      const [a, b] = squares.map((square) => address(square, bounds));
      const text = b
        ? t("kilim-loom-piece", {
            first: faces[0],
            second: faces[1],
            row: a!.row,
            column: a!.column,
            row2: b.row,
            column2: b.column,
          })
        : t("kilim-loom-piece-scrap", { face: faces[0], over: piece.level > 0 ? "yes" : "no", ...a! });
      return { piece: piece.piece, text };
    });
}

/** The middle of a piece, in squares: its tag and its button stand there. */
export function middleOf(at: Square & { turn: number }, faces: number): Square {
  const squares = squaresOf(at, faces);
  return {
    x: squares.reduce((sum, one) => sum + one.x + 0.5, 0) / squares.length,
    y: squares.reduce((sum, one) => sum + one.y + 0.5, 0) / squares.length,
  };
}
