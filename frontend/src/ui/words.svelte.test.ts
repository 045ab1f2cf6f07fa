import { expect, test } from "vitest";
import { bundleOf, say } from "./words.svelte";

test("what is said first stays, and more words can be added", () => {
  const bundle = bundleOf("en", "one-thing = One\n");
  bundle.add(["one-thing = Two\nother-thing = { one-thing } and more\n"]);
  expect(say(bundle, "one-thing")).toBe("One");
  expect(say(bundle, "other-thing")).toBe("One and more");
});
