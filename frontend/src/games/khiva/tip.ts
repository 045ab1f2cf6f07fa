import type { Ask } from "./types";

/** In a first game: the message that explains this step. */
export function tipOf(ask: Ask, sealed: boolean, played: boolean): string {
  if (ask.type === "SpendGemsAsk") return "khiva-page-hint-gems";
  if (ask.type === "Shop4Ask") return "khiva-page-hint-shop";
  return `khiva-page-hint-${sealed ? "sealed" : played ? "give" : "play"}`;
}
