// Written by `make golden` from the types in src/caravanserai. Do not edit.
/* eslint-disable */

import type { Phrases } from "../teller";

export interface KhivaCamelLoaded {
  type: "CamelLoaded";
  camel: "black" | "blue" | "green" | "pink" | "white";
  teapot: number;
}

export interface KhivaCamelMoved {
  type: "CamelMoved";
  seat: number;
  camel: "black" | "blue" | "green" | "pink" | "white";
  start: KhivaSpace;
  way: KhivaPassed[];
  stop: KhivaSpace;
}

export interface KhivaCamelView {
  colour: "black" | "blue" | "green" | "pink" | "white";
  space: KhivaSpace;
  teapot: number | null;
}

export interface KhivaCamelWon {
  type: "CamelWon";
  seat: number;
  camel: "black" | "blue" | "green" | "pink" | "white";
  card: string;
}

export interface KhivaCardPreview {
  card: string;
  landings: KhivaLanding[];
}

export interface KhivaCardRefused {
  type: "CardRefused";
  seat: number;
  card: string;
  gems: number;
}

export interface KhivaCards {
  colours: string[];
  values: number[];
  gem_slots: number[];
}

export interface KhivaCardsDealt {
  type: "CardsDealt";
  seat: number;
  cards: string[];
}

export interface KhivaCardsGiven {
  type: "CardsGiven";
  seat: number;
  to: number;
  cards: string[];
}

export interface KhivaCardsRevealed {
  type: "CardsRevealed";
  seat: number;
  cards: string[];
}

export interface KhivaCardsShuffled {
  type: "CardsDealt";
  hands: string[][];
  face_up: string[];
  aside: string[];
}

export interface KhivaCardsTurnedUp {
  type: "CardsTurnedUp";
  cards: string[];
}

export interface KhivaCarpetTaken {
  type: "CarpetTaken";
  seat: number;
  carpet: string;
}

export interface KhivaCarpets {
  total: number;
  values: Record<string, number[]>;
}

export interface KhivaCarpetsDelivered {
  type: "CarpetsDelivered";
  seat: number;
  carpets: string[];
}

export interface KhivaCarpetsDiscarded {
  type: "CarpetsDiscarded";
  seat: number;
  carpets: string[];
}

export interface KhivaCarpetsShuffled {
  type: "CarpetsShuffled";
  order: string[];
}

export interface KhivaChoiceChanged {
  type: "ChoiceChanged";
  seat: number;
}

export interface KhivaChoiceSealed {
  type: "ChoiceSealed";
  seat: number;
}

export interface KhivaChooseCards {
  type: "ChooseCards";
  play: string[];
  give: string[];
}

export interface KhivaChooseCardsAsk {
  type: "ChooseCardsAsk";
  each: number;
  cards: KhivaCardPreview[];
  clause: string;
}

export interface KhivaDealBegan {
  type: "DealBegan";
  deal: number;
}

export interface KhivaDecline {
  type: "Decline";
}

export interface KhivaEdition {
  name: string;
  cards: KhivaCards;
  teapots: KhivaTeapots;
  carpets: KhivaCarpets;
  salt: KhivaSalt;
  gems: KhivaGems;
}

export interface KhivaEndTriggered {
  type: "EndTriggered";
  pile: "carpets" | "salt" | "teapots";
}

export interface KhivaGameEnded {
  type: "GameEnded";
  scores: number[];
  ranks: number[];
}

export interface KhivaGems {
  total: number;
}

export interface KhivaGemsGained {
  type: "GemsGained";
  seat: number;
  gems: number;
  shop: 1 | 3;
}

export interface KhivaGemsSpent {
  type: "GemsSpent";
  seat: number;
  gems: number;
}

export interface KhivaLanding {
  gems: number;
  space: KhivaSpace;
}

export interface KhivaNothingLeft {
  type: "NothingLeft";
  seat: number;
  shop: 1 | 2 | 3 | 4;
}

