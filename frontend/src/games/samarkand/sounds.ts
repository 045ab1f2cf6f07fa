// Which event is heard how. What only the log needs is silent.
import type { Sound } from "../contract";
import type { Event } from "./types";

const SOUNDS: Partial<Record<Event["type"], Sound>> = {
  CamelTurnedUp: "hop",
  AnswerSealed: "card",
  AnswerChanged: "card",
  CardOffered: "reveal",
  PriceCalled: "tick",
  Stopped: "reveal",
  CouldNotPay: "low",
  DisputeLost: "hop",
  GoodsBought: "gem",
  CamelBought: "gem",
  GoodsUnsold: "card",
  GoodsLeft: "goods",
  MarketClosed: "delivered",
};

export function soundOf(event: Event): Sound | null {
  return SOUNDS[event.type] ?? null;
}
