// Written by `make golden` from the types in src/caravanserai. Do not edit.
/* eslint-disable */

export interface Ack {
  number: number;
  move_id: string;
}

export interface Again {
  nonce_hash?: string | null;
}

export interface AnnounceEvent {
  title: string;
  game: string;
  format: "alone" | "arena" | "evening" | "knock-out" | "round-robin" | "swiss";
  seats: number;
  closes_at: number;
  rounds?: number;
  duplicate?: boolean;
  minutes?: number;
  round_minutes?: number;
  clock?: Live | Relaxed | Paced | ByDay;
  bot?: string | null;
}

export interface Answer {
  type: "answer";
  ask: string;
  move_id: string;
  move: unknown;
}

export interface AnswerBotAsk {
  ask: number;
  yes: boolean;
}

export interface AnswerWish {
  wish: number;
  yes: boolean;
}

export interface AskForBot {
  seat: number;
}

export interface AskHint {
  ask: string;
}

export interface Balance {
  seat: number;
  win: Parts;
  points: Parts;
}

export interface Before {
  kind: "ban" | "dismiss" | "mute" | "rename" | "warn";
  made: number;
  lifted: boolean;
}

export interface BotAllowed {
  type: "BotAllowed";
  seat: number;
  yes: boolean;
}

export interface BotAskEnded {
  type: "BotAskEnded";
  because: "gone" | "no" | "time";
}

export interface BotAskInfo {
  id: number;
  seat: number;
  asleep: number;
  waiting: number[];
  left: number;
}

export interface BotAsked {
  type: "BotAsked";
  seat: number;
  asleep: number;
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
  coach: boolean;
  chances: SeatsChances[];
  challenges: Measure[];
  masters: Measure[];
  outdated: number[];
}

export interface ByDay {
  type: "by-day";
  hours?: number;
}

export interface Bye {
  type: "bye";
  code: "elsewhere" | "flood" | "message-too-large" | "server-stopping" | "signed-out" | "too-slow";
}

export interface CallOff {
  reason: string;
}

export interface Case {
  id: string;
  kind: "abuse" | "collusion" | "name" | "other" | "stalling";
  made: number;
  text: string;
  about: Somebody;
  by: Somebody;
  reports: number;
  upheld: number;
  before: Before[];
  seen: Snapshot;
  voices: Voice[];
  mine: boolean;
  table: string | null;
}

export interface Champion {
  level: string;
  rules_version: number;
  simulations: number;
  network: string;
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
  phrase: "again" | "bye" | "good-game" | "good-luck" | "hello" | "moment" | "nice" | "no" | "ouch" | "sorry" | "thanks" | "thinking" | "well-played" | "wow" | "yes" | "your-turn" | null;
}

export interface ChoiceCost {
  number: number;
  seat: number;
  played: string;
  moved: Interval[];
}

export interface Circle {
  friends: Friend[];
  asking: Friend[];
  asked: Sent[];
  blocked: Sent[];
  there: string[];
}

export interface CircleCard {
  id: string;
  name: string;
  role: "keeper" | "member";
  members: number;
  next: number | null;
}

export interface CircleDoor {
  id: string;
  name: string;
  members: number;
  mine: boolean;
}

export interface CircleEvening {
  id: string;
  starts: number;
  games: string[];
  note: string;
  on: boolean;
  answer: "in" | "out" | "perhaps" | null;
  ins: string[];
  perhaps: string[];
  outs: string[];
  rounds: CircleRound[];
  mine: string | null;
  here: string[];
  free: string[];
}

export interface CircleMade {
  id: string;
}

export interface CircleMember {
  key: string;
  name: string;
  role: "keeper" | "member";
  since: number;
  you: boolean;
}

export interface CircleRound {
  number: number;
  tables: CircleTable[];
}

export interface CircleStanding {
  place: number;
  key: string;
  name: string;
  you: boolean;
  games: number;
  won: number;
  points: number;
  share: number;
}

export interface CircleStandings {
  season: string;
  seasons: string[];
  games: GameStandings[];
}

