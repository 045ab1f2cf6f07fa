import type { Colour } from "../../art/weaves";
import type { TokensView, View } from "./types";

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
export interface SheetRow {
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

/** What lies face down before a seat, where the reader may know it. */
export function tokensOf(view: Pick<View, "seats" | "own">, seat: number): TokensView | null {
  return view.seats[seat]?.tokens ?? (view.own?.seat === seat ? view.own.tokens : null);
}

/** The sheet at the end, best first; before that what may be known, in the order of the seats. */
export function linesOf(view: Pick<View, "seats" | "sheet" | "own">): SheetRow[] {
  const lines = view.seats.map((seen, seat): SheetRow => {
    const tokens = tokensOf(view, seat);
    const end = view.sheet?.seats[seat];
    return {
      seat,
      rank: end?.rank ?? null,
      teapots: end?.teapots ?? tokens?.teapots ?? null,
      teapotTokens: seen.teapots,
      teapotPoints: end?.teapot_points ?? tokens?.teapot_points ?? null,
      carpets: end?.carpets ?? tokens?.carpets ?? null,
      carpetTokens: seen.delivered,
      carpetPoints: end?.carpet_points ?? tokens?.carpet_points ?? null,
      salt: end?.salt ?? seen.salt,
      saltPoints: end?.salt_points ?? seen.salt_points,
      gems: end?.gems ?? seen.gems,
      total: end?.total ?? tokens?.total ?? null,
    };
  });
  return lines.sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || a.seat - b.seat);
}
