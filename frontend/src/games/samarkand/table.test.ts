import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import Sheet from "./Sheet.svelte";
import Table from "./Table.svelte";
import { TEXTS, facesOf, stopAsk, viewOf, wordsOf, type Lang } from "./testing";
import { sentenceIn } from "../teller";
import { PHRASES } from "./generated";
import type { Ask, Event, Move, Order, Props, SeatScore, Shopping, StopOption, View } from "./types";
import { clearAfterEach, press, prompted, quietly, show } from "../testing";
import { promptOf, spokenOf } from "./words";

const t = wordsOf("en");
const LANGS = Object.keys(TEXTS) as Lang[];
const sentence = sentenceIn(PHRASES);
const NAMES = ["", "Madder", "Violet", "Olive"];

clearAfterEach();

function propsOf(view: View, ask: Ask | null, change: Partial<Props> = {}): Props {
  return {
    view,
    ...quietly(),
    seats: facesOf(NAMES.slice(0, view.seats.length), [0, 1]),
    ask: ask && { id: "1", sealed: view.own?.answer != null, ask },
    ...change,
  };
}

function sit(view: View, ask: Ask | null, change: Partial<Props> = {}) {
  const moves: Move[] = [];
  const orders: (Order | null)[] = [];
  const props = propsOf(view, ask, {
    onmove: (move) => moves.push(move),
    onorder: (order) => orders.push(order as Order | null),
    ...change,
  });
  show(Table, props);
  return { moves, orders };
}

const click = (what: string) => {
  document.querySelector<HTMLElement>(what)?.click();
  flushSync();
};
const answered = (answer: NonNullable<View["own"]>["answer"]) => {
  const view = viewOf(4);
  return { ...view, own: { ...view.own!, answer } };
};

