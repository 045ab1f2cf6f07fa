// What became of each card on offer this turn: told by the events, kept until the next turn begins.
import { cardOf, type Place } from "./names";
import type { Event } from "./types";

export type Fate =
  | { how: "bought"; seat: number; price: number; over: readonly number[] }
  | { how: "lost"; seats: readonly number[]; half: number; what: "goods" | "camel" }
  | { how: "broke"; seat: number; price: number; paid: number }
  | { how: "unsold" };

/** By place; what happened last stands last. A new camel begins anew. */
export type Fates = ReadonlyMap<Place, readonly Fate[]>;

/** Who bought, or quarrelled over, what: a kind of goods, or a camel. */
export interface Sale {
  seats: readonly number[];
  what: string;
}

/** What this turn has brought: what became of things, the card that lay in each place, and what each price brought. */
export interface Turn {
  fates: Fates;
  cards: ReadonlyMap<Place, string>;
  sales: ReadonlyMap<number, readonly Sale[]>;
}

const TURN: ReadonlySet<Event["type"]> = new Set(["TurnBegan", "MarketClosed"]);

export function turnOf(past: readonly Event[]): Turn {
  const begin = past.findLastIndex((event) => TURN.has(event.type));
  const found = new Map<Place, Fate[]>();
  const cards = new Map<Place, string>();
  /** Which card lies where. */
  const places = new Map<string, Place>([["camel", "camel"]]);
  const add = (place: Place, fate: Fate) => found.set(place, [...(found.get(place) ?? []), fate]);
  const sales = new Map<number, Sale[]>();
  const sold = (seats: readonly number[], card: string) =>
    sales.set(price, [...(sales.get(price) ?? []), { seats, what: card === "camel" ? "camel" : cardOf(card).kind }]);
  let over: readonly number[] = [];
  let price = 0;
  for (const event of past.slice(begin + 1)) {
    switch (event.type) {
      case "PriceCalled":
        price = event.price;
        break;
      case "CardOffered":
        places.set(event.card, event.seller ?? "bank");
        cards.set(event.seller ?? "bank", event.card);
        break;
      case "CouldNotPay":
        add(places.get(event.card) ?? "camel", {
          how: "broke",
          seat: event.seat,
          price: event.price,
          paid: event.paid,
        });
        break;
      case "DisputeWon":
        over = event.others;
        break;
      case "GoodsBought":
        add(event.seller ?? "bank", { how: "bought", seat: event.seat, price: event.price, over });
        sold([event.seat], event.card);
        over = [];
        break;
      case "CamelBought":
        add("camel", { how: "bought", seat: event.seat, price: event.price, over });
        sold([event.seat], "camel");
        over = [];
        break;
      case "DisputeLost":
        add(places.get(event.card) ?? event.seller ?? "bank", {
          how: "lost",
          seats: event.seats,
          half: event.half,
          what: event.card === "camel" ? "camel" : "goods",
        });
        sold(event.seats, event.card);
        break;
      case "GoodsUnsold":
        for (const card of event.cards) add(places.get(card) ?? "bank", { how: "unsold" });
        break;
    }
  }
  return { fates: found, cards, sales };
}
