import { fold, recapOf, type Recap } from "./fold";
import { LONGEST, duration, paced, plan, type Motion, type Step } from "./motion";
import type { Event, View } from "./types";

export interface News {
  n: number;
  events: Event[];
}

/** Plays one motion; done early when the signal says so. */
export type Player = (motion: Motion, ms: number, skip: AbortSignal) => Promise<void>;

/** More waiting updates than this were missed, not watched: no film of them. */
const MISSED = 8;
/** How long those are marked to whom something happened meanwhile. */
const HIGHLIGHT = 2_500;
/** From here on the motion hurries. */
const BEHIND = 2;

/** What is drawn now: it follows the true view, at the pace at which a person can. */
export class Stage {
  drawn = $state.raw<View>() as View;
  playing = $state(false);
  /** The seats that something just happened to, after a jump to the end. */
  touched = $state.raw<ReadonlySet<number>>(new Set());
  revealing = $state(false);
  /** What is being shown, for the line that explains it. */
  now = $state.raw<Event | null>(null);
  /** How the last market ended. */
  recap = $state.raw<Recap | null>(null);
  #latest: View;
  #waiting: { n: number; steps: Step[] }[] = [];
  #taken = -1;
  #skip = new AbortController();
  speed: 0 | 1 | 2 | 3 = 2;

  constructor(
    view: View,
    readonly player: Player,
    readonly onshown: (n: number, events?: number) => void,
    /** Told when these begin to be shown. */
    readonly onshow: (events: Event[]) => void = () => undefined,
  ) {
    this.drawn = view;
    this.#latest = view;
  }

  follow(view: View, news: readonly News[]): void {
    this.#latest = view;
    const fresh = news.filter((item) => item.n > this.#taken);
    if (fresh.length === 0) {
      if (!this.playing) this.#draw(view);
      // Nothing is left to be shown: whoever looks has gone elsewhere, back in a replay for example.
      else if (news.length === 0) this.#cut();
      return;
    }
    this.#taken = fresh[fresh.length - 1]!.n;
    this.#waiting.push(...fresh.map((item) => ({ n: item.n, steps: plan(item.events) })));
    if (!this.playing) void this.#play();
  }

  /** The rest of what is being shown, at once. */
  skip(): void {
    if (this.playing) this.#skip.abort();
  }

  async #play(): Promise<void> {
    this.playing = true;
    this.touched = new Set();
    this.#skip = new AbortController();
    while (this.#waiting.length > 0) {
      if (this.#tooMuch()) {
        this.#jump();
        break;
      }
      const { n, steps } = this.#waiting.shift()!;
      let told = 0;
      for (const step of steps) {
        await this.#show(step);
        told += step.events.length;
        if (step.motion) this.onshown(n, told);
      }
      this.onshown(n);
    }
    this.#draw(this.#latest);
    this.now = null;
    this.revealing = false;
    this.playing = false;
  }

  async #show(step: Step): Promise<void> {
    if (step.first) this.#settle(step.events);
    if (!this.#skip.signal.aborted) this.onshow(step.events);
    this.revealing = step.events[0]?.type === "CardRevealed";
    this.now = step.motion && !this.revealing ? (step.events.at(-1) ?? null) : null;
    if (step.motion && !this.#skip.signal.aborted) {
      const hurry = this.#waiting.length > BEHIND ? 0.6 : 1;
      await this.player(step.motion, paced(step.ms, this.speed) * hurry, this.#skip.signal);
    }
    if (!step.first) this.#settle(step.events);
  }

  #settle(events: readonly Event[]): void {
    for (const event of events) {
      this.recap = recapOf(this.recap, event, this.drawn);
      this.drawn = fold(this.drawn, event);
    }
  }

  /** A view as it is. What is remembered of another moment of the game does not belong to it. */
  #draw(view: View): void {
    this.drawn = view;
    const { recap } = this;
    if (!recap) return;
    const after = view.day === recap.day ? view.turn - recap.turn : view.day === recap.day + 1 ? view.turn : -1;
    if (after < 0 || after > 1) this.recap = null;
  }

  #cut(): void {
    this.#waiting = [];
    this.#skip.abort();
  }

  #tooMuch(): boolean {
    if (this.speed === 0 || this.#skip.signal.aborted || document.hidden) return true;
    const moving = this.#waiting.filter((item) => duration(item.steps) > 0);
    return moving.length > MISSED || moving.reduce((ms, item) => ms + duration(item.steps), 0) > LONGEST * 2;
  }

  #jump(): void {
    const events = this.#waiting.flatMap((item) => item.steps.flatMap((step) => step.events));
    this.touched = new Set(events.flatMap((event) => ("seat" in event && event.type !== "CardPlaced" ? [event.seat] : [])));
    setTimeout(() => (this.touched = new Set()), HIGHLIGHT);
    this.#settle(events);
    this.onshow(events);
    const last = this.#waiting[this.#waiting.length - 1]!.n;
    this.#waiting = [];
    this.onshown(last);
  }
}