describe("a price", () => {
  it("is stopped by a press on a rug, by its number, or for the camel", () => {
    const { moves } = sit(viewOf(4), stopAsk(viewOf(4)));
    click('[data-place="2"] button');
    press("1", "4");
    expect(moves).toEqual([
      { type: "Stop", card: "fruits-3" },
      { type: "Stop", card: "spices-2" },
      { type: "Stop", card: "camel" },
    ]);
  });
  it("is passed by p, by the space bar and by the button", () => {
    const { moves } = sit(viewOf(4), stopAsk(viewOf(4)));
    press("p", " ");
    click('[data-act="pass"]');
    expect(moves).toEqual([{ type: "Pass" }, { type: "Pass" }, { type: "Pass" }]);
  });
  it("shows the reader's stop sealed, and takes it back by the same press", () => {
    const view = answered({ type: "Stop", card: "fruits-3" });
    const { moves } = sit(view, stopAsk(view));
    expect(document.querySelectorAll(".stopped .wax")).toHaveLength(1);
    expect(prompted()).toContain("You stop at 6 for fruits 3, sealed.");
    expect(prompted()).toContain("If Madder, the elder, stops too, the elder buys it.");
    click('[data-place="2"] button');
    click('[data-place="3"] button');
    expect(moves).toEqual([{ type: "Pass" }, { type: "Stop", card: "jewels-4" }]);
  });
  it("leads along the cards with arrows", () => {
    sit(viewOf(4), stopAsk(viewOf(4)));
    press("ArrowRight", "ArrowRight");
    expect(document.activeElement?.getAttribute("data-choice")).toBe("2");
  });
  it("says what each card may bring and on what condition, and warns who cannot pay", () => {
    const view = viewOf(4);
    const ask = stopAsk(view, { dirhams: 2 });
    const [spices, fruits, ...rest] = ask.options;
    const options: StopOption[] = [
      {
        ...spices!,
        prospect: { ...spices!.prospect, points: 6, gained: 6, brings: "completes", needs: "place", most: true },
      },
      { ...fruits!, can_pay: false },
      ...rest,
    ];
    sit(view, { ...ask, options });
    const [one, two, camel] = ["1", "2", "camel"].map((place) => document.querySelector(`[data-place="${place}"]`)!);
    expect(one!.querySelector(".info")?.textContent).toMatch(/\+6\s*completes your spices\s*needs a place/);
    expect(one!.querySelectorAll(".badge")).toHaveLength(2);
    expect(one!.querySelector(".ears")?.textContent).toContain("price 6, +6, completes your spices, needs a place");
    expect(document.querySelectorAll(".badge.most")).toHaveLength(1);
    expect(two!.textContent).toContain("Too dear");
    expect(camel!.textContent).toMatch(/room for 2 more goods\s*−8\s*4 places stay empty/);
  });
  it("says by how many points a card changes what was learned for the table, and what for", () => {
    const view = viewOf(4);
    const ask = stopAsk(view);
    const expected = [2, 0, null, -3];
    const options = ask.options.map((one, i) => ({ ...one, learned: true, expected: expected[i]! }));
    options[0] = { ...options[0]!, prospect: { ...options[0]!.prospect, gained: 6, needs: "place" } };
    options[2] = { ...options[2]!, can_pay: false };
    sit(view, { ...ask, options });
    const [one, two, three, camel] = ["1", "2", "3", "camel"].map((place) =>
      document.querySelector(`[data-place="${place}"]`)!,
    );
    expect(one!.querySelector(".info")?.textContent).toMatch(/\+2\s*your first spices\s*$/);
    expect(one!.querySelector(".ears")?.textContent).toContain(
      "price 6, about +2 points at the end, your first spices",
    );
    expect(one!.querySelector(".badges")?.getAttribute("title")).toContain("at this price");
    expect(two!.querySelector(".info")?.textContent).toMatch(/±0\s*your first fruits/);
    expect(two!.querySelector(".ears")?.textContent).toContain("makes little difference");
    expect(three!.querySelector(".badge.brings b")).toBeNull();
    expect(three!.textContent).toContain("Too dear");
    expect(camel!.textContent).toMatch(/−3\s*room for 2 more goods\s*4 places stay empty/);
    expect(camel!.textContent).not.toContain("−8");
  });
  it.each([false, true])("explains its badges to fingers and keys too, learned or not: %s", (learned) => {
    const explained = () => document.querySelector(".rail dialog[open] dl")?.textContent ?? "";
    const ask = stopAsk(viewOf(4));
    sit(viewOf(4), { ...ask, options: ask.options.map((one) => ({ ...one, learned, expected: learned ? 1 : null })) });
    click('button[data-act="badges"]');
    expect(explained()).toContain(learned ? "at this price" : "The points it may add for you at the end");
    for (const said of ["nothing else on offer", "You cannot pay this", "wins a dispute"])
      expect(explained()).toContain(said);
    click(".rail dialog[open] header button");
    expect(explained()).toBe("");
  });
  it("explains no badges to who sees none", () => {
    sit({ ...viewOf(4), own: null }, null, { you: -1 });
    expect(document.querySelector(".rail")).not.toBeNull();
    expect(document.querySelector('[data-act="badges"]')).toBeNull();
  });
  it("warns who can pay for nothing", () => {
    const view = viewOf(4);
    const ask = stopAsk(view, { dirhams: 2 });
    sit(view, { ...ask, options: ask.options.map((one) => ({ ...one, can_pay: false })) });
    expect(prompted()).toContain("You have 2 dirhams and cannot pay 6");
  });
  it("stands on a ladder: what each price brought, and what the next would leave", () => {
    const past: Event[] = [
      { type: "TurnBegan", turn: 3, elder: 1 },
      { type: "CardOffered", seller: 1, card: "spices-2" },
      { type: "PriceCalled", price: 8 },
      { type: "GoodsBought", seat: 2, card: "spices-2", price: 8, seller: 1 },
      { type: "PriceCalled", price: 7 },
      { type: "DisputeLost", seats: [0, 3], card: "camel", half: 4, seller: null },
      { type: "PriceCalled", price: 6 },
    ];
    sit(viewOf(4), stopAsk(viewOf(4)), { past });
    const rungs = [...document.querySelectorAll(".rail li")];
    expect(rungs).toHaveLength(11);
    expect(rungs[2]?.querySelectorAll(".emblem")).toHaveLength(1);
    expect(rungs[2]?.querySelector("use[href='#good-spices']")).not.toBeNull();
    expect(rungs[3]?.querySelectorAll(".emblem")).toHaveLength(2);
    expect(rungs[5]?.textContent).toContain("4 left");
    expect(rungs[10]?.textContent).toContain("the turn ends");
  });
  it("has no button for the reader's own card", () => {
    sit(viewOf(4), stopAsk(viewOf(4)));
    expect(document.querySelector('[data-place="0"] button')).toBeNull();
  });
  it("can be answered while the last one is still shown, where the house counts down", () => {
    const news = [{ n: 1, events: [{ type: "PriceCalled", price: 6 }] as Event[] }];
    const moment = { until: performance.now() + 2_000, pace: 2_500 };
    const { moves } = sit(viewOf(4), stopAsk(viewOf(4)), { news, speed: 1, moment });
    press("1");
    expect(moves).toHaveLength(1);
    expect(document.querySelector(".ring")).not.toBeNull();
  });
});

