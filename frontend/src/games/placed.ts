// The places at the end of any game, the best first; each game says what a seat's points are made of.
import type { Placed } from "./contract";

export function placedBy<Line extends { rank: number; total: number }>(
  lines: readonly Line[] | undefined,
  sharesOf: (line: Line) => Placed["shares"],
): Placed[] {
  return (lines ?? [])
    .map((line, seat) => ({ seat, rank: line.rank, total: line.total, shares: sharesOf(line) }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}
