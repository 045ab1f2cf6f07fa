// Written by `make golden` from the types in src/caravanserai. Do not edit.
/* eslint-disable */

export interface Ack {
  number: number;
  move_id: string;
}

export interface Again {
  nonce_hash?: string | null;
}

export interface Answer {
  type: "answer";
  ask: string;
  move_id: string;
  move: unknown;
}

export interface AnswerWish {
  wish: number;
  yes: boolean;
}

export interface AskHint {
  ask: string;
}

export interface Balance {
  seat: number;
  win: Parts;
  points: Parts;
}

export interface BotSeated {
  type: "BotSeated";
  seat: number;
  bot: string;
}

export interface BotTookOver {
  type: "BotTookOver";
  seat: number;
  because: "clock" | "left";
}

export interface BotsInfo {
  game: string;
  levels: LevelInfo[];
  tables: Rungs[];
  trial: boolean;
  command: string;
}

export interface ByDay {
  type: "by-day";
  hours?: number;
}

export interface Bye {
  type: "bye";
  code: "flood" | "message-too-large" | "server-stopping" | "too-slow";
}

export interface ChanceStep {
  step: "chance";
  outcome: unknown;
}

export interface Chatted {
  type: "chat";
  room: "players" | "spectators";
  seat: number;
  name: string;
  text: string;
  time: number;
  phrase: "again" | "good-luck" | "hello" | "moment" | "nice" | "ouch" | "thanks" | "well-played" | null;
}

export interface Clause {
  id: string;
  text: string;
}

export interface ClockAnswered {
  type: "ClockAnswered";
  seat: number;
}

export interface ClockInfo {
  type: string;
  spans: Record<string, Span>;
}

export interface CoachInfo {
  games: Record<string, RulesState>;
}

export interface CoachedMove {
  move: unknown;
  text: string;
  share: number;
}

export interface ComeBack {
  type: "come-back";
}

export interface DailyBest {
  name: string;
  points: number;
  table: string;
  choices: DailyChoice[];
}

export interface DailyChoice {
  answer: number;
  chosen: string;
  instead: string;
  there: number;
  same: number;
}

export interface DailyDeal {
  game: string;
  day: string;
  ends: number;
  seats: number;
  seat: number;
  bot: string;
  state: "missed" | "new" | "over" | "playing";
  table: string | null;
  finished: number;
  mean: number | null;
  results: DailyResult[] | null;
  best: DailyBest | null;
}

export interface DailyPage {
  now: number;
  today: DailyDeal[];
  yesterday: DailyDeal[];
}

export interface DailyParting {
  answer: number;
  here: string;
  there: string;
}

export interface DailyResult {
  rank: number;
  name: string;
  you: boolean;
  points: number;
  ahead: number;
  place: number;
  beyond: number;
  table: string;
  parting: DailyParting | null;
}

export interface Decision {
  number: number;
  seat: number;
  played: CoachedMove;
  best: CoachedMove;
  sure: "best" | "clear" | "close" | "likely";
  cost: number;
  lost: number;
  lost_from: number;
  lost_to: number;
  beats: number;
  tried: number;
  for_best: string;
  against: string;
  mix: CoachedMove[];
}

export interface Fairness {
  commitment: string;
  secret: string;
  nonces: string[];
  given_steps?: number;
  given_shuffles?: number[];
  nonce_hashes?: string[];
  order?: string[];
}

export interface GameBegan {
  type: "GameBegan";
  nonces: string[];
  left_out: number[];
}

export interface GameInfo {
  key: string;
  rules_version: number;
  least_seats: number;
  most_seats: number;
  options: Option[];
  bots: string[];
  levels: LevelInfo[];
  default_bot: string;
  house_bot: string;
  clocks: ClockInfo[];
}

export interface GameRecord {
  format: "caravanserai-record-1";
  game: string;
  rules: number;
  edition: unknown;
  options: Record<string, string>;
  seats: string[];
  steps: (ChanceStep | MoveStep)[];
  result?: Result | null;
  fairness?: Fairness | null;
  seal?: string[] | null;
}

export interface Hello {
  type: "hello";
  table: string;
  game: string;
  you: number;
  host: boolean;
  options: Record<string, string>;
  clock: unknown;
  public: boolean;
  hints: boolean;
  takeover: "ask" | "never" | "open";
  commitment: string;
  n: number;
  missed: Missed[];
  complete: boolean;
  now: Now;
  fairness: Fairness | null;
  rematch: string | null;
  stage: StageInfo | null;
}

export interface HintChoice {
  move: unknown;
  text: string;
  share: number;
  low: number | null;
  high: number | null;
  error: number | null;
  even: boolean;
  less: [number, number] | null;
}

