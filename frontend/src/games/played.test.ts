import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { played } from "./played";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A motion that ends when it is told to, or is cancelled. */
function motion(): { animation: Animation; end: () => void } {
  let [end, fail]: (() => void)[] = [];
  const finished = new Promise<void>((done, cancelled) => ([end, fail] = [done, cancelled]));
  return { animation: { finished, cancel: () => fail?.() } as unknown as Animation, end: () => end?.() };
}

test("a motion lasts as long as it was given, and until the last piece is there", async () => {
  const [{ animation, end }, ended] = [motion(), vi.fn()];
  const whole = played([animation], 500, new AbortController().signal).then(ended);
  await vi.advanceTimersByTimeAsync(500);
  expect(ended).not.toHaveBeenCalled();
  end();
  await whole;
});

test("a pause moves nothing, and is over in time", async () => {
  const ended = vi.fn();
  void played([], 500, new AbortController().signal).then(ended);
  await vi.advanceTimersByTimeAsync(499);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalled();
});

test("who skips waits for nothing", async () => {
  const skip = new AbortController();
  const whole = played([motion().animation], 500, skip.signal);
  skip.abort();
  await whole;
  expect(vi.getTimerCount()).toBe(0);
});
