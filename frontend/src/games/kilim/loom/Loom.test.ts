import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import { wordsOf } from "../../testing";
import Carpetlet from "./Carpetlet.svelte";
import Loom from "./Loom.svelte";
import { Gestures } from "./gestures";
import { Reach } from "./places";
import { laid, woven } from "./testing";
import type { Laying, Place, WovenPiece } from "./types";
import { bringsOf, piecesText, saidOf } from "./words";

const t = wordsOf("en");
const pieces = [woven("1-star-comb", 0, 0, 0), woven("torn-hooks", 0, 1, 0)];
let shown: object | null = null;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.innerHTML = "";
});

function sit(laying: Laying | null, change: { busy?: boolean; layings?: Laying[]; pieces?: WovenPiece[] } = {}) {
  const told: { laid: Place[]; pointed: (Place | null)[]; back: number; picked: string[] } = {
    laid: [],
    pointed: [],
    back: 0,
    picked: [],
  };
  shown = mount(Loom, {
    target: document.body,
    props: {
      pieces,
      laying,
      t,
      still: true,
      label: "Your kilim",
      busy: false,
      onlay: (place) => told.laid.push(place),
      onpoint: (place) => told.pointed.push(place),
      onback: () => told.back++,
      onpick: (one) => told.picked.push(one.piece),
      ...change,
    },
  });
  flushSync();
  return told;
}
const press = (key: string, more: KeyboardEventInit = {}) => {
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }),
  );
  flushSync();
};
const button = (text: string) =>
  [...document.querySelectorAll("button")].find((one) =>
    `${one.textContent} ${one.getAttribute("aria-label")}`.includes(text),
  );
const square = (at: string) => document.querySelector<HTMLButtonElement>(`[data-square="${at}"]`);
const ears = () => document.querySelector("[aria-live]")?.textContent;

describe("weaving without a mouse", () => {
  it("goes with arrows, turns with R, confirms with C", async () => {
    const told = sit(laid("weave", "2-star-horn", pieces));
    press("ArrowRight");
    await Promise.resolve();
    expect(told.pointed.at(-1)).not.toBeNull();
    expect(ears()).toContain("+1 point");
    const before = told.pointed.at(-1);
    press("r");
    expect(told.pointed.at(-1)).not.toEqual(before);
    press("R", { shiftKey: true });
    expect(told.pointed.at(-1)).toEqual(before);
    expect(told.laid).toEqual([]);
    press("c");
    expect(told.laid).toEqual([before]);
  });

  it("takes back what is not confirmed", () => {
    const told = sit(laid("weave", "2-star-horn", pieces));
    square("2,0")?.click();
    flushSync();
    expect(told.pointed.at(-1)).toMatchObject({ x: 2, y: 0, turn: 0 });
    press("Escape");
    expect([told.back, told.pointed.at(-1), told.laid]).toEqual([1, null, []]);
    expect(button("Weave here")?.disabled).toBe(true);
    press("Escape");
    expect(told.back).toBe(1);
  });

  it("confirms a square that is chosen twice", () => {
    const told = sit(laid("weave", "2-star-horn", pieces));
    square("2,0")?.click();
    flushSync();
    square("2,0")?.click();
    expect(told.laid).toMatchObject([{ x: 2, y: 0, turn: 0 }]);
  });

  it("lists the best places, and the kilim", () => {
    const laying = laid("weave", "2-star-horn", pieces);
    laying.spots = laying.spots.map((place) =>
      place.x === 2 && place.y === 0 && place.turn === 0
        ? { ...place, total: 14, points: { rectangle: 10, kinds: 0, groups: 1, largest: 6, torn: -3 } }
        : place,
    );
    const told = sit(laying);
    const best = document.querySelector<HTMLButtonElement>(".lists li button");
    expect(best?.textContent).toBe(
      "+14 points (full rectangle +10, largest groups +6, groups +1, torn motifs −3)star right of the comb at row 1, column 2, ram’s horn to its right",
    );
    best?.click();
    flushSync();
    expect(told.pointed.at(-1)).toMatchObject({ x: 2, y: 0, turn: 0 });
    button("Weave here")?.click();
    expect(told.laid).toHaveLength(1);
    expect(document.querySelector(".loom")?.textContent).toContain("hooks at row 2, column 1; torn at row 2, column 2");
  });

  it("has one tab stop among its squares, each with a name", () => {
    sit(laid("weave", "2-star-horn", pieces));
    const squares = [...document.querySelectorAll<HTMLElement>("[data-square]")];
    expect(squares.filter((one) => one.tabIndex === 0)).toHaveLength(1);
    expect(square("2,1")?.getAttribute("aria-label")).toBe(
      "Square right of the torn motif at row 2, column 2, at best +1",
    );
  });

  it("does nothing while an answer is on its way", () => {
    const told = sit(laid("weave", "2-star-horn", pieces), { busy: true });
    press("ArrowRight");
    press("c");
    expect([told.laid, told.pointed]).toEqual([[], []]);
  });

  it("leaves keys to fields and to other buttons", () => {
    const told = sit(laid("weave", "2-star-horn", pieces));
    const field = document.body.appendChild(document.createElement("input"));
    field.focus();
    press("ArrowRight");
    press("r");
    expect(told.pointed).toEqual([]);
  });
});