export interface HintInfo {
  ask: string;
  status: "preparing" | "ready";
  progress: number;
  choices: HintChoice[];
  gain: string;
  risk: string;
  fair: number;
  playouts: number;
}

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

export interface LessonInfo {
  game: string;
  key: string;
  title: string;
  task: string;
}

export interface LessonState {
  lesson: LessonInfo;
  number: number;
  count: number;
  story: string;
  hint: string;
  standing: "going" | "missed" | "reached";
  answers: number;
  within: number | null;
  right: string | null;
  next: string | null;
}

export interface LevelInfo {
  key: string;
  name: string;
  sentence: string;
  ratings: SeatsRating[];
}

export interface Live {
  type: "live";
  bank?: number;
  increment?: number;
  pace?: number;
}

export interface Me {
  id: string;
  name: string;
}

export interface Mine {
  open: Summary[];
  playing: Summary[];
  finished: Summary[];
  seats: Record<string, number>;
  turn: string[];
}

export interface Missed {
  n: number;
  events: unknown[];
}

export interface Moment {
  left: number;
  pace: number;
}

export interface MoveStep {
  step: "move";
  seat: number;
  move: unknown;
}

export interface Mute {
  type: "mute";
  seat: number | null;
  on: boolean;
}

export interface Name {
  name?: string | null;
}

export interface No {
  type: "refused";
  refusal: Refusal;
  sentence: string;
  of: string | null;
}

export interface NonceOpened {
  type: "NonceOpened";
  seat: number;
}

export interface NoncesFixed {
  type: "NoncesFixed";
  nonce_hashes: string[];
}

export interface Now {
  status: "closed" | "open" | "over" | "playing";
  seats: SeatInfo[];
  waiting: number[];
  clocks: (number | null)[];
  moment: Moment | null;
  view?: unknown;
  ask?: OpenAsk | null;
  order?: unknown;
  opening?: Opening;
  wish?: WishInfo;
}

export interface OpenAsk {
  id: string;
  sealed: boolean;
  ask: unknown;
  if_late?: "bot-stays" | "game-waits";
}

export interface OpenNonce {
  nonce: string | null;
}

export interface OpenTable {
  setting: TableSetting;
  nonce_hash?: string | null;
  nonce?: string | null;
}

export interface Opening {
  nonce_hashes: string[];
  opened: boolean[];
  left: number | null;
}

export interface Option {
  key: string;
  values: string[];
  clause: string;
}

export interface Order {
  type: "order";
  order: unknown;
}

export interface OrderGiven {
  type: "OrderGiven";
  seat: number;
  order: unknown;
}

export interface OrderLapsed {
  type: "OrderLapsed";
  seat: number;
}

export interface Paced {
  type: "paced";
  pace?: number;
}

export interface Pair {
  upper: string;
  lower: string;
  games: number;
  deals: number;
  share: number;
  share_95: [number, number];
}

export interface Parts {
  start: number;
  luck: number;
  others: number;
  choices: number;
  result: number;
  luck_width: number;
  others_width: number;
  choices_width: number;
}

export interface Phrase {
  type: "phrase";
  phrase: "again" | "good-luck" | "hello" | "moment" | "nice" | "ouch" | "thanks" | "well-played";
}

export interface Ping {
  type: "ping";
  t: number;
}

export interface PlayOn {
  step: number;
  seat: number;
  bot: string;
}

export interface PlayerReturned {
  type: "PlayerReturned";
  seat: number;
  name: string;
}

export interface Pong {
  type: "pong";
  t: number;
}

export interface Presence {
  type: "presence";
  here: boolean[];
  watching: number;
}

export interface Problem {
  kind: "broken" | "illegal" | "not-yours-now" | "unreadable";
  code: string;
  clause: string | null;
  args: Record<string, string | number>;
  sentence: string;
}

export interface PublicTable {
  id: string;
  game: string;
  seats: number;
  public: boolean;
  status: "closed" | "open" | "over" | "playing";
  opened_at: number;
  changed_at: number;
  names: string[];
  scores: number[] | null;
  ranks: number[] | null;
  bots: (string | null)[];
  states: ("bot" | "bot-for-person" | "free" | "person" | "reserved")[];
}

export interface PutBot {
  seat: number;
  bot: string;
}

export interface Rating {
  bot: string;
  rating: number;
  low: number;
  high: number;
  games: number;
}

export interface Refusal {
  kind: "illegal" | "not-yours-now" | "unreadable";
  code: string;
  clause: string | null;
  args: Record<string, string | number>;
}

