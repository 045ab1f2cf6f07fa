import { describe, expect, it } from "vitest";
import { BAND_HEIGHT, BAND_WIDTH, wovenBand, numbersFrom } from "./band";
import { COLOURS, WEAVES, cells } from "./weaves";

// Styles are empty in tests, and the page has no types of Node: the file is read as it lies.
const files = (await import("node:" + "fs")) as { readFileSync: (path: string, as: "utf8") => string };
const css = files.readFileSync(
  decodeURI(import.meta.url)
    .replace("file://", "")
    .replace("art.test.ts", "art.css"),
  "utf8",
);

/** What is left of a colour without colour. */
function luminance(hex: string): number {
  const full = hex.length === 4 ? [...hex.slice(1)].map((c) => c + c).join("") : hex.slice(1, 7);
  const [r, g, b] = [0, 2, 4].map((i) => {
    const c = parseInt(full.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light! + 0.05) / (dark! + 0.05);
}

/** What a camel's class says of one of its colours. */
function colourOf(colour: string, key: string): string {
  return new RegExp(`\\.c-${colour} \\{[^}]*--${key}: (#\\w+)`).exec(css)![1]!;
}

describe("without colour", () => {
  it("the five camels are five greys, each a step from the next", () => {
    const greys = COLOURS.map((colour) => luminance(colourOf(colour, "c"))).sort((a, b) => a - b);
    greys.slice(1).forEach((grey, i) => expect((grey + 0.05) / (greys[i]! + 0.05)).toBeGreaterThan(1.3));
  });

  it("no two weaves are alike", () => {
    for (const [i, a] of COLOURS.entries()) {
      for (const b of COLOURS.slice(i + 1)) {
        const other = [...WEAVES[a].join("")].filter((knot, at) => knot !== WEAVES[b].join("")[at]).length;
        expect(other).toBeGreaterThanOrEqual(16);
      }
    }
  });

  it("numbers on cards stand out from their ground", () => {
    for (const colour of COLOURS) {
      expect(contrast(colourOf(colour, "c-on"), colourOf(colour, "c-card"))).toBeGreaterThan(4.5);
    }
  });

  it("seats stand out from the paper by day and from the night", () => {
    const seats = [...css.matchAll(/--seat-\d: (#\w+)/g)].map((found) => found[1]!);
    for (const seat of seats.slice(0, 5)) expect(contrast(seat, "#fffaf0")).toBeGreaterThan(4.5);
    for (const seat of seats.slice(5)) expect(contrast(seat, "#20263f")).toBeGreaterThan(4.5);
  });
});

describe("a weave", () => {
  it("is one path of runs", () => {
    expect(cells(["##.#", "...."])).toBe("M0 0h2v1h-2zM3 0h1v1h-1z");
  });
});

describe("the woven band", () => {
  it("is the same for the same table and another for another", () => {
    expect(wovenBand("a-table")).toEqual(wovenBand("a-table"));
    const made = new Set(Array.from({ length: 40 }, (_, i) => JSON.stringify(wovenBand(`table ${i}`))));
    expect(made.size).toBeGreaterThan(30);
  });

  it("has one yarn at every knot", () => {
    const knots = wovenBand("a-table").flatMap((yarn) => [...yarn.d.matchAll(/h(\d+)v/g)].map((run) => Number(run[1])));
    expect(knots.reduce((a, b) => a + b)).toBe(BAND_WIDTH * BAND_HEIGHT);
  });

  it("draws its numbers between 0 and 1", () => {
    const next = numbersFrom("seed");
    for (let i = 0; i < 100; i++) expect(next()).toBeLessThan(1);
  });
});