describe("the shopping list", () => {
  const shopping = {
    kinds: [
      { kind: "spices" as const, values: [], to_come: 4 },
      { kind: "fruits" as const, values: [5, 2], to_come: 6 },
    ],
    free: -1,
    warning: null,
  };
  const missing = { ...shopping, warning: { kinds: ["spices" as const], at_stake: 5 } };
  const shown = (list: Shopping | null, change: Partial<View> = {}) => {
    const view = viewOf(4, change);
    sit({ ...view, own: { ...view.own!, shopping: list } }, view.phase === "stop" ? stopAsk(view) : null);
    return document.querySelector(".screen")!;
  };
  it("names what is had and what is missing", () => {
    const lines = [...shown(shopping).querySelectorAll(".list li")].map((one) => one.textContent);
    expect(lines[0]).toMatch(/spices\s*missing · 4 to come/);
    expect(lines[1]).toMatch(/fruits\s*2 cards: 5 \+ 2\s*✓/);
    expect(document.querySelector(".warn")).toBeNull();
  });
  it("warns while it can be mended, and says what is at stake", () => {
    const warned = shown(missing);
    expect(warned.querySelector(".warn")?.textContent).toContain("No spices yet.");
    expect(warned.querySelector(".warn")?.textContent).toContain("up to 5 points are at stake");
    expect(warned.querySelectorAll(".warned")).toHaveLength(1);
  });
  it("says what is needed before anything is seen, and is gone with the market", () => {
    expect(shown(null, { phase: "sell", price: null, offers: [] }).querySelector(".list")?.textContent).toContain(
      "One card of every kind",
    );
    document.body.replaceChildren();
    // What is drawn while the market closes still holds the last list: it warns of nothing any more.
    const closed = shown(missing, { phase: "leave", price: null, offers: [] });
    expect(closed.querySelector(".list, .warn")).toBeNull();
  });
});

describe("standing orders", () => {
  it("are given, shown and taken back where nobody is hurried", () => {
    HTMLDialogElement.prototype.showModal ??= () => undefined;
    const { orders } = sit(viewOf(4), stopAsk(viewOf(4)), { order: null });
    click('[data-act="order"]');
    const form = document.querySelector("dialog form");
    expect(form?.querySelectorAll("select")[0]?.options).toHaveLength(5);
    form?.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
    expect(orders).toEqual([{ type: "PassOn" }]);
  });
  it("that stand can be taken back", () => {
    const { orders } = sit(viewOf(4), stopAsk(viewOf(4)), { order: { type: "PassDownTo", price: 3 } });
    expect(prompted()).toContain("Pass until the price is 3");
    click('[data-act="order-back"]');
    expect(orders).toEqual([null]);
  });
  it("are not offered where the house counts down, nor where there are none", () => {
    sit(viewOf(4), stopAsk(viewOf(4)), { order: null, moment: { until: 0, pace: 1_000 } });
    expect(document.querySelector('[data-act="order"]')).toBeNull();
    expect(prompted()).toContain("Closing…");
  });
});

