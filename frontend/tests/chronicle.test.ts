import { describe, expect, it } from "vitest";
import khiva from "../src/games/khiva";
import kilim from "../src/games/kilim";
import samarkand from "../src/games/samarkand";
import type { GameUi } from "../src/games/contract";
import { TEXTS, wordsOf, type Lang } from "../src/games/testing";
import type { Heard } from "../src/net/fold";
import { Scenes } from "../src/net/scenes";
import { filmOf, isEarlier, lastTurn } from "../src/table/again";
import { beginsTurn, Chronicler, turnsOf, type Chapter } from "../src/table/chronicle";

const NAMES = ["", "Madder", "Violet"];
const t = wordsOf("en");
const heard = (...updates: object[][]): Heard[] => updates.map((events, i) => ({ n: i + 1, events }));
const read = (ui: GameUi, all: Heard[], whole = true): Chapter[] => new Chronicler(ui.chronicle).read(all, whole);
const lineOf = (ui: GameUi, chapter: Chapter, turn: number, lang: Lang = "en", you = 0) =>
  ui.chronicle.turn(
    turnsOf(chapter)[turn]!.told.map((one) => one.event),
    you,
    NAMES,
    wordsOf(lang),
  );

const reveal = (seat: number) => ({ type: "CardsRevealed", seat, cards: ["green-2"] });
const KHIVA = heard(
  [{ type: "CamelLoaded", camel: "green", teapot: 4 }],
  [{ type: "GameBegan" }, { type: "DealBegan", deal: 1 }, { type: "CardsDealt", seat: 0, cards: ["green-2"] }],
  [{ type: "ChoiceSealed", seat: 1 }],
  [
    reveal(0),
    reveal(1),
    reveal(2),
    { type: "CardRefused", seat: 2, card: "green-3", gems: 1 },
    { type: "CamelWon", seat: 1, camel: "green", card: "green-2" },
    { type: "CamelMoved", seat: 1, camel: "green", start: { place: "city" }, way: [], stop: { place: "city" } },
    { type: "TeapotTaken", seat: 1, camel: "green", value: 4 },
    { type: "CarpetsDelivered", seat: 1, carpets: ["green-3", "green-4"] },
  ],
  [{ type: "BotTookOver", seat: 2, because: "left" }],
  [reveal(0), reveal(1), reveal(2), { type: "GemsGained", seat: 0, gems: 2, shop: 3 }],
  [{ type: "DealBegan", deal: 2 }],
  [reveal(0), reveal(1), { type: "SaltBought", seat: 0, value: 8 }],
);

describe("the log, folded", () => {
  it("has a chapter for each deal and one line for each turn", () => {
    const [before, first, second] = read(khiva, KHIVA);
    expect(before!.entries.map((one) => one.kind)).toEqual(["note", "note"]);
    expect(turnsOf(first!).map((one) => one.number)).toEqual([1, 2]);
    expect(turnsOf(second!).map((one) => one.number)).toEqual([3]);
    expect(khiva.chronicle.chapter(second!.begin, t)).toBe("Deal 2");
  });

  it("says who, what it came to and the points; and briefly what else", () => {
    const [, first, second] = read(khiva, KHIVA);
    expect(lineOf(khiva, first!, 0)).toEqual({
      seat: 1,
      text: "Madder delivers 2 carpets",
      points: 11,
      more: [{ seat: 2, text: "refused" }],
    });
    expect(lineOf(khiva, first!, 1)).toMatchObject({ seat: 0, text: "You gain 2 gems", points: null });
    expect(lineOf(khiva, second!, 0)).toMatchObject({ seat: 0, text: "You buy salt", points: 8 });
  });

  it("sums a deal up for every seat", () => {
    const [, first] = read(khiva, KHIVA);
    const events = turnsOf(first!).flatMap((one) => one.told.map((told) => told.event));
    expect(khiva.chronicle.scores(events, 3)).toEqual(["0", "+11", "0"]);
  });

  it("does not count turns whose beginning was not heard", () => {
    const [first] = read(khiva, KHIVA.slice(3), false);
    expect(turnsOf(first!).map((one) => one.number)).toEqual([null, null]);
  });

  it("keeps what has not changed", () => {
    const chronicler = new Chronicler(khiva.chronicle);
    const once = chronicler.read(KHIVA.slice(0, 4), true);
    const twice = chronicler.read(KHIVA, true);
    expect(turnsOf(twice[1]!)[0]).toBe(turnsOf(once[1]!)[0]);
  });
});

