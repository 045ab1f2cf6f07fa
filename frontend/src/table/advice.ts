// What a hint says of its answers in words: how far the best one is ahead of the others.
import { pointsText, type Say } from "../charts/numbers";
import type { HintChoice, HintInfo } from "../net/types";

/** So much less of the chance to win is more than about nothing. */
const CHANCE = 0.05;

/** In a word what the coach thinks of the answers that it shows, the best one first. */
export function verdictOf(choices: HintInfo["choices"], t: Say): string {
  if (choices.length === 1) return t("page-hint-only");
  const even = choices.filter((choice) => choice.even).length;
  const [best, ...others] = choices;
  if (best && even === 1 && !others.every((one) => isBehind(one, best))) return t("page-hint-ahead");
  return t("page-hint-verdict", { even });
}

/** Clearly: at the least by a point, or by a part of the chance to win that is worth a word. */
function isBehind(one: HintChoice, best: HintChoice): boolean {
  if (one.less && Math.round(one.less[0]) >= 1) return true;
  if (one.low === null || one.high === null || best.low === null || best.high === null) return false;
  return (best.low + best.high - one.low - one.high) / 2 >= CHANCE;
}

/** By how much an answer is worse than the best one. */
export function behindText({ less }: HintChoice, t: Say): string {
  if (!less || less[1] < 1) return t("page-hint-behind");
  return t("page-hint-less", { points: pointsText(...less, t) });
}
