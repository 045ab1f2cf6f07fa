import { describe, expect, it } from "vitest";
import type { GameEnding, Placed } from "../src/games/contract";
import khiva from "../src/games/khiva";
import kilim from "../src/games/kilim";
import samarkand from "../src/games/samarkand";
import { TEXTS, wordsOf, type Lang } from "../src/games/testing";
import { endingOf, EndTeller } from "../src/table/ending";

const NAMES = ["Sun", "Madder", "Moon", "Garnet"];
const seat = (number: number, rank: number, teapots: number, carpets: number, gems = 0): Placed => ({
  seat: number,
  rank,
  total: teapots + carpets + gems,
  shares: [
    { key: "teapots", points: teapots, count: Math.ceil(teapots / 4) },
    { key: "carpets", points: carpets, count: Math.ceil(carpets / 3) },
    { key: "salt", points: 0, count: 0 },
    { key: "gems", points: gems, count: gems },
  ],
});
const told = (placed: Placed[], you: number, lang: Lang = "en", game: GameEnding = khiva.ending, view: object = {}) =>
  new EndTeller(game, { sheet: { ties: [] }, ...view }, NAMES, (all) => all.join(" & "), wordsOf(lang)).tell(
    endingOf(placed, you),
  );

// Moon won by its teapots; Sun came third.
const FOUR = [seat(2, 1, 24, 7, 2), seat(1, 2, 14, 9, 8), seat(0, 3, 10, 6, 5), seat(3, 4, 9, 4, 4)];

describe("the end of a game", () => {
  it("says the reader's place, the winner and what won it, and what lies between them", () => {
    expect(told(FOUR, 0)).toEqual({
      head: "You came 3rd.",
      lead: "Moon won with six teapots.",
      rest: "12 points lie between you; the largest difference is in teapots: 14.",
    });
    expect(told(FOUR, 3).head).toBe("You came 4th.");
  });

  it("tells the winner how far ahead, and those who watch who won", () => {
    expect(told(FOUR, 2)).toEqual({
      head: "You won with six teapots.",
      lead: "You are 2 points ahead of Madder; the largest difference is in teapots: 10.",
      rest: "",
    });
    expect(told(FOUR, -1)).toEqual({ head: "Moon won with six teapots.", lead: "", rest: "" });
  });

  it("says it in every language", () => {
    expect(told(FOUR, 0, "fr").head).toBe("Vous êtes 3e.");
    expect(told(FOUR, 0, "fr").lead).toBe("Moon gagne avec six théières.");
    expect(told(FOUR, 0, "ko").head).toBe("3위입니다.");
    expect(told(FOUR, 0, "ko").lead).toBe("Moon 님이 찻주전자 여섯 개로 이겼습니다.");
  });

  it("does not call what all have alike the reason", () => {
    // Moon has most teapots, but all have as many: the carpets won it.
    expect(told([seat(2, 1, 20, 9), seat(0, 2, 20, 3)], 0).lead).toBe("Moon won with three delivered carpets.");
  });

  it("tells a shared victory and a shared place as such", () => {
    const shared = [seat(0, 1, 20, 0), seat(1, 1, 20, 0), seat(2, 3, 8, 0), seat(3, 3, 8, 0)];
    const tie = { seats: [0, 1], points: 20, broken_by: "shared", teapots: [5, 5], best_salt: [0, 0] };
    const view = { sheet: { ties: [tie] } };
    expect(told(shared, 0, "en", khiva.ending, view)).toEqual({
      head: "You share the victory with Madder: 20 points each.",
      lead:
        "Equal at 20 points, in teapots and in salt; the rank is shared: " +
        "you have 5 teapots, best salt 0 and Madder has 5 teapots, best salt 0.",
      rest: "",
    });
    expect(told(shared, 2)).toMatchObject({
      head: "You share 3rd place with Garnet.",
      lead: "Sun & Madder share the victory with 20 points each.",
    });
    expect(told(shared, -1).head).toBe("Sun & Madder share the victory with 20 points each.");
  });

  it("says what parted equals, not that nothing lies between them", () => {
    const level = [seat(1, 1, 20, 4), seat(0, 2, 16, 8)];
    const tie = { seats: [0, 1], points: 24, broken_by: "teapots", teapots: [4, 5], best_salt: [0, 0] };
    const { rest } = told(level, 0, "en", khiva.ending, { sheet: { ties: [tie] } });
    expect(rest).toContain("the number of teapots decides");
  });
});

describe.each([
  ["khiva", khiva.ending, ["teapots", "carpets", "salt", "gems"]],
  ["kilim", kilim.ending, ["rectangle", "kinds", "groups", "largest", "torn"]],
  ["samarkand", samarkand.ending, ["rarest", "series", "wealth", "empty"]],
] as const)("what won %s", (_, game, keys) => {
  it.each(Object.keys(TEXTS) as Lang[])("has words in %s", (lang) => {
    const t = wordsOf(lang);
    const view = { sheet: { seats: [{ kinds: [{ kind: "spices", scored: true }] }], ties: [] } };
    for (const key of keys)
      for (const count of [0, 1, 2, 5, 11])
        for (const text of [
          game.label(key, t),
          game.within(key, t),
          game.wonWith(view, 0, { key, points: 3, count }, t),
        ])
          expect(text).not.toBe("");
  });
});
