// Written by `make golden` from the types in src/caravanserai. Do not edit.
/* eslint-disable */

import type { Phrases } from "../teller";

export interface KilimActionSealed {
  type: "ActionSealed";
  seat: number;
}

export interface KilimCardChanged {
  type: "CardChanged";
  seat: number;
}

export interface KilimCardPlaced {
  type: "CardPlaced";
  seat: number;
}

export interface KilimCardRevealed {
  type: "CardRevealed";
  seat: number;
  card: string;
}

export interface KilimCardTakenBack {
  type: "CardTakenBack";
  seat: number;
}

export interface KilimCards {
  gold: number;
}

export interface KilimDayBegan {
  type: "DayBegan";
  day: number;
}

export interface KilimDayEnded {
  type: "DayEnded";
  day: number;
  scores: number[];
}

export interface KilimDomino {
  piece: string;
  faces: ("comb" | "diamond" | "hooks" | "horn" | "perfect" | "star" | "torn")[];
}

export interface KilimDominoTurned {
  type: "DominoTurned";
  seat: number;
  domino: string;
  x: number;
  y: number;
  turn: number;
}

export interface KilimDominoTurnedUp {
  type: "DominoTurnedUp";
  domino: string;
}

export interface KilimDominoWoven {
  type: "DominoWoven";
  seat: number;
  domino: string;
  x: number;
  y: number;
  turn: number;
}

export interface KilimDominoes {
  "day-1": string[];
  "day-2": string[];
  "day-3": string[];
}

export interface KilimDominoesLost {
  type: "DominoesLost";
  dominoes: string[];
}

export interface KilimDominoesTakenOut {
  type: "DominoesTakenOut";
  day: number;
  out: string[];
  stay: string[];
}

export interface KilimDone {
  type: "Done";
}

export interface KilimEdition {
  name: string;
  cards: KilimCards;
  dominoes: KilimDominoes;
  torn: KilimTornMotifs;
  perfect: KilimPerfect;
  tokens: KilimTokens;
  scraps: KilimScrapMotifs;
}

export interface KilimEndOfDayAsk {
  type: "EndOfDayAsk";
  free: KilimFreeActions;
  clause: string;
}

export interface KilimFreeActions {
  scraps: KilimPieceSpots[];
  perfect: KilimSpot[];
  turn: KilimPieceSpots[];
  remove: KilimPieceSpots[];
  move: KilimPieceRows[];
}

export interface KilimGameEnded {
  type: "GameEnded";
  scores: number[];
  ranks: number[];
}

export interface KilimGoldChanged {
  type: "GoldChanged";
  seat: number;
  purpose: "artisan" | "offer" | "scrap-bag";
}

export interface KilimGoldDiscarded {
  type: "GoldDiscarded";
  seat: number;
  gold: number;
  place: "artisan" | "scrap-bag";
}

export interface KilimGoldPaid {
  type: "GoldPaid";
  seat: number;
  gold: number;
  place: "artisan" | "scrap-bag";
}

export interface KilimGoldSealed {
  type: "GoldSealed";
  seat: number;
  purpose: "artisan" | "offer" | "scrap-bag";
}

export interface KilimGroup {
  motif: "comb" | "diamond" | "hooks" | "horn" | "star";
  size: number;
  squares: [number, number][];
  largest: boolean;
}

export interface KilimMovePiece {
  type: "MovePiece";
  piece: string;
  x: number;
  y: number;
}

export interface KilimNothingLeft {
  type: "NothingLeft";
  seat: number;
  place: "artisan" | "scrap-bag";
}

export interface KilimOfferMade {
  type: "OfferMade";
  seat: number;
  gold: number;
}

export interface KilimOffersCancelled {
  type: "OffersCancelled";
  gold: number;
  seats: number[];
}

export interface KilimOwnView {
  seat: number;
  card: string | null;
  gold: number | null;
  scraps: KilimDomino[];
  seen: string[] | null;
}

export interface KilimPayGold {
  type: "PayGold";
  gold: number;
}

export interface KilimPayGoldAsk {
  type: "PayGoldAsk";
  purpose: "artisan" | "offer" | "scrap-bag";
  gold: number[];
  winning: number;
  discard: boolean;
  clause: string;
}

