// Written by `make golden` from the types in src/caravanserai. Do not edit.
/* eslint-disable */

import type { Phrases } from "../teller";

export interface SamarkandAnswerChanged {
  type: "AnswerChanged";
  seat: number;
  purpose: "kind" | "leave" | "price" | "sale";
}

export interface SamarkandAnswerSealed {
  type: "AnswerSealed";
  seat: number;
  purpose: "kind" | "leave" | "price" | "sale";
}

export interface SamarkandBankShuffled {
  type: "BankShuffled";
  order: number[];
}

export interface SamarkandBankView {
  kind: "carpets" | "clothes" | "fruits" | "jewels" | "spices" | null;
  cards: number;
}

export interface SamarkandCamelBought {
  type: "CamelBought";
  seat: number;
  capacity: number;
  price: number;
}

export interface SamarkandCamelTurnedUp {
  type: "CamelTurnedUp";
  capacity: number;
  left: number;
}

export interface SamarkandCamels {
  total: number;
  counts: Record<string, number>;
}

export interface SamarkandCamelsShuffled {
  type: "CamelsShuffled";
  order: number[];
}

export interface SamarkandCamelsShuffledBack {
  type: "CamelsShuffledBack";
  order: number[];
}

export interface SamarkandCardOffered {
  type: "CardOffered";
  seller: number | null;
  card: string;
}

export interface SamarkandCouldNotPay {
  type: "CouldNotPay";
  seat: number;
  card: string;
  price: number;
  paid: number;
}

export interface SamarkandDisputeLost {
  type: "DisputeLost";
  seats: number[];
  card: string;
  half: number;
  seller: number | null;
}

export interface SamarkandDisputeWon {
  type: "DisputeWon";
  seat: number;
  card: string;
  others: number[];
}

export interface SamarkandEdition {
  name: string;
  goods: SamarkandGoods;
  camels: SamarkandCamels;
}

export interface SamarkandElderDrawn {
  type: "ElderDrawn";
  seat: number;
}

export interface SamarkandGameEnded {
  type: "GameEnded";
  scores: number[];
  ranks: number[];
}

export interface SamarkandGoods {
  carpets: number[];
  spices: number[];
  fruits: number[];
  jewels: number[];
  clothes: number[];
}

export interface SamarkandGoodsBought {
  type: "GoodsBought";
  seat: number;
  card: string;
  price: number;
  seller: number | null;
}

export interface SamarkandGoodsLeft {
  type: "GoodsLeft";
  seat: number;
  cards: string[];
}

export interface SamarkandGoodsUnsold {
  type: "GoodsUnsold";
  cards: string[];
}

export interface SamarkandKindDrawn {
  type: "KindDrawn";
  seat: number;
  kind: "carpets" | "clothes" | "fruits" | "jewels" | "spices";
  dirhams: number;
}

export interface SamarkandKindLine {
  kind: "carpets" | "clothes" | "fruits" | "jewels" | "spices";
  cards: number;
  sum: number;
  rarest: boolean;
  scored: boolean;
}

export interface SamarkandKindOption {
  kind: "carpets" | "clothes" | "fruits" | "jewels" | "spices";
  cards: number;
  points: number;
  best: boolean;
}

export interface SamarkandKindScored {
  type: "KindScored";
  seat: number;
  kind: "carpets" | "clothes" | "fruits" | "jewels" | "spices";
}

export interface SamarkandKindsDrawn {
  type: "KindsDrawn";
  order: ("carpets" | "clothes" | "fruits" | "jewels" | "spices")[];
}

export interface SamarkandLeaveBehind {
  type: "LeaveBehind";
  cards: string[];
}

export interface SamarkandLeaveBehindAsk {
  type: "LeaveBehindAsk";
  goods: string[];
  places: number;
  leave: number;
  ways: number;
  choices: SamarkandLeaveChoice[];
  clause: string;
}

export interface SamarkandLeaveChoice {
  cards: string[];
  points: number;
  rarest: number;
  series: number;
}

export interface SamarkandMarketClosed {
  type: "MarketClosed";
}

export interface SamarkandMissingKinds {
  kinds: ("carpets" | "clothes" | "fruits" | "jewels" | "spices")[];
  at_stake: number;
}

export interface SamarkandOffer {
  card: string;
  seller: number | null;
}

export interface SamarkandOwnView {
  seat: number;
  kind: "carpets" | "clothes" | "fruits" | "jewels" | "spices" | null;
  hand: string[];
  dirhams: number;
  camels: number[];
  places: number;
  goods: string[];
  answer: SamarkandSell | SamarkandPass | SamarkandStop | SamarkandLeaveBehind | SamarkandScoreKind | null;
  shopping: SamarkandShoppingList | null;
}

