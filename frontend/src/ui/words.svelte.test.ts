import { expect, test } from "vitest";
import { TEXTS } from "../games/testing";
import { bundleOf, say } from "./words.svelte";

test("what is said first stays, and more words can be added", () => {
  const bundle = bundleOf("en", "one-thing = One\n");
  bundle.add(["one-thing = Two\nother-thing = { one-thing } and more\n"]);
  expect(say(bundle, "one-thing")).toBe("One");
  expect(say(bundle, "other-thing")).toBe("One and more");
});

test("a number below nothing has a true minus, and is never taken for one above", () => {
  const bundle = bundleOf("en", TEXTS.en);
  const points = [-5, -1, 1, -1234].map((points) => say(bundle, "page-points", { points }));
  expect(points).toEqual(["−5 points", "−1 point", "1 point", "−1,234 points"]);
});
