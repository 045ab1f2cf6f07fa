// Events as sentences in the reader's language.
import { CLAUSES } from "./generated";
import { clauseOf, SeatTeller } from "../teller";
import type { Fate } from "./fates";
import { cardOf, signed, type Place } from "./names";
import type { Event, Order, StopOption, Words } from "./types";

/** Which parts of a sentence may be the reader: a message has an attribute for each. */
const ABOUT_YOU: Record<string, readonly string[]> = {
  "samarkand-kind-drawn": ["seat"],
  "samarkand-elder-drawn": ["seat"],
  "samarkand-turn-began": ["elder"],
  "samarkand-answer-sealed": ["seat"],
  "samarkand-answer-changed": ["seat"],
  "samarkand-card-offered": ["seat"],
  "samarkand-stopped": ["seat"],
  "samarkand-could-not-pay": ["seat"],
  "samarkand-dispute-won": ["seat"],
  "samarkand-goods-bought": ["seat", "to"],
  "samarkand-bought-from-bank": ["seat"],
  "samarkand-camel-bought": ["seat"],
  "samarkand-goods-disputed": ["to"],
  "samarkand-goods-left": ["seat"],
  "samarkand-kind-scored": ["seat"],
  "samarkand-tie-seat": ["seat"],
  "samarkand-log-bought": ["seat"],
  "samarkand-page-stamp-sold": ["seat"],
  "samarkand-page-stamp-elder": ["seat"],
  "samarkand-page-stamp-broke": ["seat"],
};

/** Says the things of the souk to one reader. */
export class Teller extends SeatTeller {
  protected override readonly aboutYou = ABOUT_YOU;

  kind(kind: string): string {
    return this.t("samarkand-kind", { kind });
  }

  card(name: string): string {
    return name === "camel" ? this.t("samarkand-the-camel") : this.t("samarkand-card", { ...cardOf(name) });
  }

  cards(names: readonly string[]): string {
    return this.joined(names.map((name) => this.card(name)));
  }

  /** Who sells there. */
  seller(place: Place): string {
    return place === "bank" || place === "camel" ? this.t("samarkand-page-bank") : this.name(place);
  }

  /** What became of a card, in few words. */
  fate(fate: Fate): string {
    switch (fate.how) {
      case "bought":
        return fate.over.length
          ? this.say("samarkand-page-stamp-elder", { seat: fate.seat, others: fate.over }, { price: fate.price })
          : this.say("samarkand-page-stamp-sold", { seat: fate.seat }, { price: fate.price });
      case "lost":
        return this.say("samarkand-page-stamp-dispute", { seats: fate.seats }, { half: fate.half, what: fate.what });
      case "broke":
        return this.say("samarkand-page-stamp-broke", { seat: fate.seat }, { price: fate.price, paid: fate.paid });
      case "unsold":
        return this.t("samarkand-page-stamp-unsold");
    }
  }

  /** What a card on offer brings, in few words. */
  brings({ card, prospect }: StopOption): string {
    const { brings, alike, room, kinds } = prospect;
    const named = kinds[0] ?? (card === "camel" ? null : cardOf(card).kind);
    const kind = named ? this.kind(named) : "";
    const value = card === "camel" ? 0 : cardOf(card).value;
    return this.t("samarkand-prospect", { brings, kind, kinds: kinds.length, alike, value, room });
  }

  /** Which kinds are missing, as a sentence. */
  missing(kinds: readonly string[]): string {
    const named = this.joined(kinds.map((kind) => this.kind(kind)));
    return this.t("samarkand-warning", { count: kinds.length, kind: kinds[0] ?? "", kinds: named });
  }

  /** All that is told of a card on offer, for ears: its price, what it brings, on what condition. */
  offer(option: StopOption): string {
    const { gained, lost, empty, needs, brings } = option.prospect;
    return [
      this.t("samarkand-page-rug-offer", { price: option.price }),
      gained ? signed(gained) : "",
      option.capacity === null || brings !== "nothing" ? this.brings(option) : "",
      needs ? this.t("samarkand-prospect-needs", { needs }) : "",
      lost ? `${signed(lost)}, ${this.t("samarkand-prospect-empty", { empty })}` : "",
      option.can_pay ? "" : this.t("samarkand-page-too-dear.about"),
    ]
      .filter(Boolean)
      .join(", ");
  }