const woven = { type: "DominoWoven", seat: 1, domino: "1-star-comb", x: 1, y: -2, turn: 0 };
const KILIM = heard(
  [
    { type: "DayBegan", day: 1 },
    { type: "DominoTurnedUp", domino: "1-star-comb" },
  ],
  [
    { type: "CardRevealed", seat: 0, card: "gold-9" },
    { type: "CardRevealed", seat: 1, card: "gold-12" },
    { type: "CardRevealed", seat: 2, card: "scrap-bag" },
    { type: "PrizeWon", seat: 1, gold: 12, dominoes: 1 },
  ],
  [woven, { type: "ScrapKept", seat: 2 }, { type: "DominoTurnedUp", domino: "1-horn-horn" }],
  [
    { type: "CardRevealed", seat: 0, card: "gold-3" },
    { type: "OffersCancelled", gold: 3, seats: [0, 2] },
    { type: "PrizeLeft", dominoes: 1 },
    { type: "DayEnded", day: 1, scores: [0, 7, -3] },
    { type: "DayBegan", day: 2 },
    { type: "DominoTurnedUp", domino: "2-star-star" },
  ],
);

describe("a day of Kilim", () => {
  it("is counted from its own beginning, and says how the kilims stood", () => {
    const [first, second] = read(kilim, KILIM);
    expect(turnsOf(first!).map((one) => one.number)).toEqual([1, 2]);
    expect(turnsOf(second!).map((one) => one.number)).toEqual([1]);
    const events = turnsOf(first!).flatMap((one) => one.told.map((told) => told.event));
    expect(kilim.chronicle.scores(events, 3)).toEqual(["0", "7", "−3"]);
    expect(lineOf(kilim, first!, 0)).toEqual({
      seat: 1,
      text: "Madder wins for 12: star and comb domino",
      points: null,
      more: [{ seat: 2, text: "a scrap" }],
    });
    expect(lineOf(kilim, first!, 1)).toMatchObject({ seat: null, text: "Nobody wins the double ram’s horn domino" });
    expect(lineOf(kilim, second!, 0).text).toBe("On offer: double star domino");
  });

  it.each(Object.keys(TEXTS) as Lang[])("points at places and writes no coordinates in %s", (lang) => {
    const { text } = kilim.sentence(woven, 0, NAMES, wordsOf(lang));
    expect(text).not.toMatch(/\d/);
    expect(kilim.chronicle.piece?.(woven)).toBe("1-star-comb");
  });
});

const SOUK = heard([
  { type: "ElderDrawn", seat: 1 },
  { type: "TurnBegan", turn: 1, elder: 1 },
  { type: "CardOffered", seller: 0, card: "fruits-5" },
  { type: "PriceCalled", price: 10 },
  { type: "PriceCalled", price: 9 },
  { type: "Stopped", seat: 1, card: "fruits-5", price: 9 },
  { type: "GoodsBought", seat: 1, card: "fruits-5", price: 9, seller: 0 },
  { type: "CamelBought", seat: 0, capacity: 4, price: 2 },
  { type: "TurnBegan", turn: 2, elder: 2 },
  { type: "GoodsUnsold", cards: ["spices-1"] },
  { type: "TurnBegan", turn: 3, elder: 0 },
  { type: "PriceCalled", price: 10 },
]);

