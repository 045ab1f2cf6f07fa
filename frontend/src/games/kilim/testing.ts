// For tests: a small view, and the words of the house as the page loads them.
import type { SeatScore, SeatView, View } from "./types";

export { TEXTS, facesOf, wordsOf, type Lang } from "../testing";

export const GOLD = Array.from({ length: 15 }, (_, i) => i + 1);
export const HAND = [...GOLD.map((gold) => `gold-${gold}`), "spy", "scrap-bag", "artisan"];

export function seatView(change: Partial<SeatView> = {}): SeatView {
  return {
    gold: GOLD,
    spent: [],
    specials: ["spy", "scrap-bag", "artisan"],
    card: null,
    laid: null,
    tokens: [],
    perfects: 0,
    scraps: 0,
    kilim: [],
    ...change,
  };
}

export function scoreOf(change: Partial<SeatScore> = {}): SeatScore {
  return {
    squares: 0,
    width: 0,
    height: 0,
    rectangle_points: 0,
    kinds: [],
    kinds_points: 0,
    groups: [],
    group_points: 0,
    largest: [],
    largest_points: 0,
    torn: 0,
    torn_counted: 0,
    torn_at: [],
    torn_points: 0,
    total: 0,
    rank: 1,
    ...change,
  };
}

export function viewOf(seats: number, change: Partial<View> = {}): View {
  return {
    seats: Array.from({ length: seats }, () => seatView()),
    phase: "place",
    day: 1,
    turn: 1,
    turns: 15,
    piles: [14, 15, 15],
    prize: [{ piece: "1-star-comb", faces: ["star", "comb"] }],
    winner: null,
    winning: 0,
    tokens: ["perfect", "turn", "remove", "move"],
    scraps_left: 5,
    lost: [],
    removed: [],
    sheet: { seats: Array.from({ length: seats }, () => scoreOf()), winners: [0], ties: [] },
    all_own: null,
    own: { seat: 0, card: null, gold: null, scraps: [], seen: null },
    ...change,
  };
}