  order(order: Order): string {
    switch (order.type) {
      case "PassOn":
        return this.t("samarkand-page-order-pass-on");
      case "PassDownTo":
        return this.t("samarkand-page-order-down-to", { price: order.price });
      case "StopAt":
        return this.t("samarkand-page-order-stop-at", { price: order.price, card: this.card(order.card) });
    }
  }
}

function text(event: Event, tell: Teller): string {
  const { t } = tell;
  switch (event.type) {
    case "KindDrawn":
      return tell.say(
        "samarkand-kind-drawn",
        { seat: event.seat },
        { kind: tell.kind(event.kind), dirhams: event.dirhams },
      );
    case "ElderDrawn":
      return tell.say("samarkand-elder-drawn", { seat: event.seat });
    case "TurnBegan":
      return tell.say("samarkand-turn-began", { elder: event.elder }, { turn: event.turn });
    case "CamelTurnedUp":
      return t("samarkand-camel-turned-up", { capacity: event.capacity, left: event.left });
    case "AnswerSealed":
      return tell.say("samarkand-answer-sealed", { seat: event.seat }, { purpose: event.purpose });
    case "AnswerChanged":
      return tell.say("samarkand-answer-changed", { seat: event.seat }, { purpose: event.purpose });
    case "CardOffered":
      return event.seller === null
        ? t("samarkand-bank-offers", { card: tell.card(event.card) })
        : tell.say("samarkand-card-offered", { seat: event.seller }, { card: tell.card(event.card) });
    case "PriceCalled":
      return t("samarkand-price-called", { price: event.price });
    case "Stopped":
      return tell.say("samarkand-stopped", { seat: event.seat }, { card: tell.card(event.card), price: event.price });
    case "CouldNotPay":
      return tell.say("samarkand-could-not-pay", { seat: event.seat }, { price: event.price, paid: event.paid });
    case "DisputeWon":
      return tell.say(
        "samarkand-dispute-won",
        { seat: event.seat, others: event.others },
        { card: tell.card(event.card) },
      );
    case "GoodsBought": {
      const rest = { card: tell.card(event.card), price: event.price };
      return event.seller === null
        ? tell.say("samarkand-bought-from-bank", { seat: event.seat }, rest)
        : tell.say("samarkand-goods-bought", { seat: event.seat, to: event.seller }, rest);
    }
    case "CamelBought":
      return tell.say("samarkand-camel-bought", { seat: event.seat }, { capacity: event.capacity, price: event.price });
    case "DisputeLost": {
      const rest = { card: tell.card(event.card), half: event.half };
      if (event.card === "camel") return tell.say("samarkand-camel-disputed", { seats: event.seats }, rest);
      return event.seller === null
        ? tell.say("samarkand-disputed-at-bank", { seats: event.seats }, rest)
        : tell.say("samarkand-goods-disputed", { seats: event.seats, to: event.seller }, rest);
    }
    case "PileShuffled":
      return t("samarkand-pile-shuffled", { left: event.left });
    case "GoodsUnsold":
      return t("samarkand-goods-unsold", { cards: tell.cards(event.cards), count: event.cards.length });
    case "MarketClosed":
      return t("samarkand-market-closed");
    case "GoodsLeft":
      return tell.say("samarkand-goods-left", { seat: event.seat }, { cards: tell.cards(event.cards) });
    case "KindScored":
      return tell.say("samarkand-kind-scored", { seat: event.seat }, { kind: tell.kind(event.kind) });
    case "GameEnded":
      return tell.ended(event);
  }
}

export function sentence(event: Event, you: number, names: readonly string[], t: Words) {
  const seat = "seat" in event ? event.seat : null;
  // That somebody has answered, and what the price is, is seen on the table.
  const quiet = event.type === "AnswerSealed" || event.type === "AnswerChanged" || event.type === "PriceCalled";
  return { text: text(event, new Teller(you, names, t)), clause: clauseOf(CLAUSES, event), seat, quiet };
}
