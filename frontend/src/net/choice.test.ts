import { expect, it, vi } from "vitest";

let answer: () => void = () => undefined;
const kept = new Promise<{ safe: boolean }>((done) => (answer = () => done({ safe: true })));
vi.mock("./me.svelte", () => ({ my: { asked: true, me: null } }));
vi.mock("./privacy", () => ({ privacy: { choice: () => Promise.resolve({ chat: "table" }), kept: () => kept } }));

it("lets whoever asks meanwhile wait for the same answer", async () => {
  const { choice } = await import("./choice.svelte");
  void choice.look();
  const second = choice.look().then(() => choice.safe);
  answer();
  expect(await second).toBe(true);
});
