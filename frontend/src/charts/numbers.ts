// Numbers of the coach in words: a chance is a range, or a word where the range is too wide; points are whole.
import { isCertain, percent, type Chances } from "./curve";

export type Say = (id: string, args?: Record<string, unknown>) => string;

/** A band that is wider than this is told by a word. */
const WIDE = 0.3;

export function percentText(chance: number, t: Say): string {
  return t("page-percent", { percent: percent(chance) });
}

/** Where a chance lies, beside the fair share of a seat. */
export function rangeText(low: number, high: number, fair: number, t: Say): string {
  if (high - low > WIDE) return t(`page-chance-${low > fair ? "ahead" : high < fair ? "behind" : "even"}`);
  return t("page-percent-range", { low: percent(low), high: percent(high) });
}

export function chanceText(moment: Chances | undefined, seat: number, t: Say): string {
  if (!moment) return "";
  if (isCertain(moment, seat)) return percentText(moment.win[seat] ?? 0, t);
  return rangeText(moment.low[seat] ?? 0, moment.high[seat] ?? 1, 1 / moment.win.length, t);
}

/** How much was lost, or is less: "2 to 4 points", "about 3 points", "under 1 point". */
export function pointsText(from: number, to: number, t: Say): string {
  const [low, high] = [Math.round(from), Math.round(to)];
  if (high < 1) return t("page-points-under");
  return low === high ? t("page-points-about", { points: high }) : t("page-points-range", { low, high });
}

/** From here on nobody takes anything else; and what is left beside it is not even seldom. */
const ALWAYS = 0.995;

/** How often a good player would: never a number that pretends to be exact. */
export function shareText(share: number, t: Say): string {
  const word = share >= ALWAYS ? "always" : share <= 1 - ALWAYS ? "never" : null;
  return t("page-mix-often", { tenths: word ?? Math.round(10 * share) });
}

export function signed(points: number, t: Say): string {
  return t("page-points-more", {
    sign: points > 0 ? "plus" : points < 0 ? "minus" : "zero",
    points: Math.abs(points),
  });
}
