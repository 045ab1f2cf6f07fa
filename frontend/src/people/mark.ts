// A person's mark: an 8×8 weave made from the key by which others know them, a quadrant mirrored twice, in three yarns.
// Square and woven, where a seat is round and drawn.
import { cells } from "../art/weaves";

const YARNS = ["#27335c", "#b5402f", "#1f8a8a", "#6e7b3c", "#e0a02e", "#f6efe2"] as const;
const HALF = 4;

/** Small and steady: the same numbers in every browser. */
function* dice(seed: string): Generator<number> {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  for (;;) {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    yield (mixed ^ (mixed >>> 14)) >>> 0;
  }
}

export interface Weave {
  ground: string;
  yarns: { fill: string; d: string }[];
}

export function weaveOf(key: string): Weave {
  const roll = dice(key);
  const next = (below: number): number => ((roll.next().value as number) >>> 8) % below;
  const left = [...YARNS];
  const chosen = [0, 1, 2].map(() => left.splice(next(left.length), 1)[0] ?? YARNS[0]);
  const quadrant = Array.from({ length: HALF }, () => Array.from({ length: HALF }, () => next(5)));
  const row = (y: number, yarn: number): string => {
    const half = (quadrant[y < HALF ? y : 2 * HALF - 1 - y] ?? []).map((knot) => (knot % 3 === yarn ? "#" : "."));
    return [...half, ...half.toReversed()].join("");
  };
  const rows = (yarn: number): string[] => Array.from({ length: 2 * HALF }, (_, y) => row(y, yarn));
  return {
    ground: chosen[0] ?? YARNS[0],
    yarns: [1, 2].map((yarn) => ({ fill: chosen[yarn] ?? YARNS[0], d: cells(rows(yarn)) })),
  };
}
