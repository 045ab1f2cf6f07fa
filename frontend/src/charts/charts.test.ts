import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import { wordsOf, type Lang } from "../games/testing";
import type { Balance, CoachedMove } from "../net/types";
import { balanceStory, barOf, scaleOf } from "./balance";
import BalanceBars from "./BalanceBars.svelte";
import { acrossOf, apart, DASHES, downOf, lineOf, momentAt, pathOfLine, sampled, storyOf, type Paper } from "./curve";
import CurveTable from "./CurveTable.svelte";
import { mixed } from "./mix";
import MixBars from "./MixBars.svelte";
import { differenceText, pointsText } from "./numbers";
import WinCurve from "./WinCurve.svelte";

const t = wordsOf("en");
const paper: Paper = { width: 200, height: 120, left: 20, right: 30, top: 10, bottom: 10 };
const moments = [
  { number: 1, win: [0.5, 0.5], points: [20, 20] },
  { number: 4, win: [0.8, 0.2], points: [24.25, 18] },
  { number: 5, win: [0, 1], points: [22, 30] },
];
const move = (text: string, share: number): CoachedMove => ({ move: { text }, text, win: 0.42, points: 12.34, share });

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
  it("tell how a seat fared", () => {
    expect(storyOf(moments, 0)).toEqual({ first: 50, most: 80, step: 2, last: 0 });
  });
});

describe("numbers", () => {
  it("have their sign, and points one decimal at most", () => {
    expect([0.123, -0.05, 0.004, -0.004].map((one) => differenceText(one, t))).toEqual(["+12%", "−5%", "±0%", "±0%"]);
    expect([1, 3.26, -0.04].map((one) => pointsText(one, t))).toEqual(["1 point", "3.3 points", "0 points"]);
  });
});

describe("the curve", () => {
  const props = { moments, names: ["Seat 1", "Seat 2"], at: 1, marks: [2], chosen: 0, t };
  it("can be pulled, and says where it stands", () => {
    const pulled: number[] = [];
    const page = show(WinCurve, { ...props, onscrub: (moment: number) => pulled.push(moment) });
    const slider = page.querySelector("input")!;
    expect([slider.max, slider.value]).toEqual(["2", "1"]);
    expect(slider.getAttribute("aria-valuetext")).toBe("Step 2 of 3: Seat 1 80%, Seat 2 20%");
    slider.value = "2";
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    expect(pulled).toEqual([2]);
  });
  it("tells its lines apart by more than their colour, and marks what is worth a look", () => {
    const page = show(WinCurve, { ...props, onscrub: () => undefined });
    const lines = [...page.querySelectorAll("path[data-seat]")].map((line) => line.getAttribute("stroke-dasharray"));
    expect(lines).toEqual(["none", "9 4"]);
    expect([...page.querySelectorAll(".curve use")].map((one) => one.getAttribute("href"))).toEqual([
      "#emblem-1",
      "#emblem-2",
    ]);
    expect(page.querySelectorAll(".mark")).toHaveLength(1);
  });
  it("is told in words, and as a table", () => {
    const page = show(WinCurve, { ...props, onscrub: () => undefined });
    expect(page.querySelector("[role=img]")?.getAttribute("aria-label")).toContain(
      "Seat 1 began with 50%, stood highest at step 2 with 80%, and ended with 0%.",
    );
    show(CurveTable, { moments, names: props.names, t });
    const rows = [...page.querySelectorAll("tr")].map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ["Step", "Seat 1", "Seat 2"],
      ["1", "50%", "50%"],
      ["2", "80%", "20%"],
      ["3", "0%", "100%"],
    ]);
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
  it("says all its numbers", () => {
    const page = show(MixBars, { mix: [one, two], played: two, best: one, t });
    const bars = [...page.querySelectorAll("li")].map((bar) => bar.textContent.replace(/\s+/g, " ").trim());
    expect(bars[0]).toMatch(/^Play 3 best 70%.*wins 42%, 12\.3 points$/);
    expect(bars[1]).toMatch(/^Play 5 played 30%/);
  });
});

describe("luck and skill", () => {
  const balance: Balance[] = [
    { seat: 0, deals: 0.1, reveals: 0.05, choices: -0.2 },
    { seat: 1, deals: -0.3, reveals: 0.01, choices: 0.005 },
  ];
  it("has bars from the middle, on one scale", () => {
    const scale = scaleOf(balance);
    expect(scale).toBe(0.3);
    expect(barOf(0.3, scale)).toEqual({ x: 50, width: 50 });
    expect(barOf(-0.15, scale)).toEqual({ x: 25, width: 25 });
    expect(scaleOf([{ seat: 0, deals: 0, reveals: 0, choices: 0.001 }])).toBe(0.1);
  });
  it("is a sentence for each seat", () => {
    expect(balance.map((one) => balanceStory(one, "Seat 1", t))).toEqual([
      "Seat 1 was lucky (+15%), and lost 20% by their own choices.",
      "Seat 1 was unlucky (−29%), and choices cost nothing.",
    ]);
  });
  it.each(["en", "fr", "ko"] as Lang[])("has its words in %s", (lang) => {
    const say = wordsOf(lang);
    for (const [luck, skill] of [
      [0.1, 0.1],
      [-0.1, -0.1],
      [0, 0],
    ] as const)
      expect(balanceStory({ seat: 0, deals: luck, reveals: 0, choices: skill }, "Seat 1", say)).toContain("Seat 1");
  });
  it("shows every number beside its bar", () => {
    const page = show(BalanceBars, { balance, names: ["Seat 1", "Seat 2"], t });
    expect([...page.querySelectorAll("dd")].map((one) => one.textContent.trim())).toEqual([
      "+10%",
      "+5%",
      "−20%",
      "−30%",
      "+1%",
      "+1%",
    ]);
  });
});
