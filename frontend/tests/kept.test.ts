import { beforeEach, expect, it, vi } from "vitest";

/** A browser that has just been opened: what it remembers is read anew. */
async function opened() {
  vi.resetModules();
  return import("../src/ui/kept.svelte");
}

beforeEach(() => localStorage.clear());

it("begins with what suits most", async () => {
  const { kept } = await opened();
  expect([kept.lang, kept.theme, kept.speed, kept.sound]).toEqual([null, "system", 1, true]);
});

it("is remembered by the next visit", async () => {
  const { kept } = await opened();
  kept.lang = "ko";
  kept.speed = 3;
  kept.sound = false;
  kept.resuming = 2;
  const again = (await opened()).kept;
  expect([again.lang, again.speed, again.sound, again.resuming]).toEqual(["ko", 3, false, 2]);
});

it("takes a broken memory for none", async () => {
  localStorage.setItem("caravanserai", "{not json");
  expect((await opened()).kept.theme).toBe("system");
});

it("holds for this visit where nothing may be kept", async () => {
  const { kept } = await opened();
  const refuse = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("refused");
  });
  kept.speed = 2;
  refuse.mockRestore();
  expect(kept.speed).toBe(2);
});

it("puts high contrast on the page, and takes it off", async () => {
  const { kept } = await opened();
  kept.contrast = "high";
  expect(document.documentElement.hasAttribute("data-contrast")).toBe(true);
  kept.contrast = "system";
  expect(document.documentElement.hasAttribute("data-contrast")).toBe(false);
});

it("puts a chosen theme on the page, and takes it off for the system's", async () => {
  const { kept, isDark } = await opened();
  kept.theme = "dark";
  expect(document.documentElement.dataset.theme).toBe("dark");
  expect(isDark(kept.theme)).toBe(true);
  kept.theme = "system";
  expect(document.documentElement.dataset.theme).toBeUndefined();
});

it("ticks a lesson once, and for the next visit", async () => {
  const { kept } = await opened();
  expect(kept.lessons).toEqual([]);
  kept.learn("khiva/lowest");
  kept.learn("khiva/lowest");
  expect((await opened()).kept.lessons).toEqual(["khiva/lowest"]);
});

it("knows whose goal was read, until the hints are called back", async () => {
  const { kept } = await opened();
  expect(kept.knows("khiva")).toBe(false);
  kept.know("khiva");
  kept.know("khiva");
  const again = (await opened()).kept;
  expect([again.knows("khiva"), again.knows("kilim")]).toEqual([true, false]);
  again.forgetGoals();
  expect((await opened()).kept.knows("khiva")).toBe(false);
});