export interface KilimPaymentTied {
  type: "PaymentTied";
  gold: number;
  place: "artisan" | "scrap-bag";
}

export interface KilimPerfect {
  total: number;
}

export interface KilimPerfectWoven {
  type: "PerfectWoven";
  seat: number;
  domino: string;
  x: number;
  y: number;
  turn: number;
}

export interface KilimPieceMoved {
  type: "PieceMoved";
  seat: number;
  piece: string;
  x: number;
  y: number;
}

export interface KilimPieceRemoved {
  type: "PieceRemoved";
  seat: number;
  piece: string;
}

export interface KilimPieceRows {
  piece: string;
  rows: number[][];
}

export interface KilimPieceSpots {
  piece: string;
  spots: KilimSpot[];
}

export interface KilimPileShuffled {
  type: "PileShuffled";
  day: number;
  order: string[];
}

export interface KilimPlaceCard {
  type: "PlaceCard";
  card: string;
}

export interface KilimPlaceCardAsk {
  type: "PlaceCardAsk";
  cards: string[];
  prize: string[];
  free: KilimFreeActions | null;
  clause: string;
}

export interface KilimPrizeLeft {
  type: "PrizeLeft";
  dominoes: number;
}

export interface KilimPrizeWon {
  type: "PrizeWon";
  seat: number;
  gold: number;
  dominoes: number;
}

export interface KilimRemovePiece {
  type: "RemovePiece";
  piece: string;
}

export interface KilimScrapChosen {
  type: "ScrapChosen";
  seat: number;
  scrap: string;
}

export interface KilimScrapKept {
  type: "ScrapKept";
  seat: number;
}

export interface KilimScrapMotifs {
  motifs: ("comb" | "diamond" | "hooks" | "horn" | "star")[];
}

export interface KilimScrapUsed {
  type: "ScrapUsed";
  seat: number;
  scrap: string;
  x: number;
  y: number;
}

export interface KilimSeatDone {
  type: "SeatDone";
  seat: number;
}

export interface KilimSeatScore {
  squares: number;
  width: number;
  height: number;
  rectangle_points: number;
  kinds: ("comb" | "diamond" | "hooks" | "horn" | "star")[];
  kinds_points: number;
  groups: KilimGroup[];
  group_points: number;
  largest: ("comb" | "diamond" | "hooks" | "horn" | "star")[];
  largest_points: number;
  torn: number;
  torn_counted: number;
  torn_at: [number, number][];
  torn_points: number;
  total: number;
  rank: number;
}

export interface KilimSeatView {
  gold: number[];
  spent: number[];
  specials: ("artisan" | "scrap-bag" | "spy")[];
  card: string | null;
  laid: number | null;
  tokens: KilimTokenView[];
  perfects: number;
  scraps: number;
  kilim: KilimWovenPiece[];
}

export interface KilimSheet {
  seats: KilimSeatScore[];
  winners: number[];
  ties: KilimTie[];
}

export type KilimSpot = [x: number, y: number, turn: number, rectangle: number, kinds: number, groups: number, largest: number, torn: number];

export interface KilimTakeBackCard {
  type: "TakeBackCard";
}

export interface KilimTakeScrap {
  type: "TakeScrap";
  scrap: string;
}

export interface KilimTakeScrapAsk {
  type: "TakeScrapAsk";
  scraps: string[];
  clause: string;
}

export interface KilimTakeToken {
  type: "TakeToken";
  token: "move" | "perfect" | "remove" | "turn";
}

export interface KilimTakeTokenAsk {
  type: "TakeTokenAsk";
  tokens: ("move" | "perfect" | "remove" | "turn")[];
  clause: string;
}

export interface KilimTie {
  seats: number[];
  points: number;
  broken_by: "shared" | "squares";
  squares: number[];
}

export interface KilimTokenTaken {
  type: "TokenTaken";
  seat: number;
  token: "move" | "perfect" | "remove" | "turn";
}

export interface KilimTokenView {
  token: "move" | "perfect" | "remove" | "turn";
  used: boolean;
}

export interface KilimTokens {
  names: string[];
}

export interface KilimTornDrawn {
  type: "TornDrawn";
  order: string[];
}

export interface KilimTornMotifs {
  motifs: ("comb" | "diamond" | "hooks" | "horn" | "star")[];
}

