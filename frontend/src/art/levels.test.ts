import { describe, expect, it } from "vitest";
import type { GameInfo, LevelInfo } from "../net/types";
import { absentOf, isStandard, LADDER, LEVELS, levelAt, levelOf, levelsAt, levelsIn } from "./levels";

const level = (key: string, seats: number[], standard_only = false): LevelInfo => ({
  key,
  name: key,
  sentence: "",
  ratings: [],
  seats,
  standard_only,
});
const LOW = level("level4", [3, 4, 5]);
const STRONGEST = level("level5", [3, 4, 5]);
const MASTER = level("level6", [3], true);
const ALL = [LOW, STRONGEST, MASTER];

describe("levels", () => {
  it("are counted from one", () => {
    expect([levelOf("level1"), levelOf("level6"), levelOf("greedy"), levelOf(null)]).toEqual([1, LEVELS.length, 0, 0]);
  });
  it("are as many for all in one list", () => {
    expect(levelsIn(["level1", null, "greedy", "level5"])).toBe(LADDER);
    expect(levelsIn(["level1", "level6"])).toBe(LEVELS.length);
  });
  it("are missed where they were chosen for another game", () => {
    expect(["level6", "level4", "", undefined, "clever"].map((key) => absentOf([LOW, STRONGEST], key))).toEqual([
      "level6",
      null,
      null,
      null,
      null,
    ]);
  });
  it("are offered where they play", () => {
    expect(levelsAt(ALL, 3)).toEqual(ALL);
    expect(levelsAt(ALL, 4)).toEqual([LOW, STRONGEST]);
    expect(levelsAt(ALL, 3, false)).toEqual([LOW, STRONGEST]);
  });
  it("fall back to the strongest below where the one that was chosen does not play", () => {
    expect([3, 4, 3].map((seats) => levelAt(ALL, "level6", seats))).toEqual(["level6", "level5", "level6"]);
    expect(levelAt(ALL, "level6", 3, false)).toBe("level5");
    expect(levelAt(ALL, "level4", 4)).toBe("level4");
    expect(levelAt([LOW, STRONGEST], "level6", 3), "chosen in another game").toBe("level5");
  });
  it("are none where nobody was chosen, or somebody whom nobody offers", () => {
    expect([levelAt(ALL, "", 3), levelAt(ALL, "clever", 3)]).toEqual(["", ""]);
  });
});

describe("the box's own components and options", () => {
  const game = { options: [{ key: "city", values: ["usual", "always"] }] } as unknown as GameInfo;
  it("are those that nobody changed", () => {
    expect([isStandard(game, {}), isStandard(game, { city: "usual" })]).toEqual([true, true]);
    expect([isStandard(game, { city: "always" }), isStandard(game, {}, "Mine")]).toEqual([false, false]);
  });
});
