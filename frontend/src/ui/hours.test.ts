import { expect, test } from "vitest";
import { hoursOf, inHours, spans } from "./hours";

test("hours that follow each other are one span", () => {
  expect(spans([18, 19, 20, 21, 22, 23])).toBe("18–24");
  expect(spans([7, 6, 20])).toBe("6–8, 20–21");
  expect(spans([])).toBe("");
});

test("parts of the day are six hours each", () => {
  expect(hoursOf(["night", "evening"])).toEqual([0, 1, 2, 3, 4, 5, 18, 19, 20, 21, 22, 23]);
});

test("whole days are said as days", () => {
  expect([8, 24, 72].map((hours) => inHours(hours, "en"))).toEqual(["8 hours", "1 day", "3 days"]);
});
