import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import { bundleOf, wordsOf, type Lang } from "../games/testing";
import type { CoachedMove, Parts } from "../net/types";
import {
  acrossOf,
  apart,
  bandOf,
  DASHES,
  downOf,
  highestOf,
  isCertain,
  lineOf,
  momentAt,
  pathOfLine,
  roomiest,
  sampled,
  type Chances,
  type Paper,
} from "./curve";
import CurveTable from "./CurveTable.svelte";
import { mixed, othersTaken } from "./mix";
import MixBars from "./MixBars.svelte";
import { settled } from "../ui/fluent";
import { chanceText, pointsText, rangeText, shareText, signed } from "./numbers";
import { placesOf, stairsOf } from "./stairs";
import Stairs from "./Stairs.svelte";
import WinCurve from "./WinCurve.svelte";

const t = wordsOf("en");
const paper: Paper = { width: 200, height: 120, left: 20, right: 30, top: 10, bottom: 10 };
const moments: Chances[] = [
  { number: 1, win: [0.5, 0.5], low: [0.5, 0.5], high: [0.5, 0.5] },
  { number: 4, win: [0.8, 0.2], low: [0.7, 0.1], high: [0.9, 0.3] },
  { number: 5, win: [0, 1], low: [0, 1], high: [0, 1] },
];
const move = (text: string, share: number): CoachedMove => ({ move: { text }, text, share });
const parts: Parts = {
  start: 35,
  luck: -2,
  others: -4,
  choices: -8,
  result: 21,
  luck_width: 3,
  others_width: 4.2,
  choices_width: 3,
};

const shown: object[] = [];
afterEach(() => {
  for (const one of shown.splice(0)) void unmount(one);
  document.body.innerHTML = "";
});
function show<Props extends Record<string, unknown>>(chart: Component<Props>, props: Props): HTMLElement {
  shown.push(mount(chart, { target: document.body, props }));
  flushSync();
  return document.body;
}

describe("the paper of the curve", () => {
  it("has the first moment at its left, the last at its right, certainty at the top", () => {
    expect([acrossOf(0, 3, paper), acrossOf(1, 3, paper), acrossOf(2, 3, paper)]).toEqual([20, 95, 170]);
    expect([downOf(1, paper), downOf(0.5, paper), downOf(0, paper)]).toEqual([10, 60, 110]);
    expect([downOf(1.2, paper), downOf(-0.1, paper)]).toEqual([10, 110]);
    expect(acrossOf(0, 1, paper)).toBe(20);
  });
  it("draws a line through every moment", () => {
    expect(pathOfLine(lineOf(moments, 0, paper))).toBe("M20.0 60.0L95.0 30.0L170.0 110.0");
    expect(pathOfLine([])).toBe("");
  });
  it("draws the lines of five seats in five ways", () => expect(new Set(DASHES).size).toBe(5));
});

describe("labels", () => {
  it.each([
    [[50], [50]],
    [
      [50, 52],
      [50, 60],
    ],
    [
      [52, 50],
      [60, 50],
    ],
    [
      [98, 99, 97],
      [90, 100, 80],
    ],
    [
      [2, 1],
      [11, 1],
    ],
  ])("%j stand apart and inside", (wanted, placed) =>
    expect(apart(wanted, 10, 0, 100).map(Math.round)).toEqual(placed),
  );
  it("stand where most room is", () => {
    expect(roomiest([], 0, 100)).toBe(50);
    expect(roomiest([90, 10], 0, 100)).toBe(50);
    expect(roomiest([40, 2], 0, 100)).toBe(70);
  });
});

describe("moments", () => {
  it("are sampled with the first and the last", () => {
    expect(sampled(3, 12)).toEqual([0, 1, 2]);
    expect(sampled(101, 5)).toEqual([0, 25, 50, 75, 100]);
    expect(sampled(0, 5)).toEqual([]);
  });
  it.each([
    [0, 0],
    [1, 0],
    [3, 0],
    [4, 1],
    [99, 2],
  ])("of step %d", (number, moment) => expect(momentAt(moments, number)).toBe(moment));
  it("tell when a seat stood highest, the certain end aside", () => {
    expect([highestOf(moments, 0), highestOf(moments, 1)]).toEqual([1, 0]);
  });
  it("are certain where the band has no width", () => {
    expect(moments.map((moment) => isCertain(moment, 0))).toEqual([true, false, true]);
    expect(isCertain(undefined, 0)).toBe(false);
  });
});

