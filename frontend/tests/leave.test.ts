import { flushSync } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { clearAfterEach, show, wordsOf } from "../src/games/testing";
import type { Present } from "../src/net/fold";
import { house } from "../src/net/http";
import type { Hello } from "../src/net/types";
import LeaveTable from "../src/table/LeaveTable.svelte";
import { router } from "../src/ui/router.svelte";
import { words } from "../src/ui/words.svelte";

clearAfterEach();

const stand = vi.spyOn(house, "stand");
const go = vi.spyOn(router, "go");
beforeEach(async () => {
  stand.mockReset().mockResolvedValue(null);
  go.mockReset();
  await words.load("en");
});

function ask(clock: string, states: string[] = ["person", "bot"], stage: object | null = null): void {
  const hello = { table: "a", you: 0, clock: { type: clock }, stage } as unknown as Hello;
  const now = { seats: states.map((state) => ({ state })) } as unknown as Present;
  show(LeaveTable, { hello, now, onclose: () => undefined });
}
const said = (): string => document.querySelector("dialog")!.textContent!.replace(/\s+/g, " ");
function press(name: string): void {
  const button = [...document.querySelectorAll("button")].find((one) => one.textContent?.trim() === name);
  button!.click();
  flushSync();
}

describe("who leaves a game that goes on", () => {
  it("may go home, and nobody plays for them", () => {
    ask("relaxed");
    press("Keep my seat and go home");
    expect(stand).not.toHaveBeenCalled();
    expect(go).toHaveBeenCalledWith("/");
  });
  it("may let a bot play, and is told so first", async () => {
    ask("relaxed");
    expect(said()).toContain("A bot answers for you until you come back; but only bots are left then");
    expect(stand).not.toHaveBeenCalled();
    press("Let a bot play for me");
    await vi.waitFor(() => expect(go).toHaveBeenCalledWith("/"));
    expect(stand).toHaveBeenCalledWith("a");
  });
  it.each([
    ["live", "your clock runs on"],
    ["by-day", "your clock runs on"],
    ["paced", "countdowns run on"],
    ["relaxed", "the game waits for your answers."],
  ])("hears what their %s clock does meanwhile", (clock, words) => {
    ask(clock);
    expect(said()).toContain(words);
  });
  it("hears that others play on, and that a daily deal counts no more", () => {
    ask("live", ["person", "person"]);
    expect(said()).toContain("The others play on");
    document.querySelector("dialog")!.remove();
    ask("relaxed", ["person", "bot"], { kind: "daily" });
    expect(said()).toContain("this try is not counted");
  });
  it.each(["en", "fr", "ko"] as const)("reads it in %s", (lang) => {
    const t = wordsOf(lang);
    for (const part of ["more", "alone", "daily"]) expect(t(`page-leave-bot.${part}`)).not.toBe("");
    for (const clock of ["live", "by-day", "paced", "relaxed"])
      expect(t("page-leave-home.more", { clock })).not.toBe("");
  });
});
