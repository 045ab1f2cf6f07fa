import { expect, it, vi } from "vitest";
import { my } from "./me.svelte";
import { draftOf, keepDraft } from "../ui/draft";

const guest = { name: "Guest 1" };

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
