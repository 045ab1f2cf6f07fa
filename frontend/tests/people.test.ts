import { flushSync, tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { clearAfterEach, show } from "../src/games/testing";
import { house } from "../src/net/http";
import { my } from "../src/net/me.svelte";
import { people } from "../src/net/people";
import type { Circle, News } from "../src/net/types";
import Codes from "../src/people/Codes.svelte";
import { account } from "../src/people/account.svelte";
import FriendsPage from "../src/people/FriendsPage.svelte";
import Handle from "../src/people/Handle.svelte";
import { words } from "../src/ui/words.svelte";

clearAfterEach();
afterEach(() => void vi.unstubAllGlobals());

const friend = { key: "k", name: "Guest", handle: null, since: 1, here: false };
const circle: Circle = { friends: [friend], asking: [], asked: [], blocked: [], there: [] };
const remove = vi.spyOn(people, "removeFriend");
beforeEach(async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("not here")));
  remove.mockReset().mockResolvedValue(null);
  vi.spyOn(people, "circle").mockResolvedValue(circle);
  vi.spyOn(people, "news").mockResolvedValue({ kept: [] } as unknown as News);
  my.me = { id: "me", name: "Me", banned: false };
  await words.load("en");
});

const button = (name: string): HTMLButtonElement =>
  [...document.querySelectorAll("button")].find((one) => one.textContent?.startsWith(name))!;
async function press(name: string): Promise<void> {
  button(name).focus();
  button(name).click();
  flushSync();
  await tick();
}

it("asks before a friend is removed, and gives the focus back to who thinks better of it", async () => {
  show(FriendsPage, {});
  await vi.waitFor(() => expect(button("Remove")).toBeDefined());
  await press("Remove");
  expect(document.querySelector('[role="alert"]')?.textContent).toContain("Remove Guest from your friends?");
  expect(document.activeElement).toBe(button("No, leave it"));
  await press("No, leave it");
  expect(document.querySelector('[role="alert"]')).toBeNull();
  expect(document.activeElement?.textContent).toContain("Remove");
  expect(remove).not.toHaveBeenCalled();
  await press("Remove");
  [...document.querySelectorAll("button")]
    .filter((one) => one.textContent?.trim() === "Remove")
    .at(-1)!
    .click();
  await vi.waitFor(() => expect(remove).toHaveBeenCalledWith("k"));
});

it("does not let codes go with a reload that nobody was asked about", async () => {
  vi.spyOn(house, "newCodes").mockResolvedValue({ codes: ["one", "two"] });
  vi.spyOn(house, "account").mockRejectedValue(new Error("not here"));
  show(Codes, {});
  const leaves = (): boolean => window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  expect(leaves()).toBe(true);
  await press("Make ten codes");
  await vi.waitFor(() => expect(document.querySelectorAll("ol li")).toHaveLength(2));
  expect(leaves()).toBe(false);
  await press("They are in a safe place");
  expect(leaves()).toBe(true);
});

it.each([
  ["offers a handle to who has a key and none yet", ["a key"], "Choose one"],
  ["offers none to a guest", [], undefined],
])("%s", (_, keys, offered) => {
  account.found = { handle: null, change_after: null, keys } as unknown as NonNullable<typeof account.found>;
  show(Handle, {});
  expect(button("Choose one")?.textContent).toBe(offered);
});
