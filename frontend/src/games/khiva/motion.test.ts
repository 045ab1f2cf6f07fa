import { describe, expect, it } from "vitest";
import { NOTHING, complete, pick, useOf } from "./choice";
import { fold } from "./fold";
import { layBoard, layCity } from "./geometry";
import { duration, paced } from "../film.svelte";
import { arcs, legsOf, plan } from "./motion";
import { clockText } from "../clock";
import { linesOf, parts, slotsOf } from "./names";
import { facingOf, standOf, trailOf } from "./places";
import { turnsOf } from "./play";
import { NO_TOKENS, seatView, viewOf, wordsOf } from "./testing";
import type { Event } from "./types";

const city = { place: "city" } as const;
const shop = (path: number, n: number) => ({ place: "shop", path, shop: n }) as const;
const moved: Extract<Event, { type: "CamelMoved" }> = {
  type: "CamelMoved",
  seat: 1,
  camel: "green",
  start: shop(0, 1),
  way: [
    { space: city, jumped: true },
    { space: shop(1, 1), jumped: false },
    { space: shop(1, 2), jumped: true },
  ],
  stop: shop(1, 3),
};

describe("a plan", () => {
  it("reveals all cards together", () => {
    const steps = plan([
      { type: "CardsRevealed", seat: 0, cards: ["white-1"] },
      { type: "CardsRevealed", seat: 1, cards: ["blue-2"] },
    ]);
    expect(steps).toHaveLength(1);
    expect(steps[0]).toMatchObject({ motion: { kind: "reveal" }, events: [{ seat: 0 }, { seat: 1 }] });
  });

  it("hops over jumped camels and lands on the stop", () => {
    expect(legsOf(moved)).toEqual([
      { to: shop(1, 1), jumped: [city] },
      { to: shop(1, 3), jumped: [shop(1, 2)] },
    ]);
  });

  it("lets goods fly from where the camel stopped to the one who gets them", () => {
    const [, gain] = plan([moved, { type: "GemsGained", seat: 1, gems: 2, shop: 3 }]);
    expect(gain?.motion).toEqual({ kind: "fly", goods: "gem", name: "", count: 2, from: shop(1, 3), seat: 1 });
  });

  it("leads an unloaded camel back to the city", () => {
    const steps = plan([moved, { type: "TeapotTaken", seat: 1, camel: "green", value: 3 }]);
    expect(steps.map((step) => step.motion?.kind)).toEqual(["hop", "fly", "hop"]);
    expect(steps[2]?.motion).toMatchObject({ start: shop(1, 3), legs: [{ to: city }] });
  });

  it("puffs up a gem for a refused card at its owner's counter", () => {
    expect(plan([{ type: "CardRefused", seat: 2, card: "pink-5", gems: 1 }])[0]?.motion).toMatchObject({
      kind: "fly",
      goods: "gem",
      from: null,
      seat: 2,
    });
  });

  it("shows each event for 150 to 1400 ms, and seals without motion", () => {
    const steps = plan([
      moved,
      { type: "TeapotTaken", seat: 1, camel: "green", value: 3 },
      { type: "CamelLoaded", camel: "green", teapot: 2 },
    ]);
    for (const { ms } of steps) expect(ms >= 150 && ms <= 1400).toBe(true);
    expect(duration(plan([{ type: "ChoiceSealed", seat: 0 }]))).toBe(0);
  });

  it("follows the speed, down to none", () => {
    expect([0, 1, 2, 3].map((speed) => paced(100, speed as 0))).toEqual([0, 160, 100, 50]);
  });
});

describe("the way of a hop", () => {
  const frames = arcs(
    { x: 0, y: 0 },
    [
      { to: { x: 100, y: 0 }, jumped: [{ x: 50, y: 0 }] },
      { to: { x: 150, y: 0 }, jumped: [] },
    ],
    20,
  );

  it("starts and ends on the ground, in rising time", () => {
    expect(frames[0]).toEqual({ x: 0, y: 0, offset: 0 });
    expect(frames.at(-1)).toMatchObject({ x: 150, offset: 1 });
    expect(frames.at(-1)!.y).toBeCloseTo(0);
    frames.slice(1).forEach((frame, i) => expect(frame.offset).toBeGreaterThan(frames[i]!.offset));
  });

  it("is higher over a camel than over the sand", () => {
    const over = Math.min(...frames.filter((f) => f.x <= 100).map((f) => f.y));
    const plain = Math.min(...frames.filter((f) => f.x > 100).map((f) => f.y));
    expect(over).toBeLessThan(plain);
    expect(plain).toBeLessThan(0);
  });
});

