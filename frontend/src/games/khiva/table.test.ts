import { tick } from "svelte";
import { describe, expect, it, vi } from "vitest";
import Sheet from "./Sheet.svelte";
import Table from "./Table.svelte";
import { facesOf, seatView, viewOf, wordsOf } from "./testing";
import type { Ask, Move, Props } from "./types";
import { clearAfterEach, clickOn, press, prompted, quietly, show } from "../testing";

const t = wordsOf("en");
const HAND = ["white-1", "blue-2", "green-3", "pink-4", "black-5"];
const city = { place: "city" } as const;
const choose = (each: number, hand = HAND): Ask => ({
  type: "ChooseCardsAsk",
  each,
  clause: "KH-11",
  cards: hand.map((card) => ({ card, landings: [{ gems: 0, space: city }] })),
});

clearAfterEach();

function sit(change: Partial<Props>, sealed = false, ask: Ask | null = choose(1)) {
  const moves: Move[] = [];
  const shown: number[] = [];
  const props: Props = {
    view: viewOf(3),
    ...quietly(),
    seats: facesOf(["", "Madder", "Violet"], [0, 2]),
    ask: ask && { id: "1", sealed, ask },
    onmove: (move) => moves.push(move),
    onshown: (n) => shown.push(n),
    ...change,
  };
  show(Table, props);
  return { moves, shown };
}

it("tells what one's goods are made of to fingers and keys too", async () => {
  const tokens = { teapots: [3, 4], teapot_points: 7, carpets: ["blue-2"], carpet_points: 2, total: 9 };
  sit({ view: { ...viewOf(3), own: { ...viewOf(3).own!, tokens: { ...viewOf(3).own!.tokens, ...tokens } } } });
  const told = () => document.querySelector("dialog[open] dl")?.textContent ?? "";
  document.querySelector<HTMLElement>(".goods button")!.click();
  await tick();
  expect(told()).toMatch(/Teapots\s*7\s*\(3 \+ 4\)\s*Carpets\s*2\s*\(blue 2\)/);
  document.querySelector<HTMLElement>("dialog[open] button")!.click();
  await tick();
  expect(told()).toBe("");
});

describe("choosing", () => {
  it("takes a card to play, one to give, and seals them", () => {
    const { moves } = sit({});
    expect(prompted()).toContain("Choose a card to play.");
    press("2");
    expect(prompted()).toContain("Now a card to give to Madder.");
    clickOn("white 1");
    press("c");
    expect(moves).toEqual([{ type: "ChooseCards", play: ["blue-2"], give: ["white-1"] }]);
  });

  it("seals nothing that is not complete, and clears with Escape", () => {
    const { moves } = sit({});
    press("1", "c", "Escape");
    expect(moves).toEqual([]);
    expect(document.querySelectorAll("[aria-pressed=true]")).toHaveLength(0);
  });

  it("takes two and two at a table of two", () => {
    const view = viewOf(2);
    const { moves } = sit({ view, seats: facesOf(["", "Madder"]) }, false, choose(2));
    press("1", "2", "3", "5", "c");
    expect(moves).toEqual([{ type: "ChooseCards", play: ["white-1", "blue-2"], give: ["green-3", "black-5"] }]);
  });

  it("may be changed while it is sealed", () => {
    const view = viewOf(3);
    view.own!.choice = { type: "ChooseCards", play: ["pink-4"], give: ["black-5"] };
    const { moves } = sit({ view }, true);
    expect(prompted()).toContain("Your choice is sealed. Waiting for Violet.");
    clickOn("Change");
    press("4", "1", "Enter");
    expect(moves).toEqual([{ type: "ChooseCards", play: ["white-1"], give: ["black-5"] }]);
  });

  it("waits while an answer is on its way", () => {
    const { moves } = sit({ busy: true });
    press("1", "2", "c");
    expect(moves).toEqual([]);
  });
});

describe("other questions", () => {
  it("offer each number of gems with what it brings", () => {
    const landings = [
      { gems: 0, space: city },
      { gems: 1, space: { place: "shop", path: 0, shop: 1 } as const },
    ];
    const { moves } = sit({ view: viewOf(3, { phase: "spend", mover: 0 }) }, false, {
      type: "SpendGemsAsk",
      card: "blue-2",
      landings,
      clause: "KH-17",
    });
    expect(document.body.textContent).toContain("your shop 1: 1 gem");
    press("1");
    expect(moves).toEqual([{ type: "SpendGems", gems: 1 }]);
  });

  it("offer salt, and a carpet or nothing", () => {
    const { moves } = sit({}, false, { type: "Shop4Ask", price: 3, salt: 8, carpet: false, clause: "KH-26" });
    clickOn("Salt bag worth 8");
    clickOn("Leave the salt");
    expect(moves).toEqual([{ type: "TakeSalt" }, { type: "Decline" }]);
  });
});

describe("the table", () => {
  it("shows a watcher every seat and no hand", () => {
    sit({ you: -1, view: viewOf(3, { own: null }) }, false, null);
    expect(document.querySelectorAll(".rival")).toHaveLength(3);
    expect(document.querySelector(".hand")).toBeNull();
  });

  it("tells where the camels stand without the drawing", () => {
    sit({});
    expect(document.querySelector(".board")?.textContent).toContain("The white camel (teapot 2) stands at the city.");
  });

  it("takes news as shown at once where nothing moves", async () => {
    const { shown } = sit({ news: [{ n: 7, events: [{ type: "ChoiceSealed", seat: 1 }] }] });
    await tick();
    await vi.waitFor(() => expect(shown).toEqual([7]));
  });
});

describe("the sheet", () => {
  it("adds up, and says what broke a tie", () => {
    const line = {
      teapots: [3, 4],
      teapot_points: 7,
      carpets: ["blue-2"],
      carpet_points: 2,
      salt: [8],
      salt_points: 8,
      gems: 1,
      total: 18,
      rank: 1,
    };
    const sheet = {
      seats: [line, { ...line, teapots: [7], rank: 2 }],
      winners: [0],
      ties: [{ seats: [0, 1], points: 18, broken_by: "teapots" as const, teapots: [2, 1], best_salt: [8, 8] }],
    };
    show(Sheet, {
      view: viewOf(2, { sheet, phase: "over" }),
      you: 0,
      seats: facesOf(["", "Madder"]),
      t,
      onrules: () => undefined,
    });
    expect(document.body.textContent).toContain("You win with 18 points!");
    expect(document.body.textContent).toContain(
      "the number of teapots decides: you have 2 teapots, best salt 8 and Madder has 1 teapot",
    );
  });

  it("keeps what lies face down", () => {
    const view = viewOf(2);
    view.seats[1] = seatView({ teapots: 3, gems: 4 });
    show(Sheet, { view, you: 0, seats: facesOf(["", "Madder"]), t, onrules: () => undefined });
    expect(document.body.textContent).toContain("3 face down");
  });
});
