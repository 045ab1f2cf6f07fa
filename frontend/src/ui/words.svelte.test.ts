import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
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

describe("words that cannot be had", () => {
  // No message of the house, so it is not named where it is said.
  const sea = "salt-sea";

  // A page of its own each time: what one wanted is no other's.
  beforeEach(() => void vi.resetModules());
  afterEach(() => void vi.resetModules());

  test("are missed by all who ask for them at once, until they come", async () => {
    const [{ words }, { house }] = await Promise.all([import("./words.svelte"), import("../net/http")]);
    const asked = vi.spyOn(house, "strings").mockRejectedValue(new Error("out of reach"));
    const both = await Promise.allSettled([words.withGame("salt"), words.withGame("salt")]);
    expect(both.map((one) => one.status)).toEqual(["rejected", "rejected"]);
    asked.mockResolvedValue("salt-sea = The Salt Sea\n");
    await words.withGame("salt");
    expect(words.t(sea)).toBe("The Salt Sea");
  });

  test("of a table are read among all others, which an earlier page kept", async () => {
    const few = "../../../src/caravanserai/strings/en.ftl?table";
    const all = "../../../src/caravanserai/strings/en.ftl?late";
    vi.doMock(few, () => Promise.reject(new Error("out of reach")));
    vi.doMock(all, () => ({ default: "salt-sea = Looking for the house…\n" }));
    const { TABLE, words } = await import("./words.svelte");
    await words.withGame(TABLE);
    expect(words.t(sea)).toBe("Looking for the house…");
    vi.doUnmock(few);
    vi.doUnmock(all);
  });
});