export interface SamarkandPass {
  type: "Pass";
}

export interface SamarkandPassDownTo {
  type: "PassDownTo";
  price: number;
}

export interface SamarkandPassOn {
  type: "PassOn";
}

export interface SamarkandPileShuffled {
  type: "PileShuffled";
  left: number;
}

export interface SamarkandPriceCalled {
  type: "PriceCalled";
  price: number;
}

export interface SamarkandProspect {
  points: number;
  gained: number;
  lost: number;
  brings: "alike" | "breaks" | "carries" | "completes" | "first" | "not-rarest" | "nothing" | "place" | "rarest" | "room";
  needs: "instead" | "kinds" | "place" | "place-and-kinds" | null;
  alike: number;
  room: number;
  empty: number;
  kinds: ("carpets" | "clothes" | "fruits" | "jewels" | "spices")[];
  most: boolean;
}

export interface SamarkandScoreKind {
  type: "ScoreKind";
  kind: "carpets" | "clothes" | "fruits" | "jewels" | "spices";
}

export interface SamarkandScoreKindAsk {
  type: "ScoreKindAsk";
  kinds: SamarkandKindOption[];
  clause: string;
}

export interface SamarkandSeatScore {
  dirhams: number;
  wealth_rank: number;
  wealth_points: number;
  kinds: SamarkandKindLine[];
  rarest_points: number;
  series: SamarkandSeriesLine[];
  series_points: number;
  goods: string[];
  left: string[];
  camels: number[];
  places: number;
  empty_places: number;
  empty_points: number;
  total: number;
  rank: number;
}

export interface SamarkandSeatView {
  kind: "carpets" | "clothes" | "fruits" | "jewels" | "spices" | null;
  hand_size: number;
  goods_count: number;
  goods: string[] | null;
  camels: number;
  capacities: number[] | null;
  dirhams: number | null;
  left: string[];
}

export interface SamarkandSeatsShuffled {
  type: "SeatsShuffled";
  order: number[];
}

export interface SamarkandSell {
  type: "Sell";
  card: string;
}

export interface SamarkandSellAsk {
  type: "SellAsk";
  cards: SamarkandSellOption[];
  clause: string;
}

export interface SamarkandSellOption {
  card: string;
  count: number;
}

export interface SamarkandSeriesLine {
  value: number;
  cards: number;
  points: number;
}

export interface SamarkandSheet {
  seats: SamarkandSeatScore[];
  winners: number[];
  ties: SamarkandTie[];
}

export interface SamarkandShoppingList {
  kinds: SamarkandWantedKind[];
  free: number;
  warning: SamarkandMissingKinds | null;
}

export interface SamarkandStop {
  type: "Stop";
  card: string;
}

export interface SamarkandStopAsk {
  type: "StopAsk";
  price: number;
  half: number;
  dirhams: number;
  elder: boolean;
  options: SamarkandStopOption[];
  clause: string;
}

export interface SamarkandStopAt {
  type: "StopAt";
  price: number;
  card: string;
}

export interface SamarkandStopOption {
  card: string;
  seller: number | null;
  capacity: number | null;
  price: number;
  can_pay: boolean;
  worth: number;
  prospect: SamarkandProspect;
  learned: boolean;
  expected: number | null;
}

export interface SamarkandStopped {
  type: "Stopped";
  seat: number;
  card: string;
  price: number;
}

export interface SamarkandTie {
  seats: number[];
  points: number;
  broken_by: "dirhams" | "shared";
  dirhams: number[];
}

export interface SamarkandTurnBegan {
  type: "TurnBegan";
  turn: number;
  elder: number;
}

export interface SamarkandView {
  seats: SamarkandSeatView[];
  phase: "kind" | "leave" | "over" | "sell" | "setup" | "stop";
  turn: number;
  turns: number;
  elder: number | null;
  price: number | null;
  offers: SamarkandOffer[];
  camel: number | null;
  camels_left: number;
  bank: SamarkandBankView | null;
  sheet: SamarkandSheet | null;
  all_own: SamarkandOwnView[] | null;
  own: SamarkandOwnView | null;
}

export interface SamarkandWantedKind {
  kind: "carpets" | "clothes" | "fruits" | "jewels" | "spices";
  values: number[];
  to_come: number;
}

