import { describe, expect, it } from "vitest";
import type { KilimFreeActions } from "../generated";
import { fit, fitBeside, keep, pointAt, show, squareAt, zoom } from "./camera";
import { besideOf, boundsOf, halves, squaresOf, visible } from "./kilim";
import { facesOf, facesShown, freeOf, placeOf, placesOf, weaveOf } from "./laying";
import { FIRST_WISH, Reach, liftedBy, signature } from "./places";
import { laid, woven } from "./testing";
import type { Laying, Square } from "./types";
import { Viewport } from "./viewport.svelte";

const pieces = [woven("1-star-comb", 0, 0, 0), woven("2-horn-star", 1, 1, 1), woven("torn-hooks", -1, 0, 1)];

describe("a kilim as squares", () => {
  it("puts the second half where the turn points", () => {
    expect(([0, 1, 2, 3] as const).map((turn) => squaresOf({ x: 5, y: 5, turn }, 2)[1])).toEqual([
      { x: 6, y: 5 },
      { x: 5, y: 6 },
      { x: 4, y: 5 },
      { x: 5, y: 4 },
    ]);
    expect(squaresOf({ x: 5, y: 5, turn: 2 }, 1)).toEqual([{ x: 5, y: 5 }]);
  });

  it("reaches from its first column to the one beyond its last", () => {
    expect(boundsOf(pieces.flatMap(halves))).toEqual({ left: -1, top: 0, right: 2, bottom: 3 });
    expect(boundsOf([])).toBeNull();
  });

  it("shows the scrap that lies highest, whatever the order", () => {
    const scraps = [woven("scrap-comb", -1, 1, 0, 2), woven("scrap-star", -1, 1, 0, 1)];
    expect(visible([...scraps, ...pieces]).get("-1,1")).toBe("comb");
    expect(visible(pieces).get("-1,1")).toBe("torn");
  });

  it("is next to an equal motif before any other", () => {
    const seen = visible([woven("1-star-comb", 0, 0, 0)]);
    expect(
      besideOf(
        seen,
        [
          { x: 0, y: 1 },
          { x: 1, y: 1 },
        ],
        ["horn", "comb"],
      ),
    ).toEqual({ half: 1, side: "below", square: { x: 1, y: 0 }, face: "comb" });
    expect(besideOf(seen, [{ x: -1, y: 0 }], ["horn"])).toEqual({
      half: 0,
      side: "left",
      square: { x: 0, y: 0 },
      face: "star",
    });
    expect(besideOf(seen, [{ x: 0, y: 0 }], ["horn"])?.side).toBe("over");
    expect(besideOf(seen, [{ x: 5, y: 5 }], ["star"])).toBeNull();
  });
});

describe("what an ask offers", () => {
  it("knows a piece by its name", () => {
    expect(["2-star-comb", "torn-star", "perfect-1", "scrap-horn"].map(facesOf)).toEqual([
      ["star", "comb"],
      ["star", "torn"],
      ["perfect", "perfect"],
      ["horn"],
    ]);
  });

  it("adds a spot's points up", () => {
    expect(placeOf([3, -1, 2, 10, -5, 1, 5, -3])).toEqual({
      x: 3,
      y: -1,
      turn: 2,
      points: { rectangle: 10, kinds: -5, groups: 1, largest: 5, torn: -3 },
      total: 8,
    });
    expect(
      weaveOf({
        type: "WeaveAsk",
        domino: "1-star-star",
        left: 0,
        spots: [[0, 0, 0, 10, 0, 1, 0, 0]],
        free: null,
        clause: "KI-33",
      }),
    ).toMatchObject({ kind: "weave", faces: ["star", "star"], spots: [{ total: 11 }] });
  });

  it("unrolls the rows of a move and keeps the turn", () => {
    expect(
      placesOf(
        [
          [2, -1, 4, -3],
          [3, 7, 0],
        ],
        3,
      ).map(({ x, y, turn, total, points }) => [x, y, turn, total, points]),
    ).toEqual([
      [-1, 2, 3, 4, null],
      [0, 2, 3, -3, null],
      [7, 3, 3, 0, null],
    ]);
  });

  it("makes one laying of each free action", () => {
    const free: KilimFreeActions = {
      scraps: [{ piece: "scrap-star", spots: [[0, 0, 0, 0, 0, 0, 0, 0]] }],
      perfect: [[2, 0, 0, 0, 0, 0, 0, 0]],
      turn: [{ piece: "torn-hooks", spots: [[-1, 1, 3, 0, 0, 0, 0, 0]] }],
      remove: [{ piece: "2-horn-star", spots: [] }],
      move: [{ piece: "torn-hooks", rows: [[4, 4, 1]] }],
    };
    const all = [...pieces, woven("scrap-comb", -1, 1, 0, 1)];
    expect(freeOf(free, all).map((one) => [one.kind, one.faces])).toEqual([
      ["scrap", ["star"]],
      ["perfect", ["perfect", "perfect"]],
      ["turn", ["hooks", "comb"]],
      ["move", ["hooks", "comb"]],
    ]);
    expect(freeOf(null, all)).toEqual([]);
    expect(facesShown("scrap-comb", all)).toEqual(["comb"]);
    expect(freeOf(free, all)[3]?.spots[0]?.turn).toBe(1);
  });
});

