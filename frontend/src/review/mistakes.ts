// What a seat gave away, as its review tells it: the dearest, in the order in which they happened.
import { percent } from "../charts/curve";
import { pointsText, type Say } from "../charts/numbers";
import type { Decision } from "../net/types";

/** So many are told; room for so many of them is kept for those that cost many points, mostly where the win was settled. */
const MOST = 12;
const MORE = 3;
const MANY = 2;
/** So many of which nobody can be sure. */
const UNSURE = 2;
/** What cost less is told in points, or in the chance to win, alone. */
const POINTS = 0.5;
const CHANCE = 0.01;

/** The win counts more than points. */
const dearer = (a: Decision, b: Decision): number =>
  percent(b.cost) - percent(a.cost) || b.lost - a.lost || a.number - b.number;
const inOrder = (a: Decision, b: Decision): number => a.number - b.number;

export function mistakesOf(decisions: readonly Decision[], seat: number): Decision[] {
  const dear = counts(decisions, seat).sort(dearer);
  const first = dear.slice(0, MOST - MORE);
  const many = dear.slice(MOST - MORE).filter((one) => one.lost >= MANY);
  const more = many.sort((a, b) => b.lost - a.lost).slice(0, MORE);
  return [...new Set([...first, ...more, ...dear])].slice(0, MOST).sort(inOrder);
}

/** What counts too and is not told: so many, and what they cost together. */
export function restOf(decisions: readonly Decision[], seat: number): { count: number; lost: number } {
  const told = mistakesOf(decisions, seat);
  const rest = counts(decisions, seat).filter((one) => !told.includes(one));
  return { count: rest.length, lost: rest.reduce((sum, one) => sum + one.lost, 0) };
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

/** Why the better answer is better: by points in most deals, as it would be told; or else by wins, if such were given
    away, or by the points of few deals. */
export function beatsText(decision: Decision, t: Say): string {
  const tenths = Math.min(9, Math.round(10 * decision.beats));
  if (tenths <= 5) return t(decision.cost >= CHANCE ? "page-gave-wins" : "page-gave-average");
  return decision.beats === 1 ? t("page-gave-always") : t("page-gave-beats", { tenths });
}
