import { flushSync } from "svelte";
import { expect, test } from "vitest";
import { words } from "../../ui/words.svelte";

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