export interface CircleTable {
  table: string;
  game: string;
  state: "closed" | "open" | "opening" | "over" | "playing";
  people: (string | null)[];
  players: string[];
  turn: string[];
}

export interface CircleView {
  id: string;
  name: string;
  made: number;
  role: "keeper" | "member";
  members: CircleMember[];
  evenings: CircleEvening[];
  past: CircleEvening[];
  link: string | null;
  feed: string;
  now: number;
}

export interface Clause {
  id: string;
  text: string;
}

export interface Clip {
  game: string;
  drawings: string[];
  frames: ClipFrame[];
}

export interface ClipFrame {
  drawing: number;
  said: string;
  ms: number;
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

export interface Confirming {
  name: string;
  address: string;
}

export interface CorrectTable {
  round: number;
  table: number;
  points: number[];
  places: number[];
  reason: string;
  left?: number[];
}

export interface CrossCell {
  table: number;
  seat: number;
  met: string[];
  place: number | null;
  worth: number | null;
}

export interface CrossLine {
  key: string;
  name: string;
  place: number;
  score: number;
  cells: (CrossCell | null)[];
}

export interface CrossTable {
  rounds: number;
  lines: CrossLine[];
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

export interface Decided {
  closed: boolean;
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

export interface Device {
  id: string;
  browser: string | null;
  system: string | null;
  since: number;
  seen: number;
  here: boolean;
}

export interface Done {
  me: Me;
  purpose: "add" | "show" | "sign-in";
  back: string;
}

export interface EnterEvent {
  nonce_hash: string;
}

export interface EventEntrant {
  key: string;
  name: string;
  state: "absent" | "in" | "left" | "removed";
  promised: boolean;
  opened: boolean;
}

export interface EventLine {
  id: string;
  title: string;
  game: string;
  format: string;
  seats: number;
  rounds: number;
  duplicate: boolean;
  status: "called-off" | "open" | "opening" | "over" | "running";
  organiser: string;
  closes_at: number;
  began_at: number | null;
  over_at: number | null;
  entrants: number;
  round: number;
  all_rounds: number | null;
  mine: boolean;
}

export interface EventLink {
  id: string;
  link: string;
}

export interface EventList {
  now: number;
  open: EventLine[];
  running: EventLine[];
  over: EventLine[];
}

export interface EventRound {
  round: number;
  began_at: number;
  ends_at: number;
  complete: boolean;
  tables: EventTable[];
}

export interface EventRuling {
  time: number;
  what: "called-off" | "corrected" | "lapsed" | "removed" | "unplayed" | "voided";
  reason: string;
  key: string | null;
  round: number | null;
  table: number | null;
}

export interface EventSeat {
  key: string | null;
  name: string;
}

export interface EventStanding {
  place: number;
  key: string;
  name: string;
  score: number;
  played: number;
  against_mean: number | null;
  luckless: number | null;
  head_to_head: number;
  reached: number;
  short: boolean;
  moved: number;
}

export interface EventState {
  now: number;
  id: string;
  title: string;
  game: string;
  format: "alone" | "arena" | "evening" | "knock-out" | "round-robin" | "swiss";
  seats: number;
  rounds: number;
  duplicate: boolean;
  minutes: number;
  round_minutes: number;
  clock: Live | Relaxed | Paced | ByDay;
  bot: string;
  status: "called-off" | "open" | "opening" | "over" | "running";
  organiser: string;
  mine: boolean;
  commitment: string;
  secret: string | null;
  mixture: string | null;
  closes_at: number;
  opens_until: number | null;
  began_at: number | null;
  ends_at: number | null;
  over_at: number | null;
  round: number;
  all_rounds: number | null;
  round_ends: number | null;
  tables_left: number;
  entrants: EventEntrant[];
  standings: EventStanding[];
  rulings: EventRuling[];
  ties: EventTies | null;
  me: MyEntry | null;
  may: string[];
}

export interface EventTable {
  table: number;
  id: string | null;
  seats: EventSeat[];
  state: "left" | "over" | "playing" | "void";
  points: number[] | null;
  places: number[] | null;
  left: number[];
  worth: (number | null)[] | null;
}

export interface EventTies {
  looked_at: number;
  games: number;
}

export interface Evidence {
  status: "done" | "failed" | "none" | "preparing" | "running" | "waiting" | "running";
  progress: number;
  names: string[];
  seats: SeatCost[];
  choices: ChoiceCost[];
  dated: boolean;
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

export interface Friend {
  key: string;
  name: string;
  handle: string | null;
  since: number;
  here: boolean;
}

export interface FriendHere {
  key: string;
  name: string;
  here: boolean;
  tables: string[];
}

export interface Friends {
  type: "friends";
  friends: FriendHere[];
  tables: LobbyTable[];
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

export interface GamePlay {
  game: string;
  play: PlayFigure;
  work_on: WorkOn[];
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

export interface GameStandings {
  game: string;
  lines: CircleStanding[];
}

export interface Hearing {
  chat: "friends" | "off" | "table";
  presence: "everybody" | "friends" | "nobody";
  page: PageChoice | null;
  named: boolean | null;
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
  rated: boolean;
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

export interface Holiday {
  holiday: number;
  starts: number;
  until: number;
  how: "bot" | "orders" | "pause";
  words: "family" | "rest" | "travel" | "work" | null;
}

export interface HolidayBegan {
  type: "HolidayBegan";
  seat: number;
  until: number;
  how: "bot" | "orders" | "pause";
}

export interface HolidayInfo {
  seat: number;
  until: number;
  how: "bot" | "orders" | "pause";
  words: "family" | "rest" | "travel" | "work" | null;
  waiting: number[];
}

export interface HolidayOver {
  type: "HolidayOver";
  seat: number;
}

export interface Interval {
  mean: number;
  low: number;
  high: number;
}

export interface Invitation {
  key: string;
  name: string;
  table: string;
  game: string;
  seats: number;
  sent: number;
}

export interface Judge {
  what: "ban" | "dismiss" | "mute" | "rename" | "unsure" | "warn";
  days?: number;
  text?: string;
}

export interface Kept {
  kept: number;
  of: number;
  last: boolean[];
}

export interface KeptSeat {
  seat: number;
  key: string;
}

export interface KeptSection {
  title: string;
  lines: string[];
}

export interface KeyInfo {
  id: string;
  kind: "oidc" | "passkey" | "password";
  label: string;
  made: number;
  used: number | null;
}

export interface Leaderboard {
  shown: boolean;
  lines: Ranked[];
}

export interface Leave {
  purpose: "add" | "show" | "sign-in";
  bring?: boolean;
  back?: string;
}

export interface LeaveReleased {
  type: "LeaveReleased";
  seat: number;
  by: number;
}

export interface LeaveTicket {
  game: string;
  seats: number;
  hours: number[];
  ahead?: number;
  answer_hours?: number;
  level?: string | null;
  zone?: string | null;
}

export interface Leaving {
  address: string;
}

export interface LessonDone {
  game: string;
  key: string;
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
  seats: number[];
  standard_only: boolean;
}

export interface Live {
  type: "live";
  bank?: number;
  increment?: number;
  pace?: number;
}

export interface Lobby {
  type: "lobby";
  n: number;
  people: number;
  present: Present[];
  tables: LobbyTable[];
}

export interface LobbyChange {
  type: "change";
  n: number;
  people?: number;
  came?: Present[];
  left?: string[];
  tables?: LobbyTable[];
  gone?: string[];
}

export interface LobbyTable {
  id: string;
  game: string;
  seats: number;
  status: "closed" | "open" | "over" | "playing";
  opened_at: number;
  names: string[];
  bots: (string | null)[];
  states: ("bot" | "bot-for-person" | "free" | "person" | "reserved")[];
  clock: Live | Relaxed | Paced | ByDay;
  hints: boolean;
  rated: boolean;
  strength: number;
}

export interface MakeReport {
  kind: "abuse" | "collusion" | "name" | "other" | "stalling";
  text?: string;
  handle?: string | null;
  table?: string | null;
  seat?: number | null;
  time?: number | null;
}

export interface Me {
  id: string;
  name: string;
  banned: boolean;
}

export interface Measure {
  who: "best-response" | "master";
  seats: number;
  times: number;
  champion: Champion;
  command: string;
  games: number;
  deals: number;
  share: number;
  share_95: [number, number];
}

export interface Measured {
  games: number;
  moments: number;
  off: number;
  tenths: Tenth[];
}

export interface Mine {
  open: Summary[];
  playing: Summary[];
  finished: Summary[];
  seats: Record<string, number>;
  turn: string[];
  away: string[];
}

export interface MineChanged {
  type: "mine";
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

export interface MyAccount {
  handle: string | null;
  change_after: number | null;
  keys: KeyInfo[];
  me: Me;
  codes: number;
  devices: Device[];
  mail: MyMail | null;
}

export interface MyChannel {
  id: string;
  kind: "discord" | "json" | "mail" | "matrix" | "push" | "slack";
  shown: string;
  here: boolean;
  table: string | null;
  made: number;
  sent: number | null;
  failed: number | null;
  error: string | null;
}

export interface MyCircles {
  circles: CircleCard[];
}

export interface MyEntry {
  key: string;
  state: "absent" | "in" | "left" | "removed";
  nonce_hash: string | null;
  opened: boolean;
  table: MyEventTable | null;
  place: number | null;
  score: number | null;
}

export interface MyEventTable {
  round: number;
  table: number;
  id: string;
  seat: number;
  state: "over" | "playing";
}

export interface MyHolidays {
  holiday: Holiday | null;
  days_left: number;
  longest: number;
}

export interface MyMail {
  address: string | null;
  wanted: string | null;
}

export interface MyNews {
  push: string;
  mail: boolean;
  channels: MyChannel[];
  choice: NewsChoice;
}

export interface MyReport {
  kind: string;
  about: string;
  made: number;
  closed: number | null;
}

export interface Name {
  name?: string | null;
}

export interface NewCodes {
  codes: string[];
}

export interface News {
  friends: number;
  asking: number;
  invitations: Invitation[];
  notices: number;
  reports: number | null;
  kept: Invitation[];
  turns: number;
}

export interface NewsChoice {
  reasons?: ("begins" | "evening" | "event" | "friend" | "invited" | "over" | "turn")[];
  without?: string[];
  quiet?: Quiet | null;
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

export interface Notice {
  id: string;
  kind: "ban" | "dismiss" | "mute" | "rename" | "warn";
  made: number;
  until: number | null;
  for_good: boolean;
  text: string;
  said: string[];
  answer: string | null;
  may_answer: boolean;
  settled: boolean;
  lifted: boolean;
}

export interface Notices {
  notices: Notice[];
  reports: MyReport[];
  banned: number | null;
  muted: number | null;
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
  asleep?: (number | null)[];
  bot_ask?: BotAskInfo;
  holidays?: HolidayInfo[];
}

export interface OfflineFile {
  path: string;
  bytes: number;
  size: number;
}

export interface OfflineKit {
  files: OfflineFile[];
}

export interface OpenAsk {
  id: string;
  sealed: boolean;
  ask: unknown;
  if_late?: "bot-stays" | "game-waits";
}

export interface OpenEventNonce {
  nonce: string;
}

export interface OpenNonce {
  nonce: string | null;
}

export interface OpenRound {
  number: number;
  game: string;
  seats: number;
  pace?: "live" | "relaxed";
  rematch?: boolean;
}

export interface OpenTable {
  setting: TableSetting;
  keep?: string[];
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

export interface PageChoice {
  lang: string | null;
  theme: "dark" | "light" | "system";
  contrast: "high" | "system";
  speed: number;
  stills: "off" | "press" | "timed";
  sound: boolean;
  hints: boolean;
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

export interface PasskeyQuestion {
  options: Record<string, unknown>;
}

export interface PastGame {
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
  ended_at: number;
  seat: number;
  starred: boolean;
  note: string;
}

export interface PastPage {
  games: PastGame[];
  next: string | null;
}

export interface PauseAnswered {
  type: "PauseAnswered";
  seat: number;
  away: number;
  yes: boolean;
}

export interface PersonRatings {
  ratings: PoolRating[];
  plays: GamePlay[];
}

export interface Phrase {
  type: "phrase";
  phrase: "again" | "bye" | "good-game" | "good-luck" | "hello" | "moment" | "nice" | "no" | "ouch" | "sorry" | "thanks" | "thinking" | "well-played" | "wow" | "yes" | "your-turn";
}

export interface PhraseTable {
  game: string;
  fields: Record<string, Record<string, unknown>>;
  things: Record<string, Record<string, string>>;
  clauses: Record<string, string | [string, Record<string, string>, string]>;
  quiet: string[];
}

export interface Ping {
  type: "ping";
  t: number;
}

export interface PlainGame {
  key: string;
  least_seats: number;
  most_seats: number;
  minutes: number;
  complexity: number;
  phrases: PhraseTable;
  roles: Record<string, "begins" | "detail" | "quiet" | "result">;
}

export interface PlanEvening {
  starts: number;
  games?: string[];
  note?: string;
}

export interface PlayFigure {
  given: number;
  low: number;
  high: number;
  decisions: number;
  games: number;
}

export interface PlayOn {
  step: number;
  seat: number;
  bot: string;
}

export interface Played {
  game: string;
  seats: number;
  played: number;
  won: number;
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

export interface PoolRating {
  game: string;
  size: "more" | "two";
  kind: "bots" | "people";
  now: Shown;
  luckless: Shown | null;
  curve: RatedMoment[];
}

export interface Presence {
  type: "presence";
  here: boolean[];
  watching: number;
}

export interface Present {
  key: string;
  name: string;
}

export interface Press {
  game: string;
  pace?: "live" | "relaxed";
  seats?: number | null;
  level?: string | null;
  nonce_hash?: string | null;
}

export interface Pressed {
  id: string;
  link: string;
  joined: boolean;
}

export interface Problem {
  kind: "broken" | "illegal" | "not-yours-now" | "unreadable";
  code: string;
  clause: string | null;
  args: Record<string, string | number>;
  sentence: string;
}

export interface Profile {
  key: string;
  name: string;
  handle: string | null;
  since: number;
  mine: boolean;
  friend: boolean;
  shows: "friends" | "private" | "public";
  kept: Kept;
  records: Played[];
  rivals: Rival[];
  days: number;
  lessons: LessonDone[];
  games: PastGame[];
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
  rated: boolean;
}

export interface PutBot {
  seat: number;
  bot: string;
}

export interface Queue {
  waiting: Waiting[];
  done: number;
}

export interface Quiet {
  start: number;
  end: number;
  zone: string;
}

export interface Ranked {
  key: string;
  name: string;
  handle: string | null;
  you: boolean;
  rating: Shown;
}

export interface RatedMoment {
  at: number;
  rating: number;
  low: number;
  high: number;
}

export interface Rating {
  bot: string;
  rating: number;
  low: number;
  high: number;
  games: number;
}

export interface RatingChange {
  status: "done" | "none" | "waiting";
  before: Shown | null;
  after: Shown | null;
  weight: number;
}

export interface RatingRule {
  title: string;
  text: string;
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

export interface RemoveEntrant {
  key: string;
  reason: string;
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

export interface Reveal {
  turn: number;
  tiles: (TableauTile | null)[];
  about: TableauTile | null;
  taker: number | null;
  cancelled: number[];
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

export interface Rival {
  key: string;
  name: string;
  handle: string | null;
  games: number;
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
  network?: string;
  simulations?: number[];
}

export interface Say {
  type: "say";
  text: string;
}

export interface SeatCost {
  seat: number;
  choices: number;
  weighed: number;
  moved: Interval[];
}

export interface SeatCovered {
  type: "SeatCovered";
  seat: number;
}

export interface SeatInfo {
  state: "bot" | "bot-for-person" | "free" | "person" | "reserved";
  name: string;
  bot: string | null;
  away: "clock" | "left" | null;
}

export interface SeatKept {
  type: "SeatKept";
  seat: number;
  kept: boolean;
}

export interface SeatLeft {
  type: "SeatLeft";
  seat: number;
  name: string;
}

export interface SeatScore {
  total: number;
  rank: number;
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

export interface SeatsChances {
  seats: number;
  measured: Measured;
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

export interface SeenLine {
  seat: number;
  name: string;
  text: string;
  phrase: string | null;
  time: number;
  hit: boolean;
}

export interface Sent {
  key: string;
  shown: string;
  since: number;
}

export interface ServerResumed {
  type: "ServerResumed";
  down: number;
}

export interface Sheet {
  seats: SeatScore[];
  winners: number[];
}

export interface Shown {
  rating: number;
  low: number;
  high: number;
  games: number;
  provisional: boolean;
}

export interface Sit {
  seat?: number | null;
  nonce_hash?: string | null;
  nonce?: string | null;
}

export interface Snapshot {
  name: string;
  handle: string | null;
  game: string | null;
  seat: number;
  reporter_seat: number;
  heard: number;
  lines: SeenLine[];
}

export interface Somebody {
  key: string;
  name: string;
  handle: string | null;
  since: number;
  games: number;
}

export interface Span {
  least: number;
  most: number;
  default: number;
}

export interface StageInfo {
  kind: "daily" | "event" | "lesson" | "offline" | "play-on";
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
  rated: boolean;
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
  rated?: boolean;
}

export interface TableauChoice {
  move: unknown;
  tile: TableauTile | null;
  brings: unknown;
}

export interface TableauOwn {
  seat: number;
  hand: TableauTile[];
  sealed: TableauTile | null;
}

export interface TableauTile {
  kind: string;
  number: number | null;
}

export interface TableauView {
  game: string;
  turn: number;
  turns: number;
  points: number[];
  zones: TableauZone[];
  revealed: Reveal[];
  over: boolean;
  sheet: Sheet | null;
  all_own: TableauOwn[] | null;
  own: TableauOwn | null;
}

export interface TableauZone {
  name: string;
  what: "centre" | "count" | "pile" | "strip" | "tiles";
  owner: number | null;
  tiles: TableauTile[];
  gone: number[];
  count: number;
}

export interface TakeHoliday {
  starts: number;
  until: number;
  how?: "bot" | "orders" | "pause";
  words?: "family" | "rest" | "travel" | "work" | null;
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

export interface Tenth {
  shown: number;
  came: number;
  cases: number;
}

export interface Ticket {
  id: string;
  game: string;
  seats: number;
  hours: number[];
  ahead: number;
  answer_hours: number;
  level: string;
  made: number;
  expires: number;
  zone: string | null;
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
  bring?: boolean;
}

export interface Voice {
  days: number;
  text: string;
}

export interface VoidTable {
  round: number;
  table: number;
  reason: string;
}

export interface Waiting {
  id: string;
  kind: "abuse" | "collusion" | "name" | "other" | "stalling";
  made: number;
  by: string;
  about: string;
  game: string | null;
  running: boolean;
  voices: number;
}

export interface Ways {
  oidc: string | null;
  mail: boolean;
}

export interface WhatIsKept {
  safe: boolean;
  sections: KeptSection[];
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

export interface WorkOn {
  kind: string;
  given: number;
  decisions: number;
  table: string;
  step: number;
  lesson: string | null;
  said: string;
}

export type ServerFrame = Hello | Update | Taken | No | Chatted | Presence | Bye | Pong;
export type ClientMessage = Answer | Order | Say | Phrase | Mute | ComeBack | Ping;
export type LobbyFrame = Lobby | LobbyChange | Friends | MineChanged | No | Bye | Pong;
export type TableEvent = SeatTaken | BotSeated | SeatLeft | SeatKept | NoncesFixed | NonceOpened | GameBegan | OrderGiven | OrderLapsed | BotTookOver | LeaveReleased | PlayerReturned | SeatTakenOver | SeatWished | WishAnswered | WishEnded | BotAsked | BotAllowed | BotAskEnded | SeatCovered | HolidayBegan | PauseAnswered | HolidayOver | ClockAnswered | ServerResumed | RulesCorrected | SecretShown | TableClosed | RematchOpened;
export type ClockSetting = Live | Relaxed | Paced | ByDay;
