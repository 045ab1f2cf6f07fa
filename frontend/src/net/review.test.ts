import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ReviewStore } from "./review.svelte";
import type { ReviewInfo } from "./types";

const info = (status: ReviewInfo["status"], progress = 0): ReviewInfo => ({
  status,
  progress,
  review: null,
  read: 0,
  choices: 0,
  moments: [],
});
const REFUSED = { status: 422, body: { kind: "illegal", code: "not-over", sentence: "The game is not over." } };

/** A house that gives these answers in turn, the last one again and again; what it was asked. */
function house(...answers: (ReviewInfo | { status: number; body: unknown } | "silent")[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string, how: RequestInit) => {
    if (path === "/healthz") return Promise.reject(new TypeError("no network"));
    asked.push(`${how.method} ${path}`);
    const next = answers.length > 1 ? answers.shift()! : answers[0]!;
    if (next === "silent") return Promise.reject(new TypeError("no network"));
    const [status, body] = "body" in next ? [next.status, next.body] : [200, next];
    return Promise.resolve(new Response(JSON.stringify(body), { status: status as number }));
  });
  return asked;
}
const GET = "GET /api/tables/x/review?lang=en";
const POST = "POST /api/tables/x/review?lang=en";
let store: ReviewStore;
beforeEach(() => {
  vi.useFakeTimers();
  store = new ReviewStore("x");
});
afterEach(() => {
  store.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("a review", () => {
  it("that nobody has asked for is begun, and watched until it is done", async () => {
    const asked = house(info("none"), info("waiting"), info("running", 0.5), info("done", 1));
    await store.look();
    expect([asked, store.info?.status]).toEqual([[GET, POST], "waiting"]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(store.info?.progress).toBe(0.5);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(store.info?.status).toBe("done");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual([GET, POST, GET, GET]);
  });

  it("is not asked for by a page that nobody sees, and at once when it is seen again", async () => {
    const asked = house(info("running", 0.2));
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    await store.look();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual([GET]);
    hidden.mockReturnValue(false);
    store.seen();
    expect(asked).toEqual([GET, GET]);
  });

  it("is not asked for by a page that was left", async () => {
    const asked = house(info("running", 0.2));
    await store.look();
    store.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual([GET]);
  });

  it("that the house does not answer about is asked for again, less often", async () => {
    const asked = house("silent", info("done", 1));
    await store.look();
    expect([store.lost, store.info]).toEqual([{ sentence: null }, null]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(3_000);
    expect([store.lost, store.info?.status]).toEqual([null, "done"]);
  });

  it("for which the house has no time yet is asked for again, and the reader hears why", async () => {
    house({ status: 429, body: { code: "too-many-reviews", sentence: "Many games wait." } }, info("done", 1));
    await store.look();
    expect([store.lost?.sentence, store.refusal]).toEqual(["Many games wait.", null]);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(store.info?.status).toBe("done");
  });

  it("of a game that goes on is refused, once and for all", async () => {
    const asked = house(REFUSED);
    await store.look();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([store.refusal, asked]).toEqual(["The game is not over.", [GET]]);
  });

  it("that failed can be made again", async () => {
    const asked = house(info("failed"), info("running"), info("done", 1));
    await store.look();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual([GET]);
    await store.again();
    await vi.advanceTimersByTimeAsync(1_000);
    expect([asked, store.info?.status]).toEqual([[GET, POST, GET], "done"]);
  });
});
