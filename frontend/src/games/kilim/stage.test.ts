import { describe, expect, it, vi } from "vitest";
import { fold, recapOf, type Recap } from "./fold";
import { plan, type Motion } from "./motion";
import { offersOf } from "./names";
import { Stage } from "./stage.svelte";
import { soundOf } from "./sounds";
import { seatView, viewOf } from "./testing";
import type { Event, View } from "./types";

const shows = (seat: number, card: string): Event => ({ type: "CardRevealed", seat, card });
const MARKET: Event[] = [
  shows(0, "gold-11"),
  shows(1, "gold-12"),
  shows(2, "spy"),
  shows(3, "artisan"),
  { type: "OfferMade", seat: 2, gold: 12 },
  { type: "OffersCancelled", gold: 12, seats: [1, 2] },
  { type: "PrizeWon", seat: 0, gold: 11, dominoes: 1 },
];

describe("folding", () => {
  const after = MARKET.reduce(fold, viewOf(4));

  it("spends the cards that are shown", () => {
    expect(after.seats[0]).toMatchObject({ card: "gold-11", laid: 11, spent: [11] });
    expect(after.seats[0]?.gold).not.toContain(11);
    expect(after.seats[2]).toMatchObject({ card: "spy", laid: 12, specials: ["scrap-bag", "artisan"] });
  });

  it("strikes out equal offers, and marks the one that wins", () => {
    expect(offersOf(after).map(({ out, won }) => [out, won])).toEqual([
      [false, true],
      [true, false],
      [true, false],
      [false, false],
    ]);
  });

  it("leaves offers alone until the auction is held", () => {
    const shown = MARKET.slice(0, 5).reduce(fold, viewOf(4));
    expect(offersOf(shown).some((offer) => offer.out || offer.won)).toBe(false);
  });

  it("takes a woven domino from the stall to its kilim", () => {
    const woven = fold(after, { type: "DominoWoven", seat: 0, domino: "1-star-comb", x: 0, y: 0, turn: 1 });
    expect(woven.prize).toEqual([]);
    expect(woven.seats[0]?.kilim).toMatchObject([{ piece: "1-star-comb", faces: ["star", "comb"], turn: 1 }]);
  });

  it("clears the market for the next turn, unsold dominoes staying", () => {
    const next = fold(after, { type: "DominoTurnedUp", domino: "1-hooks-horn" });
    expect(next).toMatchObject({ phase: "place", turn: 2, piles: [13, 15, 15], winner: null });
    expect(next.prize.map((one) => one.piece)).toEqual(["1-star-comb", "1-hooks-horn"]);
    expect(offersOf(next)).toEqual([]);
  });

  it("hands out scraps and tokens", () => {
    const kept = fold(fold(viewOf(2), { type: "ScrapKept", seat: 1 }), {
      type: "TokenTaken",
      seat: 1,
      token: "perfect",
    });
    expect(kept).toMatchObject({ scraps_left: 4, tokens: ["turn", "remove", "move"] });
    expect(kept.seats[1]).toMatchObject({ scraps: 1, perfects: 1, tokens: [{ token: "perfect", used: true }] });
  });

  it("remembers how the last market ended", () => {
    const view = viewOf(4);
    const recap = [...MARKET, { type: "DominoTurnedUp", domino: "1-hooks-horn" } as Event].reduce<Recap | null>(
      (last, event) => recapOf(last, event, view),
      null,
    );
    expect(recap).toMatchObject({ turn: 1, over: true });
    expect(recap?.offers.map((one) => [one.gold, one.out, one.won])).toEqual([
      [11, false, true],
      [12, true, false],
      [12, true, false],
      [null, false, false],
    ]);
    expect(recapOf(recap, shows(1, "gold-2"), view)?.offers).toHaveLength(1);
  });
});

describe("a plan", () => {
  it("turns cards over together, then strikes, then crowns", () => {
    expect(plan(MARKET).map((step) => step.motion?.kind)).toEqual(["reveal", "reveal", "strike", "win"]);
    expect(plan(MARKET)[0]?.motion).toEqual({ kind: "reveal", seats: [0, 1, 2, 3] });
  });

  it("keeps every event, in order", () => {
    expect(plan(MARKET).flatMap((step) => step.events)).toEqual(MARKET);
  });

  it("shows nothing for a card that is placed", () => {
    expect(plan([{ type: "CardPlaced", seat: 1 }])).toMatchObject([{ motion: null, ms: 0 }]);
  });
});

describe("sounds", () => {
  it("are there for what is seen, and not for what only the log tells", () => {
    expect(soundOf(MARKET[0]!)).toBe("reveal");
    expect(soundOf({ type: "SeatDone", seat: 1 })).toBeNull();
  });
});

describe("the stage", () => {
  const stage = (speed: 0 | 1 | 2 | 3 = 2) => {
    const played: Motion["kind"][] = [];
    const shown: (number | [number, number])[] = [];
    const made = new Stage(
      viewOf(4),
      async (motion) => {
        played.push(motion.kind);
      },
      (n, events) => shown.push(events === undefined ? n : [n, events]),
    );
    made.speed = speed;
    return { made, played, shown };
  };
  const truth: View = viewOf(4, {
    phase: "weave",
    winner: 0,
    winning: 11,
    seats: [seatView({ card: "gold-11", laid: 11 }), seatView(), seatView(), seatView()],
  });

  it("plays what happened, tells how far it is, and ends at the true view", async () => {
    const { made, played, shown } = stage();
    made.follow(truth, [{ n: 3, events: MARKET }]);
    await vi.waitFor(() => expect(made.playing).toBe(false));
    expect(played).toEqual(["reveal", "reveal", "strike", "win"]);
    expect(shown).toEqual([[3, 4], [3, 5], [3, 6], [3, 7], 3]);
    expect(made.drawn).toBe(truth);
  });

  it("plays nothing where nothing moves, and still tells how the market went", async () => {
    const { made, played, shown } = stage(0);
    made.follow(truth, [{ n: 3, events: MARKET }]);
    await vi.waitFor(() => expect(shown).toEqual([3]));
    expect(played).toEqual([]);
    expect(made.recap?.offers).toHaveLength(4);
  });

  it("forgets a market that belongs to another moment of a replay", async () => {
    const { made, shown } = stage(0);
    made.follow(truth, [{ n: 3, events: MARKET }]);
    await vi.waitFor(() => expect(shown).toEqual([3]));
    made.follow(viewOf(4, { turn: 9 }), []);
    expect(made.recap).toBeNull();
  });

  it("does not lay into a table again what it was opened with", () => {
    const { made, played, shown } = stage();
    const start = made.drawn;
    made.follow(start, [{ n: 3, events: [{ type: "DominoTurnedUp", domino: "1-star-comb" }] }]);
    expect(made.drawn).toBe(start);
    expect([made.playing, played, shown]).toEqual([false, [], [3]]);
  });

  it("leaves the rest out when it is skipped", async () => {
    const { made, shown } = stage();
    made.follow(truth, [
      { n: 3, events: MARKET },
      { n: 4, events: [{ type: "DayEnded", day: 1, scores: [0, 0, 0] }] },
    ]);
    made.skip();
    await vi.waitFor(() => expect(made.playing).toBe(false));
    expect(shown.at(-1)).toBe(4);
  });
});
