import { expect, it, vi } from "vitest";
import { my } from "./me.svelte";
import { draftOf, keepDraft } from "../ui/draft";

const guest = { id: "1", name: "Guest 1", banned: false };
const other = { id: "2", name: "Guest 2", banned: false };

it("leaves nothing that was typed to whoever comes next in this tab", async () => {
  const answers: unknown[] = [];
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(answers.shift() ?? null))));

  // A stranger who becomes somebody keeps it: the form sent them there.
  await my.look();
  keepDraft("event", "Friday");
  answers.push(guest);
  await my.look();
  expect(draftOf("event")).toBe("Friday");

  await my.leave(true);
  expect(draftOf("event")).toBe("");

  // The same in a tab that only hears of it.
  answers.push(guest);
  await my.look();
  keepDraft("event", "Friday");
  await my.look();
  expect(draftOf("event")).toBe("");
  vi.unstubAllGlobals();
});

it("leaves nothing to somebody else who signs in where a guest was, but to who brings the guest along", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(guest))));
  const heard: unknown[] = [];
  const tab = new BroadcastChannel("caravanserai-me");
  tab.addEventListener("message", ({ data }) => heard.push(data));
  await my.look();
  keepDraft("event", "Friday");
  await my.enter(() => Promise.resolve(guest), false);
  expect(draftOf("event"), "the same person shows a key").toBe("Friday");
  await my.enter(() => Promise.resolve(other), true);
  expect(draftOf("event")).toBe("Friday");
  await my.enter(() => Promise.resolve(guest), false);
  expect(draftOf("event")).toBe("");
  await vi.waitFor(() => expect(heard.at(-1)).toBe("another"));

  // And in this browser's other tabs.
  keepDraft("event", "Friday");
  tab.postMessage("another");
  await vi.waitFor(() => expect(draftOf("event")).toBe(""));
  tab.close();
  vi.unstubAllGlobals();
});
