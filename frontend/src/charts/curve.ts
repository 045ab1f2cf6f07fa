// The geometry of the curve of chances: places on paper, labels that keep their distance, moments worth telling.

export interface Chances {
  number: number;
  win: number[];
  /** Nine times in ten the truth lies between these two. */
  low: number[];
  high: number[];
}

/** The paper, and what is left free around the lines for words. */
export interface Paper {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Place {
  x: number;
  y: number;
}

/** Lines are told apart by how they are drawn, too: one kind a seat. */
export const DASHES = ["none", "9 4", "2 4", "12 4 2 4", "6 3 2 3 2 3"] as const;

export function acrossOf(moment: number, moments: number, paper: Paper): number {
  const room = paper.width - paper.left - paper.right;
  return paper.left + (moments > 1 ? (room * moment) / (moments - 1) : 0);
}

export function downOf(chance: number, paper: Paper): number {
  const room = paper.height - paper.top - paper.bottom;
  return paper.top + room * (1 - Math.min(1, Math.max(0, chance)));
}

/** `steps`: how many there will be, where not all have been read yet. */
export function lineOf(moments: readonly Chances[], seat: number, paper: Paper, steps = moments.length): Place[] {
  return moments.map((moment, i) => ({
    x: acrossOf(i, steps, paper),
    y: downOf(moment.win[seat] ?? 0, paper),
  }));
}

/** The band of a seat, closed: along its upper edge and back along the lower one. */
export function bandOf(moments: readonly Chances[], seat: number, paper: Paper, steps = moments.length): string {
  const edge = (name: "low" | "high"): Place[] =>
    moments.map((moment, i) => ({ x: acrossOf(i, steps, paper), y: downOf(moment[name][seat] ?? 0, paper) }));
  return moments.length ? `${pathOfLine([...edge("high"), ...edge("low").reverse()])}z` : "";
}

/** Is this known and not guessed: before the first card, and when the game is over? */
export function isCertain(moment: Chances | undefined, seat: number): boolean {
  return moment !== undefined && moment.low[seat] === moment.high[seat];
}

export function pathOfLine(line: readonly Place[]): string {
  return line.map(({ x, y }, i) => `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

/** Labels as near to where they belong as they can stand, in their order, `gap` apart, between the two bounds. */
export function apart(wanted: readonly number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]! || a - b);
  const placed = [...wanted];
  let least = low;
  for (const i of order) {
    placed[i] = Math.max(placed[i]!, least);
    least = placed[i] + gap;
  }
  let most = high;
  for (const i of order.reverse()) {
    placed[i] = Math.min(placed[i]!, most);
    most = placed[i] - gap;
  }
  return placed;
}

/** The middle of the widest gap between what is taken from `low` to `high`: there is room for a word. */
export function roomiest(taken: readonly number[], low: number, high: number): number {
  const sorted = [low, ...taken, high].sort((one, other) => one - other);
  const gaps = sorted.slice(1).map((one, i) => one - sorted[i]!);
  const widest = gaps.indexOf(Math.max(...gaps));
  return (sorted[widest]! + sorted[widest + 1]!) / 2;
}

/** So many moments, evenly over the game, the first and the last among them. */
export function sampled(moments: number, most: number): number[] {
  if (moments <= most) return Array.from({ length: moments }, (_, i) => i);
  return Array.from({ length: most }, (_, i) => Math.round((i * (moments - 1)) / (most - 1)));
}

/** The moment of a step: what was so after it, or after the last one before it that was judged. */
export function momentAt(moments: readonly { number: number }[], number: number): number {
  return Math.max(
    0,
    moments.findLastIndex((moment) => moment.number <= number),
  );
}

export function percent(chance: number): number {
  return Math.round(100 * chance);
}

/** The moment at which a seat stood highest; what is certain at the end does not count. */
export function highestOf(moments: readonly Chances[], seat: number): number {
  const open = moments.filter((moment, i) => i === 0 || !isCertain(moment, seat));
  return open.reduce((best, moment, i) => ((moment.win[seat] ?? 0) > (open[best]!.win[seat] ?? 0) ? i : best), 0);
}
