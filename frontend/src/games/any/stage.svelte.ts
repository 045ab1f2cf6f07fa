// What is drawn of any game: the view as it is; before it, what was revealed on the way there, a turn at a time.
import type { PlainGame } from "../../net/types";
import { Film, type News, type Step } from "../film.svelte";
import type { Event, Reveal, View } from "./types";

export type Motion = { reveal: Reveal };
/** So long a turn that was revealed is looked at. */
const LOOK = 2_600;

export class Stage extends Film<View, Motion, Event> {
  protected readonly missed = 3;
  protected readonly quiet = "";
  /** The turn that is shown now. */
  shown = $state.raw<Reveal | null>(null);
  #coming: Reveal[] = [];

  constructor(
    view: View,
    readonly roles: PlainGame["roles"],
    onshown: (n: number, events?: number) => void,
    onshow: (events: Event[]) => void,
  ) {
    super(view, wait, onshown, onshow);
  }

  override follow(view: View, news: readonly News<Event>[]): void {
    this.#coming = [...view.revealed];
    super.follow(view, news);
    if (!this.playing) this.shown = null;
  }

  /** A step for each result; the last ones are those that the view still shows. */
  protected plan(events: readonly Event[]): Step<Motion, Event>[] {
    const steps: Step<Motion, Event>[] = [];
    let lot: Event[] = [];
    const results = events.filter((event) => this.roles[event.type] === "result").length;
    let reveals = this.#coming.slice(-results);
    if (results === 0) reveals = [];
    for (const event of events) {
      lot.push(event);
      if (this.roles[event.type] !== "result") continue;
      const reveal = reveals.shift();
      steps.push({ motion: reveal ? { reveal } : null, ms: reveal ? LOOK : 0, events: lot, still: LOOK });
      lot = [];
    }
    if (lot.length) steps.push({ motion: null, ms: 0, events: lot });
    return steps;
  }

  protected settle(): void {
    // Only the house knows what becomes of the table: the view follows at the end.
  }

  protected override draw(view: View): void {
    this.shown = null;
    super.draw(view);
  }

  protected announce(step: Step<Motion, Event>): void {
    this.revealing = step.motion !== null;
    this.shown = step.motion?.reveal ?? null;
    this.now = step.motion ? (step.events.at(-1) ?? null) : null;
  }

  protected told(events: readonly Event[]): Event[] {
    return [...events];
  }
}

/** Nothing flies about: tiles turn by themselves, and there is time to look. */
function wait(_: Motion, ms: number, skip: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, ms);
    skip.addEventListener("abort", () => (clearTimeout(timer), done()), { once: true });
  });
}
