import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { clearAfterEach, show } from "../src/games/testing";
import { my } from "../src/net/me.svelte";
import type { Me, PageChoice } from "../src/net/types";
import Follows from "../src/people/Follows.svelte";
import { FOLLOWING, kept } from "../src/ui/kept.svelte";

/** What the account knows, as soon as it is asked for; and what it was told. */
let account: PageChoice | null = null;
let told: PageChoice[] = [];
let asked = 0;
const USUAL = Object.fromEntries(FOLLOWING.map((name) => [name, kept[name]])) as unknown as PageChoice;

beforeEach(() => {
  account = { ...USUAL, theme: "dark", speed: 3 };
  told = [];
  asked = 0;
  vi.stubGlobal("fetch", (_: string, { body }: RequestInit) => {
    if (typeof body === "string") told.push((JSON.parse(body) as { page: PageChoice }).page);
    else asked += 1;
    return Promise.resolve(new Response(body ? null : JSON.stringify({ page: account })));
  });
});
clearAfterEach();
afterEach(() => {
  vi.unstubAllGlobals();
  Object.assign(kept, USUAL);
  kept.chosen.clear();
});

it("takes what was chosen on another device, and tells nothing", async () => {
  show(Follows, {});
  await vi.waitFor(() => expect([kept.theme, kept.speed]).toEqual(["dark", 3]));
  flushSync();
  expect(told).toEqual([]);
});

it("lets a choice win that was made before this part of the page was there, or before the account answered", async () => {
  kept.sound = false;
  show(Follows, {});
  kept.speed = 2;
  await vi.waitFor(() => expect(told.at(-1)).toEqual({ ...USUAL, theme: "dark", speed: 2, sound: false }));
  expect([kept.theme, kept.speed, kept.sound]).toEqual(["dark", 2, false]);
});

it("tells an account that knows nothing what was chosen, and only that", async () => {
  account = null;
  show(Follows, {});
  await vi.waitFor(() => expect(asked).toBe(1));
  kept.theme = "light";
  flushSync();
  await vi.waitFor(() => expect(told).toEqual([{ ...USUAL, theme: "light" }]));
});

it("does not let a stranger's choice win over the account of whoever signs in", async () => {
  kept.sound = false;
  await my.enter(() => Promise.resolve({ id: "p1", name: "A" } as Me));
  show(Follows, {});
  await vi.waitFor(() => expect(kept.sound).toBe(true));
  flushSync();
  expect(told).toEqual([]);
  my.me = null;
});
