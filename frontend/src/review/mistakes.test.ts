import { describe, expect, it } from "vitest";
import type { Decision } from "../net/types";
import { drawn, tenths } from "../ui/draw";
import { beatsText, closeOnesOf, costText, countOf, mistakesOf, restOf } from "./mistakes";

const decision = (number: number, sure: Decision["sure"], lost: number, seat = 0): Decision => ({
  number,
  seat,
  sure,
  lost,
  cost: 0.01,
  lost_from: lost,
  lost_to: lost,
  beats: 0.8,
  tried: 400,
  for_best: "",
  against: "",
  played: { move: {}, text: "", share: 0 },
  best: { move: {}, text: "", share: 0 },
  mix: [],
});

describe("what was given away", () => {
  const all = [
    decision(9, "clear", 5),
    decision(2, "likely", 1),
    decision(3, "close", 0),
    decision(4, "best", 0),
    decision(5, "clear", 7, 1),
    ...[11, 12, 13, 14].map((number) => decision(number, "likely", 3)),
  ];
  it("is the dearest of a seat, in their order", () => {
    expect(mistakesOf(all, 0).map((one) => one.number)).toEqual([2, 9, 11, 12, 13, 14]);
    expect(countOf(all, 0)).toBe(6);
    expect(mistakesOf(all, 1).map((one) => one.number)).toEqual([5]);
  });
  it("is what cost most of the win, and a few that cost many points", () => {
    const lost = (...points: number[]) => points.map((one, i) => ({ ...decision(i, "clear", one), cost: 0 }));
    const costly = (many: number) =>
      Array.from({ length: many }, (_, i) => ({ ...decision(10 + i, "clear", 0), cost: 0.2 }));
    const told = (...given: Decision[]) => mistakesOf(given, 0).map((one) => one.number);
    const nine = [10, 11, 12, 13, 14, 15, 16, 17, 18];
    expect(told(...lost(3, 9, 1, 8, 7), ...costly(12))).toEqual([1, 3, 4, ...nine]);
    expect(told(...lost(1, 3, 0.1), ...costly(12)), "room that is left").toEqual([1, ...nine, 19, 20]);
    expect(told(...lost(3, 0.1), ...costly(9)), "room for all").toEqual([0, 1, ...nine]);
  });
  it("is told with what else counts, and what that cost together", () => {
    const many = Array.from({ length: 14 }, (_, i) => decision(i, "clear", i < 2 ? 0.7 : 1));
    expect(restOf([...many, decision(20, "close", 9), decision(21, "clear", 9, 1)], 0)).toEqual({
      count: 2,
      lost: 1.4,
    });
    expect(restOf(all, 0)).toEqual({ count: 0, lost: 0 });
  });
  it("is told in points, in the chance to win, or in both", () => {
    const say = (id: string, args?: object): string => `${id} ${Object.values(args ?? {}).join(" ")}`.trim();
    const said = (lost: number, cost: number) => costText({ ...decision(1, "clear", lost), cost }, say);
    expect(said(5, 0.004)).toBe("page-points-about 5");
    expect(said(0.2, 0.22)).toBe("page-gave-chance 22");
    expect(said(5, 0.22)).toBe("page-gave-both page-points-about 5 page-gave-chance 22");
  });
  it("says points only where they are the reason", () => {
    const said = (beats: number, cost = 0.01) => beatsText({ ...decision(1, "clear", 1), beats, cost }, (id) => id);
    expect([0.1, 0.5, 0.549].map((one) => said(one))).toEqual(["page-gave-wins", "page-gave-wins", "page-gave-wins"]);
    expect([0.55, 0.99, 1].map((one) => said(one))).toEqual(["page-gave-beats", "page-gave-beats", "page-gave-always"]);
    expect([0.27, 0.5, 0.6].map((one) => said(one, 0.004))).toEqual([
      "page-gave-average",
      "page-gave-average",
      "page-gave-beats",
    ]);
  });
  it("is nothing of which nobody can be sure", () => {
    expect(closeOnesOf(all, 0).map((one) => one.number)).toEqual([3]);
    expect(mistakesOf([decision(1, "close", 0)], 0)).toEqual([]);
  });
});

describe("one of several that are even", () => {
  const mix = [{ share: 0.5 }, { share: 0.25 }, { share: 0.25 }];
  it.each([
    [0, 0],
    [0.49, 0],
    [0.51, 1],
    [0.99, 2],
    [1, 0],
  ])("is drawn by the mix: %d", (dice, found) => expect(drawn(mix, dice)).toBe(mix[found]));
  it.each([
    [
      [0.7, 0.1],
      [9, 1],
    ],
    [
      [0.4, 0.2, 0.2],
      [5, 3, 2],
    ],
    [
      [1, 1, 1],
      [4, 3, 3],
    ],
    [
      [0.97, 0.01],
      [10, 0],
    ],
    [
      [0, 0],
      [5, 5],
    ],
  ])("is told in tenths that are ten together: %j", (shares, found) => expect(tenths(shares)).toEqual(found));
});
