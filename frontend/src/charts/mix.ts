// The answers of a mix, told apart by what they are and not by how they are worded.
import type { CoachedMove } from "../net/types";

export interface Mixed {
  key: string;
  move: CoachedMove;
  played: boolean;
  best: boolean;
}

export const keyOf = (one: CoachedMove): string => JSON.stringify(one.move);

export function mixed(mix: readonly CoachedMove[], played: CoachedMove | null, best: CoachedMove | null): Mixed[] {
  const all = new Map<string, CoachedMove>();
  for (const one of [...mix, ...(best ? [best] : []), ...(played ? [played] : [])])
    if (!all.has(keyOf(one))) all.set(keyOf(one), one);
  return [...all].map(([key, move]) => ({
    key,
    move,
    played: played !== null && key === keyOf(played),
    best: best !== null && key === keyOf(best),
  }));
}
