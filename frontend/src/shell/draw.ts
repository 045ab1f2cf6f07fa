// One of several answers that are about even, drawn as a good player would mix them.

/** `dice` is between 0 and 1. */
export function drawn<One extends { share: number }>(all: readonly One[], dice: number = Math.random()): One {
  const total = all.reduce((sum, one) => sum + one.share, 0);
  let left = dice * total;
  return all.find((one) => (left -= one.share) < 0) ?? all[0]!;
}
