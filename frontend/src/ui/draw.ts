// How a good player would mix answers that are about even, in tenths; and one of them, drawn so.

/** So many times in ten each, ten in all: of two that exclude each other nobody reads "7 in 10" beside "1 in 10". */
export function tenths(shares: readonly number[]): number[] {
  const total = shares.reduce((sum, share) => sum + share, 0);
  const exact = shares.map((share) => (total > 0 ? (10 * share) / total : 10 / shares.length));
  const found = exact.map(Math.floor);
  const rest = exact.map((one, i) => ({ i, part: one - found[i]! })).sort((a, b) => b.part - a.part);
  for (const { i } of rest.slice(0, 10 - found.reduce((sum, one) => sum + one, 0))) found[i]! += 1;
  return found;
}

/** `dice` is between 0 and 1. */
export function drawn<One extends { share: number }>(all: readonly One[], dice: number = Math.random()): One {
  const total = all.reduce((sum, one) => sum + one.share, 0);
  let left = dice * total;
  return all.find((one) => (left -= one.share) < 0) ?? all[0]!;
}