describe("numbers", () => {
  it("of a chance are a range, and a word where the range is wide", () => {
    expect(rangeText(0.4, 0.55, 0.25, t)).toBe("40 to 55%");
    expect([rangeText(0.3, 0.8, 0.25, t), rangeText(0.1, 0.6, 0.25, t), rangeText(0.02, 0.4, 0.5, t)]).toEqual([
      "ahead",
      "about even",
      "behind",
    ]);
    expect(moments.map((moment) => chanceText(moment, 0, t))).toEqual(["50%", "70 to 90%", "0%"]);
  });
  it("of points are whole, and a range", () => {
    expect([pointsText(1.6, 4.4, t), pointsText(2.6, 3.2, t), pointsText(0, 0.4, t), pointsText(1, 1.2, t)]).toEqual([
      "2 to 4 points",
      "about 3 points",
      "under 1 point",
      "about 1 point",
    ]);
    expect([3, -8, 0].map((one) => signed(one, t))).toEqual(["+3", "−8", "0"]);
  });
  it("of a mix never pretend to be exact", () => {
    expect(
      [0, 0.004, 0.02, 0.12, 0.24, 0.5, 0.87, 0.949, 0.95, 0.994, 0.995, 1].map((one) => shareText(one, t)),
    ).toEqual([
      "almost never",
      "almost never",
      "seldom",
      "about once in 10",
      "about 2 times in 10",
      "about half of the time",
      "about 9 times in 10",
      "about 9 times in 10",
      "nearly always",
      "nearly always",
      "always",
      "always",
    ]);
  });
  it.each([
    ["en", "always", "almost never"],
    ["de", "immer", "fast nie"],
    ["es", "siempre", "casi nunca"],
    ["fr", "toujours", "presque jamais"],
    ["ko", "언제나", "거의 두지 않음"],
  ] as [Lang, string, string][])("of what is always taken, and of the rest, have words in %s", (lang, all, none) =>
    expect([1, 0].map((one) => shareText(one, wordsOf(lang)))).toEqual([all, none]),
  );
});

describe("the curve", () => {
  const props = { moments, names: ["Seat 1", "Seat 2"], at: 1, marks: [2], chosen: 0, t };
  it("can be pulled, and says where it stands", () => {
    const pulled: number[] = [];
    const page = show(WinCurve, { ...props, onscrub: (moment: number) => pulled.push(moment) });
    const slider = page.querySelector("input")!;
    expect([slider.max, slider.value]).toEqual(["2", "1"]);
    expect(slider.getAttribute("aria-valuetext")).toBe("Step 2 of 3: Seat 1: 70 to 90%, Seat 2: 10 to 30%");
    slider.value = "2";
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    expect(pulled).toEqual([2]);
  });
  it("tells its lines apart by more than their colour, and marks what is worth a look", () => {
    const page = show(WinCurve, { ...props, onscrub: () => undefined });
    const lines = [...page.querySelectorAll("path[data-seat]")].map((line) => line.getAttribute("stroke-dasharray"));
    expect(lines).toEqual(["none", "9 4"]);
    expect([...page.querySelectorAll("[data-band]")].map((band) => band.getAttribute("data-band"))).toEqual(["0"]);
    expect([...page.querySelectorAll(".curve use")].map((one) => one.getAttribute("href"))).toEqual([
      "#emblem-1",
      "#emblem-2",
    ]);
    expect(page.querySelectorAll(".mark")).toHaveLength(1);
  });
  it("is told in words, and as a table", () => {
    const page = show(WinCurve, { ...props, onscrub: () => undefined });
    expect(page.querySelector("[role=img]")?.getAttribute("aria-label")).toContain(
      "Seat 1: 50% at the start, highest at step 2 (70 to 90%), 0% at the end.",
    );
    show(CurveTable, { moments, names: props.names, t });
    const rows = [...page.querySelectorAll("tr")].map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ["Step", "Seat 1", "Seat 2"],
      ["1", "50%", "50%"],
      ["2", "70 to 90%", "10 to 30%"],
      ["3", "0%", "100%"],
    ]);
  });
});

