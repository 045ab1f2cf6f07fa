import { describe, expect, it, vi } from "vitest";
import type { Motion } from "./motion";
import type { News } from "../film.svelte";
import { Stage } from "./stage.svelte";
import { viewOf } from "./testing";
import type { Event } from "./types";

const gain = (seat: number): Event => ({ type: "GemsGained", seat, gems: 1, shop: 1 });
const reveal = (seat: number): Event => ({ type: "CardsRevealed", seat, cards: ["green-2"] });
const LONG = 60_000;
const news = (...n: number[]): News<Event>[] => n.map((one) => ({ n: one, events: [gain(one % 3)] }));

function stage(speed: 0 | 1 | 2 | 3 = 2) {
  const played: Motion["kind"][] = [];
  const shown: number[] = [];
  const gems: number[][] = [];
  const made: Stage = new Stage(
    viewOf(3),
    async (motion) => {
      played.push(motion.kind);
      gems.push(made.drawn.seats.map((seat) => seat.gems));
    },
    (n, events) => events === undefined && shown.push(n),
  );
  made.speed = speed;
  return { made, played, shown, gems };
}

describe("the stage", () => {
  it("plays what happened in order, and ends on the true view", async () => {
    const { made, played, shown, gems } = stage();
    const end = viewOf(3, { turn: 9 });
    made.follow(end, news(0, 1));
    expect(made.playing).toBe(true);
    await vi.waitFor(() => expect(made.playing).toBe(false));
    expect(played).toEqual(["fly", "fly"]);
    expect(gems).toEqual([
      [0, 0, 0],
      [1, 0, 0],
    ]);
    expect(shown).toEqual([0, 1]);
    expect(made.drawn).toBe(end);
  });

  it("shows the same news once", async () => {
    const { made, played } = stage();
    made.follow(viewOf(3), news(0));
    made.follow(viewOf(3), news(0));
    await vi.waitFor(() => expect(made.playing).toBe(false));
    made.follow(viewOf(3), news(0));
    expect(played).toEqual(["fly"]);
  });

  it("makes no film of what was missed, but marks whom it touched", async () => {
    const { made, played, shown } = stage();
    made.follow(viewOf(3), news(0, 1, 2, 3, 4, 5, 6, 7));
    await vi.waitFor(() => expect(made.playing).toBe(false));
    expect(played).toEqual([]);
    expect(shown).toEqual([7]);
    expect([...made.touched].sort()).toEqual([0, 1, 2]);
  });

  it("moves nothing where nothing shall move", async () => {
    const { made, played, shown } = stage(0);
    made.follow(viewOf(3), news(4));
    await vi.waitFor(() => expect(shown).toEqual([4]));
    expect(played).toEqual([]);
  });

  it("shows each step as a still where nothing moves, and what it brought with it", async () => {
    vi.useFakeTimers();
    const { made, played, shown } = stage(0);
    made.stills = "timed";
    const end = viewOf(3, { turn: 9 });
    made.follow(end, [{ n: 0, events: [reveal(0), reveal(1), gain(2)] }]);
    await vi.advanceTimersByTimeAsync(0);
    // First the cards of all, and nothing of what they lead to.
    expect(made.held).toBe(true);
    expect(made.revealing).toBe(true);
    expect(made.drawn.seats.map((seat) => seat.played)).toEqual([["green-2"], ["green-2"], []]);
    expect(made.drawn.seats[2]!.gems).toBe(0);
    await vi.advanceTimersByTimeAsync(1_799);
    expect(made.revealing).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(made.now).toEqual(gain(2));
    expect(made.drawn.seats[2]!.gems).toBe(1);
    expect([...made.touched]).toEqual([2]);
    await vi.advanceTimersByTimeAsync(LONG);
    expect(made.playing).toBe(false);
    expect(made.drawn).toBe(end);
    expect(played).toEqual([]);
    expect(shown).toEqual([0]);
    vi.useRealTimers();
  });

  it("goes on to the next still when asked, and waits for it where that was chosen", async () => {
    vi.useFakeTimers();
    const { made } = stage(0);
    made.stills = "press";
    made.follow(viewOf(3), [{ n: 0, events: [reveal(0), gain(1), gain(2)] }]);
    await vi.advanceTimersByTimeAsync(LONG);
    expect(made.revealing).toBe(true);
    made.key(new KeyboardEvent("keydown", { key: "l" }));
    await vi.advanceTimersByTimeAsync(LONG);
    expect(made.revealing).toBe(true);
    made.key(new KeyboardEvent("keydown", { key: " " }));
    await vi.advanceTimersByTimeAsync(LONG);
    expect(made.now).toEqual(gain(1));
    made.next();
    await vi.advanceTimersByTimeAsync(LONG);
    expect(made.now).toEqual(gain(2));
    made.key(new KeyboardEvent("keydown", { key: "Escape" }));
    await vi.advanceTimersByTimeAsync(0);
    expect(made.playing).toBe(false);
    vi.useRealTimers();
  });

  it("draws a view without news at once", () => {
    const { made } = stage();
    const next = viewOf(3, { turn: 2 });
    made.follow(next, []);
    expect(made.drawn).toBe(next);
  });

  it("leaves the rest out when it is skipped", async () => {
    const { made, played, shown } = stage();
    made.follow(viewOf(3), news(0, 1, 2));
    made.skip();
    await vi.waitFor(() => expect(made.playing).toBe(false));
    expect(played.length).toBeLessThan(3);
    expect(shown.at(-1)).toBe(2);
  });

  it("tells how much of an update has been shown, and what begins to be", async () => {
    const told: (number | undefined)[] = [];
    const begun: string[] = [];
    const made = new Stage(
      viewOf(3),
      async () => undefined,
      (_, events) => told.push(events),
      (events) => begun.push(...events.map((event) => event.type)),
    );
    made.follow(viewOf(3), [{ n: 0, events: [gain(0), { type: "ChoiceSealed", seat: 1 }, gain(1)] }]);
    await vi.waitFor(() => expect(made.playing).toBe(false));
    expect(told).toEqual([1, 3, undefined]);
    expect(begun).toEqual(["GemsGained", "ChoiceSealed", "GemsGained"]);
  });

  it("leaves the film of a step that is no longer looked at", async () => {
    let go = (): void => undefined;
    const made = new Stage(
      viewOf(3),
      (_, __, skip) =>
        new Promise((done) => {
          go = done;
          skip.addEventListener("abort", () => done());
        }),
      () => undefined,
    );
    made.follow(viewOf(3), news(0, 1));
    const back = viewOf(3, { turn: 0 });
    made.follow(back, []);
    await vi.waitFor(() => expect(made.playing).toBe(false));
    expect(made.drawn).toBe(back);
    go();
  });
});