export interface KhivaOwnView {
  seat: number;
  tokens: KhivaTokensView;
  hand: string[];
  choice: KhivaChooseCards | null;
  gave: string[][];
  got: string[][];
}

export interface KhivaPassed {
  space: KhivaSpace;
  jumped: boolean;
}

export interface KhivaPilesView {
  teapots: number;
  carpets: number;
  salt: number[];
  gems: number;
}

export interface KhivaPrintedView {
  gem_slots: number[];
  shops: KhivaShopView[];
}

export interface KhivaSalt {
  total: number;
  values: number[];
}

export interface KhivaSaltBought {
  type: "SaltBought";
  seat: number;
  value: number;
}

export interface KhivaSaltDeclined {
  type: "SaltDeclined";
  seat: number;
}

export interface KhivaSeatScore {
  teapots: number[];
  teapot_points: number;
  carpets: string[];
  carpet_points: number;
  salt: number[];
  salt_points: number;
  gems: number;
  total: number;
  rank: number;
}

export interface KhivaSeatView {
  hand_size: number;
  gems: number;
  undelivered: string[];
  salt: number[];
  salt_points: number;
  teapots: number;
  delivered: number;
  tokens: KhivaTokensView | null;
  played: string[];
}

export interface KhivaSheet {
  seats: KhivaSeatScore[];
  winners: number[];
  ties: KhivaTie[];
}

export interface KhivaShop4Ask {
  type: "Shop4Ask";
  price: number;
  salt: number;
  carpet: boolean;
  clause: string;
}

export interface KhivaShopView {
  gems: number;
  carpet: boolean;
  salt_price: number | null;
}

export interface KhivaSpace {
  place: "city" | "counter" | "shop";
  path?: number | null;
  shop?: number | null;
}

export interface KhivaSpendGems {
  type: "SpendGems";
  gems: number;
}

export interface KhivaSpendGemsAsk {
  type: "SpendGemsAsk";
  card: string;
  landings: KhivaLanding[];
  clause: string;
}

export interface KhivaTakeCarpet {
  type: "TakeCarpet";
}

export interface KhivaTakeSalt {
  type: "TakeSalt";
}

export interface KhivaTeapotTaken {
  type: "TeapotTaken";
  seat: number;
  camel: "black" | "blue" | "green" | "pink" | "white";
  value: number;
}

export interface KhivaTeapots {
  total: number;
  counts: Record<string, number>;
}

export interface KhivaTeapotsShuffled {
  type: "TeapotsShuffled";
  order: number[];
}

export interface KhivaTie {
  seats: number[];
  points: number;
  broken_by: "salt" | "shared" | "teapots";
  teapots: number[];
  best_salt: number[];
}

export interface KhivaTokensView {
  teapots: number[];
  carpets: string[];
  teapot_points: number;
  carpet_points: number;
  total: number;
}

export interface KhivaView {
  seats: KhivaSeatView[];
  camels: KhivaCamelView[];
  piles: KhivaPilesView;
  phase: "choose" | "over" | "setup" | "shop-4" | "spend";
  turn: number;
  deal: number;
  active_camel: "black" | "blue" | "green" | "pink" | "white" | null;
  mover: number | null;
  discard: string[];
  face_up: string[];
  cards_aside: number;
  ending: boolean;
  cards_each: number;
  printed: KhivaPrintedView;
  sheet: KhivaSheet | null;
  all_own: KhivaOwnView[] | null;
  own: KhivaOwnView | null;
}

