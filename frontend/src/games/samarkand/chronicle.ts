// The log of the souk, folded: a turn is one line, with all that was sold in it.
import { Teller } from "../teller";
import { PHRASES } from "./generated";
import type { Chronicle, TurnLine } from "../contract";
import { fold } from "./fold";
import { cardOf } from "./names";
import type { Event, Words } from "./types";

interface Sale {
  seat: number;
  what: string;
  price: number;
  symbol: string;
  value: number;
}

function turn(events: readonly Event[], you: number, names: readonly string[], t: Words): TurnLine {
  const tell = new Teller(PHRASES, you, names, t);
  const ended = events.find((event) => event.type === "GameEnded");
  if (ended) return { seat: null, text: tell.ended(ended), points: null, more: [] };
  if (events.some((event) => event.type === "MarketClosed"))
    return { seat: null, text: t("samarkand-market-closed"), points: null, more: [] };
  const sales = events.flatMap((event): Sale[] => {
    if (event.type === "GoodsBought") {
      const { kind, value } = cardOf(event.card);
      const what = tell.thing("ware", event.card);
      return [{ seat: event.seat, what, price: event.price, symbol: `good-${kind}`, value }];
    }
    if (event.type === "CamelBought") {
      const what = t("samarkand-log-camel", { capacity: event.capacity });
      return [{ seat: event.seat, what, price: event.price, symbol: "souk-camel", value: event.capacity }];
    }
    return [];
  });
  const lost = events.flatMap((event) =>
    event.type === "DisputeLost"
      ? [{ seat: null, text: t("samarkand-log-disputed", { what: tell.thing("ware", event.card) }) }]
      : [],
  );
  // The dearest first: what was fought for.
  const [first, ...others] = [...sales].sort((a, b) => b.price - a.price);
  if (!first) {
    const over = events.some((event) => event.type === "GoodsUnsold");
    return {
      seat: null,
      text: t(over || lost.length ? "samarkand-log-nothing" : "samarkand-log-open"),
      points: null,
      more: lost,
    };
  }
  const more = others.map((sale) => ({
    seat: sale.seat,
    text: t("samarkand-log-sold", { what: sale.what, price: sale.price }),
    picture: { symbol: sale.symbol, label: t("samarkand-log-brief", { value: sale.value, price: sale.price }) },
  }));
  return {
    seat: first.seat,
    text: tell.say("samarkand-log-bought", { seat: first.seat }, { what: first.what, price: first.price }),
    points: null,
    more: [...more, ...lost],
  };
}

export const chronicle: Chronicle = {
  opens: (event: Event) => {
    if (event.type === "MarketClosed" || event.type === "GameEnded") return "end";
    return event.type === "TurnBegan" ? "turn" : null;
  },
  counts: "game",
  chapter: () => "",
  turn,
  scores: () => null,
  seen: (events: readonly Event[]) =>
    events.some((event) => ["GoodsBought", "CamelBought", "DisputeLost", "GoodsUnsold"].includes(event.type)),
  fold,
};
