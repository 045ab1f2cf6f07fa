// What is drawn follows the true view at the pace at which a person can: the same for every game.
import { tick, untrack } from "svelte";
import type { Stills } from "./contract";

export interface News<Event> {
  n: number;
  events: Event[];
}

export interface Step<Motion, Event> {
  motion: Motion | null;
  ms: number;
  /** What is true once it has been shown. */
  events: Event[];
  /** Or already while it is, where the piece itself is what moves and must be drawn before. */
  first?: boolean;
  /** How long it is held where nothing moves; 0: there is nothing to look at by itself. */
  still?: number;
}

/** Plays one motion; done early when the signal says so. */
export type Player<Motion> = (motion: Motion, ms: number, skip: AbortSignal) => Promise<void>;

type Speed = 0 | 1 | 2 | 3;

const LONGEST = 9_000;
const PACE = [0, 1.6, 1, 0.5];
/** How long those are marked to whom something happened meanwhile. */
const HIGHLIGHT = 2_500;
/** From here on the motion hurries. */
const BEHIND = 2;
/** A still is looked at so much longer than its motion would take: its sentence has to be read. */
const LOOK = 1.8;
const SHORTEST_LOOK = 800;
const LONGEST_LOOK = 1_800;

export function paced(ms: number, speed: Speed): number {
  return ms * PACE[speed]!;
}

export function duration(steps: readonly { ms: number }[]): number {
  return steps.reduce((ms, step) => ms + step.ms, 0);
}

/** How long the still of a step is looked at, where it goes on by itself. */
export function stillOf(step: { motion: unknown; ms: number; still?: number }): number {
  if (!step.motion) return 0;
  return step.still ?? Math.min(LONGEST_LOOK, Math.max(SHORTEST_LOOK, step.ms * LOOK));
}

/** `Told` is what happened; a game may show more in between, which is `Shown` then. */
export abstract class Film<View, Motion, Told extends { type: string }, Shown extends { type: string } = Told> {
  drawn = $state.raw<View>() as View;
  playing = $state(false);
  /** The seats that something just happened to, after a jump to the end. */
  touched = $state.raw<ReadonlySet<number>>(new Set());
  revealing = $state(false);
  /** What is being shown, for the line that explains it. */
  now = $state.raw<Told | null>(null);
  /** A still is being looked at: it can be left. */
  held = $state(false);
  speed: Speed = 2;
  /** Where nothing moves: the steps one after the other, by themselves or when asked for, or the end at once. */
  stills: Stills = "off";
  #latest: View;
  #waiting: { n: number; steps: Step<Motion, Shown>[] }[] = [];
  #taken = -1;
  #skip = new AbortController();
  #leave: () => void = () => undefined;

  constructor(
    view: View,
    readonly player: Player<Motion>,
    readonly onshown: (n: number, events?: number) => void,
    /** Told when these begin to be shown. */
    readonly onshow: (events: Told[]) => void = () => undefined,
  ) {
    this.drawn = view;
    this.#latest = view;
  }

  /** More waiting updates than this were missed, not watched: no film of them. */
  protected abstract readonly missed: number;
  /** The event that says no more than that a seat has chosen. */
  protected abstract readonly quiet: Told["type"];
  protected abstract plan(events: readonly Told[]): Step<Motion, Shown>[];
  /** Lay these into what is drawn. */
  protected abstract settle(events: readonly Shown[]): void;
  /** Say what a step is about, in `now` and `revealing`. */
  protected abstract announce(step: Step<Motion, Shown>): void;
  /** Of what is shown, what happened. */
  protected abstract told(events: readonly Shown[]): Told[];
  /** After a jump: what was passed over. */
  protected passed(_events: readonly Shown[]): void {}

  /** Does the game go on without waiting for whoever looks? */
  protected hurried(): boolean {
    return false;
  }

  /** A view as it is. */
  protected draw(view: View): void {
    this.drawn = view;
  }

  /** All that a table is given from now on. */
  followsAll(given: () => { view: View; news: readonly News<Told>[]; speed: Speed; stills: Stills }): void {
    $effect.pre(() => {
      const { view, news, speed, stills } = given();
      this.speed = speed;
      this.stills = stills;
      untrack(() => this.follow(view, news));
    });
  }

