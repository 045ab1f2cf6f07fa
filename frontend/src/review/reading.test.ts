import { expect, it } from "vitest";
import { wordsOf } from "../games/testing";
import { readText } from "./reading";

const said = (read: number, choices: number) => readText({ read, choices }, wordsOf("en"));

it("is told in choices that are read, and then by what is still done", () => {
  expect(said(0, 0)).toBe("");
  expect(said(327, 328)).toMatch(/^Choices read: 327 of 328\./);
  expect(said(328, 328)).toBe("All choices are read. Now the dearest ones are looked at once more.");
});
