// Cards and what became of them; nothing of what the rules make of it.
import { SPECIALS, type SeatView, type View } from "./types";

/** The value of a Gold card, null for a special one. */
export function goldOf(card: string): number | null {
  return card.startsWith("gold-") ? Number(card.slice(5)) : null;
}

export interface HandCard {
  card: string;
  spent: boolean;
}

/** All cards of a day in their order, those that are out included. */
export function handOf(seat: SeatView): HandCard[] {
  const gold = [...seat.gold.map((n) => ({ n, spent: false })), ...seat.spent.map((n) => ({ n, spent: true }))].sort(
    (a, b) => a.n - b.n,
  );
  return [
    ...gold.map(({ n, spent }) => ({ card: `gold-${n}`, spent })),
    ...SPECIALS.map((card) => ({ card, spent: !seat.specials.includes(card) })),
  ];
}

/** What lies before a seat in this turn's market. */
export interface Offer {
  seat: number;
  card: string;
  gold: number | null;
  out: boolean;
  won: boolean;
}

/** The open cards of the turn. Equal offers are out once the auction is held; that is how it was told (KI-14). */
export function offersOf(view: View): Offer[] {
  const held = view.phase !== "place" && view.phase !== "spies";
  const offers = view.seats.flatMap((s) => (s.card && isOffer(s.card) && s.laid !== null ? [s.laid] : []));
  return view.seats.flatMap((s, seat): Offer[] => {
    if (!s.card) return [];
    const out = held && isOffer(s.card) && offers.filter((gold) => gold === s.laid).length > 1;
    return [{ seat, card: s.card, gold: s.laid, out, won: held && view.winner === seat }];
  });
}

export function isOffer(card: string): boolean {
  return card === "spy" || goldOf(card) !== null;
}

/** Largest group of each motif, for a seat; 0 where it has none. */
export function largestOf(groups: readonly { motif: string; size: number }[], motif: string): number {
  return Math.max(0, ...groups.filter((group) => group.motif === motif).map((group) => group.size));
}

/** A total, with a real minus. */
export function plain(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}
