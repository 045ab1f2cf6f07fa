// For tests: a small souk, and the words of the house as the page loads them.
import { KINDS, type SeatView, type StopAsk, type StopOption, type View } from "./types";

export { TEXTS, facesOf, wordsOf, type Lang } from "../testing";

export function seatView(change: Partial<SeatView> = {}): SeatView {
  return {
    kind: null,
    hand_size: 10,
    goods_count: 0,
    goods: [],
    camels: 0,
    capacities: null,
    dirhams: null,
    left: [],
    ...change,
  };
}

/** A market at 6 dirhams, every seat's card on its rug; the reader is seat 0 and sells carpets. */
export function viewOf(seats: number, change: Partial<View> = {}): View {
  return {
    seats: Array.from({ length: seats }, (_, seat) => seatView({ kind: KINDS[seat]! })),
    phase: "stop",
    turn: 3,
    turns: 10,
    elder: 1,
    price: 6,
    offers: [
      ...Array.from({ length: seats }, (_, seat) => ({ card: `${KINDS[seat]!}-${seat + 1}`, seller: seat })),
      ...(seats === 3 ? [{ card: "jewels-7", seller: null }] : []),
    ],
    camel: 4,
    camels_left: 11,
    bank: seats === 3 ? { kind: "jewels", cards: 7 } : null,
    sheet: null,
    all_own: null,
    own: {
      seat: 0,
      kind: "carpets",
      hand: ["carpets-1", "carpets-1", "carpets-5", "carpets-7"],
      dirhams: 9,
      camels: [5, 3],
      places: 8,
      goods: ["spices-2", "fruits-5", "spices-7"],
      answer: null,
      shopping: {
        kinds: KINDS.slice(1, seats === 3 ? 4 : seats).map((kind) => ({ kind, values: [], to_come: 7 })),
        free: 5,
        warning: null,
      },
    },
    ...change,
  };
}

export function stopAsk(view: View, change: Partial<StopAsk> = {}): StopAsk {
  const option = (card: string, seller: number | null, worth: number, capacity: number | null = null): StopOption => ({
    card,
    seller,
    capacity,
    price: view.price ?? 0,
    can_pay: true,
    worth,
    prospect: {
      points: worth,
      gained: Math.max(0, worth),
      lost: Math.min(0, worth),
      brings: capacity === null ? "first" : "room",
      needs: null,
      alike: 1,
      room: 2,
      empty: worth < 0 ? -worth / 2 : 0,
      kinds: [],
      most: false,
    },
    learned: false,
    expected: null,
  });
  return {
    type: "StopAsk",
    price: view.price ?? 0,
    half: 3,
    dirhams: 9,
    elder: false,
    options: [
      ...view.offers.filter((one) => one.seller !== 0).map((one, i) => option(one.card, one.seller, i + 1)),
      option("camel", null, -8, view.camel),
    ],
    clause: "SA-09",
    ...change,
  };
}
