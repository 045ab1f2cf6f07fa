// For tests: a small view.
import type { SeatView, TokensView, View } from "./types";

export { TEXTS, facesOf, wordsOf, type Lang } from "../testing";

export const NO_TOKENS: TokensView = { teapots: [], carpets: [], teapot_points: 0, carpet_points: 0, total: 0 };

export function seatView(change: Partial<SeatView> = {}): SeatView {
  return {
    hand_size: 5,
    gems: 0,
    undelivered: [],
    salt: [],
    salt_points: 0,
    teapots: 0,
    delivered: 0,
    tokens: null,
    played: [],
    ...change,
  };
}

export function viewOf(seats: number, change: Partial<View> = {}): View {
  const city = { place: "city" } as const;
  return {
    seats: Array.from({ length: seats }, () => seatView()),
    camels: (["white", "blue", "green", "pink", "black"] as const).map((colour, i) => ({
      colour,
      space: city,
      teapot: i + 2,
    })),
    piles: { teapots: 17, carpets: 15, salt: [8, 7, 6, 5, 4], gems: 30 },
    phase: "choose",
    turn: 1,
    deal: 1,
    active_camel: null,
    mover: null,
    discard: [],
    face_up: [],
    cards_aside: 10,
    ending: false,
    cards_each: seats === 2 ? 2 : 1,
    printed: {
      gem_slots: [2, 2, 1, 1, 0],
      shops: [
        { gems: 1, carpet: false, salt_price: null },
        { gems: 0, carpet: true, salt_price: null },
        { gems: 2, carpet: false, salt_price: null },
        { gems: 0, carpet: true, salt_price: 3 },
      ],
    },
    own: {
      seat: 0,
      tokens: NO_TOKENS,
      hand: ["white-1", "blue-2", "green-3", "pink-4", "black-5"],
      choice: null,
      gave: [],
      got: [],
    },
    sheet: null,
    all_own: null,
    ...change,
  };
}
