// The answers of a mix, told apart by what they are and not by how they are worded.
// "Best" is said only of what a good player takes most often: beside a rarer one the two numbers would gainsay it.
import type { CoachedMove } from "../net/types";

export interface Mixed {
  key: string;
  move: CoachedMove;
  played: boolean;
  best: boolean;
}

/** With less than this told, the most of what a good player takes is elsewhere. */
const HALF = 0.5;

export const keyOf = (one: CoachedMove): string => JSON.stringify(one.move);

export function mixed(mix: readonly CoachedMove[], played: CoachedMove | null, best: CoachedMove | null): Mixed[] {
  const all = new Map<string, CoachedMove>();
  for (const one of [...mix, ...(best ? [best] : []), ...(played ? [played] : [])])
    if (!all.has(keyOf(one))) all.set(keyOf(one), one);
  const most = Math.max(...[...all.values()].map((one) => one.share));
  return [...all].map(([key, move]) => ({
    key,
    move,
    played: played !== null && key === keyOf(played),
    best: best !== null && key === keyOf(best) && move.share >= most,
  }));
}

/** Is more taken that is not among these, each of it seldom, than all of these together? */
export function othersTaken(bars: readonly Mixed[]): boolean {
  return bars.reduce((sum, one) => sum + one.move.share, 0) < HALF;
}
