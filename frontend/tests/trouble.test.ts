import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { HouseError } from "../src/net/http";
import { trouble } from "../src/ui/trouble.svelte";

const silent = () => Promise.reject(new HouseError(0, "unreachable", null));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

it("says that the house is silent until a try works, and long enough to be read", async () => {
  await trouble.trying(silent);
  expect(trouble.sentence).not.toBeNull();
  await trouble.trying(() => Promise.resolve());
  vi.advanceTimersByTime(1_400);
  expect(trouble.sentence).not.toBeNull();
  vi.advanceTimersByTime(200);
  expect(trouble.sentence).toBeNull();
});

it("leaves at once when it has been read, and nothing else that was said", async () => {
  await trouble.trying(silent);
  vi.advanceTimersByTime(3_000);
  trouble.reached();
  vi.advanceTimersByTime(0);
  expect(trouble.sentence).toBeNull();

  trouble.say("That seat is taken.");
  vi.advanceTimersByTime(3_000);
  trouble.reached();
  vi.advanceTimersByTime(2_000);
  expect(trouble.sentence).toBe("That seat is taken.");
});