  follow(view: View, news: readonly News<Told>[]): void {
    this.#latest = view;
    const fresh = news.filter((item) => item.n > this.#taken);
    if (fresh.length === 0) {
      if (!this.playing) this.draw(view);
      // Nothing is left to be shown: whoever looks has gone elsewhere, back in a replay for example.
      else if (news.length === 0) this.#cut();
      return;
    }
    const unseen = this.#taken < 0 && !this.playing && view === this.drawn;
    this.#taken = fresh[fresh.length - 1]!.n;
    // The table was opened after all this: what is drawn is its end already, and laid into it again it would be there twice.
    if (unseen) {
      this.onshow(fresh.flatMap((item) => item.events));
      this.onshown(this.#taken);
      return;
    }
    this.#waiting.push(...fresh.map((item) => ({ n: item.n, steps: this.plan(item.events) })));
    if (!this.playing) void this.#play();
  }

  /** The rest of what is being shown, at once. */
  skip(): void {
    if (this.playing) this.#skip.abort();
  }

  /** The next still at once. */
  next(): void {
    this.#leave();
  }

  /** A press on the table: it ends the motion, or leads on to the next still. */
  press(event: PointerEvent): void {
    if (!this.held) this.skip();
    else if (!(event.target instanceof Element && event.target.closest("button, a"))) this.next();
  }

  /** A key while something is shown: any ends the motion; stills have keys of their own. */
  key(event: KeyboardEvent): void {
    if (!this.held) return this.skip();
    const onButton = event.target instanceof Element && event.target.closest("button, a, summary");
    if (event.key === "Escape" || event.key === "ArrowRight") this.skip();
    else if ((event.key === " " || event.key === "Enter") && !onButton) {
      this.next();
      event.preventDefault();
    }
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
        told += this.told(step.events).length;
        const tell = () => step.motion && this.onshown(n, told);
        if (this.speed === 0) await this.#hold(step, tell);
        else await this.#show(step).then(tell);
      }
      this.onshown(n);
    }
    this.draw(this.#latest);
    this.now = null;
    this.revealing = false;
    this.playing = false;
  }

  async #show(step: Step<Motion, Shown>): Promise<void> {
    if (step.first) this.settle(step.events);
    if (!this.#skip.signal.aborted) this.onshow(this.told(step.events));
    this.announce(step);
    // What moves has to be there before it is looked for; and what is measured then is laid out once, not twice.
    if (step.motion) await tick();
    if (step.motion && !this.#skip.signal.aborted) {
      const hurry = this.#waiting.length > BEHIND ? 0.6 : 1;
      await this.player(step.motion, paced(step.ms, this.speed) * hurry, this.#skip.signal);
    }
    if (!step.first) this.settle(step.events);
  }

  /** A step as a still: what it brought is there, and stays to be looked at. */
  async #hold(step: Step<Motion, Shown>, tell: () => void): Promise<void> {
    this.settle(step.events);
    const told = this.told(step.events);
    if (!this.#skip.signal.aborted) this.onshow(told);
    this.announce(step);
    tell();
    const ms = stillOf(step);
    if (ms === 0 || this.#skip.signal.aborted || this.stills === "off") return;
    this.touched = this.#seatsOf(told);
    this.held = true;
    await new Promise<void>((done) => {
      const waits = this.stills === "press" && !this.hurried();
      const hurry = this.#waiting.length > BEHIND ? 0.6 : 1;
      const timer = waits ? undefined : setTimeout(() => this.#leave(), ms * hurry);
      this.#leave = () => {
        clearTimeout(timer);
        this.#leave = () => undefined;
        done();
      };
      this.#skip.signal.addEventListener("abort", () => this.#leave(), { once: true });
    });
    this.held = false;
    this.touched = new Set();
  }

  #seatsOf(events: readonly Told[]): Set<number> {
    return new Set(
      events.flatMap((event) =>
        "seat" in event && typeof event.seat === "number" && event.type !== this.quiet ? [event.seat] : [],
      ),
    );
  }

  #cut(): void {
    this.#waiting = [];
    this.#skip.abort();
  }

  #tooMuch(): boolean {
    if ((this.speed === 0 && this.stills === "off") || this.#skip.signal.aborted || document.hidden) return true;
    const moving = this.#waiting.filter((item) => duration(item.steps) > 0);
    return moving.length > this.missed || moving.reduce((ms, item) => ms + duration(item.steps), 0) > LONGEST * 2;
  }

  #jump(): void {
    const events = this.#waiting.flatMap((item) => item.steps.flatMap((step) => step.events));
    const happened = this.told(events);
    this.touched = this.#seatsOf(happened);
    setTimeout(() => (this.touched = new Set()), HIGHLIGHT);
    this.passed(events);
    this.onshow(happened);
    const last = this.#waiting[this.#waiting.length - 1]!.n;
    this.#waiting = [];
    this.onshown(last);
  }
}
