// Hours of the day, as people say them.

/** "18–24", "6–12, 18–24": hours that follow each other are one span. */
export function spans(hours: readonly number[]): string {
  const said: [number, number][] = [];
  for (const hour of [...hours].sort((a, b) => a - b)) {
    const last = said.at(-1);
    if (last && last[1] === hour) last[1] = hour + 1;
    else said.push([hour, hour + 1]);
  }
  return said.map(([from, to]) => `${from}–${to}`).join(", ");
}

/** Parts of the day that can be chosen: six hours each. */
export const PARTS = ["night", "morning", "afternoon", "evening"] as const;
export type PartOfDay = (typeof PARTS)[number];

export function hoursOf(parts: readonly PartOfDay[]): number[] {
  return parts.flatMap((part) => Array.from({ length: 6 }, (_, i) => PARTS.indexOf(part) * 6 + i));
}

/** A length in hours, or in whole days, as the reader writes it. */
export function inHours(hours: number, lang: string): string {
  const days = hours % 24 === 0;
  return new Intl.NumberFormat(lang, {
    style: "unit",
    unit: days ? "day" : "hour",
    unitDisplay: "long",
  }).format(days ? hours / 24 : hours);
}
