// Which event is heard how. What only the log needs is silent.
import type { Sound } from "../contract";
import type { Event } from "./types";

const SOUNDS: Partial<Record<Event["type"], Sound>> = {
  DominoTurnedUp: "card",
  CardPlaced: "card",
  CardChanged: "card",
  CardTakenBack: "card",
  GoldSealed: "card",
  GoldChanged: "card",
  CardRevealed: "reveal",
  OfferMade: "reveal",
  OffersCancelled: "hop",
  PrizeWon: "gem",
  GoldPaid: "gem",
  GoldDiscarded: "card",
  DominoWoven: "goods",
  PerfectWoven: "goods",
  ScrapUsed: "goods",
  DominoTurned: "goods",
  PieceRemoved: "goods",
  PieceMoved: "goods",
  ScrapKept: "goods",
  TokenTaken: "goods",
  DayEnded: "delivered",
};

export function soundOf(event: Event): Sound | null {
  return SOUNDS[event.type] ?? null;
}
