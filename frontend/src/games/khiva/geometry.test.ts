import { describe, expect, it } from "vitest";
import { distance, layBoard, layCity, placeLabel, standsFree } from "./geometry";

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

describe("a label", () => {
  it("stays inside the board and off the spaces", () => {
    const board = layBoard(860, 580, 4, 0, 4);
    const box = placeLabel(board.arms[0]!.spaces[4]!, { x: 40, y: 40 }, { w: 120, h: 28 }, board, []);
    expect(box.x).toBeGreaterThan(0);
    expect(box.x + box.w).toBeLessThan(board.w);
  });
});
