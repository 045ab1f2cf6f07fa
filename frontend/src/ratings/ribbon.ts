// The geometry of a rating over its games: a line, and the band in which it lay.
import type { RatedMoment } from "../net/types";

export interface Ribbon {
  line: string;
  band: string;
  /** Round numbers beside the paper, and how far down each is. */
  marks: { rating: number; y: number }[];
  last: { x: number; y: number };
}

const STEPS = [50, 100, 200, 500, 1_000];

/** With one game there is no line yet: null. */
export function ribbonOf(curve: readonly RatedMoment[], width: number, height: number, right: number): Ribbon | null {
  const last = curve.at(-1);
  if (!last || curve.length < 2) return null;
  const low = Math.min(...curve.map((one) => one.low));
  const high = Math.max(...curve.map((one) => one.high));
  const span = Math.max(1, high - low);
  const x = (i: number): number => ((width - right) * i) / (curve.length - 1);
  const y = (rating: number): number => height * (1 - (rating - low) / span);
  const path = (points: { x: number; y: number }[]): string =>
    points.map((at, i) => `${i ? "L" : "M"}${at.x.toFixed(1)} ${at.y.toFixed(1)}`).join("");
  const edge = (name: "low" | "high" | "rating"): { x: number; y: number }[] =>
    curve.map((one, i) => ({ x: x(i), y: y(one[name]) }));
  const step = STEPS.find((one) => span / one <= 3) ?? 2_000;
  const first = Math.ceil(low / step) * step;
  const marks = Array.from({ length: Math.max(0, Math.floor((high - first) / step) + 1) }, (_, i) => first + i * step);
  return {
    line: path(edge("rating")),
    band: `${path([...edge("high"), ...edge("low").reverse()])}z`,
    marks: marks.map((rating) => ({ rating, y: y(rating) })),
    last: { x: x(curve.length - 1), y: y(last.rating) },
  };
}
