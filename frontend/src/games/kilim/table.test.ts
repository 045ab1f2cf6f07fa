import { flushSync, tick } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { Digits, keyOf } from "./keys";
import { handOf } from "./names";
import Sheet from "./Sheet.svelte";
import { shufflesOf } from "./shuffles";
import Table from "./Table.svelte";
import { GOLD, HAND, facesOf, scoreOf, seatView, viewOf, wordsOf } from "./testing";
import type { Ask, FreeActions, Move, Props } from "./types";
import { clearAfterEach, clickOn, press, prompted, quietly, show } from "../testing";
import type { GameRecord } from "../../net/types";

const t = wordsOf("en");
const place = (free: FreeActions | null = null, cards = HAND): Ask => ({
  type: "PlaceCardAsk",
  cards,
  prize: ["1-star-comb"],
  free,
  clause: "KI-10",
});
const NOTHING: FreeActions = { scraps: [], perfect: [], turn: [], remove: [], move: [] };

clearAfterEach();

function sit(change: Partial<Props>, ask: Ask | null = place(), sealed = false) {
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

describe("placing a card", () => {
  it("takes Gold by its value and special cards by a letter", () => {
    const { moves } = sit({});
    press("1", "2", "c");
    expect(moves).toEqual([{ type: "PlaceCard", card: "gold-12" }]);
    press("s", "c");
    expect(moves[1]).toEqual({ type: "PlaceCard", card: "spy" });
  });

  it("takes a card by a click, lets go of it with another, and places only what is picked", () => {
    const { moves } = sit({});
    clickOn("Gold 7");
    expect(prompted()).toContain("Place Gold 7?");
    clickOn("Gold 7");
    press("c");
    expect(moves).toEqual([]);
    clickOn("Gold 8");
    clickOn("Place");
    expect(moves).toEqual([{ type: "PlaceCard", card: "gold-8" }]);
  });

  it("may be changed or taken back while it lies there", () => {
    const view = viewOf(3, { own: { seat: 0, card: "gold-3", gold: null, scraps: [], seen: null } });
    const { moves } = sit({ view }, place(), true);
    expect(prompted()).toContain("Face down: Gold 3. Waiting for Violet.");
    clickOn("Take back", document.querySelector(".prompt")!);
    clickOn("Change");
    press("4", "Enter");
    expect(moves).toEqual([{ type: "TakeBackCard" }, { type: "PlaceCard", card: "gold-4" }]);
  });

  it("waits while an answer is on its way", () => {
    const { moves } = sit({ busy: true });
    press("4", "c");
    expect(moves).toEqual([]);
  });
});

describe("Gold for a special card", () => {
  it("may be chosen only among what is offered", () => {
    const { moves } = sit(
      { view: viewOf(3, { phase: "scrap-bag" }) },
      { type: "PayGoldAsk", purpose: "scrap-bag", gold: [12, 13], winning: 11, discard: false, clause: "KI-18" },
    );
    expect(prompted()).toContain("more than 11");
    press("3", "c");
    clickOn("Gold 2");
    expect(moves).toEqual([]);
    press("1", "3", "c");
    expect(moves).toEqual([{ type: "PayGold", gold: 13 }]);
  });
});

describe("other questions", () => {
  it("offer each scrap and each token", () => {
    const { moves } = sit({}, { type: "TakeScrapAsk", scraps: ["scrap-star", "scrap-comb"], clause: "KI-21" });
    press("2");
    expect(moves).toEqual([{ type: "TakeScrap", scrap: "scrap-comb" }]);
  });

  it("end a day with Done", () => {
    const { moves } = sit({}, { type: "EndOfDayAsk", free: NOTHING, clause: "KI-32" });
    clickOn("Done");
    expect(moves).toEqual([{ type: "Done" }]);
  });
});

describe("free actions", () => {
  const kilim = [
    {
      piece: "1-star-comb",
      kind: "domino" as const,
      faces: ["star" as const, "comb" as const],
      x: 0,
      y: 0,
      turn: 0,
      level: 0,
    },
  ];
  const view = () => viewOf(3, { seats: [seatView({ kilim }), seatView(), seatView()] });

  it("stand beside the question as chips, and can be left again", () => {
    sit({ view: view() }, place({ ...NOTHING, scraps: [{ piece: "scrap-star", spots: [[1, 0, 0, 0, 0, 1, 0, 0]] }] }));
    clickOn("star scrap");
    expect(prompted()).toContain("Lay your scrap.");
    press("Escape");
    expect(prompted()).toContain("Choose a card to place.");
  });

  it("are confirmed on the loom", () => {
    const { moves } = sit(
      { view: view() },
      place({ ...NOTHING, scraps: [{ piece: "scrap-star", spots: [[1, 0, 0, 0, 0, 1, 0, 0]] }] }),
    );
    clickOn("star scrap");
    document.querySelector<HTMLButtonElement>("[data-loom-confirm]")?.click();
    expect(moves).toEqual([{ type: "UseScrap", scrap: "scrap-star", x: 1, y: 0 }]);
  });

  it("begin with a piece of the kilim where a token needs one", () => {
    const { moves } = sit(
      { view: view() },
      place({ ...NOTHING, remove: [{ piece: "1-star-comb", spots: [[0, 0, 0, 0, 0, 0, 0, 0]] }] }),
    );
    clickOn("Remove");
    document.querySelector<HTMLButtonElement>(".pick")?.click();
    flushSync();
    document.querySelector<HTMLButtonElement>("[data-loom-confirm]")?.click();
    expect(moves).toEqual([{ type: "RemovePiece", piece: "1-star-comb" }]);
  });
});

describe("the table", () => {
  it("shows a watcher every seat, no hand and no loom", () => {
    sit({ you: -1, view: viewOf(3, { own: null }) }, null);
    expect(document.querySelectorAll(".rival")).toHaveLength(3);
    expect(document.querySelector(".hand, .loom, .mat")).toBeNull();
  });

  it("opens all hands where a finished game is looked back on", () => {
    const own = (seat: number) => ({ seat, card: seat === 1 ? "gold-5" : null, gold: null, scraps: [], seen: null });
    sit({ you: -1, view: viewOf(3, { own: null, all_own: [0, 1, 2].map(own) }) }, null);
    expect(document.querySelectorAll(".hands > li")).toHaveLength(3);
    expect(document.querySelector(".hands .down")?.textContent).toContain("5, face down");
  });

  it("tells the market without the drawing", () => {
    const seats = [
      seatView({ card: "gold-11", laid: 11 }),
      seatView({ card: "gold-12", laid: 12 }),
      seatView({ card: "spy", laid: 12 }),
    ];
    sit({ view: viewOf(3, { phase: "weave", winner: 0, winning: 11, seats }) }, null);
    const said = document.querySelector(".offers")?.textContent ?? "";
    expect(said).toContain("Gold 11, 11 offered, wins");
    expect(said).toContain("Madder: Gold 12, 12 offered, cancelled");
  });

  it("takes news as shown at once where nothing moves", async () => {
    const { shown } = sit({ news: [{ n: 7, events: [{ type: "CardPlaced", seat: 1 }] }] });
    await tick();
    await vi.waitFor(() => expect(shown).toEqual([7]));
  });
});

describe("keys and hands", () => {
  it("read 10 to 15 from two digits that come close together", () => {
    const digits = new Digits();
    expect([
      digits.gold(1, 0),
      digits.gold(2, 300),
      digits.gold(5, 600),
      digits.gold(1, 900),
      digits.gold(1, 1000),
      digits.gold(3, 4000),
    ]).toEqual([1, 12, 5, 1, 11, 3]);
    expect(digits.gold(0, 9000)).toBeNull();
  });

  it("leave keys with a modifier alone", () => {
    expect(keyOf(new KeyboardEvent("keydown", { key: "c", ctrlKey: true }))).toBeNull();
  });

  it("keep spent cards in their place", () => {
    const hand = handOf(seatView({ gold: GOLD.filter((gold) => gold !== 4), spent: [4], specials: ["spy"] }));
    expect(hand).toHaveLength(18);
    expect(hand.filter((one) => one.spent).map((one) => one.card)).toEqual(["gold-4", "scrap-bag", "artisan"]);
  });
});

describe("the sheet", () => {
  it("adds up, and says what broke a tie", () => {
    const line = scoreOf({
      squares: 6,
      width: 3,
      height: 2,
      rectangle_points: 10,
      kinds: ["star", "comb", "horn"],
      kinds_points: 10,
      group_points: 4,
      largest: ["star"],
      largest_points: 5,
      torn: 1,
      torn_counted: 1,
      torn_at: [[0, 0]],
      torn_points: -3,
      total: 26,
    });
    const sheet = {
      seats: [line, { ...line, squares: 5, rank: 2 }],
      winners: [0],
      ties: [{ seats: [0, 1], points: 26, broken_by: "squares" as const, squares: [6, 5] }],
    };
    show(Sheet, {
      view: viewOf(2, { sheet, phase: "over" }),
      you: 0,
      seats: facesOf(["", "Madder"]),
      t,
      onrules: () => undefined,
    });
    expect(document.body.textContent).toContain("You win with 26 points!");
    expect(document.body.textContent).toContain("the larger kilim is ahead (you: 6 squares and Madder: 5 squares)");
    const column = [...document.querySelectorAll("tbody tr")].map((row) =>
      Number((row.querySelector("td b")?.textContent ?? row.querySelector("td")?.textContent ?? "").replace("−", "-")),
    );
    expect(column.slice(0, 5).reduce((sum, points) => sum + points, 0)).toBe(column[5]);
  });
});

describe("the shuffles of a record", () => {
  it("are laid out as the pieces are numbered", () => {
    const day = ["star-star", "star-comb", "comb-comb"];
    const edition = { dominoes: { "day-1": day, "day-2": day, "day-3": day }, torn: { motifs: ["star", "hooks"] } };
    const chance = (outcome: unknown) => ({ step: "chance", outcome });
    const steps = [
      chance({ type: "TornDrawn", order: ["torn-hooks", "torn-star"] }),
      chance({ type: "DominoesTakenOut", day: 1, out: ["1-star-comb"], stay: ["1-comb-comb", "1-star-star"] }),
      chance({ type: "PileShuffled", day: 1, order: ["torn-hooks", "1-star-star", "1-comb-comb"] }),
    ];
    const found = shufflesOf({ edition, steps } as unknown as GameRecord);
    expect(found.map((one) => one.pool)).toEqual([
      ["torn-star", "torn-hooks"],
      day.map((pair) => `1-${pair}`),
      ["1-star-star", "1-comb-comb", "torn-hooks"],
    ]);
    expect(found[1]?.order).toEqual(["1-star-comb", "1-comb-comb", "1-star-star"]);
  });
});
