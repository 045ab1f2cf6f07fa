// How events are told.
import type { EventLine, EventState } from "../net/types";
import { t, words } from "../ui/words.svelte";

type Setting = Pick<EventLine, "format" | "seats" | "rounds" | "duplicate" | "all_rounds">;

/** Its kind and its size in one line. */
export function shape(event: Setting & { minutes?: number; round_minutes?: number }): string {
  const parts = [t(`page-event-format-${event.format}`), t("page-event-tables-of", { seats: event.seats })];
  const rounds = event.all_rounds ?? event.rounds;
  if (event.format === "arena" && event.minutes) parts.push(t("page-event-minutes", { minutes: event.minutes }));
  else if (rounds) parts.push(t(event.format === "alone" ? "page-event-deals" : "page-event-rounds", { rounds }));
  if (event.format === "alone" && event.round_minutes) {
    const { figure, unit } = left(event.round_minutes * 60_000);
    parts.push(t("page-event-within", { time: `${figure} ${unit}` }));
  }
  if (event.duplicate && event.format !== "alone") parts.push(t("page-event-duplicate"));
  return parts.join(" · ");
}

/** A round; where everybody plays alone, a deal. */
export const roundSaid = (event: Pick<Setting, "format">, round: number): string =>
  t(event.format === "alone" ? "page-event-deal" : "page-event-round", { round });

/** In a house for children events have no titles. */
export const titleOf = (event: Pick<EventLine, "title" | "game" | "format">): string =>
  event.title || `${t(`game-${event.game}`)} · ${t(`page-event-format-${event.format}`)}`;

export const moment = (ms: number): string =>
  new Intl.DateTimeFormat(words.locale, { dateStyle: "full", timeStyle: "short" }).format(ms);

export const clockTime = (ms: number): string =>
  new Intl.DateTimeFormat(words.locale, { timeStyle: "short" }).format(ms);

/** The time that is left, as a large figure and its unit: days, hours, minutes, and at the end seconds. */
export function left(milliseconds: number): { figure: string; unit: string } {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1_000));
  const [count, unit] =
    seconds >= 172_800
      ? [Math.floor(seconds / 86_400), "day"]
      : seconds >= 7_200
        ? [Math.floor(seconds / 3_600), "hour"]
        : seconds >= 120
          ? [Math.floor(seconds / 60), "minute"]
          : [seconds, "second"];
  const parts = new Intl.NumberFormat(words.locale, { style: "unit", unit, unitDisplay: "long" }).formatToParts(count);
  const said = (types: string[]): string =>
    parts
      .filter((part) => types.includes(part.type))
      .map((part) => part.value)
      .join("")
      .trim();
  return { figure: said(["integer", "group"]), unit: said(["unit"]) };
}

/** Points: whole ones without a fraction, halves as a half. */
export function points(score: number): string {
  return new Intl.NumberFormat(words.locale, { maximumFractionDigits: 2 }).format(score).replace("-", "−");
}

export const percent = (share: number): string =>
  new Intl.NumberFormat(words.locale, { style: "percent", maximumFractionDigits: 0 }).format(share);

/** A name, also of who is gone. */
export const called = (name: string | null): string => name || t("page-event-nobody");

/** Of a duplicate event: the share of all match points that one could have had; an evening's score is a mean already, and
 * alone a deal that one did not come for counts like the others. */
export function share(
  event: Pick<EventState, "duplicate" | "format" | "rounds">,
  score: number,
  played: number,
): number | null {
  if (!event.duplicate || !played) return null;
  return event.format === "evening" ? score : score / (event.format === "alone" ? event.rounds : played);
}
