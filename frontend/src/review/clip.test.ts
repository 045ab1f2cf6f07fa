import { expect, test } from "vitest";
import { frameAt, kindOfVideo, lengthOf, wrapped } from "./clip";

const clip = {
  game: "any",
  drawings: ["<svg/>", "<svg/>"],
  frames: [
    { drawing: 0, said: "Cards are shown.", ms: 1000 },
    { drawing: 1, said: "", ms: 200 },
    { drawing: 0, said: "It is over.", ms: 800 },
  ],
};

test("a caption stands until there is another, and the last frame to the end", () => {
  expect(lengthOf(clip)).toBe(2000);
  expect(frameAt(clip, 999)).toEqual({ drawing: 0, said: "Cards are shown." });
  expect(frameAt(clip, 1100)).toEqual({ drawing: 1, said: "Cards are shown." });
  expect(frameAt(clip, 9999)).toEqual({ drawing: 0, said: "It is over." });
});

test("lines are no wider than there is room", () => {
  const wide = (line: string): number => line.length;
  expect(wrapped("one two three", 7, wide)).toEqual(["one two", "three"]);
  expect(wrapped("unbreakable x", 4, wide)).toEqual(["unbreakable", "x"]);
});

test("a browser that records nothing says so", () => expect(kindOfVideo()).toBeNull());