describe("selling", () => {
  const view = viewOf(4, { phase: "sell", price: null, offers: [] });
  const ask: Ask = {
    type: "SellAsk",
    cards: [
      { card: "carpets-1", count: 2 },
      { card: "carpets-5", count: 1 },
      { card: "carpets-7", count: 1 },
    ],
    clause: "SA-07",
  };
  it("picks by value and sells when confirmed", () => {
    const { moves } = sit(view, ask);
    press("5");
    expect(prompted()).toContain("Sell carpets 5?");
    press("c");
    expect(moves).toEqual([{ type: "Sell", card: "carpets-5" }]);
  });
  it.each([
    ["lies on its rug", 0, "Your last card is for sale."],
    ["is gone", 1, "Nothing left to sell."],
  ])("says what is left when the last card %s", (_, gone, text) => {
    const last = viewOf(4);
    sit({ ...last, own: { ...last.own!, hand: [] }, offers: last.offers.slice(gone) }, stopAsk(last));
    expect(document.querySelector(".screen .hand li")?.textContent).toContain(text);
  });
  it("shows who has chosen and who has not, and the reader's own card", () => {
    const chosen = { ...view, own: { ...view.own!, answer: { type: "Sell" as const, card: "carpets-7" } } };
    sit(chosen, ask);
    expect(prompted()).toContain("Face down: carpets 7.");
    expect(document.querySelectorAll(".place .back")).toHaveLength(2);
    expect(document.querySelectorAll(".place .gap.breathes")).toHaveLength(1);
  });
});

describe("the end", () => {
  const leave: Ask = {
    type: "LeaveBehindAsk",
    goods: ["spices-2", "spices-2", "fruits-5"],
    places: 1,
    leave: 2,
    ways: 2,
    choices: [
      { cards: ["spices-2", "spices-2"], points: 5, rarest: 5, series: 0 },
      { cards: ["spices-2", "fruits-5"], points: 2, rarest: 2, series: 0 },
    ],
    clause: "SA-27",
  };
  it("has the best way picked, and takes any other", () => {
    const { moves } = sit(viewOf(4, { phase: "leave", price: null, offers: [] }), leave);
    expect(document.querySelector(".choice.on")?.textContent).toContain("best");
    click('[data-act="confirm"]');
    const cards = document.querySelectorAll<HTMLElement>(".cards button");
    cards[0]?.click();
    cards[2]?.click();
    flushSync();
    expect(document.querySelector(".load .now")?.textContent).toContain("2 points");
    click('[data-act="confirm"]');
    expect(moves).toEqual([
      { type: "LeaveBehind", cards: ["spices-2", "spices-2"] },
      { type: "LeaveBehind", cards: ["spices-2", "fruits-5"] },
    ]);
  });
  it("scores the kind that is chosen", () => {
    const { moves } = sit(viewOf(4, { phase: "kind", price: null, offers: [] }), {
      type: "ScoreKindAsk",
      kinds: [
        { kind: "spices", cards: 1, points: 2, best: false },
        { kind: "fruits", cards: 1, points: 5, best: true },
      ],
      clause: "SA-28",
    });
    press("2");
    expect(moves).toEqual([{ type: "ScoreKind", kind: "fruits" }]);
  });
  it("explains every point, and how a tie was broken", () => {
    const line = (change: Partial<SeatScore>): SeatScore => ({
      dirhams: 8,
      wealth_rank: 2,
      wealth_points: 3,
      kinds: [{ kind: "spices", cards: 1, sum: 5, rarest: true, scored: true }],
      rarest_points: 5,
      series: [{ value: 5, cards: 3, points: 2 }],
      series_points: 2,
      goods: ["spices-5", "fruits-5", "jewels-5"],
      left: ["jewels-1"],
      camels: [5],
      places: 5,
      empty_places: 2,
      empty_points: -4,
      total: 6,
      rank: 1,
      ...change,
    });
    const sheet = {
      seats: [line({}), line({ rank: 2, dirhams: 3 })],
      winners: [0],
      ties: [{ seats: [0, 1], points: 6, broken_by: "dirhams" as const, dirhams: [8, 3] }],
    };
    const view = viewOf(4, { phase: "over", sheet });
    show(Sheet, propsOf(view, null));
    const said = document.body.textContent ?? "";
    for (const part of ["8 dirhams, rank 2", "3 × 5: 2", "3 of 5 places filled", "−4", "the richer is ahead"])
      expect(said).toContain(part);
  });
});

