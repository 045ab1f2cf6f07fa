// What a seat gave away, as its review tells it: the dearest few, in the order in which they happened.
import { percent } from "../charts/curve";
import { pointsText, type Say } from "../charts/numbers";
import type { Decision } from "../net/types";

/** So many are told, if they cost so much; so many more that cost many points, mostly where the win was settled; and so
    many of which nobody can be sure. */
const MOST = 5;
const POINTS = 0.5;
const CHANCE = 0.01;
const MORE = 3;
const MANY = 2;
const UNSURE = 2;

/** The win counts more than points. */
const dearer = (a: Decision, b: Decision): number =>
  percent(b.cost) - percent(a.cost) || b.lost - a.lost || a.number - b.number;
const inOrder = (a: Decision, b: Decision): number => a.number - b.number;

export function mistakesOf(decisions: readonly Decision[], seat: number): Decision[] {
  const dear = counts(decisions, seat).filter((one) => one.lost >= POINTS || one.cost >= CHANCE);
  const first = dear.sort(dearer).slice(0, MOST);
  const more = dear.filter((one) => one.lost >= MANY && !first.includes(one)).sort((a, b) => b.lost - a.lost);
  return [...first, ...more.slice(0, MORE)].sort(inOrder);
}

/** Another answer looked better at first, and was not when it was tried again. */
export function closeOnesOf(decisions: readonly Decision[], seat: number): Decision[] {
  const close = decisions.filter((one) => one.seat === seat && one.sure === "close");
  return close
    .sort((a, b) => b.beats - a.beats || a.number - b.number)
    .slice(0, UNSURE)
    .sort(inOrder);
}

/** All that counts, also what is not told. */
export function countOf(decisions: readonly Decision[], seat: number): number {
  return counts(decisions, seat).length;
}

function counts(decisions: readonly Decision[], seat: number): Decision[] {
  return decisions.filter((one) => one.seat === seat && (one.sure === "clear" || one.sure === "likely"));
}

/** What it cost, in points and, where the win was still open, of the chance to win. */
export function costText(decision: Decision, t: Say): string {
  const points = pointsText(decision.lost_from, decision.lost_to, t);
  if (decision.cost < CHANCE) return points;
  const chance = t("page-gave-chance", { percent: percent(decision.cost) });
  return decision.lost < POINTS ? chance : t("page-gave-both", { points, chance });
}

/** Why the better answer is better: by points in most deals, or else by wins, which is what counts. */
export function beatsText(decision: Decision, t: Say): string {
  if (decision.beats < 0.5) return t("page-gave-wins");
  if (decision.beats === 1) return t("page-gave-always");
  return t("page-gave-beats", { tenths: Math.min(9, Math.round(10 * decision.beats)) });
}
