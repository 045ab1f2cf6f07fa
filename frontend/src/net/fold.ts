// A table as the page knows it: a fold over the frames of its socket. No game logic, no timers.
import type {
  BotAskInfo,
  Chatted,
  HolidayInfo,
  Hello,
  Now,
  No,
  OpenAsk,
  Opening,
  Presence,
  ServerFrame,
  Update,
  WishInfo,
} from "./types";

export interface Heard {
  n: number;
  events: readonly unknown[];
}

/** While a price is called at a live table: it is held for `pace`, and until then on this machine's clock. */
export interface Moment {
  until: number;
  pace: number;
}

export interface Present {
  status: Now["status"];
  seats: Now["seats"];
  waiting: number[];
  clocks: (number | null)[];
  view: unknown;
  ask: OpenAsk | null;
  moment: Moment | null;
  /** What this seat has left standing to be answered for it; undefined where there is nothing of the kind. */
  order: unknown;
  /** Everybody is here, and the game begins when the shares of the shuffle are opened. */
  opening: Opening | null;
  /** Somebody who watches asks to play on for a bot. */
  wish: WishInfo | null;
  /** By seat, in how many milliseconds a bot may be asked for there; null where nobody is waited for. */
  asleep: (number | null)[];
  /** Somebody asked for one. */
  botAsk: BotAskInfo | null;
  /** Who is away for days. */
  holidays: HolidayInfo[];
}

export interface TableState {
  hello: Hello | null;
  n: number;
  now: Present | null;
  /** When the clocks of `now` were read, on this machine's clock. */
  clocksAt: number;
  /** Everything heard, oldest first, for the log. */
  heard: Heard[];
  /** False: what happened before the first of `heard` is not known here. */
  whole: boolean;
  /** Heard and not yet shown. */
  news: Heard[];
  chat: Chatted[];
  here: boolean[];
  watching: number;
  rematch: string | null;
  refused: No | null;
}

export const nothing: TableState = {
  hello: null,
  n: 0,
  now: null,
  clocksAt: 0,
  heard: [],
  whole: true,
  news: [],
  chat: [],
  here: [],
  watching: 0,
  rematch: null,
  refused: null,
};

/** After an absence longer than this, the table is shown as it is rather than as a film. */
export const LONG_ABSENCE = 6;

export function fold(state: TableState, frame: ServerFrame, time: number): TableState {
  switch (frame.type) {
    case "hello":
      return greeted(state, frame, time);
    case "update":
      return updated(state, frame, time);
    case "chat":
      return isKnown(state.chat, frame) ? state : { ...state, chat: [...state.chat.slice(-199), frame] };
    case "presence":
      return present(state, frame);
    case "refused":
      return { ...state, refused: frame };
    case "taken":
      return { ...state, refused: null };
    default:
      return state;
  }
}

export function shown(state: TableState, n: number): TableState {
  return { ...state, news: state.news.filter((one) => one.n > n) };
}

function greeted(state: TableState, hello: Hello, time: number): TableState {
  // Another seat hears other things under other numbers: what was heard before does not go on.
  const goesOn = state.hello !== null && state.hello.you === hello.you && hello.complete && state.n <= hello.n;
  const before = goesOn ? state.heard : [];
  const heard = [...before, ...hello.missed];
  const first = heard[0];
  return {
    ...state,
    hello,
    n: hello.n,
    now: merged(null, hello.now, time),
    clocksAt: time,
    heard,
    whole: hello.n === 0 || first?.n === 1,
    news: goesOn && hello.missed.length <= LONG_ABSENCE ? [...state.news, ...hello.missed] : [],
    // What was said lately comes again with every hello of a new socket; see isKnown.
    chat: state.hello !== null && state.hello.you < 0 !== hello.you < 0 ? [] : state.chat,
    rematch: hello.rematch,
    refused: null,
  };
}

function updated(state: TableState, update: Update, time: number): TableState {
  if (update.n <= state.n) return state;
  const heard = { n: update.n, events: update.events };
  return {
    ...state,
    n: update.n,
    now: merged(state.now, update.now, time),
    clocksAt: time,
    heard: [...state.heard, heard],
    news: [...state.news, heard],
    rematch: rematchIn(update.events) ?? state.rematch,
  };
}

/** What an update leaves out has not changed. */
function merged(before: Present | null, now: Now, time: number): Present {
  return {
    status: now.status,
    seats: now.seats,
    waiting: now.waiting,
    clocks: now.clocks,
    view: "view" in now ? now.view : (before?.view ?? null),
    ask: now.ask !== undefined ? now.ask : (before?.ask ?? null),
    moment: now.moment && { until: time + now.moment.left, pace: now.moment.pace },
    order: now.order !== undefined ? now.order : before?.order,
    opening: now.opening ?? null,
    wish: now.wish ?? null,
    asleep: now.asleep ?? [],
    botAsk: now.bot_ask ?? null,
    holidays: now.holidays ?? [],
  };
}

function present(state: TableState, presence: Presence): TableState {
  return { ...state, here: presence.here, watching: presence.watching };
}

function isKnown(chat: Chatted[], said: Chatted): boolean {
  return chat.some(
    (one) => one.time === said.time && one.seat === said.seat && one.text === said.text && one.phrase === said.phrase,
  );
}

function rematchIn(events: readonly unknown[]): string | null {
  for (const event of events) {
    if (isOf(event, "RematchOpened") && "table" in event) return String(event.table);
  }
  return null;
}

export function isOf(event: unknown, type: string): event is { type: string } {
  return typeof event === "object" && event !== null && "type" in event && event.type === type;
}