export interface Relaxed {
  type: "relaxed";
}

export interface RematchOpened {
  type: "RematchOpened";
  table: string;
}

export interface Replay {
  table: string;
  game: string;
  names: string[];
  bots: (string | null)[];
  seat: number;
  open: boolean;
  steps: ReplayStep[];
}

export interface ReplayStep {
  number: number;
  events: unknown[];
  view: unknown;
  waiting: number[];
}

export interface Result {
  scores: number[];
  ranks: number[];
}

export interface ReturnLink {
  link: string;
  expires: number;
}

export interface ReturnToken {
  token: string;
}

export interface Returning {
  name: string;
  since: number;
  same: boolean;
  you: Me | null;
  seats: number;
  somebody: boolean;
}

export interface Review {
  version: number;
  game: string;
  names: string[];
  ranks: number[];
  seed: number;
  playouts: number;
  moments: ReviewMoment[];
  decisions: Decision[];
  balance: Balance[];
}

export interface ReviewInfo {
  status: "done" | "failed" | "none" | "preparing" | "running" | "waiting";
  progress: number;
  review: Review | null;
  read: number;
  choices: number;
  moments: ReviewMoment[];
}

export interface ReviewMoment {
  number: number;
  win: number[];
  low: number[];
  high: number[];
  points: number[];
}

export interface Rulebook {
  game: string;
  lang: string;
  sections: Section[];
  markdown: string;
}

export interface RulebookInfo {
  game: string;
  languages: string[];
}

export interface RulesCorrected {
  type: "RulesCorrected";
}

export interface RulesState {
  status: "absent" | "compiling" | "failed" | "ready" | "waiting";
  progress: number;
}

export interface Rungs {
  seats: number;
  command: string;
  games: number;
  pairs: Pair[];
  ratings: Rating[];
}

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

export interface Say {
  type: "say";
  text: string;
}

export interface SeatInfo {
  state: "bot" | "bot-for-person" | "free" | "person" | "reserved";
  name: string;
  bot: string | null;
  away: "clock" | "left" | null;
}

export interface SeatLeft {
  type: "SeatLeft";
  seat: number;
  name: string;
}

export interface SeatTaken {
  type: "SeatTaken";
  seat: number;
  name: string;
}

export interface SeatTakenOver {
  type: "SeatTakenOver";
  seat: number;
  name: string;
}

export interface SeatWished {
  type: "SeatWished";
  seat: number;
  name: string;
}

export interface Seated {
  seat: number;
}

export interface SeatsRating {
  seats: number;
  rating: number;
  low: number;
  high: number;
}

export interface SecretShown {
  type: "SecretShown";
  secret: string;
}

export interface Section {
  heading: string;
  clauses: Clause[];
}

export interface ServerResumed {
  type: "ServerResumed";
  down: number;
}

export interface Sit {
  seat?: number | null;
  nonce_hash?: string | null;
  nonce?: string | null;
}

export interface Span {
  least: number;
  most: number;
  default: number;
}

export interface StageInfo {
  kind: "daily" | "lesson" | "play-on";
  key: string;
}

export interface Summary {
  id: string;
  game: string;
  seats: number;
  public: boolean;
  status: "closed" | "open" | "over" | "playing";
  opened_at: number;
  changed_at: number;
  names: string[];
  scores: number[] | null;
  ranks: number[] | null;
  bots: (string | null)[];
}

export interface TableCard {
  id: string;
  link: string;
  game: string;
  status: "closed" | "open" | "over" | "playing";
  public: boolean;
  hints: boolean;
  seats: SeatInfo[];
  you: number;
  host: boolean;
  options: Record<string, string>;
  clock: Live | Relaxed | Paced | ByDay;
  edition: string | null;
  opened_at: number;
  changed_at: number;
  rematch: string | null;
}

export interface TableClosed {
  type: "TableClosed";
}

export interface TableLink {
  id: string;
  link: string;
}

export interface TableSetting {
  game: string;
  seats: number;
  options?: Record<string, string>;
  edition?: Record<string, unknown> | null;
  clock?: Live | Relaxed | Paced | ByDay;
  bots?: Record<number, string>;
  public?: boolean;
  hints?: boolean;
  takeover?: "ask" | "never" | "open";
}

export interface TakeOver {
  seat: number;
}

export interface Taken {
  type: "taken";
  ack: Ack;
}

export interface TakingOver {
  wish: number | null;
}

export interface Update {
  type: "update";
  n: number;
  events: unknown[];
  now: Now;
}

export interface UseReturn {
  token: string;
  replace?: string | null;
}

export interface WishAnswered {
  type: "WishAnswered";
  seat: number;
  yes: boolean;
}

