import { describe, expect, it } from "vitest";
import { STAND, camelBox, distance, layBoard, layCards, layCity, overlap, placeLabel, standsFree } from "./geometry";

const BOXES: [number, number][] = [
  [344, 330],
  [360, 360],
  [390, 404],
  [520, 440],
  [600, 470],
  [740, 470],
  [860, 580],
  [1100, 700],
];
const SEATS = [2, 3, 4, 5];

describe.each(BOXES)("a board of %i by %i", (w, h) => {
  it.each(SEATS)("has no overlapping spaces for %i seats", (n) => {
    const board = layBoard(w, h, n, 0, 4);
    expect(standsFree(board)).toBe(true);
    expect(board.r).toBeGreaterThan(12);
  });

  it.each(SEATS)("keeps all spaces inside for %i seats", (n) => {
    const board = layBoard(w, h, n, 0, 4);
    for (const p of board.arms.flatMap((arm) => arm.spaces)) {
      expect(p.x).toBeGreaterThan(board.r);
      expect(p.x).toBeLessThan(w - board.r);
      expect(p.y).toBeGreaterThan(board.r);
      expect(p.y).toBeLessThan(h - board.r);
    }
  });
});

describe("the paths", () => {
  it.each(SEATS)("end at the bottom for the viewer, whichever of %i seats that is", (n) => {
    for (let you = 0; you < n; you++) {
      const board = layBoard(860, 580, n, you, 4);
      const counters = board.arms.map((arm) => arm.spaces[4]!);
      expect(counters[you]!.y).toBe(Math.max(...counters.map((p) => p.y)));
      expect(counters[you]!.x).toBeCloseTo(430, 0);
    }
  });

  it("lead to the left neighbour on the left", () => {
    const counters = layBoard(860, 580, 4, 0, 4).arms.map((arm) => arm.spaces[4]!);
    expect(counters[1]!.x).toBeLessThan(430);
    expect(counters[3]!.x).toBeGreaterThan(430);
  });

  it("are the same for opposite seats, half a turn on", () => {
    const board = layBoard(860, 580, 4, 0, 4);
    board.arms[0]!.spaces.forEach((p, i) => {
      const across = board.arms[2]!.spaces[i]!;
      expect(p.x + across.x).toBeCloseTo(2 * board.centre.x, 0);
      expect(p.y + across.y).toBeCloseTo(2 * board.centre.y, 0);
    });
  });

  it("space shops evenly", () => {
    const [one, two, three] = layBoard(860, 580, 4, 0, 4).arms[0]!.spaces;
    expect(distance(one!, two!) / distance(two!, three!)).toBeCloseTo(1, 0);
  });
});

describe("the city", () => {
  it("has five tents that do not hide each other", () => {
    for (const [w, h] of BOXES) {
      const board = layBoard(w, h, 4, 0, 4);
      const { tents } = layCity(board);
      expect(tents).toHaveLength(5);
      for (const [i, a] of tents.entries()) {
        for (const b of tents.slice(i + 1)) expect(distance(a, b)).toBeGreaterThan(a.width * 0.95);
      }
    }
  });
});

/** What a tablet and a phone leave for the board, held either way, and a desktop. */
const SCREENS: [number, number][] = [...BOXES, [454, 660], [524, 720], [642, 388], [806, 496]];

describe.each(SCREENS)("on a board of %i by %i", (w, h) => {
  it.each(SEATS)("of %i seats no camel stands over a tent, or over another in the city", (n) => {
    const { tents, camels } = layCity(layBoard(w, h, n, 0, 4));
    const boxes = camels.map((camel) => camelBox(camel, camel.width));
    for (const tent of tents) {
      const roof = { x: tent.x - tent.width / 2, y: tent.y - tent.width * 0.875, w: tent.width, h: tent.width * 0.875 };
      for (const box of boxes) expect(overlap(box, roof)).toBe(false);
    }
    for (const [i, a] of camels.entries())
      for (const b of camels.slice(i + 1)) expect(distance(a, b)).toBeGreaterThan(a.width * 0.75);
  });

  it.each(SEATS)("of %i seats no camel on a last shop stands over a played card", (n) => {
    const board = layBoard(w, h, n, 0, 4);
    const { r } = board;
    for (const card of layCards(board, n === 2 ? 2 : 1)) {
      for (const arm of board.arms) {
        const shop = arm.spaces.at(-2)!;
        expect(overlap(card, camelBox({ x: shop.x, y: shop.y + r * STAND.down }, r * STAND.width))).toBe(false);
      }
      expect(card.x).toBeGreaterThanOrEqual(0);
      expect(card.x + card.w).toBeLessThanOrEqual(w);
      expect(card.y).toBeGreaterThanOrEqual(0);
      expect(card.y + card.h).toBeLessThanOrEqual(h);
    }
  });
});

describe("a label", () => {
  it("stays inside the board and off the spaces", () => {
    const board = layBoard(860, 580, 4, 0, 4);
    const box = placeLabel(board.arms[0]!.spaces[4]!, { x: 40, y: 40 }, { w: 120, h: 28 }, board, []);
    expect(box.x).toBeGreaterThan(0);
    expect(box.x + box.w).toBeLessThan(board.w);
  });
});
