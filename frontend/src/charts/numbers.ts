// Numbers of the coach in words: percents without decimals, points with one at most, differences with their sign.
import { percent } from "./curve";

export type Say = (id: string, args?: Record<string, unknown>) => string;

export const round = (points: number): number => Math.round(10 * points) / 10 || 0;

export function percentText(chance: number, t: Say): string {
  return t("page-percent", { percent: percent(chance) });
}

export function pointsText(points: number, t: Say): string {
  return t("page-expected", { points: round(points) });
}

export function differenceText(chance: number, t: Say): string {
  const rounded = percent(chance);
  return t("page-percent-more", {
    sign: rounded > 0 ? "plus" : rounded < 0 ? "minus" : "zero",
    percent: Math.abs(rounded),
  });
}
