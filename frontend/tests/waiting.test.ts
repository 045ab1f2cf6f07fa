import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { clearAfterEach, show } from "../src/games/testing";
import { choice } from "../src/net/choice.svelte";
import { nothing, type Present } from "../src/net/fold";
import { house } from "../src/net/http";
import type { TableStore } from "../src/net/table.svelte";
import type { Hello } from "../src/net/types";
import WaitingRoom from "../src/table/WaitingRoom.svelte";
import { words } from "../src/ui/words.svelte";

clearAfterEach();

const wide = window.innerWidth;
beforeEach(async () => {
  vi.spyOn(house, "card").mockRejectedValue(new Error("not here"));
  // Who is heard here the house would say, and there is none.
  vi.spyOn(choice, "look").mockResolvedValue();
  await words.load("en");
});
afterEach(() => Object.assign(window, { innerWidth: wide }));

const seat = (state: string) => ({ state, name: state === "person" ? "Guest" : "", bot: null, away: null });

function wait(width: number, you: number, states = ["person", "free"]): string[] {
  Object.assign(window, { innerWidth: width });
  const now = { status: "open", seats: states.map(seat), clocks: [], waiting: [], ask: null, opening: null };
  const hello = { table: "a", game: "khiva", you, host: false, clock: { type: "relaxed" }, options: {} };
  const state = { ...nothing, hello: hello as unknown as Hello, now: now as unknown as Present };
  show(WaitingRoom, { store: { state, id: "a", standing: "live" } as unknown as TableStore, hello: state.hello });
  return [...document.querySelectorAll("main h1, main h2, main li")].map((one) => one.tagName);
}

it("puts the link to send before the seats on a phone", () => {
  expect(wait(390, 0).slice(0, 3)).toEqual(["H1", "H2", "LI"]);
});
it.each([
  ["there is room beside them", 1440, 0],
  ["one has yet to sit down", 390, -1],
])("puts the seats first where %s", (_, width, you) => {
  expect(wait(width, you).slice(0, 2)).toEqual(["H1", "LI"]);
});
