// From what a seat like this gets on average to what it got, in steps that add up.
import type { Parts } from "../net/types";

export const STEPS = ["luck", "others", "choices"] as const;
export type Step = (typeof STEPS)[number];

export interface Stair {
  step: Step;
  from: number;
  to: number;
  value: number;
  /** Nine times in ten it is off by no more, on either side. */
  width: number;
}

export function stairsOf(parts: Parts): Stair[] {
  let at = parts.start;
  return STEPS.map((step) => {
    const from = at;
    at += parts[step];
    return { step, from, to: at, value: parts[step], width: parts[`${step}_width`] };
  });
}

/** Where a number of points stands, in percent of the room: everything that is drawn fits. */
export function placesOf(parts: Parts, stairs: readonly Stair[]): (points: number) => number {
  const all = [parts.start, parts.result, ...stairs.flatMap(({ to, width }) => [to - width, to + width])];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const room = Math.max(1, high - low);
  return (points) => 4 + (92 * (points - low)) / room;
}