describe("a turn of the souk", () => {
  it("is one line with all that was sold in it", () => {
    const [only] = read(samarkand, SOUK);
    expect(lineOf(samarkand, only!, 0)).toEqual({
      seat: 1,
      text: "Madder buys fruits 5 for 9",
      points: null,
      more: [{ seat: 0, text: "a camel with 4 places for 2", picture: { symbol: "souk-camel", label: "4 for 2" } }],
    });
    expect(lineOf(samarkand, only!, 1).text).toBe("Nothing is sold");
    expect(lineOf(samarkand, only!, 2).text).toBe("The market is open");
  });

  it("has no line for a price", () => {
    const price = { type: "PriceCalled", price: 9 };
    expect(samarkand.sentence(price, 0, NAMES, t)).toMatchObject({ text: "The price is 9.", quiet: true });
  });

  it("can be seen again once it came to something", () => {
    expect(lastTurn(read(samarkand, SOUK), samarkand.chronicle)?.number).toBe(2);
  });
});

describe.each([
  ["khiva", khiva, KHIVA],
  ["kilim", kilim, KILIM],
  ["samarkand", samarkand, SOUK],
] as const)("the lines of %s", (_, ui, all) => {
  it.each(Object.keys(TEXTS) as Lang[])("are there for every reader in %s", (lang) => {
    for (const you of [-1, 0, 1])
      for (const chapter of read(ui, [...all]))
        for (const [i] of turnsOf(chapter).entries()) expect(lineOf(ui, chapter, i, lang, you).text).not.toBe("");
  });
});

describe("the last turn again", () => {
  const opens = (events: readonly unknown[]) => beginsTurn(events, khiva.chronicle);

  it("knows where a turn begins", () => {
    expect(KHIVA.map((one) => opens(one.events))).toEqual([false, false, false, true, false, true, false, true]);
  });

  it("is what stood before it, what happened, and what stands now", () => {
    const scenes = new Scenes("test-again");
    scenes.seat(0);
    const before = { seats: [], camels: [], own: null };
    scenes.note(6, { other: true });
    scenes.note(8, before);
    const chapters = read(khiva, KHIVA);
    const turn = lastTurn(chapters, khiva.chronicle)!;
    const now = { now: true };
    const film = filmOf(turn, chapters, KHIVA, scenes, khiva.chronicle, now)!;
    expect(film.before).toBe(before);
    expect(film.after).toBe(now);
    expect(film.events).toHaveLength(3);
    // A reload of the page keeps it; another seat's eyes do not.
    const again = new Scenes("test-again");
    again.seat(0);
    expect(again.before(8)).toEqual(before);
    const other = new Scenes("test-again");
    other.seat(1);
    expect(other.before(8)).toBeUndefined();
  });

  it("may be an earlier turn, as it stood before and after it", () => {
    const scenes = new Scenes("test-then");
    scenes.seat(0);
    const views = [4, 6, 8].map((n) => ({ n, seats: [], camels: [], own: null }));
    for (const view of views) scenes.note(view.n, view);
    const chapters = read(khiva, KHIVA);
    const last = lastTurn(chapters, khiva.chronicle)!;
    const earlier = chapters.flatMap(turnsOf).filter((turn) => isEarlier(turn, last, chapters));
    // All of them are kept, not only those that a reload brings back.
    const films = earlier.map((turn) => filmOf(turn, chapters, KHIVA, scenes, khiva.chronicle, null)!);
    expect(films.map((film) => film.turn.number)).toEqual([1, 2]);
    expect(films.map((film) => film.before)).toEqual(views.slice(0, 2));
    expect(films.map((film) => film.after)).toEqual(views.slice(1));
  });

  it("is not there for who did not see it", () => {
    const chapters = read(khiva, KHIVA);
    const turn = lastTurn(chapters, khiva.chronicle)!;
    expect(filmOf(turn, chapters, KHIVA, new Scenes("test-none"), khiva.chronicle, {})).toBeNull();
  });
});
