import { describe, expect, it, vi } from "vitest";
import { turnOf } from "./fates";
import { fold } from "./fold";
import { Countdown } from "./moment.svelte";
import { plan, within } from "./motion";
import { coinsOf, inOrder, kindsFor, lotsOf, numberOf, sameCards, signed, standsOf } from "./names";
import { shufflesOf } from "./shuffles";
import { soundOf } from "./sounds";
import { Stage } from "./stage.svelte";
import { stopAsk, viewOf } from "./testing";
import type { GameRecord } from "../../net/types";
import type { Event } from "./types";

const MOMENT: Event[] = [
  { type: "Stopped", seat: 0, card: "spices-2", price: 6 },
  { type: "Stopped", seat: 2, card: "spices-2", price: 6 },
  { type: "Stopped", seat: 3, card: "camel", price: 6 },
  { type: "DisputeLost", seats: [0, 2], card: "spices-2", half: 3, seller: 1 },
  { type: "CamelBought", seat: 3, capacity: 4, price: 6 },
  { type: "CamelTurnedUp", capacity: 2, left: 10 },
  { type: "PriceCalled", price: 5 },
];

describe("folding", () => {
  const after = MOMENT.reduce(fold, viewOf(4));

  it("takes disputed goods from the market and half the price from who disputed them", () => {
    expect(after.offers.map((offer) => offer.card)).not.toContain("spices-2");
    expect(after.own?.dirhams).toBe(6);
  });
  it("gives the camel to its buyer and turns up the next", () => {
    expect(after.seats[3]?.camels).toBe(1);
    expect([after.camel, after.camels_left, after.price]).toEqual([2, 10, 5]);
  });
  it("pays the seller, and loads what the reader buys", () => {
    const sold = fold(viewOf(4), { type: "GoodsBought", seat: 2, card: "carpets-1", price: 6, seller: 0 });
    expect(sold.own?.dirhams).toBe(15);
    expect(sold.seats[2]).toMatchObject({ goods: ["carpets-1"], goods_count: 1 });
    const bought = fold(viewOf(4), { type: "GoodsBought", seat: 0, card: "fruits-3", price: 6, seller: 2 });
    expect(bought.own).toMatchObject({ dirhams: 3, goods: ["spices-2", "fruits-5", "spices-7", "fruits-3"] });
  });
  it("leaves hidden goods hidden, but counts them", () => {
    const closed = viewOf(4);
    closed.seats[2] = { ...closed.seats[2]!, goods: null };
    const sold = fold(closed, { type: "GoodsBought", seat: 2, card: "carpets-1", price: 6, seller: 0 });
    expect(sold.seats[2]).toMatchObject({ goods: null, goods_count: 1 });
  });
  it("takes an offered card from the hand", () => {
    const shown = fold(viewOf(4, { offers: [] }), { type: "CardOffered", seller: 0, card: "carpets-1" });
    expect(shown.own?.hand).toEqual(["carpets-1", "carpets-5", "carpets-7"]);
  });
});

describe("what became of a turn", () => {
  const past: Event[] = [
    { type: "CardOffered", seller: 1, card: "spices-7" },
    { type: "GoodsBought", seat: 0, card: "spices-7", price: 9, seller: 1 },
    { type: "TurnBegan", turn: 3, elder: 2 },
    { type: "CardOffered", seller: 1, card: "spices-2" },
    { type: "CardOffered", seller: 2, card: "fruits-3" },
    { type: "CouldNotPay", seat: 3, card: "fruits-3", price: 9, paid: 1 },
    { type: "DisputeWon", seat: 2, card: "spices-2", others: [0, 3] },
    { type: "GoodsBought", seat: 2, card: "spices-2", price: 8, seller: 1 },
    { type: "DisputeLost", seats: [0, 3], card: "camel", half: 4, seller: null },
    { type: "GoodsUnsold", cards: ["fruits-3"] },
  ];
  const { fates, cards } = turnOf(past);

  it("is told for each place, of this turn alone", () => {
    expect(fates.get(1)).toEqual([{ how: "bought", seat: 2, price: 8, over: [0, 3] }]);
    expect(fates.get(2)).toEqual([{ how: "broke", seat: 3, price: 9, paid: 1 }, { how: "unsold" }]);
    expect(fates.get("camel")).toEqual([{ how: "lost", seats: [0, 3], half: 4, what: "camel" }]);
  });
  it("remembers which card lay there", () => expect(cards.get(1)).toBe("spices-2"));
  it("is forgotten when the next begins", () => {
    expect(turnOf([...past, { type: "TurnBegan", turn: 4, elder: 3 }]).fates.size).toBe(0);
  });
});

