// The souk's things by name, and who stands where in it; nothing of what the rules make of it.
import { KINDS, type Kind, type OwnView, type StopOption, type View } from "./types";

export interface Card {
  kind: Kind;
  value: number;
}

/** "spices-5" in its parts. */
export function cardOf(name: string): Card {
  const [kind, value] = name.split("-");
  return { kind: kind as Kind, value: Number(value) };
}

/** A place in the souk where something is sold: a seat's rug, the bank's, or the camel's. */
export type Place = number | "bank" | "camel";

export interface Stand {
  place: Exclude<Place, "camel">;
  kind: Kind | null;
  card: string | null;
}

/** The rugs clockwise from the reader's left, then the bank's, the reader's own last; who watches sees them as they sit. */
export function standsOf(view: View, you: number): Stand[] {
  const count = view.seats.length;
  const seats = Array.from({ length: count }, (_, k) => (you < 0 ? k : (you + 1 + k) % count));
  const places: Stand["place"][] = view.bank
    ? [...seats.filter((seat) => seat !== you), "bank", ...(you < 0 ? [] : [you])]
    : seats;
  return places.map((place) => {
    const seller = place === "bank" ? null : place;
    const kind = place === "bank" ? view.bank!.kind : (view.seats[place]?.kind ?? ownKind(view, place));
    return { place, kind, card: view.offers.find((offer) => offer.seller === seller)?.card ?? null };
  });
}

function ownKind(view: View, seat: number): Kind | null {
  const own = view.own?.seat === seat ? view.own : view.all_own?.[seat];
  return own?.kind ?? null;
}

/** Where an option lies. */
export function placeOf(option: Pick<StopOption, "card" | "seller">): Place {
  return option.card === "camel" ? "camel" : (option.seller ?? "bank");
}

/** What may be pointed at, in the order in which the souk shows it: the camel last. */
export function inOrder(options: readonly StopOption[], stands: readonly Stand[]): StopOption[] {
  const order: Place[] = [...stands.map((stand) => stand.place), "camel"];
  return [...options].sort((a, b) => order.indexOf(placeOf(a)) - order.indexOf(placeOf(b)));
}

/** The number by which a key names a place: the rugs that are not the reader's, then the camel. It holds all game long. */
export function numberOf(place: Place, stands: readonly Stand[], you: number): number {
  const rugs = stands.map((stand) => stand.place).filter((one) => one !== you);
  return place === "camel" ? rugs.length + 1 : rugs.indexOf(place) + 1;
}

export interface Lot {
  kind: Kind;
  cards: string[];
}

/** Goods by kind, in the order of the kinds, the dearest first. */
export function lotsOf(goods: readonly string[]): Lot[] {
  return KINDS.flatMap((kind) => {
    const cards = goods.filter((card) => cardOf(card).kind === kind).sort((a, b) => cardOf(b).value - cardOf(a).value);
    return cards.length ? [{ kind, cards }] : [];
  });
}

/** The kinds that are in the game and known to be, but for this seat's own. */
export function kindsFor(view: View, seat: number): Kind[] {
  const sold = [...view.seats.map((one) => one.kind), view.bank?.kind ?? null];
  return KINDS.filter((kind) => sold.includes(kind) && view.seats[seat]?.kind !== kind);
}

/** A purse in coins of five, three and one: few, and never more than can be seen. */
export function coinsOf(dirhams: number): number[] {
  const coins = Array.from({ length: Math.min(6, Math.floor(dirhams / 5)) }, () => 5);
  let rest = dirhams - 5 * Math.floor(dirhams / 5);
  if (rest >= 3) {
    coins.push(3);
    rest -= 3;
  }
  return [...coins, ...Array.from({ length: rest }, () => 1)];
}

export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}

/** Are these the same cards, in whatever order? */
export function sameCards(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && [...one].sort().join() === [...other].sort().join();
}

/** The card that a seat has answered with, and has sealed. */
export function sealedCard(own: OwnView | null): string | null {
  return own?.answer && "card" in own.answer ? own.answer.card : null;
}
