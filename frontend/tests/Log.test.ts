import { expect, it } from "vitest";
import { clearAfterEach, show } from "../src/games/testing";
import type { GameUi } from "../src/games/contract";
import Log from "../src/table/Log.svelte";
import { words } from "../src/ui/words.svelte";

clearAfterEach();

const line = { seat: null, text: "something happens", points: null, more: [] };
const ui = { chronicle: { chapter: () => "Deal 2", turn: () => line, scores: () => null } } as unknown as GameUi;

it.each([
  [null, "Turn 3"],
  [{}, "Deal 2 turn 3"],
])("begins its head with a capital, after %j", async (begin, head) => {
  await words.load("en");
  const chapter = { key: "a", begin, entries: [{ kind: "turn" as const, key: "b", number: 3, told: [] }] };
  const nothing = () => undefined;
  show(Log, {
    chapters: [chapter],
    whole: true,
    ui,
    game: "khiva",
    you: 0,
    names: ["A", "B"],
    again: null,
    then: () => null,
    onrules: nothing,
    onagain: nothing,
    onshow: nothing,
  });
  expect(document.querySelector(".top p")?.textContent?.trim().replace(/\s+/g, " ")).toBe(head);
});
