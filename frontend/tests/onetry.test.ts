import { beforeEach, expect, it } from "vitest";
import DailyCard from "../src/day/DailyCard.svelte";
import { clearAfterEach, show } from "../src/games/testing";
import type { DailyDeal } from "../src/net/types";
import { words } from "../src/ui/words.svelte";

clearAfterEach();
beforeEach(() => words.load("en"));

function card(state: DailyDeal["state"]): string {
  const deal = { game: "khiva", day: "2026-02-03", seats: 4, bot: "", state, table: null, finished: 0, results: null };
  show(DailyCard, { deal: deal as unknown as DailyDeal, busy: false, onplay: () => undefined });
  return document.querySelector("article")!.textContent;
}

it("says before the first play that there is one try", () => {
  expect(card("new")).toContain("You have one try");
  const play = document.querySelector("button")!;
  expect(document.getElementById(play.getAttribute("aria-describedby")!)?.textContent).toContain("one try");
});
it("says it no more once the try has begun", () => expect(card("playing")).not.toContain("one try"));