export type SamarkandAsk = SamarkandSellAsk | SamarkandStopAsk | SamarkandLeaveBehindAsk | SamarkandScoreKindAsk;
export type SamarkandMove = SamarkandSell | SamarkandPass | SamarkandStop | SamarkandLeaveBehind | SamarkandScoreKind;
export type SamarkandEvent = SamarkandKindDrawn | SamarkandElderDrawn | SamarkandTurnBegan | SamarkandCamelTurnedUp | SamarkandAnswerSealed | SamarkandAnswerChanged | SamarkandCardOffered | SamarkandPriceCalled | SamarkandStopped | SamarkandCouldNotPay | SamarkandDisputeWon | SamarkandGoodsBought | SamarkandCamelBought | SamarkandDisputeLost | SamarkandPileShuffled | SamarkandGoodsUnsold | SamarkandMarketClosed | SamarkandGoodsLeft | SamarkandKindScored | SamarkandGameEnded;
export type SamarkandChance = SamarkandKindsDrawn | SamarkandBankShuffled | SamarkandCamelsShuffled | SamarkandSeatsShuffled | SamarkandCamelsShuffledBack;
export type SamarkandOrder = SamarkandPassOn | SamarkandPassDownTo | SamarkandStopAt;

export type SamarkandThing = "kind" | "card" | "ware";

export const PHRASES: Phrases<SamarkandThing> = {
  game: "samarkand",
  fields: {
    KindDrawn: {"seat":"seat","kind":["thing","kind"],"dirhams":"number"},
    ElderDrawn: {"seat":"seat"},
    TurnBegan: {"turn":"number","elder":"seat"},
    CamelTurnedUp: {"capacity":"number","left":"number"},
    AnswerSealed: {"seat":"seat","purpose":"word"},
    AnswerChanged: {"seat":"seat","purpose":"word"},
    CardOffered: {"seller":"seat","card":["thing","card"]},
    PriceCalled: {"price":"number"},
    Stopped: {"seat":"seat","card":["thing","ware"],"price":"number"},
    CouldNotPay: {"seat":"seat","card":["thing","ware"],"price":"number","paid":"number"},
    DisputeWon: {"seat":"seat","card":["thing","ware"],"others":["list","seat"]},
    GoodsBought: {"seat":"seat","card":["thing","card"],"price":"number","seller":"seat"},
    CamelBought: {"seat":"seat","capacity":"number","price":"number"},
    DisputeLost: {"seats":["list","seat"],"card":["thing","ware"],"half":"number","seller":"seat"},
    PileShuffled: {"left":"number"},
    GoodsUnsold: {"cards":["list",["thing","card"]]},
    MarketClosed: {},
    GoodsLeft: {"seat":"seat","cards":["list",["thing","card"]]},
    KindScored: {"seat":"seat","kind":["thing","kind"]},
    GameEnded: {},
    SellAsk: {},
    StopAsk: {"price":"number","half":"number","dirhams":"number","elder":"yes-no"},
    LeaveBehindAsk: {"goods":["list",["thing","card"]],"places":"number","leave":"number","ways":"number"},
    ScoreKindAsk: {},
    Sell: {"card":["thing","card"]},
    Pass: {},
    Stop: {"card":["thing","ware"]},
    LeaveBehind: {"cards":["list",["thing","card"]]},
    ScoreKind: {"kind":["thing","kind"]},
    PassOn: {},
    PassDownTo: {"price":"number"},
    StopAt: {"price":"number","card":["thing","ware"]},
  },
  things: {
    kind: {"kind":"(?<kind>.+)"},
    card: {"card":"(?<kind>[a-z]+)-(?<value>[0-9])"},
    ware: {"the-camel":"camel","card":"(?<kind>[a-z]+)-(?<value>[0-9])"},
  },
  clauses: {
    KindDrawn: "SA-04",
    ElderDrawn: "SA-06",
    TurnBegan: "SA-21",
    CamelTurnedUp: "SA-19",
    AnswerSealed: ["purpose",{"sale":"SA-07","price":"SA-09","leave":"SA-27","kind":"SA-28"},""],
    AnswerChanged: ["purpose",{"sale":"SA-07","price":"SA-09","leave":"SA-27","kind":"SA-28"},""],
    CardOffered: "SA-07",
    PriceCalled: "SA-08",
    Stopped: "SA-09",
    CouldNotPay: "SA-18",
    DisputeWon: "SA-13",
    GoodsBought: "SA-09",
    CamelBought: "SA-10",
    DisputeLost: ["card",{"camel":"SA-15"},"SA-14"],
    PileShuffled: "SA-15",
    GoodsUnsold: "SA-20",
    MarketClosed: "SA-22",
    GoodsLeft: "SA-27",
    KindScored: "SA-28",
    GameEnded: "SA-32",
  },
  quiet: ["AnswerSealed","AnswerChanged","PriceCalled"],
};
