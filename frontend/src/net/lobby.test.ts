import { expect, it } from "vitest";
import { ALL, changed, fits, friendRows, inOrder, playingIn, steady, strengthsOf, whole } from "./lobby";
import type { LobbyTable } from "./types";

const TABLE: LobbyTable = {
  id: "a",
  game: "one",
  seats: 3,
  status: "open",
  opened_at: 1,
  names: ["Guest 1", "", ""],
  bots: [null, null, null],
  states: ["person", "free", "free"],
  clock: { type: "relaxed" },
  hints: false,
  rated: false,
  strength: 1000,
};
const table = (id: string, more: Partial<LobbyTable> = {}): LobbyTable => ({ ...TABLE, id, ...more });
const NONE = new Set<string>();

it("is folded from the whole list and what changes", () => {
  let board = whole({ type: "lobby", n: 4, people: 2, present: [], tables: [table("a"), table("b")] });
  board = changed(board, { type: "change", n: 5, people: 3, came: [{ key: "k", name: "Guest 2" }] })!;
  board = changed(board, { type: "change", n: 6, tables: [table("c"), table("b", { seats: 5 })], gone: ["a"] })!;
  expect(board.people).toBe(3);
  expect([...board.tables.keys()]).toEqual(["b", "c"]);
  expect(board.tables.get("b")?.seats).toBe(5);
  board = changed(board, { type: "change", n: 7, left: ["k"] })!;
  expect(board.present.size).toBe(0);
  expect(changed(board, { type: "change", n: 9 })).toBeNull();
});

it("shows what fits", () => {
  const paced = table("p", { clock: { type: "paced" }, game: "another", seats: 4 });
  expect(fits(paced, ALL, NONE)).toBe(true);
  expect(fits(paced, { ...ALL, pace: "relaxed", game: "another", seats: 4 }, NONE)).toBe(true);
  for (const other of [{ pace: "live" as const }, { game: "one" }, { seats: 3 }, { friends: true }])
    expect(fits(paced, { ...ALL, ...other }, NONE)).toBe(false);
  expect(fits(paced, { ...ALL, friends: true }, new Set(["p"]))).toBe(true);
});

it("shows what is near my strength, and the middle where I have no rating", () => {
  const shown = { rating: 1_300, low: 1_200, high: 1_400, games: 9, provisional: false };
  const rating = { game: "one", size: "more" as const, now: shown, luckless: null, curve: [] };
  const mine = strengthsOf([
    { ...rating, kind: "people" },
    { ...rating, kind: "bots", now: { ...shown, rating: 1 } },
  ]);
  const near = { ...ALL, strength: true };
  expect(fits(table("a", { strength: 1_450 }), near, NONE, mine)).toBe(true);
  expect(fits(table("a", { strength: 1_000 }), near, NONE, mine)).toBe(false);
  expect(fits(table("a", { strength: 1_000, seats: 2 }), near, NONE, mine)).toBe(true);
});

it("counts the people who play each game", () => {
  const playing = { status: "playing" as const, states: ["person", "bot", "person"] as LobbyTable["states"] };
  expect(playingIn([table("a"), table("b", playing), table("c", { ...playing, game: "another" })])).toEqual({
    one: 2,
    another: 2,
  });
});

it("puts friends first, then the strongest to watch and the latest to join", () => {
  const watch = ["x", "y", "z"].map((id, n) => table(id, { status: "playing", strength: 900 + n }));
  expect(inOrder(watch, new Set(["x"])).map((one) => one.id)).toEqual(["x", "z", "y"]);
  const open = [table("old"), table("new", { opened_at: 9, strength: 1 })];
  expect(inOrder(open, NONE).map((one) => one.id)).toEqual(["new", "old"]);
});

it("does not move rows while somebody has a finger on them", () => {
  const before = steady([], [table("a"), table("b")], false);
  const held = steady(before, [table("c"), table("b", { seats: 5 })], true);
  expect(held.map((row) => [row.table.id, row.gone])).toEqual([
    ["a", true],
    ["b", false],
    ["c", false],
  ]);
  expect(held[1]!.table.seats).toBe(5);
  expect(steady(held, [table("c"), table("b")], false).map((row) => row.table.id)).toEqual(["c", "b"]);
});

it("says what friends do, also at tables that the list has no room for", () => {
  const told = {
    type: "friends" as const,
    friends: [
      { key: "1", name: "Guest 1", here: true, tables: ["far", "a"] },
      { key: "2", name: "Guest 2", here: true, tables: [] },
    ],
    tables: [table("far", { status: "playing" })],
  };
  const rows = friendRows(told, new Map([["a", table("a")]]));
  expect(rows.map((row) => row.table?.id)).toEqual(["a", undefined]);
  expect(friendRows(null, new Map())).toEqual([]);
});