export interface KilimTurnDomino {
  type: "TurnDomino";
  domino: string;
  x: number;
  y: number;
  turn: number;
}

export interface KilimUseScrap {
  type: "UseScrap";
  scrap: string;
  x: number;
  y: number;
}

export interface KilimView {
  seats: KilimSeatView[];
  phase: "artisan" | "end-of-day" | "over" | "place" | "scrap-bag" | "search" | "setup" | "spies" | "token" | "weave";
  day: number;
  turn: number;
  turns: number;
  piles: number[];
  prize: KilimDomino[];
  winner: number | null;
  winning: number;
  tokens: ("move" | "perfect" | "remove" | "turn")[];
  scraps_left: number;
  lost: string[];
  removed: string[];
  sheet: KilimSheet;
  all_own: KilimOwnView[] | null;
  own: KilimOwnView | null;
}

export interface KilimWeave {
  type: "Weave";
  x: number;
  y: number;
  turn: number;
}

export interface KilimWeaveAsk {
  type: "WeaveAsk";
  domino: string;
  left: number;
  spots: KilimSpot[];
  free: KilimFreeActions | null;
  clause: string;
}

export interface KilimWeavePerfect {
  type: "WeavePerfect";
  x: number;
  y: number;
  turn: number;
}

export interface KilimWovenPiece {
  piece: string;
  kind: "domino" | "perfect" | "scrap" | "torn";
  faces: ("comb" | "diamond" | "hooks" | "horn" | "perfect" | "star" | "torn")[];
  x: number;
  y: number;
  turn: number;
  level: number;
}

export type KilimAsk = KilimPlaceCardAsk | KilimPayGoldAsk | KilimTakeScrapAsk | KilimTakeTokenAsk | KilimWeaveAsk | KilimEndOfDayAsk;
export type KilimMove = KilimPlaceCard | KilimTakeBackCard | KilimPayGold | KilimTakeScrap | KilimTakeToken | KilimWeave | KilimUseScrap | KilimWeavePerfect | KilimTurnDomino | KilimRemovePiece | KilimMovePiece | KilimDone;
export type KilimEvent = KilimDayBegan | KilimDominoTurnedUp | KilimCardPlaced | KilimCardChanged | KilimCardTakenBack | KilimCardRevealed | KilimGoldSealed | KilimGoldChanged | KilimOfferMade | KilimOffersCancelled | KilimPrizeWon | KilimPrizeLeft | KilimDominoWoven | KilimGoldPaid | KilimGoldDiscarded | KilimPaymentTied | KilimScrapKept | KilimScrapChosen | KilimTokenTaken | KilimNothingLeft | KilimScrapUsed | KilimPerfectWoven | KilimDominoTurned | KilimPieceRemoved | KilimPieceMoved | KilimActionSealed | KilimSeatDone | KilimDominoesLost | KilimDayEnded | KilimGameEnded;
export type KilimChance = KilimTornDrawn | KilimDominoesTakenOut | KilimPileShuffled;

export type KilimThing = "piece" | "card" | "token";

