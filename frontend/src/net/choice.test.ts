import { expect, it, vi } from "vitest";

let answer: () => void = () => undefined;
const kept = new Promise<{ safe: boolean }>((done) => (answer = () => done({ safe: true })));
vi.mock("./me.svelte", () => ({ my: { asked: true, me: null } }));
vi.mock("./privacy", () => ({ privacy: { choice: () => Promise.resolve({ chat: "table" }), kept: () => kept } }));

it("lets whoever asks meanwhile wait for the same answer", async () => {
  // Another file of this thread may have loaded it with a house behind it.
  vi.resetModules();
  const { choice } = await import("./choice.svelte");
  void choice.look();
  const second = choice.look().then(() => choice.safe);
  answer();
  expect(await second).toBe(true);
});