export interface WishEnded {
  type: "WishEnded";
  name: string;
  because: "gone" | "no" | "time";
}

export interface WishInfo {
  id: number;
  seat: number;
  name: string;
  waiting: number[];
  left: number;
}

export type ServerFrame = Hello | Update | Taken | No | Chatted | Presence | Bye | Pong;
export type ClientMessage = Answer | Order | Say | Phrase | Mute | ComeBack | Ping;
export type Happening = SeatTaken | BotSeated | SeatLeft | NoncesFixed | NonceOpened | GameBegan | OrderGiven | OrderLapsed | BotTookOver | PlayerReturned | SeatTakenOver | SeatWished | WishAnswered | WishEnded | ClockAnswered | ServerResumed | RulesCorrected | SecretShown | TableClosed | RematchOpened;
export type ClockSetting = Live | Relaxed | Paced | ByDay;
export type KhivaAsk = KhivaChooseCardsAsk | KhivaSpendGemsAsk | KhivaShop4Ask;
export type KhivaMove = KhivaChooseCards | KhivaSpendGems | KhivaTakeSalt | KhivaTakeCarpet | KhivaDecline;
export type KhivaEvent = KhivaDealBegan | KhivaCardsDealt | KhivaCardsTurnedUp | KhivaChoiceSealed | KhivaChoiceChanged | KhivaCardsRevealed | KhivaCardsGiven | KhivaCardRefused | KhivaCamelWon | KhivaGemsSpent | KhivaCamelMoved | KhivaGemsGained | KhivaCarpetTaken | KhivaSaltBought | KhivaSaltDeclined | KhivaNothingLeft | KhivaTeapotTaken | KhivaCarpetsDelivered | KhivaCamelLoaded | KhivaEndTriggered | KhivaCarpetsDiscarded | KhivaGameEnded;
export type KhivaChance = KhivaTeapotsShuffled | KhivaCarpetsShuffled | KhivaCardsShuffled;
export type KilimAsk = KilimPlaceCardAsk | KilimPayGoldAsk | KilimTakeScrapAsk | KilimTakeTokenAsk | KilimWeaveAsk | KilimEndOfDayAsk;
export type KilimMove = KilimPlaceCard | KilimTakeBackCard | KilimPayGold | KilimTakeScrap | KilimTakeToken | KilimWeave | KilimUseScrap | KilimWeavePerfect | KilimTurnDomino | KilimRemovePiece | KilimMovePiece | KilimDone;
export type KilimEvent = KilimDayBegan | KilimDominoTurnedUp | KilimCardPlaced | KilimCardChanged | KilimCardTakenBack | KilimCardRevealed | KilimGoldSealed | KilimGoldChanged | KilimOfferMade | KilimOffersCancelled | KilimPrizeWon | KilimPrizeLeft | KilimDominoWoven | KilimGoldPaid | KilimGoldDiscarded | KilimPaymentTied | KilimScrapKept | KilimScrapChosen | KilimTokenTaken | KilimNothingLeft | KilimScrapUsed | KilimPerfectWoven | KilimDominoTurned | KilimPieceRemoved | KilimPieceMoved | KilimActionSealed | KilimSeatDone | KilimDominoesLost | KilimDayEnded | KilimGameEnded;
export type KilimChance = KilimTornDrawn | KilimDominoesTakenOut | KilimPileShuffled;
export type SamarkandAsk = SamarkandSellAsk | SamarkandStopAsk | SamarkandLeaveBehindAsk | SamarkandScoreKindAsk;
export type SamarkandMove = SamarkandSell | SamarkandPass | SamarkandStop | SamarkandLeaveBehind | SamarkandScoreKind;
export type SamarkandEvent = SamarkandKindDrawn | SamarkandElderDrawn | SamarkandTurnBegan | SamarkandCamelTurnedUp | SamarkandAnswerSealed | SamarkandAnswerChanged | SamarkandCardOffered | SamarkandPriceCalled | SamarkandStopped | SamarkandCouldNotPay | SamarkandDisputeWon | SamarkandGoodsBought | SamarkandCamelBought | SamarkandDisputeLost | SamarkandPileShuffled | SamarkandGoodsUnsold | SamarkandMarketClosed | SamarkandGoodsLeft | SamarkandKindScored | SamarkandGameEnded;
export type SamarkandChance = SamarkandKindsDrawn | SamarkandBankShuffled | SamarkandCamelsShuffled | SamarkandSeatsShuffled | SamarkandCamelsShuffledBack;
export type SamarkandOrder = SamarkandPassOn | SamarkandPassDownTo | SamarkandStopAt;
