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

const PLACES = ["🥇", "🥈", "🥉"];
const [CAMEL, SAND] = ["🐪", "▫️"];
const SCALE = 5;

/** One to five camels: where a result stands among all of the day, and five for who is alone. */
export function camelsOf(rank: number, finished: number): number {
  const behind = finished > 1 ? (finished - rank) / (finished - 1) : 1;
  return 1 + Math.round(Math.min(1, Math.max(0, behind)) * (SCALE - 1));
}

/** What was finished of a day, in emblems: the place at the table, and camels for all who had the same deal. Neither cards
 * nor points: nobody who reads it knows anything that helps them. */
export function linesOf(deals: readonly DailyDeal[], name: (game: string) => string, house: string): string {
  const mine = deals.flatMap((deal) => {
    const result = mineOf(deal);
    if (!result) return [];
    const camels = camelsOf(result.rank, deal.finished);
    const place = PLACES[result.place - 1] ?? `${result.place}.`;
    return [`${name(deal.game)} ${place} ${CAMEL.repeat(camels)}${SAND.repeat(SCALE - camels)}`];
  });
  return [`Caravanserai ${deals[0]?.day ?? ""}`, ...mine, `${house}/daily`].join("\n");
}

export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** So many days later, or earlier. */
export function dayAfter(day: string, by: number): string {
  return new Date(Date.parse(day) + by * 86_400_000).toISOString().slice(0, 10);
}
