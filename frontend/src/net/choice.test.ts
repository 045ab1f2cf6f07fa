import { expect, it, vi } from "vitest";

let answer: () => void = () => undefined;
const kept = new Promise<{ safe: boolean }>((done) => (answer = () => done({ safe: true })));
vi.mock("./me.svelte", () => ({ my: { asked: true, me: null } }));
vi.mock("./privacy", () => ({
  privacy: {
    choice: () => Promise.resolve({ chat: "table" }),
    kept: () => kept,
    choose: () => Promise.reject(new Error("out of reach")),
  },
}));

it("lets whoever asks meanwhile wait for the same answer", async () => {
  // Another file of this thread may have loaded it with a house behind it.
  vi.resetModules();
  const { choice } = await import("./choice.svelte");
  void choice.look();
  const second = choice.look().then(() => choice.safe);
  answer();
  expect(await second).toBe(true);
});

it("shows what holds after a choice that the house did not hear", async () => {
  vi.resetModules();
  const { choice } = await import("./choice.svelte");
  choice.named = true;
  const tried = choice.choose({ named: false });
  expect(choice.named).toBe(false);
  await expect(tried).rejects.toThrow();
  expect(choice.named).toBe(true);
});
