import { flushSync } from "svelte";
import { expect, test } from "vitest";
import { bundleOf, say, words } from "./words.svelte";

test("what is said first stays, and more words can be added", () => {
  const bundle = bundleOf("en", "one-thing = One\n");
  bundle.add(["one-thing = Two\nother-thing = { one-thing } and more\n"]);
  expect(say(bundle, "one-thing")).toBe("One");
  expect(say(bundle, "other-thing")).toBe("One and more");
});

test("words that come later change only what was said without them", async () => {
  await words.load("en");
  const told: string[] = [];
  const lacking: string[] = [];
  const stop = $effect.root(() => {
    $effect(() => void told.push(words.t("page-home")));
  });
  flushSync();
  await words.withGame("khiva");
  flushSync();
  expect(told).toEqual(["Home"]);
  const stopLacking = $effect.root(() => {
    $effect(() => void lacking.push(words.t("kilim-page-artisan")));
  });
  flushSync();
  await words.withGame("kilim");
  flushSync();
  expect(lacking.at(-1)).toBe("Artisan");
  stop();
  stopLacking();
});
