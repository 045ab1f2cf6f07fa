import type { Colour } from "../../art/weaves";
import type { View, Words } from "./types";

/** "white-3", a card or a carpet, in its parts. */
export function parts(name: string): { colour: Colour; value: number } {
  const [colour, value] = name.split("-");
  return { colour: colour as Colour, value: Number(value) };
}

/** The gem slots printed on a card (KH-02). */
export function slotsOf(card: string, printed: View["printed"]): number {
  return printed.gem_slots[parts(card).value - 1] ?? 0;
}

/** A line of the sheet; what lies face down is null, and its number is in the place of its values. */
export interface Line {
  seat: number;
  rank: number | null;
  teapots: readonly number[] | null;
  teapotTokens: number;
  teapotPoints: number | null;
  carpets: readonly string[] | null;
  carpetTokens: number;
  carpetPoints: number | null;
  salt: readonly number[];
  saltPoints: number;
  gems: number;
  total: number | null;
}

/** The sheet at the end, best first; before that what may be known, in the order of the seats. */
export function linesOf(view: Pick<View, "seats" | "sheet">): Line[] {
  const lines = view.seats.map((seen, seat): Line => {
    const { points } = seen;
    const end = view.sheet?.seats[seat];
    return {
      seat,
      rank: end?.rank ?? null,
      teapots: end?.teapots ?? seen.teapot_values,
      teapotTokens: seen.teapots,
      teapotPoints: end?.teapot_points ?? points.teapots,
      carpets: end?.carpets ?? seen.delivered_carpets,
      carpetTokens: seen.delivered,
      carpetPoints: end?.carpet_points ?? points.carpets,
      salt: end?.salt ?? seen.salt,
      saltPoints: end?.salt_points ?? points.salt,
      gems: end?.gems ?? seen.gems,
      total: end?.total ?? points.total,
    };
  });
  return lines.sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || a.seat - b.seat);
}

/** Milliseconds as minutes and seconds; long times as hours. */
export function clockText(ms: number, t: Words): string {
  const left = Math.max(0, Math.ceil(ms / 1000));
  if (left >= 36_000) return t("page-hours", { hours: Math.floor(left / 3_600) });
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
}
