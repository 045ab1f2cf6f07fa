import { describe, expect, it } from "vitest";
import type { Say } from "../contract";
import { looksOf, placesOf, typed } from "./looks";
import { AnyTeller, dashed } from "./tell";
import type { View } from "./types";

const SAID: Record<string, string> = {
  "pebbles-stone-thrown": "{seat} throws {stones}.",
  "pebbles-stone-thrown.you": "You throw {stones}.",
  "pebbles-round-began": "Round {round}.",
  "pebbles-throw-brings": "It may bring {points}.",
  "pebbles-throw-brings.short": "+{points}",
  "seat-name": "Seat {number}",
  you: "you",
};
const t: Say = Object.assign(
  (id: string, args: Record<string, unknown> = {}): string =>
    (SAID[id] ?? id).replace(/\{(\w+)\}/g, (_, name: string) => String(args[name])),
  { has: (id: string) => id in SAID },
);

describe("the words of any game", () => {
  it("follow from the tag and the fields", () => {
    expect(dashed("PrizeTurnedUp")).toBe("prize-turned-up");
    const tell = new AnyTeller("pebbles", 1, ["Anna", "Ben"], t);
    expect(tell.tell({ type: "RoundBegan", round: 3, hidden: [1, 2] })).toBe("Round 3.");
    expect(tell.tell({ type: "StoneThrown", seat: 0, stones: 2 })).toBe("Anna throws 2.");
    expect(tell.tell({ type: "StoneThrown", seat: 1, stones: 2 })).toBe("You throw 2.");
    expect(tell.brief({ type: "ThrowBrings", points: 4 })).toBe("+4");
  });
});

describe("the table of any game", () => {
  it("has the reader below and the others clockwise", () => {
    const places = placesOf(4, 2);
    expect(places.map((one) => one.seat)).toEqual([2, 3, 0, 1]);
    expect(places[0]!.y).toBeGreaterThan(80);
    expect(Math.round(places[0]!.x)).toBe(50);
    expect(places[1]!.x).toBeLessThan(20);
  });

  it("gives each kind of tile a look of its own, the prize the first", () => {
    const zone = { name: "", owner: null, gone: [], count: 0 };
    const view = {
      revealed: [],
      zones: [
        { ...zone, what: "tiles", tiles: [{ kind: "bid", number: 1 }] },
        { ...zone, what: "centre", tiles: [{ kind: "prize", number: 9 }] },
      ],
      own: null,
    } as unknown as View;
    const look = looksOf(view);
    expect([look({ kind: "prize", number: 1 }), look({ kind: "bid", number: 1 })]).toEqual([0, 1]);
  });

  it("takes two digits as one number where there is such a tile", () => {
    expect(typed("", "1", [1, 2, 13])).toBe("1");
    expect(typed("1", "3", [1, 2, 13])).toBe("13");
    expect(typed("1", "2", [1, 2, 13])).toBe("2");
  });
});
