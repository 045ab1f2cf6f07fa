// How tiles look: each kind of tile has a weave and a colour of its own, what the turn is about the first.
import type { Laid, Tile, View } from "./types";

export function looksOf(view: View): (tile: Tile) => number {
  const zones = [...view.zones].sort((a, b) => Number(b.what === "centre") - Number(a.what === "centre"));
  const kinds = [
    ...new Set([
      ...view.revealed.flatMap((one) => (one.about ? [one.about.kind] : [])),
      ...zones.flatMap((zone) => zone.tiles.map((tile) => tile.kind)),
      ...(view.own?.hand.map((tile) => tile.kind) ?? []),
    ]),
  ];
  return (tile) => Math.max(0, kinds.indexOf(tile.kind));
}

/** Where the seats' tiles lie on the cloth, in parts of it: the reader's below, the others clockwise. */
export function placesOf(seats: number, you: number): { seat: number; x: number; y: number }[] {
  return Array.from({ length: seats }, (_, k) => {
    const angle = Math.PI / 2 + (2 * Math.PI * k) / seats;
    return { seat: (Math.max(0, you) + k) % seats, x: 50 + 38 * Math.cos(angle), y: 50 + 33 * Math.sin(angle) };
  });
}

/** The choice that typed digits mean: 1 and then 3 is the 13, where there is one. */
export function typed(before: string, digit: string, numbers: readonly (number | null)[]): string {
  return numbers.includes(Number(before + digit)) ? before + digit : digit;
}

/** The tile that a seat has sealed, where the reader may know it: the reader's own, or anybody's when all is open. */
export function sealedOf(view: View, seat: number): Tile | null {
  return [view.own, ...(view.all_own ?? [])].find((own) => own?.seat === seat)?.sealed ?? null;
}

/** Has this seat chosen? Null where that is not the question: nothing is asked, or a game is looked at again, where
 * nobody is waited for. */
export function chose({ view, seats, shown, looking }: Omit<Laid, "tell" | "you">, seat: number): boolean | null {
  if (view.over || shown || !seats[seat]) return null;
  if (!seats[seat].waiting) return !looking || seats.some((face) => face.waiting) ? true : null;
  return looking ? null : false;
}
