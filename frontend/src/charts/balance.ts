// Luck against skill: what a seat's chance to win owes to the cards, to the others, and to itself.
import type { Balance } from "../net/types";
import { percent } from "./curve";
import { differenceText, type Say } from "./numbers";

export const SOURCES = ["deals", "reveals", "choices"] as const;
export type Source = (typeof SOURCES)[number];

/** Less than this is nothing to talk about. */
const NOTABLE = 0.02;

/** The widest bar of all seats, so that bars can be compared; never so small that noise looks large. */
export function scaleOf(balance: readonly Balance[]): number {
  return Math.max(0.1, ...balance.flatMap((one) => SOURCES.map((source) => Math.abs(one[source]))));
}

/** A bar from the middle of 100, to the left for what was lost and to the right for what was gained. */
export function barOf(value: number, scale: number): { x: number; width: number } {
  const width = Math.min(50, (50 * Math.abs(value)) / scale);
  return { x: value < 0 ? 50 - width : 50, width };
}

function kindOf(value: number): "good" | "bad" | "even" {
  if (Math.abs(value) < NOTABLE) return "even";
  return value > 0 ? "good" : "bad";
}

/** One sentence a seat. Luck is all that the seat did not choose. */
export function balanceStory(one: Balance, name: string, t: Say): string {
  const luck = one.deals + one.reveals;
  return t("page-luck-story", {
    name,
    luck: kindOf(luck),
    fortune: differenceText(luck, t),
    skill: kindOf(one.choices),
    percent: Math.abs(percent(one.choices)),
  });
}
