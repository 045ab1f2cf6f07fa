// Which event is heard how. What only the log needs is silent.
import type { Sound } from "../contract";
import type { Event } from "./types";

const SOUNDS: Partial<Record<Event["type"], Sound>> = {
  CardsDealt: "card",
  CardsTurnedUp: "card",
  ChoiceSealed: "card",
  ChoiceChanged: "card",
  CardsRevealed: "reveal",
  CardRefused: "gem",
  GemsSpent: "gem",
  GemsGained: "gem",
  CamelMoved: "hop",
  CarpetTaken: "goods",
  SaltBought: "goods",
  CamelLoaded: "goods",
  TeapotTaken: "delivered",
  CarpetsDelivered: "delivered",
};

export function soundOf(event: Event): Sound | null {
  // A refused card is worth a gem only while the reserve has one.
  if (event.type === "CardRefused" && event.gems === 0) return null;
  return SOUNDS[event.type] ?? null;
}
