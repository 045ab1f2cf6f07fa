import { flushSync } from "svelte";
import { expect, test } from "vitest";
import { clearAfterEach, clickOn, quietly, show } from "../testing";
import Table from "./Table.svelte";
import { facesOf, stopAsk, viewOf } from "./testing";
import type { Props } from "./types";

clearAfterEach();

const said = () => document.querySelector(".hint p")?.textContent ?? null;

test("a hint stays while a turn is shown, until it is waved away", () => {
  const view = { ...viewOf(4), turn: 1 };
  const asked = { id: "1", sealed: false, ask: stopAsk(view) };
  const props: Props = $state({
    ...quietly(),
    view,
    seats: facesOf(["", "Madder", "Violet", "Olive"], [0]),
    ask: asked,
    goal: "Most points win.",
    hints: true,
    ongoal: () => (props.goal = null),
    onhints: (on) => (props.hints = on),
  });
  show(Table, props);
  const then = (change: Partial<Props>) => {
    Object.assign(props, change);
    flushSync();
    return said();
  };
  expect(said()).toBe("Most points win.");
  // The first answer is given: the goal is known, and the next question is not there yet.
  expect(then({ ask: null, goal: null })).toBe("Most points win.");
  expect(then({ ask: { ...asked, id: "2" } })).toContain("Tap a card");
  expect(then({ ask: null })).toContain("Tap a card");
  clickOn("Got it");
  expect(said()).toBeNull();
  expect(then({ ask: asked })).toBeNull();
  expect(then({ hints: true, view: { ...view, turn: 2 } })).toBeNull();
});
