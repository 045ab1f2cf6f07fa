import { describe, expect, it } from "vitest";
import type { DailyDeal, DailyResult } from "../src/net/types";
import { camelsOf, dayAfter, isDay, linesOf, measureOf, mineOf, signed, spanOf } from "../src/day/daily";

const result = (name: string, you: boolean): DailyResult => ({
  rank: 1,
  name,
  you,
  points: 10,
  ahead: 1,
  place: 1,
  beyond: 0,
  table: name,
  parting: null,
});
const deal = (results: DailyResult[] | null): DailyDeal => ({
  game: "khiva",
  day: "2026-02-03",
  ends: 0,
  seats: 4,
  seat: 0,
  bot: "",
  state: "over",
  table: null,
  finished: 0,
  mean: null,
  results,
  best: null,
});

describe("the time to the next deals", () => {
  it("is told in hours and minutes, and is never nothing", () => {
    expect(spanOf(5 * 3_600_000 + 12 * 60_000, "en")).toBe("5 hr 12 min");
    expect(spanOf(3_600_000, "en")).toBe("1 hr");
    expect(spanOf(20_000, "en")).toBe("1 min");
    expect(spanOf(-5, "en")).toBe("1 min");
    expect(spanOf(2 * 3_600_000 + 60_000, "ko")).toBe("2시간 1분");
  });
});

describe("results", () => {
  it("have a sign, unless they are nothing", () => {
    expect([signed(3, "en"), signed(0, "en"), signed(-1.26, "en", 1)]).toEqual(["+3", "0", "−1.3"]);
  });

  it("are compared with one's own line, else with the best", () => {
    const [best, mine] = [result("best", false), result("mine", true)];
    expect(mineOf(deal([best, mine]))).toBe(mine);
    expect(measureOf(deal([best, mine]))).toBe(mine);
    expect(measureOf(deal([best]))).toBe(best);
    expect(measureOf(deal([]))).toBeNull();
    expect(mineOf(deal(null))).toBeNull();
  });
});

describe("a day to share", () => {
  it("tells the place and camels for the rank, and neither cards nor points", () => {
    const mine = { ...result("mine", true), rank: 2, place: 1 };
    const lines = linesOf([{ ...deal([mine]), finished: 3 }, deal(null)], () => "Khiva", "https://games.example.org");
    expect(lines.split("\n")).toEqual([
      "Caravanserai 2026-02-03",
      "Khiva 🥇 🐪🐪🐪▫️▫️",
      "https://games.example.org/daily",
    ]);
    expect([camelsOf(1, 1), camelsOf(1, 9), camelsOf(9, 9)]).toEqual([5, 5, 1]);
  });

  it("has days before and after it", () => {
    expect([dayAfter("2026-03-01", -1), dayAfter("2026-12-31", 1)]).toEqual(["2026-02-28", "2027-01-01"]);
    expect([isDay("2026-02-03"), isDay("2026-13-03"), isDay("yesterday")]).toEqual([true, false, false]);
  });
});