export const PHRASES: Phrases<KilimThing> = {
  game: "kilim",
  fields: {
    DayBegan: {"day":"number"},
    DominoTurnedUp: {"domino":["thing","piece"]},
    CardPlaced: {"seat":"seat"},
    CardChanged: {"seat":"seat"},
    CardTakenBack: {"seat":"seat"},
    CardRevealed: {"seat":"seat","card":["thing","card"]},
    GoldSealed: {"seat":"seat","purpose":"word"},
    GoldChanged: {"seat":"seat","purpose":"word"},
    OfferMade: {"seat":"seat","gold":"number"},
    OffersCancelled: {"gold":"number","seats":["list","seat"]},
    PrizeWon: {"seat":"seat","gold":"number","dominoes":"number"},
    PrizeLeft: {"dominoes":"number"},
    DominoWoven: {"seat":"seat","domino":["thing","piece"],"x":"number","y":"number","turn":"number"},
    GoldPaid: {"seat":"seat","gold":"number","place":"word"},
    GoldDiscarded: {"seat":"seat","gold":"number","place":"word"},
    PaymentTied: {"gold":"number","place":"word"},
    ScrapKept: {"seat":"seat"},
    ScrapChosen: {"seat":"seat","scrap":["thing","piece"]},
    TokenTaken: {"seat":"seat","token":["thing","token"]},
    NothingLeft: {"seat":"seat","place":"word"},
    ScrapUsed: {"seat":"seat","scrap":["thing","piece"],"x":"number","y":"number"},
    PerfectWoven: {"seat":"seat","domino":["thing","piece"],"x":"number","y":"number","turn":"number"},
    DominoTurned: {"seat":"seat","domino":["thing","piece"],"x":"number","y":"number","turn":"number"},
    PieceRemoved: {"seat":"seat","piece":["thing","piece"]},
    PieceMoved: {"seat":"seat","piece":["thing","piece"],"x":"number","y":"number"},
    ActionSealed: {"seat":"seat"},
    SeatDone: {"seat":"seat"},
    DominoesLost: {"dominoes":["list",["thing","piece"]]},
    DayEnded: {"day":"number"},
    GameEnded: {},
    PlaceCardAsk: {"cards":["list",["thing","card"]],"prize":["list",["thing","piece"]]},
    PayGoldAsk: {"purpose":"word","winning":"number","discard":"yes-no"},
    TakeScrapAsk: {"scraps":["list",["thing","piece"]]},
    TakeTokenAsk: {"tokens":["list",["thing","token"]]},
    WeaveAsk: {"domino":["thing","piece"],"left":"number"},
    EndOfDayAsk: {},
    PlaceCard: {"card":["thing","card"]},
    TakeBackCard: {},
    PayGold: {"gold":"number"},
    TakeScrap: {"scrap":["thing","piece"]},
    TakeToken: {"token":["thing","token"]},
    Weave: {"x":["axis","across","left","right"],"y":["axis","down","above","below"],"turn":"number"},
    UseScrap: {"scrap":["thing","piece"],"x":["axis","across","left","right"],"y":["axis","down","above","below"]},
    WeavePerfect: {"x":["axis","across","left","right"],"y":["axis","down","above","below"],"turn":"number"},
    TurnDomino: {"domino":["thing","piece"],"x":["axis","across","left","right"],"y":["axis","down","above","below"],"turn":"number"},
    RemovePiece: {"piece":["thing","piece"]},
    MovePiece: {"piece":["thing","piece"],"x":["axis","across","left","right"],"y":["axis","down","above","below"]},
    Done: {},
  },
  things: {
    piece: {"torn":"torn-(?<face>[a-z]+)[+]*","scrap":"scrap-(?<face>[a-z]+)[+]*","perfect":"perfect-.*","double":"[0-9]-(?<face>[a-z]+)-\\k<face>[+]*","domino":"[0-9]-(?<first>[a-z]+)-(?<second>[a-z]+)[+]*"},
    card: {"gold":"gold-(?<gold>[0-9]+)","special":"(?<card>.+)"},
    token: {"token":"(?<token>.+)"},
  },
  clauses: {
    DayBegan: "KI-37",
    DominoTurnedUp: "KI-10",
    CardPlaced: "KI-10",
    CardChanged: "KI-10",
    CardTakenBack: "KI-32",
    CardRevealed: "KI-13",
    GoldSealed: ["purpose",{"offer":"KI-13","scrap-bag":"KI-20","artisan":"KI-25"},""],
    GoldChanged: ["purpose",{"offer":"KI-13","scrap-bag":"KI-20","artisan":"KI-25"},""],
    OfferMade: "KI-13",
    OffersCancelled: "KI-14",
    PrizeWon: "KI-14",
    PrizeLeft: "KI-15",
    DominoWoven: "KI-34",
    GoldPaid: ["place",{"scrap-bag":"KI-18","artisan":"KI-23"},""],
    GoldDiscarded: ["place",{"scrap-bag":"KI-19","artisan":"KI-24"},""],
    PaymentTied: ["place",{"scrap-bag":"KI-20","artisan":"KI-25"},""],
    ScrapKept: "KI-21",
    ScrapChosen: "KI-21",
    TokenTaken: "KI-26",
    NothingLeft: ["place",{"scrap-bag":"KI-21","artisan":"KI-26"},""],
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
  },
  quiet: ["CardPlaced","CardChanged","CardTakenBack","GoldSealed","GoldChanged","ActionSealed","SeatDone"],
};
