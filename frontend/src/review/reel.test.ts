import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Reel } from "./reel.svelte";
import { Screening } from "./screening.svelte";
import { eyesOf, pathOf, reviewEyesOf, reviewPathOf, stepOf } from "../table/watching";

const steps = Array.from({ length: 4 }, (_, i) => ({ number: i, events: [`event ${i}`], view: i, waiting: [] }));

function reel(at = 0): Reel {
  const made = new Reel(() => 100);
  made.load(steps, at);
  return made;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a reel", () => {
  it("shows a step forward as a film, and any other way at once", () => {
    const it = reel();
    it.forward();
    expect([it.at, it.news]).toEqual([1, [{ n: 1, events: ["event 1"] }]]);
    it.back();
    expect([it.at, it.news]).toEqual([0, []]);
    it.to(99);
    expect([it.at, it.news]).toEqual([3, []]);
    it.to(-5);
    expect(it.at).toBe(0);
  });

  it("numbers the same step anew each time, so that it is shown again", () => {
    const it = reel();
    it.forward();
    it.back();
    it.forward();
    expect(it.news[0]?.n).toBe(2);
  });

  it("goes on by itself when a step was shown, and stops at the end", () => {
    const it = reel(1);
    it.toggle();
    expect([it.playing, it.at]).toEqual([true, 2]);
    vi.advanceTimersByTime(1_000);
    expect(it.at).toBe(2);
    it.shown(1);
    vi.advanceTimersByTime(100);
    expect(it.at).toBe(3);
    it.shown(2);
    vi.advanceTimersByTime(100);
    expect([it.playing, it.at]).toEqual([false, 3]);
  });

  it("begins again from the end, and stands still when it is told to", () => {
    const it = reel(3);
    it.toggle();
    expect([it.playing, it.at]).toEqual([true, 0]);
    it.toggle();
    vi.advanceTimersByTime(1_000);
    expect([it.playing, it.at]).toEqual([false, 0]);
  });

  it("takes no notice of a film that was left", () => {
    const it = reel();
    it.toggle();
    it.to(2);
    it.shown(1);
    expect(it.at).toBe(2);
    vi.advanceTimersByTime(100);
    expect(it.at).toBe(3);
  });
});

describe("a screening", () => {
  it("finds a step of the record where it is seen: an answer with the shuffle that follows it", () => {
    const it = new Screening("x", "open", 0);
    it.reel.load(
      [2, 3, 6].map((number) => ({ number, events: [], view: null, waiting: [] })),
      0,
    );
    expect([1, 2, 3, 4, 6, 9].map((number) => it.placeOf(number))).toEqual([0, 0, 1, 2, 2, 2]);
    it.seek(4);
    expect([it.reel.at, it.shows(5), it.shows(3)]).toEqual([2, true, false]);
  });
});

describe("the address of a replay", () => {
  it.each([
    ["", -1, 0],
    ["?at=12", -1, 11],
    ["?at=3&seen=open", "open", 2],
    ["?seen=2", 2, 0],
    ["?at=x&seen=-7", -1, 0],
  ] as const)("%s", (search, eyes, at) => expect([eyesOf(search), stepOf(search)]).toEqual([eyes, at]));
  it("tells where one is, and through whose eyes", () => {
    expect(pathOf("a b", -1, 0)).toBe("/replay/a%20b");
    expect(pathOf("x", "open", 4)).toBe("/replay/x?at=5&seen=open");
    expect(pathOf("x", 2, 0)).toBe("/replay/x?seen=2");
  });
});

describe("the address of a review", () => {
  it.each([
    ["", "open"],
    ["?seen=watching", -1],
    ["?seen=2&at=4", 2],
    ["?seen=-1", "open"],
  ] as const)("%s", (search, eyes) => expect(reviewEyesOf(search)).toBe(eyes));
  it("tells where one is, and keeps quiet about what is usual", () => {
    expect(reviewPathOf("a b")).toBe("/review/a%20b");
    expect(reviewPathOf("x", -1, 4)).toBe("/review/x?at=5&seen=watching");
    expect(reviewPathOf("x", 0)).toBe("/review/x?seen=0");
  });
});
