import { expect, test } from "vitest";
import { ribbonOf } from "./ribbon";

const moment = (rating: number, off: number) => ({ at: 0, rating, low: rating - off, high: rating + off });

test("a single game is no curve", () => {
  expect(ribbonOf([], 100, 50, 10)).toBeNull();
  expect(ribbonOf([moment(1000, 300)], 100, 50, 10)).toBeNull();
});

test("the line lies in its band, and marks are round numbers within it", () => {
  const ribbon = ribbonOf([moment(1000, 300), moment(1100, 200), moment(1080, 150)], 100, 50, 10);
  expect(ribbon?.marks.map((one) => one.rating)).toEqual([800, 1000, 1200]);
  expect(ribbon?.marks.every((one) => one.y >= 0 && one.y <= 50)).toBe(true);
  expect(ribbon?.last.x).toBe(90);
  expect(ribbon?.band.endsWith("z")).toBe(true);
});