describe("where the piece may lie", () => {
  const one = [woven("1-star-comb", 0, 0, 0)];
  const reach = new Reach(laid("weave", "2-horn-star", one), one);

  it("shows the squares beside the kilim, row by row", () => {
    expect(reach.marks.map(({ x, y }) => [x, y])).toEqual([
      [0, -1],
      [1, -1],
      [-1, 0],
      [2, 0],
      [0, 1],
      [1, 1],
    ]);
  });

  it("finds every way over a square, by half and turn", () => {
    expect(reach.at({ x: 2, y: 0 }).map((hold) => [hold.half, hold.place.turn])).toEqual([
      [0, 0],
      [0, 1],
      [0, 3],
      [1, 1],
      [1, 2],
      [1, 3],
    ]);
    expect(reach.at({ x: 9, y: 9 })).toEqual([]);
  });

  it("keeps the turn it is held in where that is legal", () => {
    expect(reach.hold({ x: 2, y: 0 }, FIRST_WISH)).toMatchObject({ half: 0, place: { turn: 0 } });
    expect(reach.hold({ x: -1, y: 0 }, FIRST_WISH)).toMatchObject({ half: 1, place: { x: -2, turn: 0 } });
    expect(reach.hold({ x: 0, y: 0 }, FIRST_WISH)).toBeNull();
  });

  it("turns to the next legal way, round and back", () => {
    let hold = reach.hold({ x: 2, y: 0 }, FIRST_WISH)!;
    const seen = reach.at(hold.anchor).map(() => ((hold = reach.rotated(hold, 1)), `${hold.half}${hold.place.turn}`));
    expect(seen).toEqual(["01", "03", "11", "12", "13", "00"]);
    expect(reach.rotated(hold, -1)).toMatchObject({ half: 1, place: { turn: 3 } });
  });

  it("swaps the ends on the same squares", () => {
    const hold = reach.hold({ x: 2, y: 0 }, FIRST_WISH)!;
    expect(reach.swapped(hold)?.place).toMatchObject({ x: 3, y: 0, turn: 2 });
  });

  it("takes a double once, though it can be laid from both ends", () => {
    const double = new Reach(laid("weave", "2-horn-horn", one), one);
    expect(double.at({ x: 2, y: 0 })).toHaveLength(3);
    expect(double.swapped(double.at({ x: 2, y: 0 })[0]!)).toBeNull();
  });

  it("goes from square to square with the arrows", () => {
    expect(reach.towards({ x: -1, y: 0 }, 0)).toEqual({ x: 0, y: -1 });
    expect(reach.towards({ x: 0, y: -1 }, 0)).toEqual({ x: 1, y: -1 });
    expect(reach.towards({ x: 0, y: -1 }, 1)).toEqual({ x: 0, y: 1 });
    expect(reach.towards({ x: 0, y: -1 }, 3)).toEqual({ x: 0, y: -1 });
  });

  it("snaps to what is near and to nothing that is far", () => {
    expect(reach.nearest(3.1, 0.4, FIRST_WISH)?.place).toMatchObject({ x: 2, y: 0, turn: 0 });
    expect(reach.nearest(9, 9, FIRST_WISH)).toBeNull();
  });

  it("offers the best first", () => {
    const laying: Laying = { ...laid("weave", "2-horn-star", one) };
    laying.spots = laying.spots.map((place, i) => ({ ...place, total: i === 7 ? 9 : i % 3 }));
    expect(new Reach(laying, one).best(3).map((place) => place.total)).toEqual([9, 2, 2]);
  });

  it("marks all five squares of an empty loom", () => {
    expect(new Reach(laid("weave", "2-horn-star", []), []).marks).toHaveLength(5);
  });

  it("lifts a domino with the scraps on it, a scrap alone", () => {
    const all = [...one, woven("scrap-horn", 1, 0, 0, 1), woven("scrap-star", 5, 5, 0)];
    const move = (piece: string): Laying => ({ kind: "move", piece, faces: ["star"], spots: [] });
    expect([...liftedBy(move("1-star-comb"), all)]).toEqual(["1-star-comb", "scrap-horn"]);
    expect([...liftedBy(move("scrap-horn"), all)]).toEqual(["scrap-horn"]);
    expect(liftedBy(laid("weave", "2-horn-star", one), all).size).toBe(0);
  });

  it("knows the same question again", () => {
    expect(signature(laid("weave", "2-horn-star", one))).toBe(signature(laid("weave", "2-horn-star", one)));
    expect(signature(laid("weave", "2-horn-star", one))).not.toBe(signature(laid("weave", "3-horn-star", one)));
  });
});