describe("the film of a moment", () => {
  it("shows all stops together, then each thing that came of them", () => {
    expect(plan(MOMENT).map((step) => step.motion?.kind)).toEqual(["stops", "dispute", "buy", "camel", "fall"]);
  });
  it("takes no more of the next moment than its share", () => {
    const steps = plan(MOMENT);
    const all = steps.reduce((ms, step) => ms + step.ms, 0);
    expect(within(steps, all, null)).toBe(steps);
    expect(within(steps, all, 1_000).reduce((ms, step) => ms + step.ms, 0)).toBeCloseTo(1_000);
  });
  it("is played to its end, and who pointed at what is forgotten with the next price", async () => {
    const shown: number[] = [];
    const seen: number[] = [];
    const stage: Stage = new Stage(
      viewOf(4),
      async () => {
        seen.push(stage.stops.length);
      },
      (n, events) => events === undefined && shown.push(n),
    );
    stage.follow(viewOf(4, { price: 5 }), [{ n: 1, events: MOMENT }]);
    await vi.waitFor(() => expect(shown).toEqual([1]));
    expect(seen[0]).toBe(3);
    expect(stage.stops).toEqual([]);
    expect(stage.drawn.price).toBe(5);
  });
  it("leaves nobody pointing when the market closes", async () => {
    const seen: number[] = [];
    const stage: Stage = new Stage(
      viewOf(4),
      async () => {
        seen.push(stage.stops.length);
      },
      () => undefined,
    );
    const last: Event[] = [{ type: "Stopped", seat: 1, card: "camel", price: 6 }, { type: "MarketClosed" }];
    stage.follow(viewOf(4, { phase: "leave" }), [{ n: 1, events: last }]);
    await vi.waitFor(() => expect(stage.playing).toBe(false));
    expect(seen).toEqual([1, 0]);
  });
  it("sounds where something changes hands", () => {
    expect(MOMENT.map(soundOf)).toEqual(["reveal", "reveal", "reveal", "hop", "gem", "hop", "tick"]);
  });
});

describe("the places of the souk", () => {
  it("begin at the reader's left and end with the reader; the bank's is between", () => {
    expect(standsOf(viewOf(4), 2).map((stand) => stand.place)).toEqual([3, 0, 1, 2]);
    expect(standsOf(viewOf(3), 0).map((stand) => stand.place)).toEqual([1, 2, "bank", 0]);
    expect(standsOf(viewOf(5), -1).map((stand) => stand.place)).toEqual([0, 1, 2, 3, 4]);
    expect(standsOf(viewOf(3), 0)[2]).toEqual({ place: "bank", kind: "jewels", card: "jewels-7" });
  });
  it("have numbers for keys, the camel's last", () => {
    const stands = standsOf(viewOf(3), 0);
    expect(([1, 2, "bank", "camel"] as const).map((place) => numberOf(place, stands, 0))).toEqual([1, 2, 3, 4]);
    expect(inOrder(stopAsk(viewOf(3)).options.toReversed(), stands).map((one) => one.card)).toEqual([
      "spices-2",
      "fruits-3",
      "jewels-7",
      "camel",
    ]);
  });
  it("tell which kinds count for a seat", () => {
    expect(kindsFor(viewOf(3), 0)).toEqual(["spices", "fruits", "jewels"]);
  });
});

describe("small things", () => {
  it("lays goods out by kind, the dearest first", () => {
    expect(lotsOf(["fruits-1", "spices-2", "fruits-7"])).toEqual([
      { kind: "spices", cards: ["spices-2"] },
      { kind: "fruits", cards: ["fruits-7", "fruits-1"] },
    ]);
  });
  it.each([
    [0, []],
    [4, [3, 1]],
    [14, [5, 5, 3, 1]],
    [100, [5, 5, 5, 5, 5, 5]],
  ])("%d dirhams are coins", (dirhams, coins) => expect(coinsOf(dirhams)).toEqual(coins));
  it("compares lots whatever their order", () => {
    expect(sameCards(["a-1", "b-2"], ["b-2", "a-1"])).toBe(true);
    expect(sameCards(["a-1", "a-1"], ["a-1", "b-2"])).toBe(false);
  });
  it("signs points", () => expect([3, 0, -8].map(signed)).toEqual(["+3", "0", "−8"]));
  it("counts a moment down, and knows when it closes", () => {
    vi.useFakeTimers();
    const countdown = new Countdown();
    let now = 1_000;
    const stop = countdown.follow({ until: 3_000, pace: 2_500 }, () => now);
    expect(countdown.part).toBeCloseTo(0.8);
    now = 3_200;
    vi.advanceTimersByTime(200);
    expect([countdown.left, countdown.closing]).toEqual([0, true]);
    stop();
    countdown.follow(null);
    expect([countdown.left, countdown.closing, countdown.part]).toEqual([null, false, 1]);
    vi.useRealTimers();
  });
  it("lays out the pools of a record", () => {
    const steps = [
      { step: "chance", outcome: { type: "KindsDrawn", order: ["jewels", "fruits", "spices", "clothes", "carpets"] } },
      { step: "chance", outcome: { type: "BankShuffled", order: [7, 1, 5] } },
      { step: "chance", outcome: { type: "CamelsShuffled", order: [3, 2, 2] } },
      { step: "chance", outcome: { type: "SeatsShuffled", order: [2, 0, 1] } },
      { step: "chance", outcome: { type: "CamelsShuffledBack", order: [3, 2] } },
    ];
    const edition = { goods: { clothes: [1, 5, 7] }, camels: { total: 3, counts: { "2": 2, "3": 1 } } };
    const record = { edition, steps, seats: ["", "", ""] } as unknown as GameRecord;
    expect(shufflesOf(record).map(({ what, pool }) => [what, pool.join()])).toEqual([
      ["kinds", "carpets,spices,fruits,jewels,clothes"],
      ["bank", "1,5,7"],
      ["camels", "2,2,3"],
      ["seats", "0,1,2"],
      ["camels", "2,3"],
    ]);
  });
});
