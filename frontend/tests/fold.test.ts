import { describe, expect, it } from "vitest";
import { fold, LONG_ABSENCE, nothing, shown } from "../src/net/fold";
import type { Hello, Now, Update } from "../src/net/types";

const seat = { state: "person" as const, name: "Ada", bot: null, away: null };
const now = (more: Partial<Now> = {}): Now => ({
  status: "playing",
  seats: [seat],
  waiting: [0],
  clocks: [null],
  moment: null,
  ...more,
});

function hello(more: Partial<Hello> = {}): Hello {
  return {
    type: "hello",
    table: "t",
    game: "khiva",
    you: 0,
    host: true,
    options: {},
    clock: null,
    public: false,
    hints: false,
    rated: false,
    takeover: "ask",
    commitment: "c",
    n: 0,
    missed: [],
    complete: true,
    now: now({ view: { turn: 1 }, ask: { id: "1.0", sealed: false, ask: {} } }),
    fairness: null,
    rematch: null,
    stage: null,
    ...more,
  };
}
const update = (n: number, more: Partial<Now> = {}, events: unknown[] = [{ type: "X" }]): Update => ({
  type: "update",
  n,
  events,
  now: now(more),
});
const numbers = (heard: { n: number }[]): number[] => heard.map((one) => one.n);

describe("a table as its frames tell it", () => {
  it("keeps view and ask when an update leaves them out", () => {
    const state = fold(fold(nothing, hello(), 0), update(1, { waiting: [] }), 5);
    expect(state.now).toMatchObject({ view: { turn: 1 }, ask: { id: "1.0" }, waiting: [] });
    expect(state.clocksAt).toBe(5);
  });

  it("takes an ask that is gone as gone", () => {
    expect(fold(fold(nothing, hello(), 0), update(1, { ask: null }), 0).now?.ask).toBeNull();
  });

  it("hears every number once", () => {
    const once = fold(fold(nothing, hello(), 0), update(1), 0);
    expect(fold(once, update(1, { view: "other" }), 0)).toBe(once);
  });

  it("shows what was missed in a short absence, and only tells of a long one", () => {
    const missed = (count: number) => Array.from({ length: count }, (_, i) => ({ n: i + 1, events: [{}] }));
    const short = fold(fold(nothing, hello(), 0), hello({ n: 2, missed: missed(2) }), 0);
    expect(numbers(short.news)).toEqual([1, 2]);
    const long = fold(fold(nothing, hello(), 0), hello({ n: LONG_ABSENCE + 1, missed: missed(LONG_ABSENCE + 1) }), 0);
    expect(long.news).toEqual([]);
    expect(long.heard).toHaveLength(LONG_ABSENCE + 1);
  });

  it("does not animate what happened before one came in", () => {
    const state = fold(nothing, hello({ n: 1, missed: [{ n: 1, events: [{}] }] }), 0);
    expect(state.news).toEqual([]);
    expect(state.whole).toBe(true);
  });

  it("says when the beginning of the log is not known", () => {
    expect(fold(nothing, hello({ n: 90, complete: false }), 0).whole).toBe(false);
  });

  it("forgets news once they were shown", () => {
    const state = [1, 2, 3].reduce((before, n) => fold(before, update(n), 0), fold(nothing, hello(), 0));
    expect(numbers(shown(state, 2).news)).toEqual([3]);
  });

  it("learns of a rematch from the event", () => {
    const state = fold(fold(nothing, hello(), 0), update(1, {}, [{ type: "RematchOpened", table: "next" }]), 0);
    expect(state.rematch).toBe("next");
  });

  it("does not hear the same words twice after coming back", () => {
    const said = {
      type: "chat" as const,
      room: "players" as const,
      seat: 0,
      name: "Ada",
      text: "hello",
      time: 7,
      phrase: null,
    };
    expect(fold(fold(nothing, said, 0), said, 0).chat).toHaveLength(1);
  });
});

describe("a moment that all share", () => {
  it("ends on this machine's clock, and is gone when the next update has none", () => {
    const begun = fold(nothing, hello({ now: now({ moment: { left: 1_500, pace: 2_500 } }) }), 10_000);
    expect(begun.now?.moment).toEqual({ until: 11_500, pace: 2_500 });
    expect(fold(begun, update(begun.n + 1), 12_000).now?.moment).toBeNull();
  });
  it("leaves an order standing until another is told, where there are orders at all", () => {
    const order = { type: "PassOn" };
    const given = fold(nothing, hello({ now: now({ order }) }), 0);
    expect(fold(given, update(given.n + 1), 0).now?.order).toEqual(order);
    expect(fold(given, update(given.n + 1, { order: null }), 0).now?.order).toBeNull();
    expect(fold(nothing, hello({ now: now() }), 0).now?.order).toBeUndefined();
  });
});
