// What an event changes of what is drawn, so that the souk keeps pace with the motion. The true view follows after it.
import type { Event, OwnView, SeatView, View } from "./types";

export function fold(view: View, event: Event): View {
  switch (event.type) {
    case "ElderDrawn":
      return { ...view, elder: event.seat };
    case "TurnBegan":
      return { ...view, phase: "sell", turn: event.turn, elder: event.elder, price: null, offers: [] };
    case "CamelTurnedUp":
      return { ...view, camel: event.capacity, camels_left: event.left };
    case "CardOffered": {
      const kind = event.card.split("-")[0] as NonNullable<SeatView["kind"]>;
      const shown = { ...view, offers: [...view.offers, { card: event.card, seller: event.seller }] };
      if (event.seller === null)
        return { ...shown, bank: view.bank && { kind, cards: Math.max(0, view.bank.cards - 1) } };
      return {
        ...seat(shown, event.seller, (s) => ({ kind, hand_size: Math.max(0, s.hand_size - 1) })),
        own: view.own && { ...view.own, answer: null, hand: handOf(view.own, event.seller, event.card) },
      };
    }
    case "PriceCalled":
      return {
        ...view,
        phase: "stop",
        price: event.price,
        own: view.own && { ...view.own, answer: null },
      };
    case "GoodsBought":
      return paid(
        seat({ ...view, offers: view.offers.filter((offer) => offer.card !== event.card) }, event.seat, (s) => ({
          goods_count: s.goods_count + 1,
          goods: s.goods && [...s.goods, event.card],
        })),
        [event.seat],
        event.price,
        event.seller,
        event.card,
      );
    case "CamelBought": {
      const bought = seat({ ...view, camel: null }, event.seat, (s) => ({ camels: s.camels + 1 }));
      const { own } = bought;
      const mine = own?.seat === event.seat;
      return paid(
        mine
          ? {
              ...bought,
              own: {
                ...own,
                camels: [...own.camels, event.capacity].sort((a, b) => a - b),
                places: own.places + event.capacity,
              },
            }
          : bought,
        [event.seat],
        event.price,
        null,
        null,
      );
    }
    case "CouldNotPay":
      return paid(view, [event.seat], event.paid, null, null);
    case "DisputeLost":
      return paid(
        event.card === "camel"
          ? { ...view, camel: null, camels_left: view.camels_left + 1 }
          : { ...view, offers: view.offers.filter((offer) => offer.card !== event.card) },
        event.seats,
        event.half,
        event.seller,
        null,
      );
    case "GoodsUnsold":
      return { ...view, offers: view.offers.filter((offer) => !event.cards.includes(offer.card)) };
    case "MarketClosed":
      return { ...view, phase: "leave", price: null, offers: [] };
    default:
      // What the house alone can tell is shown with the true view.
      return view;
  }
}

function handOf(own: OwnView, seller: number, card: string): string[] {
  const at = own.seat === seller ? own.hand.indexOf(card) : -1;
  return at < 0 ? own.hand : own.hand.toSpliced(at, 1);
}

/** The reader's own purse and goods, as coins and cards arrive and leave. */
function paid(view: View, seats: readonly number[], each: number, to: number | null, card: string | null): View {
  const { own } = view;
  if (!own) return view;
  const mine = seats.includes(own.seat);
  const dirhams = own.dirhams - (mine ? each : 0) + (to === own.seat ? each * seats.length : 0);
  return { ...view, own: { ...own, dirhams, goods: mine && card ? [...own.goods, card] : own.goods } };
}

function seat(view: View, which: number, change: (s: SeatView) => Partial<SeatView>): View {
  return { ...view, seats: view.seats.map((s, i) => (i === which ? { ...s, ...change(s) } : s)) };
}
