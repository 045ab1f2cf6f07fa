import { describe, expect, it } from "vitest";
import { wordsOf, type Lang } from "../games/testing";
import type { HintChoice } from "../net/types";
import { behindText, verdictOf } from "./advice";

const t = wordsOf("en");
const choice = (given: Partial<HintChoice> = {}): HintChoice => ({
  move: {},
  text: "Play 3",
  share: 0.2,
  low: null,
  high: null,
  error: null,
  even: false,
  less: null,
  ...given,
});
const best = choice({ even: true, low: 0.5, high: 0.6 });
const by = (from: number, to: number, chance: [number, number] = [0.5, 0.6]) =>
  choice({ less: [from, to], low: chance[0], high: chance[1] });
const said = (...others: HintChoice[]) => verdictOf([best, ...others], t);

describe("one answer", () => {
  it("stands out where all others are clearly behind, in points or in the chance to win", () => {
    expect(said(by(1.2, 3), by(2, 5))).toBe("One answer stands out.");
    expect(said(by(0, 0.8, [0.4, 0.5]), by(0.5, 3))).toBe("One answer stands out.");
  });
  it("is a little ahead where another is only a little less", () => {
    expect(said(by(0, 0.8), by(0.1, 0.9, [0.48, 0.59]))).toBe("One answer is a little ahead.");
    expect(said(by(2, 4), by(0.4, 2))).toBe("One answer is a little ahead.");
    expect(said(choice())).toBe("One answer is a little ahead.");
  });
  it("is the only one, or of several that are even", () => {
    expect(said()).toBe("Only one answer is worth a thought.");
    expect(said(choice({ even: true }), by(0, 0.2))).toBe("Two answers are about even.");
    expect(said(choice({ even: true }), choice({ even: true }))).toBe("Three answers are about even.");
  });
  it.each(["en", "de", "es", "fr", "ko"] as Lang[])("has words for each in %s", (lang) => {
    const verdicts = [[by(0, 0.5)], [by(1, 2)], [choice({ even: true })], []].map((others) =>
      verdictOf([best, ...others], wordsOf(lang)),
    );
    expect(new Set(verdicts).size).toBe(4);
    expect(verdicts.join()).not.toContain("page-");
  });
});

it("another is told by a range, and by a word where that is about nothing", () => {
  expect([choice(), by(0, 0.9), by(0.4, 2), by(2, 4)].map((one) => behindText(one, t))).toEqual([
    "a little less",
    "a little less",
    "0 to 2 points less",
    "2 to 4 points less",
  ]);
});