export type KhivaAsk = KhivaChooseCardsAsk | KhivaSpendGemsAsk | KhivaShop4Ask;
export type KhivaMove = KhivaChooseCards | KhivaSpendGems | KhivaTakeSalt | KhivaTakeCarpet | KhivaDecline;
export type KhivaEvent = KhivaDealBegan | KhivaCardsDealt | KhivaCardsTurnedUp | KhivaChoiceSealed | KhivaChoiceChanged | KhivaCardsRevealed | KhivaCardsGiven | KhivaCardRefused | KhivaCamelWon | KhivaGemsSpent | KhivaCamelMoved | KhivaGemsGained | KhivaCarpetTaken | KhivaSaltBought | KhivaSaltDeclined | KhivaNothingLeft | KhivaTeapotTaken | KhivaCarpetsDelivered | KhivaCamelLoaded | KhivaEndTriggered | KhivaCarpetsDiscarded | KhivaGameEnded;
export type KhivaChance = KhivaTeapotsShuffled | KhivaCarpetsShuffled | KhivaCardsShuffled;

export type KhivaThing = "card" | "camel" | "carpet";

export const PHRASES: Phrases<KhivaThing> = {
  game: "khiva",
  fields: {
    DealBegan: {"deal":"number"},
    CardsDealt: {"seat":"seat","cards":["list",["thing","card"]]},
    CardsTurnedUp: {"cards":["list",["thing","card"]]},
    ChoiceSealed: {"seat":"seat"},
    ChoiceChanged: {"seat":"seat"},
    CardsRevealed: {"seat":"seat","cards":["list",["thing","card"]]},
    CardsGiven: {"seat":"seat","to":"seat","cards":["list",["thing","card"]]},
    CardRefused: {"seat":"seat","card":["thing","card"],"gems":"number"},
    CamelWon: {"seat":"seat","camel":["thing","camel"],"card":["thing","card"]},
    GemsSpent: {"seat":"seat","gems":"number"},
    CamelMoved: {"seat":"seat","camel":["thing","camel"],"start":["part","Space"],"way":["count","jumped"],"stop":["part","Space"]},
    Space: {"place":"word","path":"seat","shop":"number"},
    GemsGained: {"seat":"seat","gems":"number","shop":"number"},
    CarpetTaken: {"seat":"seat","carpet":["thing","carpet"]},
    SaltBought: {"seat":"seat","value":"number"},
    SaltDeclined: {"seat":"seat"},
    NothingLeft: {"seat":"seat","shop":"number"},
    TeapotTaken: {"seat":"seat","camel":["thing","camel"],"value":"number"},
    CarpetsDelivered: {"seat":"seat","carpets":["list",["thing","carpet"]]},
    CamelLoaded: {"camel":["thing","camel"],"teapot":"number"},
    EndTriggered: {"pile":"word"},
    CarpetsDiscarded: {"seat":"seat","carpets":["list",["thing","carpet"]]},
    GameEnded: {},
    ChooseCardsAsk: {"each":"number"},
    SpendGemsAsk: {"card":["thing","card"],"landings":["most","gems"]},
    Shop4Ask: {"price":"number","salt":"number","carpet":"yes-no"},
    ChooseCards: {"play":["list",["thing","card"]],"give":["list",["thing","card"]]},
    SpendGems: {"gems":"number"},
    TakeSalt: {},
    TakeCarpet: {},
    Decline: {},
  },
  things: {
    card: {"card":"(?<colour>[a-z]+)-(?<value>[0-9])"},
    camel: {"camel":"(?<colour>.+)"},
    carpet: {"carpet":"(?<colour>[a-z]+)-(?<value>[0-9])"},
  },
  clauses: {
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
    GemsGained: ["shop",{"1":"KH-23","2":"KH-24","3":"KH-25","4":"KH-26"},""],
    CarpetTaken: "KH-24",
    SaltBought: "KH-26",
    SaltDeclined: "KH-26",
    NothingLeft: ["shop",{"1":"KH-23","2":"KH-24","3":"KH-25","4":"KH-26"},""],
    TeapotTaken: "KH-27",
    CarpetsDelivered: "KH-28",
    CamelLoaded: "KH-29",
    EndTriggered: "KH-32",
    CarpetsDiscarded: "KH-33",
    GameEnded: "KH-34",
  },
  quiet: ["ChoiceSealed","ChoiceChanged"],
};
