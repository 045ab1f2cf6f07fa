import type { Ask } from "./types";

const CLOSING = { LeaveBehindAsk: "leave", ScoreKindAsk: "kind" } as const;

/** In a first game: the message that explains this step. */
export function tipOf(ask: Ask, sealed: boolean, hurried: boolean): string {
  if (ask.type === "SellAsk") return `samarkand-page-hint-${sealed ? "sealed" : "sell"}`;
  if (ask.type === "StopAsk") return `samarkand-page-hint-${hurried ? "stop-live" : "stop"}`;
  return `samarkand-page-hint-${CLOSING[ask.type]}`;
}