describe("the view", () => {
  const bounds = { left: -2, top: 0, right: 6, bottom: 4 };
  const box = { w: 500, h: 400 };

  it("fits all of it, in the middle, on whole knots", () => {
    const camera = fit(bounds, box, 1);
    expect(camera).toEqual({ cell: 48, x: 154, y: 104 });
    expect(fit({ left: 0, top: 0, right: 1, bottom: 1 }, box, 1).cell).toBe(76);
    expect(fit({ left: -50, top: 0, right: 60, bottom: 1 }, { w: 366, h: 300 }, 1).cell).toBe(3);
  });

  it("keeps clear of the buttons in the corner, at the cost of size only where it must", () => {
    const corner = { w: 132, h: 52 };
    const small = { left: 0, top: 0, right: 2, bottom: 2 };
    const square = [{ x: 1, y: 1 }];
    expect(fitBeside(small, square, box, 0.2, corner)).toEqual(fit(small, box, 0.2));
    const low = { w: 500, h: 180 };
    const beside = fitBeside(bounds, [{ x: 5, y: 3 }], low, 0.2, corner);
    expect(beside.cell).toBeLessThanOrEqual(fit(bounds, low, 0.2).cell);
    const [right, bottom] = [6 * beside.cell + beside.x, 4 * beside.cell + beside.y];
    expect(right <= low.w - corner.w || bottom <= low.h - corner.h).toBe(true);
  });

  it("zooms about a point", () => {
    const camera = fit(bounds, box, 1);
    const nearer = zoom(camera, 1.5, 100, 50, 8);
    expect(pointAt(nearer, 100, 50).x).toBeCloseTo(pointAt(camera, 100, 50).x);
    expect(zoom(camera, 100, 0, 0, 8).cell).toBe(128);
    expect(zoom(camera, 0.001, 0, 0, 8).cell).toBe(8);
  });

  it("never loses the kilim, and brings a square into view", () => {
    const camera = fit(bounds, box, 1);
    const lost = keep({ ...camera, x: 9999, y: -9999 }, bounds, box);
    expect(lost.x + bounds.left * lost.cell).toBeLessThan(box.w);
    expect(lost.y + bounds.bottom * lost.cell).toBeGreaterThan(0);
    const far = show(camera, [{ x: 20, y: 1 }], box, 10);
    expect(20 * far.cell + far.x + far.cell + 10).toBe(box.w);
    expect(show(camera, [{ x: 0, y: 1 }], box, 10)).toEqual(camera);
  });

  describe("of one who looks", () => {
    const edge = { x: 5, y: 3 };
    let held: Square[] = [];
    const looking = (): Viewport => {
      const view = new Viewport(() => ({ bounds, squares: [edge], held, empty: false }));
      [view.w, view.h] = [360, 180];
      return view;
    };

    it("stays where it is for a place that is in view, also at its edge", () => {
      held = [edge];
      const view = looking();
      [view.w, view.h] = [270, 400];
      view.reveal(held);
      expect(view.camera).toEqual(view.fitted);
      expect(view.own).toBeNull();
    });

    it("makes room for a piece that juts out, only while it is held", () => {
      held = [{ x: 9, y: 3 }];
      const view = looking();
      expect(10 * view.camera.cell + view.camera.x).toBe(360);
      held = [];
      expect(looking().camera).toEqual(view.fitted);
    });

    it("is the viewer's own until the loom is as wide as another", () => {
      held = [];
      const view = looking();
      view.look(2, { x: 100, y: 50 });
      const own = view.camera;
      view.h = 150;
      expect(view.camera).toEqual(own);
      view.w = 500;
      expect(view.camera).toEqual(view.fitted);
    });
  });

  it("tells the square under a point", () => {
    expect(squareAt({ cell: 50, x: 100, y: 0 }, 99, 51)).toEqual({ x: -1, y: 1 });
  });
});
