// A replay as a reel: where it stands, whether it runs, and what is to be shown on the way to the next step.
import type { ReplayStep } from "../net/types";

export interface Shown {
  n: number;
  events: unknown[];
}

export class Reel {
  at = $state(0);
  playing = $state(false);
  /** Only a step forward is shown as a film; any other way leads there at once. */
  news = $state.raw<Shown[]>([]);
  steps = $state.raw<ReplayStep[]>([]);
  #n = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `rest` says how long a step is looked at, once it has been shown. */
  constructor(private readonly rest: () => number) {}

  get last(): number {
    return Math.max(0, this.steps.length - 1);
  }

  /** The same game through other eyes: those who hear of more have more steps. */
  load(steps: ReplayStep[], at: number): void {
    this.steps = steps;
    this.to(at);
  }

  to(step: number): void {
    clearTimeout(this.#timer);
    this.news = [];
    this.at = Math.min(this.last, Math.max(0, step));
    if (this.playing) this.#wait();
  }

  forward(): void {
    clearTimeout(this.#timer);
    if (this.at >= this.last) {
      this.playing = false;
      return;
    }
    this.at += 1;
    this.news = [{ n: ++this.#n, events: this.steps[this.at]!.events }];
  }

  back(): void {
    this.to(this.at - 1);
  }

  shown(n: number): void {
    if (this.news[0]?.n !== n) return;
    this.news = [];
    if (this.playing) this.#wait();
  }

  toggle(): void {
    this.playing = !this.playing;
    clearTimeout(this.#timer);
    if (!this.playing) return;
    if (this.at >= this.last) this.to(0);
    else this.forward();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.forward(), this.rest());
  }
}
