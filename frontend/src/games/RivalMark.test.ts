import { flushSync } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SeatFace } from "./contract";
import RivalMark from "./RivalMark.svelte";
import { clearAfterEach, facesOf, show, wordsOf } from "./testing";

clearAfterEach();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const shown = () => document.querySelector('[role="img"]')?.getAttribute("aria-label") ?? null;

/** A rival that thinks, or has answered. */
function rival(): SvelteMap<string, boolean> {
  const state = new SvelteMap([["thinks", true]]);
  const [one] = facesOf(["Guide"]);
  show(RivalMark, {
    seat: 0,
    size: 38,
    t: wordsOf("en"),
    get face(): SeatFace {
      return { ...one!, bot: "level5", kind: "bot", waiting: true, thinks: state.get("thinks") ?? false };
    },
  });
  return state;
}

function pass(ms: number): void {
  vi.advanceTimersByTime(ms);
  flushSync();
}

describe("a bot that thinks", () => {
  it("is shown so after a moment, until it has answered", () => {
    const state = rival();
    expect(shown()).toBe(null);
    pass(1_500);
    expect(shown()).toBe("is thinking");
    state.set("thinks", false);
    flushSync();
    expect(shown()).toBe(null);
  });
  it("is not shown so where it answers at once", () => {
    const state = rival();
    pass(1_400);
    state.set("thinks", false);
    flushSync();
    pass(2_000);
    expect(shown()).toBe(null);
  });
});
