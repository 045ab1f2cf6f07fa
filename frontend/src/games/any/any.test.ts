import { describe, expect, it } from "vitest";
import type { Say } from "../contract";
import type { Phrases } from "../teller";
import { facesOf } from "../testing";
import { chose, looksOf, placesOf, typed } from "./looks";
import { AnyTeller } from "./tell";
import type { View } from "./types";

const SAID: Record<string, string> = {
  "pebbles-stones-thrown": "{seat} throws {stones} at {to}.",
  "pebbles-stones-thrown.you": "You throw {stones} at {to}.",
  "pebbles-stones-thrown.you-to": "{seat} throws {stones} at you.",
  "pebbles-throw-brings": "It may bring {points}.",
  "pebbles-throw-brings.short": "+{points}",
  "pebbles-tile-stone": "stone {number}",
  "seat-name": "Seat {number}",
  you: "you",
};
const t: Say = Object.assign(
  (id: string, args: Record<string, unknown> = {}): string =>
    (SAID[id] ?? id).replace(/\{(\w+)\}/g, (_, name: string) => String(args[name])),
  { has: (id: string) => id in SAID },
);
const PHRASES: Phrases = {
  game: "pebbles",
  fields: { StonesThrown: { seat: "seat", to: "seat", stones: "number" }, ThrowBrings: { points: "number" } },
  things: {},
  clauses: {},
  quiet: [],
};

describe("the words of any game", () => {
  it("are told from the house's phrase table, each seat of a sentence by its name", () => {
    const tell = new AnyTeller(PHRASES, 1, ["Anna", "Ben", "Cora"], t);
    expect(tell.tell({ type: "StonesThrown", seat: 0, to: 2, stones: 2 } as never)).toBe("Anna throws 2 at Cora.");
    expect(tell.tell({ type: "StonesThrown", seat: 1, to: 2, stones: 2 } as never)).toBe("You throw 2 at Cora.");
    expect(tell.tell({ type: "StonesThrown", seat: 0, to: 1, stones: 2 } as never)).toBe("Anna throws 2 at you.");
  });

  it("are short where the message has such words, and name what lies on the table", () => {
    const tell = new AnyTeller(PHRASES, 1, ["Anna", "Ben"], t);
    expect(tell.brief({ type: "ThrowBrings", points: 4 } as never)).toBe("+4");
    expect(tell.brief({ type: "StonesThrown", seat: 0, to: 1, stones: 2 } as never)).toBe("");
    expect(tell.tile({ kind: "stone", number: 3 })).toBe("stone 3");
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

  it("waits for nobody where a game is looked at again, and says who had chosen", () => {
    const view = { over: false } as View;
    const seats = facesOf(["Anna", "Ben"], [1]);
    const [live, past] = [false, true].map((looking) => ({ view, seats, shown: null, looking }));
    expect([0, 1].map((seat) => chose(live!, seat))).toEqual([true, false]);
    expect([0, 1].map((seat) => chose(past!, seat))).toEqual([true, null]);
    expect(chose({ ...past!, seats: facesOf(["Anna", "Ben"]) }, 0)).toBeNull();
  });

  it("takes two digits as one number where there is such a tile", () => {
    expect(typed("", "1", [1, 2, 13])).toBe("1");
    expect(typed("1", "3", [1, 2, 13])).toBe("13");
    expect(typed("1", "2", [1, 2, 13])).toBe("2");
  });
});
