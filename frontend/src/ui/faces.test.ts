import { describe, expect, it } from "vitest";
import { nothing, type Present, type TableState } from "../net/fold";
import type { Hello, OpenAsk, SeatInfo } from "../net/types";
import { facesOf, isUnhurried } from "./faces";

const person: SeatInfo = { state: "person", name: "Guest 1", bot: null, away: null };
const bot: SeatInfo = { state: "bot", name: "", bot: "level2", away: null };
const kept: SeatInfo = { state: "bot-for-person", name: "Guest 2", bot: "greedy", away: "clock" };
const say = (id: string) => id;

function at(seats: SeatInfo[], ask: Partial<OpenAsk> | null): TableState {
  const now: Present = {
    status: "playing",
    seats,
    waiting: seats.map((_, seat) => seat),
    clocks: seats.map(() => 10_000),
    view: {},
    ask: ask && { id: "1.0", sealed: false, ask: {}, ...ask },
    moment: null,
    order: undefined,
    opening: null,
    wish: null,
    asleep: [],
    botAsk: null,
    holidays: [],
  };
  return { ...nothing, hello: { you: 0 } as Hello, now, clocksAt: 1_000 };
}

const clocks = (state: TableState, ms: number) => facesOf(state, ms, say).map((face) => face.clock);

describe("who thinks", () => {
  it("are the bots that are waited for, those in a person's place too", () => {
    const now = at([person, bot, kept], {});
    expect(facesOf(now, 1_000, say).map((face) => face.thinks)).toEqual([false, true, true]);
    now.now!.waiting = [0];
    expect(facesOf(now, 1_000, say).map((face) => face.thinks)).toEqual([false, false, false]);
  });
  it("is nobody in a moment that all share: bots hold back what they have thought of", () => {
    const now = at([person, bot], {});
    now.now!.moment = { round: 1, left: 1_000, pace: 3_000 } as unknown as Present["moment"];
    expect(facesOf(now, 1_000, say).map((face) => face.thinks)).toEqual([false, false]);
  });
});

describe("clocks show what is true", () => {
  it("run for people who are waited for, and stop at zero", () => {
    expect(clocks(at([person, person], {}), 4_000)).toEqual([7_000, 7_000]);
    expect(clocks(at([person], {}), 99_000)).toEqual([0]);
  });
  it("are not shown where nobody is hurried: bots, and seats that a bot keeps", () => {
    expect(clocks(at([person, bot, kept], {}), 1_000)).toEqual([10_000, null, null]);
  });
  it("are not shown to whom the game waits for", () => {
    const waits = at([person, bot], { if_late: "game-waits" });
    expect(clocks(waits, 1_000)).toEqual([null, null]);
    expect(isUnhurried(waits.now!)).toBe(true);
    expect(isUnhurried(at([person, bot], { if_late: "game-waits", sealed: true }).now!)).toBe(false);
    expect(isUnhurried(at([person, bot], { if_late: "bot-stays" }).now!)).toBe(false);
  });
});