describe("other layings", () => {
  it("holds the only place at once", () => {
    const told = sit({
      kind: "remove",
      piece: "torn-hooks",
      faces: ["hooks", "torn"],
      spots: [{ x: 0, y: 1, turn: 0, points: { rectangle: 0, kinds: 0, groups: 0, largest: 0, torn: 3 }, total: 3 }],
    });
    expect(ears()).toBe("row 2, column 1: +3 points (torn motifs +3)");
    press("c");
    expect(told.laid).toHaveLength(1);
  });

  it("lets a piece be picked on the loom", () => {
    const told = sit(null, { layings: [laid("move", "torn-hooks", pieces)] });
    button("hooks at row 2")?.click();
    expect(told.picked).toEqual(["torn-hooks"]);
  });

  it("covers a torn motif with a scrap", () => {
    const laying: Laying = {
      kind: "scrap",
      piece: "scrap-star",
      faces: ["star"],
      spots: [
        { x: 1, y: 1, turn: 0, points: { rectangle: 0, kinds: 5, groups: 0, largest: 0, torn: 3 }, total: 8 },
        { x: 2, y: 0, turn: 0, points: null, total: 0 },
      ],
    };
    sit(laying);
    square("1,1")?.click();
    flushSync();
    expect(ears()).toBe("star over the torn motif at row 2, column 2: +8 points (kinds of motif +5, torn motifs +3)");
    expect(button("Rotate")).toBeUndefined();
  });

  it("is a picture with nothing to lay", () => {
    sit(null);
    expect(document.querySelectorAll("[data-square], .tools")).toHaveLength(0);
    expect(document.querySelectorAll("#motifs-of-kilim")).toHaveLength(1);
  });
});

describe("words", () => {
  const all = [
    ...pieces,
    woven("scrap-diamond", 1, 1, 0, 1),
    woven("scrap-horn", 2, 0, 0),
    woven("perfect-1", -1, 0, 1),
  ];
  it.each(["en", "de", "es", "fr", "ko"] as const)("has them all in %s", (lang) => {
    const say = wordsOf(lang);
    const kinds: Laying["kind"][] = ["weave", "perfect", "scrap", "turn", "remove", "move"];
    for (const kind of kinds) {
      const laying = laid(kind, kind === "scrap" ? "scrap-star" : "2-star-horn", all);
      const reach = new Reach(laying, all);
      for (const place of laying.spots) expect(saidOf(place, reach, all, say)).not.toContain("{");
    }
    expect(piecesText(all, say)).toHaveLength(5);
    expect(bringsOf({ x: 0, y: 0, turn: 0, points: null, total: -2 }, say)).toContain("−2");
  });
});

it("draws a small one", () => {
  shown = mount(Carpetlet, { target: document.body, props: { pieces, t, label: "Indigo" } });
  flushSync();
  expect(document.querySelector("svg[role=img]")?.getAttribute("aria-label")).toBe("Indigo: 2 by 2 squares");
});

describe("fingers", () => {
  const record = () => {
    const done: string[] = [];
    const hands = new Gestures({
      grabs: (at) => at.x < 10,
      tap: () => done.push("tap"),
      hover: () => done.push("hover"),
      drag: () => done.push("drag"),
      drop: () => done.push("drop"),
      cancel: () => done.push("cancel"),
      pan: (dx, dy) => done.push(`pan ${dx} ${dy}`),
      pinch: (factor) => done.push(`pinch ${factor.toFixed(1)}`),
      twist: (by) => done.push(`twist ${by}`),
    });
    return { done, hands };
  };

  it("taps, pans and drags", () => {
    const { done, hands } = record();
    hands.down(1, { x: 50, y: 50 });
    hands.move(1, { x: 52, y: 50 });
    hands.up(1, { x: 52, y: 50 });
    hands.down(1, { x: 50, y: 50 });
    hands.move(1, { x: 60, y: 50 });
    hands.up(1, { x: 60, y: 50 });
    hands.down(1, { x: 5, y: 50 });
    hands.move(1, { x: 25, y: 50 });
    hands.up(1, { x: 25, y: 50 });
    expect(done).toEqual(["tap", "pan 10 0", "drag", "drop"]);
  });

  it("pinches and twists with two, and taps nothing afterwards", () => {
    const { done, hands } = record();
    hands.down(1, { x: 100, y: 100 });
    hands.down(2, { x: 200, y: 100 });
    hands.move(2, { x: 300, y: 100 });
    hands.move(2, { x: 100, y: 300 });
    hands.up(2, { x: 100, y: 300 });
    hands.up(1, { x: 100, y: 100 });
    expect(done).toEqual(["pan 50 0", "pinch 2.0", "pan -100 100", "pinch 1.0", "twist 1"]);
  });
});