const EVENTS: Event[] = [
  { type: "KindDrawn", seat: 0, kind: "carpets", dirhams: 15 },
  { type: "ElderDrawn", seat: 1 },
  { type: "TurnBegan", turn: 2, elder: 1 },
  { type: "CamelTurnedUp", capacity: 4, left: 0 },
  { type: "AnswerSealed", seat: 1, purpose: "sale" },
  { type: "AnswerChanged", seat: 0, purpose: "price" },
  { type: "CardOffered", seller: 1, card: "spices-3" },
  { type: "CardOffered", seller: null, card: "jewels-7" },
  { type: "PriceCalled", price: 7 },
  { type: "Stopped", seat: 0, card: "camel", price: 7 },
  { type: "CouldNotPay", seat: 1, card: "spices-3", price: 7, paid: 0 },
  { type: "DisputeWon", seat: 1, card: "camel", others: [0, 2] },
  { type: "GoodsBought", seat: 1, card: "carpets-1", price: 1, seller: 0 },
  { type: "GoodsBought", seat: 1, card: "jewels-7", price: 5, seller: null },
  { type: "CamelBought", seat: 2, capacity: 3, price: 4 },
  { type: "DisputeLost", seats: [0, 2], card: "spices-3", half: 4, seller: 1 },
  { type: "DisputeLost", seats: [0, 2], card: "jewels-7", half: 4, seller: null },
  { type: "DisputeLost", seats: [0, 2], card: "camel", half: 4, seller: null },
  { type: "PileShuffled", left: 5 },
  { type: "GoodsUnsold", cards: ["spices-3", "fruits-1"] },
  { type: "MarketClosed" },
  { type: "GoodsLeft", seat: 0, cards: ["spices-3"] },
  { type: "KindScored", seat: 1, kind: "fruits" },
  { type: "GameEnded", scores: [12, 20, 20], ranks: [3, 1, 1] },
];

describe("a sentence", () => {
  it.each(LANGS)("is there for every event, for every reader, in %s", (lang) => {
    for (const event of EVENTS)
      for (const you of [-1, 0, 1, 2]) {
        const told = sentence(event, you, NAMES, wordsOf(lang));
        expect(told.text).not.toBe("");
        expect(told.clause).toMatch(/^SA-\d\d$/);
      }
  });
  it("speaks to the reader", () => {
    const say = (event: Event, you: number) => sentence(event, you, NAMES, t).text;
    expect(say(EVENTS[12]!, 0)).toBe("Madder buys carpets 1 from you for 1 dirham.");
    expect(say(EVENTS[12]!, 1)).toMatch(/^You buy carpets 1 from /);
    expect(say(EVENTS[2]!, 1)).toBe("Turn 2. You are the elder of the souk.");
  });
  it.each(LANGS)("is there for every prompt in %s", (lang) => {
    const words = wordsOf(lang);
    const view = viewOf(4);
    for (const answer of [null, { type: "Pass" as const }, { type: "Stop" as const, card: "camel" }])
      for (const elder of [true, false])
        expect(promptOf(propsOf(answered(answer), stopAsk(view, { elder }), { t: words })).head.length).toBeGreaterThan(
          1,
        );
    expect(promptOf(propsOf(view, null, { t: words })).head).not.toBe("");
    expect(promptOf(propsOf(viewOf(4, { phase: "over" }), null, { t: words })).head).not.toBe("");
  });
  it("is short for ears where the house counts down", () => {
    const moment = { until: 0, pace: 2_500 };
    expect(spokenOf(propsOf(viewOf(4), stopAsk(viewOf(4)), { moment }))).toBe("");
    expect(spokenOf(propsOf(viewOf(4), stopAsk(viewOf(4))))).toContain("The price is 6.");
  });
});
