import { describe, expect, it } from "vitest";
import { weaveOf } from "./mark";

describe("a person's mark", () => {
  it("is the same every time, and another for somebody else", () => {
    expect(weaveOf("a1b2")).toEqual(weaveOf("a1b2"));
    const marks = new Set(Array.from({ length: 2000 }, (_, n) => JSON.stringify(weaveOf(`person ${n}`))));
    expect(marks.size).toBeGreaterThan(1990);
  });
  it("has three different yarns", () => {
    for (const key of ["", "x", "낙타"]) {
      const { ground, yarns } = weaveOf(key);
      expect(new Set([ground, ...yarns.map((yarn) => yarn.fill)]).size).toBe(3);
    }
  });
});
