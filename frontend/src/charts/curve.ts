// The geometry of the curve of chances: places on paper, labels that keep their distance, moments worth telling.

export interface Chances {
  number: number;
  win: number[];
  points: number[];
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

export function lineOf(moments: readonly Chances[], seat: number, paper: Paper): Place[] {
  return moments.map((moment, i) => ({
    x: acrossOf(i, moments.length, paper),
    y: downOf(moment.win[seat] ?? 0, paper),
  }));
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

/** What there is to tell of a seat: where it began and ended, and when it stood highest. */
export function storyOf(
  moments: readonly Chances[],
  seat: number,
): { first: number; most: number; step: number; last: number } {
  const chances = moments.map((moment) => moment.win[seat] ?? 0);
  const best = chances.reduce((best, chance, i) => (chance > chances[best]! ? i : best), 0);
  return {
    first: percent(chances[0] ?? 0),
    most: percent(chances[best] ?? 0),
    step: best + 1,
    last: percent(chances.at(-1) ?? 0),
  };
}
