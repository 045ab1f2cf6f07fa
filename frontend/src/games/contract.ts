import type { Component } from "svelte";
import type { Shuffle } from "../net/fair";
import type { ClockSetting, GameRecord } from "../net/types";

/** Says a message by its id, or an attribute of one as `id.attribute`. */
export interface Say {
  (id: string, args?: Record<string, unknown>): string;
  /** Is there such a message, or such an attribute of one? */
  has: (id: string) => boolean;
}

/** What is told about a game before any of its code is loaded: `poster.ts` in its folder. */
export interface Poster {
  key: string;
  /** null: the house draws one. */
  art: string | null;
  ink: "dark" | "light";
  players: string;
  /** How few and how many sit at a table. */
  least: number;
  most: number;
  minutes: number;
  level: 1 | 2 | 3;
  /** Has it no lessons? */
  unlearnt?: boolean;
  /** The clock of a game in one click; without one nobody is hurried. */
  clock?: ClockSetting;
}

export interface SeatFace {
  /** On a plate: "Guide". */
  name: string;
  /** In a sentence: "the Guide". */
  called: string;
  /** Which bot sits there; null where a person does, or a bot in a person's place. */
  bot: string | null;
  kind: "person" | "bot" | "bot-for-person" | "free" | "reserved";
  here: boolean;
  waiting: boolean;
  /** Is it a bot, whose answer comes when it has thought, and not with a moment that all share? */
  thinks?: boolean;
  clock: number | null;
  you: boolean;
}

/** The line that says what is asked, or whom the table waits for. */
export interface Prompt {
  head: string;
  rest: string;
}

/** What the house can be heard doing; a game says which of its events sounds how. */
export type Sound =
  "card" | "reveal" | "hop" | "gem" | "goods" | "delivered" | "tick" | "ask" | "low" | "said" | "end" | "won";

/** Where nothing moves, the steps of a turn are stills: each for a while, each until "Continue", or none but the last. */
export type Stills = "timed" | "press" | "off";

/** A question that is open for a short time only, the same for all: until then on this machine's clock, of so much. */
export interface Moment {
  until: number;
  pace: number;
}

/** A turn as one line of the log: who, what it came to, its points, and in few words what else it brought. */
export interface TurnLine {
  seat: number | null;
  text: string;
  points: number | null;
  more: Brief[];
}

/** A few words; where there is a picture for them, it is seen instead, with a number or two. */
export interface Brief {
  seat: number | null;
  text: string;
  picture?: { symbol: string; label: string };
}

export interface TableProps<View, Ask, Move, Event> {
  view: View; // the game view for this viewer
  you: number; // -1: watching
  seats: SeatFace[];
  ask: { id: string; sealed: boolean; ask: Ask } | null; // question to this seat
  busy: boolean; // an answer is on its way
  news: { n: number; events: Event[] }[]; // what happened since the last drawing, oldest first: to be animated; then call onshown(n)
  speed: 0 | 1 | 2 | 3; // 0: no motion (reduced motion or setting)
  stills?: Stills; // what stands in for motion; left out: the end at once
  hints?: boolean; // a first game: a sentence about each step
  t: Say;
  onmove: (move: Move) => void;
  onshow?: (events: Event[]) => void; // these begin to be shown now, for their sounds
  onshown: (n: number, events?: number) => void; // so many of its events have been shown; without a number: all of them
  onrules: (clause: string) => void; // open rulebook at a clause
  onhints?: (on: boolean) => void;
  goal?: string | null; // a first game of its kind: the goal and what scores, until it is waved away or answered to
  ongoal?: () => void;
  onagain?: () => void; // see the last turn again; left out: there is none to see
  past?: readonly Event[]; // all that has been shown so far, oldest first: for what a table remembers of a turn
  moment?: Moment | null; // null: everybody takes the time they need
  looking?: boolean; // a finished game that is looked at again: nobody is waited for
  suggest?: { n: number; move: Move } | null; // lay this answer out, unsealed; another n, another time
  order?: unknown; // what this seat has left standing, null if nothing; undefined where nothing can be
  onorder?: (order: unknown) => void; // leave another one standing, or none
}

/* eslint-disable @typescript-eslint/no-explicit-any -- each game brings its own types; the frame only hands them through */
/** How the events of a game are folded into chapters and turns. */
export interface Chronicle {
  /** Does a chapter (a deal, a day), a turn or what comes after the last turn begin with this event? */
  opens: (event: any, before: any) => "chapter" | "turn" | "end" | null;
  /** Turns are counted through the whole game, or in each chapter anew. */
  counts: "game" | "chapter";
  chapter: (event: any, t: Say) => string;
  turn: (events: any[], you: number, names: readonly string[], t: Say) => TurnLine;
  /** What a chapter that is over came to for each seat; null: nobody says so. */
  scores: (events: any[], seats: number) => string[] | null;
  /** Has so much of a turn happened that it is worth seeing again? */
  seen: (events: any[]) => boolean;
  fold: (view: any, event: any) => any;
  /** The piece that an event is about, where it can be pointed at on the table. */
  piece?: (event: any) => string | null;
}

/** A part of a seat's points; `loss`: it only takes away. `count` is how many things it is made of. */
export interface Share {
  key: string;
  points: number;
  count: number;
  loss?: boolean;
}

export interface Placed {
  seat: number;
  rank: number;
  total: number;
  /** They sum to the total; the same keys in the same order for every seat. */
  shares: Share[];
}

/** What the sheet of a finished game says, for whoever tells its end. */
export interface GameEnding {
  /** Best first. */
  placed: (view: any) => Placed[];
  /** A share as a heading, and inside a sentence. */
  label: (key: string, t: Say) => string;
  within: (key: string, t: Say) => string;
  /** "six teapots" */
  wonWith: (view: any, seat: number, share: Share, t: Say) => string;
  /** How seats with equal points were parted, or that they were not. */
  tie: (view: any, seats: number[], you: number, names: readonly string[], t: Say) => string | null;
}

export interface GameUi {
  Table: Component<any>;
  Sheet: Component<any>;
  sentence: (
    event: any,
    you: number,
    names: string[],
    t: Say,
    // `quiet`: not for the log of a game that is played, where it would be said too often
  ) => { text: string; clause: string | null; seat: number | null; quiet?: boolean };
  chronicle: Chronicle;
  ending: GameEnding;
  /** What is hung up at the end instead of bars. */
  Wall?: Component<any>;
  sound: (event: any) => Sound | null;
  shuffles: (record: GameRecord) => Shuffle[]; // of a finished game, for who checks them
  won: (view: any, you: number) => boolean;
  Move: Component<any>; // a move in its pieces, small: { move, view }
  lays: (move: any) => boolean; // can the table lay this answer out, for its player to seal?
  when: (view: any, t: Say) => string; // "Deal 2 · turn 3"
  prompt: (p: TableProps<any, any, any, any>) => string;
}
