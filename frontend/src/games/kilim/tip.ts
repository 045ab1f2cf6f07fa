import type { Ask } from "./types";

const STEPS = { TakeScrapAsk: "scrap", TakeTokenAsk: "token", WeaveAsk: "weave", EndOfDayAsk: "end-of-day" } as const;

/** In a first game: the message that explains this step. */
export function tipOf(ask: Ask, sealed: boolean): string {
  if (sealed) return "kilim-page-hint-sealed";
  if (ask.type === "PlaceCardAsk") return `kilim-page-hint-${ask.free ? "free" : "place"}`;
  return `kilim-page-hint-${ask.type === "PayGoldAsk" ? ask.purpose : STEPS[ask.type]}`;
}