describe("what is drawn while it happens", () => {
  it("moves the camel, then unloads it in the city", () => {
    const there = fold(viewOf(3), moved);
    expect(there.camels[2]?.space).toEqual(shop(1, 3));
    const home = fold(there, { type: "TeapotTaken", seat: 1, camel: "green", value: 4 });
    expect(home.camels[2]).toMatchObject({ space: shop(1, 3), teapot: null });
    expect(home.seats[1]?.teapots).toBe(1);
    expect(fold(home, { type: "WentHome", camel: "green" }).camels[2]?.space).toEqual(city);
  });

  it("turns delivered carpets over", () => {
    const view = viewOf(2);
    view.seats[0] = seatView({ undelivered: ["blue-2", "pink-3"], tokens: NO_TOKENS });
    const after = fold(view, { type: "CarpetsDelivered", seat: 0, carpets: ["blue-2"] });
    expect(after.seats[0]).toMatchObject({ undelivered: ["pink-3"], delivered: 1 });
    expect(after.seats[0]?.tokens?.carpets).toEqual(["blue-2"]);
  });

  it("takes played and given cards out of the reader's hand", () => {
    const played = fold(viewOf(3), { type: "CardsRevealed", seat: 0, cards: ["white-1"] });
    const got = fold(played, { type: "CardsGiven", seat: 2, to: 0, cards: ["pink-1"] });
    expect(got.own?.hand).toEqual(["blue-2", "green-3", "pink-4", "black-5", "pink-1"]);
  });
});

describe("a choice", () => {
  it("fills what is played, then what is given", () => {
    let choice = pick(pick(NOTHING, "white-1", 1), "blue-2", 1);
    expect(choice).toEqual({ play: ["white-1"], give: ["blue-2"] });
    expect(complete(choice, 1)).toBe(true);
    choice = pick(choice, "white-1", 1);
    expect(useOf(choice, "white-1")).toBeNull();
    expect(pick(choice, "pink-3", 1)).toEqual({ play: ["pink-3"], give: ["blue-2"] });
  });

  it("takes two and two at a table of two", () => {
    const choice = ["white-1", "blue-2", "green-3", "pink-4"].reduce((c, card) => pick(c, card, 2), NOTHING);
    expect(choice).toEqual({ play: ["white-1", "blue-2"], give: ["green-3", "pink-4"] });
  });
});

describe("numbers and names", () => {
  it("read a card", () => {
    expect(parts("pink-4")).toEqual({ colour: "pink", value: 4 });
    expect([1, 2, 3, 4, 5].map((value) => slotsOf(`white-${value}`, viewOf(3).printed))).toEqual([2, 2, 1, 1, 0]);
  });

  it("say what the house has added up, and nothing that lies face down", () => {
    const seat = seatView({
      tokens: {
        teapots: [7, 7, 6, 4],
        carpets: ["white-4", "blue-3", "pink-2"],
        teapot_points: 24,
        carpet_points: 9,
        total: 42,
      },
      salt: [7],
      gems: 2,
    });
    expect(
      linesOf({ seats: [seatView({ teapots: 2 }), seat], sheet: null, own: null }).map((line) => line.total),
    ).toEqual([null, 42]);
  });

  it("write a clock", () => {
    expect(clockText(75_000, wordsOf("en"))).toBe("1:15");
    expect(clockText(-5, wordsOf("en"))).toBe("0:00");
  });
});

describe("places", () => {
  const board = layBoard(860, 580, 3, 0, 4);
  const plan5 = layCity(board);

  it("lead a trail through the city from a rival's path", () => {
    expect(trailOf(shop(1, 2), shop(0, 3), "blue", board, plan5)).toContain("Q");
    expect(trailOf(shop(0, 1), shop(0, 1), "blue", board, plan5)).toBe("");
  });

  it("stand camels before their own tents", () => {
    const at = (["white", "blue", "green", "pink", "black"] as const).map(
      (colour) => standOf(city, colour, board, plan5).x,
    );
    expect([...at].sort((a, b) => a - b)).toEqual(at);
  });

  it("turn camels along their path, or the way they came", () => {
    const path = board.arms[1]!;
    const outward = path.spaces[3]!.x < path.spaces[1]!.x ? -1 : 1;
    expect(facingOf(shop(1, 3), undefined, board)).toBe(outward);
    expect(facingOf(shop(1, 3), { space: shop(1, 3), face: outward === 1 ? -1 : 1 }, board)).toBe(-outward);
    // What is known of another space says nothing of this one; in the city all look alike.
    expect(facingOf(shop(1, 3), { space: shop(1, 2), face: outward === 1 ? -1 : 1 }, board)).toBe(outward);
    expect(facingOf(city, { space: city, face: -1 }, board)).toBe(1);
  });

  it("let a camel look where it goes", () => {
    const frames = arcs(
      { x: 0, y: 0 },
      [
        { to: { x: 80, y: 0 }, jumped: [] },
        { to: { x: 80, y: 60 }, jumped: [] },
        { to: { x: 20, y: 60 }, jumped: [] },
      ],
      20,
    );
    const faces = turnsOf(frames, -1, 20).map((turn) => turn.face);
    expect(faces.slice(0, 16).every((face) => face === 1)).toBe(true);
    expect(faces.at(-1)).toBe(-1);
    expect(turnsOf([], -1, 20)).toEqual([]);
  });
});