describe("a curve with bands", () => {
  const props = { moments, names: ["Seat 1", "Seat 2"], at: 0, chosen: 0, t, onscrub: () => undefined };
  it("closes the band of a seat, and ends it where the end is certain", () => {
    expect(bandOf(moments.slice(0, 2), 0, paper, 3)).toBe("M20.0 60.0L95.0 20.0L95.0 40.0L20.0 60.0z");
    expect(bandOf([], 0, paper)).toBe("");
    const page = show(WinCurve, props);
    expect(page.querySelectorAll(".sure")).toHaveLength(2);
    expect(page.textContent).toContain("certain only here");
  });
  it("shows a rival's band when its name is pointed at, and its review when that is chosen", () => {
    const page = show(WinCurve, props);
    const [, rival] = page.querySelectorAll("label");
    rival!.dispatchEvent(new Event("pointerenter"));
    flushSync();
    expect([...page.querySelectorAll("[data-band]")].map((band) => band.getAttribute("data-band"))).toEqual(["0", "1"]);
  });
  it("hatches what has not been read, and takes nothing there for certain", () => {
    const page = show(WinCurve, { ...props, moments: moments.slice(0, 2), steps: 6 });
    expect(page.querySelector(".unread")).not.toBeNull();
    expect(page.querySelectorAll(".sure")).toHaveLength(0);
    expect(page.querySelector("input")?.max).toBe("5");
  });
});

describe("a mix", () => {
  const [one, two] = [move("Play 3", 0.7), move("Play 5", 0.3)];
  it("has what was played once, among the others or after them", () => {
    const again = { ...move("Played 5", 0.3), move: two.move };
    expect(mixed([one, two], again, one).map((bar) => [bar.move.text, bar.played, bar.best])).toEqual([
      ["Play 3", false, true],
      ["Play 5", true, false],
    ]);
    expect(mixed([one], two, null).map((bar) => [bar.move.text, bar.played])).toEqual([
      ["Play 3", false],
      ["Play 5", true],
    ]);
  });
  it("calls best only what is taken most often", () => {
    const bests = (...given: Parameters<typeof mixed>) => mixed(...given).flatMap((bar) => (bar.best ? bar.key : []));
    expect(bests([one, two], one, two)).toEqual([]);
    expect(bests([one], one, { ...two, share: 0 })).toEqual([]);
    expect(bests([one, { ...two, share: 0.7 }], null, two)).toHaveLength(1);
    expect(bests([], null, { ...two, share: 0.05 })).toHaveLength(1);
  });
  it("says that most is elsewhere where less than half is told", () => {
    expect([0.7, 0.5, 0.31, 0].map((share) => othersTaken(mixed([move("Play 3", share)], null, null)))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    const page = show(MixBars, { mix: [], played: move("Play 5", 0.02), t });
    const bars = [...page.querySelectorAll("li")].map((bar) => bar.textContent.replace(/\s+/g, " ").trim());
    expect(bars).toEqual(["Play 5 played seldom", "many others, each seldom"]);
  });
  it("is told of a bot in a sentence that begins with a capital", () => {
    const said = (lang: Lang, name: string) =>
      settled(bundleOf(lang), wordsOf(lang)("page-mix-of", { whose: "seat", name }));
    expect(said("en", "the Merchant")).toBe("The Merchant chose.");
    expect(said("fr", "le Guide")).toBe("Le Guide a choisi.");
  });
  it("says all its numbers", () => {
    const page = show(MixBars, { mix: [one, two], played: two, best: one, t });
    const bars = [...page.querySelectorAll("li")].map((bar) => bar.textContent.replace(/\s+/g, " ").trim());
    expect(bars[0]).toMatch(/^Play 3 best about 7 times in 10$/);
    expect(bars[1]).toMatch(/^Play 5 played about 3 times in 10$/);
  });
});

describe("the staircase", () => {
  it("goes from the average to the result, and every step is where the last one ended", () => {
    const stairs = stairsOf(parts);
    expect(stairs.map(({ step, from, to }) => [step, from, to])).toEqual([
      ["luck", 35, 33],
      ["others", 33, 29],
      ["choices", 29, 21],
    ]);
    const place = placesOf(parts, stairs);
    for (const { to, width } of stairs)
      for (const end of [to - width, to + width]) expect(place(end)).toBeGreaterThanOrEqual(3.99);
    expect(place(36)).toBeLessThanOrEqual(96.01);
    expect(place(parts.start)).toBeGreaterThan(place(parts.result));
  });
  it.each(["en", "de", "es", "fr", "ko"] as Lang[])("says every number in %s, for you and for others", (lang) => {
    for (const you of [true, false]) {
      const page = show(Stairs, { parts, you, mistakes: 2, t: wordsOf(lang) });
      const numbers = [...page.querySelectorAll("dd .num")].map((one) => one.textContent).slice(-5);
      expect(numbers).toEqual(["35", "−2", "−4", "−8", "21"]);
    }
  });
});
