// How the deals of days are told.
import type { DailyDeal, DailyResult } from "../net/types";

/** A span of time as people say it: hours and minutes, and never less than one minute. */
export function spanOf(milliseconds: number, lang: string): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / 60_000));
  const hours = Math.floor(minutes / 60);
  const say = (count: number, unit: "hour" | "minute"): string =>
    new Intl.NumberFormat(lang, { style: "unit", unit, unitDisplay: "short" }).format(count);
  const rest = minutes % 60;
  return [...(hours ? [say(hours, "hour")] : []), ...(rest || !hours ? [say(rest, "minute")] : [])].join(" ");
}

/** With its sign, a true minus, but for nothing. */
export function signed(number: number, lang: string, digits = 0): string {
  return new Intl.NumberFormat(lang, {
    signDisplay: "exceptZero",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
    .format(number)
    .replace("-", "−");
}

export function mineOf(deal: DailyDeal): DailyResult | null {
  return deal.results?.find((result) => result.you) ?? null;
}

/** The line that others are compared with: one's own, else the best. */
export function measureOf(deal: DailyDeal): DailyResult | null {
  return mineOf(deal) ?? deal.results?.[0] ?? null;
}
