// Written by `make golden` from the types in src/caravanserai. Do not edit.
/* eslint-disable */

import type { KhivaEvent, KilimEvent } from "./types";

/** A clause; or the field that decides, and the clause for each of its values. */
export type Clause = string | readonly [field: string, clauses: Readonly<Record<string, string>>];

export const KHIVA_CLAUSES: Readonly<Record<KhivaEvent["type"], Clause>> = {
  DealBegan: "KH-31",
  CardsDealt: "KH-10",
  CardsTurnedUp: "KH-37",
  ChoiceSealed: "KH-11",
  ChoiceChanged: "KH-11",
  CardsRevealed: "KH-12",
  CardsGiven: "KH-12",
  CardRefused: "KH-16",
  CamelWon: "KH-16",
  GemsSpent: "KH-17",
  CamelMoved: "KH-18",
  GemsGained: ["shop",{"1":"KH-23","3":"KH-25"}],
  CarpetTaken: "KH-24",
  SaltBought: "KH-26",
  SaltDeclined: "KH-26",
  NothingLeft: ["shop",{"1":"KH-23","2":"KH-24","3":"KH-25","4":"KH-26"}],
  TeapotTaken: "KH-27",
  CarpetsDelivered: "KH-28",
  CamelLoaded: "KH-29",
  EndTriggered: "KH-32",
  CarpetsDiscarded: "KH-33",
  GameEnded: "KH-34",
};

export const KILIM_CLAUSES: Readonly<Record<KilimEvent["type"], Clause>> = {
  DayBegan: "KI-37",
  DominoTurnedUp: "KI-10",
  CardPlaced: "KI-10",
  CardChanged: "KI-10",
  CardTakenBack: "KI-32",
  CardRevealed: "KI-13",
  GoldSealed: ["purpose",{"artisan":"KI-25","offer":"KI-13","scrap-bag":"KI-20"}],
  GoldChanged: ["purpose",{"artisan":"KI-25","offer":"KI-13","scrap-bag":"KI-20"}],
  OfferMade: "KI-13",
  OffersCancelled: "KI-14",
  PrizeWon: "KI-14",
  PrizeLeft: "KI-15",
  DominoWoven: "KI-34",
  GoldPaid: ["place",{"artisan":"KI-23","scrap-bag":"KI-18"}],
  GoldDiscarded: ["place",{"artisan":"KI-24","scrap-bag":"KI-19"}],
  PaymentTied: ["place",{"artisan":"KI-25","scrap-bag":"KI-20"}],
  ScrapKept: "KI-21",
  ScrapChosen: "KI-21",
  TokenTaken: "KI-26",
  NothingLeft: ["place",{"artisan":"KI-26","scrap-bag":"KI-21"}],
  ScrapUsed: "KI-22",
  PerfectWoven: "KI-27",
  DominoTurned: "KI-28",
  PieceRemoved: "KI-29",
  PieceMoved: "KI-30",
  ActionSealed: "KI-32",
  SeatDone: "KI-32",
  DominoesLost: "KI-16",
  DayEnded: "KI-37",
  GameEnded: "KI-44",
};
