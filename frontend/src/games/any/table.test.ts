import { flushSync } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { describe, expect, it } from "vitest";
import type { PlainGame } from "../../net/types";
import { plainGames } from "../../ui/plain.svelte";
import { clearAfterEach, facesOf, quietly, show } from "../testing";
import Table from "./Table.svelte";
import type { Event, Props, View } from "./types";

clearAfterEach();

const bid = (number: number) => ({ kind: "bid", number });
const prize = (number: number) => ({ kind: "prize", number });
const RESULT: Event = { type: "PrizeTaken", seat: 0, prize: 5, card: 6 };
const PHRASES = { game: "goofspiel", fields: { PrizeTaken: { seat: "seat", prize: "number", card: "number" } } };

function viewOf(change: Partial<View>): View {
  return {
    game: "goofspiel",
    turn: 1,
    turns: 13,
    points: [0, 0],
    zones: [{ name: "prize", what: "centre", owner: null, tiles: [prize(5)], gone: [], count: 1 }],
    revealed: [],
    over: false,
    sheet: null,
    all_own: null,
    own: { seat: 0, hand: [bid(4), bid(6)], sealed: null },
    ...change,
  };
}

/** A table of two that hears what a turn brought, and holds it to be looked at. */
function revealed() {
  plainGames.all = [
    {
      key: "goofspiel",
      roles: { PrizeTaken: "result" },
      phrases: PHRASES,
    } as unknown as PlainGame,
  ];
  const given = new SvelteMap<string, unknown>([
    ["view", viewOf({})],
    ["news", []],
  ]);
  const props: Props = {
    ...quietly(),
    stills: "press",
    seats: facesOf(["", "Madder"]),
    get view() {
      return given.get("view") as View;
    },
    get news() {
      return given.get("news") as Props["news"];
    },
  };
  show(Table, props);
  const turn = { turn: 1, tiles: [bid(6), bid(3)], about: prize(5), taker: 0, cancelled: [] };
  const after = viewOf({
    turn: 2,
    points: [5, 0],
    zones: [{ name: "prize", what: "centre", owner: null, tiles: [prize(9)], gone: [], count: 1 }],
    revealed: [turn],
    own: { seat: 0, hand: [bid(4)], sealed: null },
  });
  given.set("view", after);
  given.set("news", [{ n: 1, events: [RESULT] }]);
  flushSync();
}

describe("a turn that is revealed", () => {
  it("stands beside what it brought: points and the hand that is left", () => {
    revealed();
    expect(document.querySelectorAll(".cloth .flip")).toHaveLength(2);
    expect(document.querySelector(".own .points")?.textContent).toBe("5");
    expect(document.querySelectorAll(".hand li")).toHaveLength(1);
    // The next prize is not seen yet: this one goes to who won it.
    expect(document.querySelector(".cloth .what")?.textContent).toContain("Goes to");
    expect(document.querySelector(".cloth .about")?.textContent).toContain("5");
  });

  it("has nothing on the mat, and nothing said there", () => {
    revealed();
    expect(document.querySelector(".mat")?.textContent?.trim()).toBe("");
  });
});
