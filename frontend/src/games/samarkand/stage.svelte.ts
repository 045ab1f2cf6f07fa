import { duration, Film, paced, stillOf } from "../film.svelte";
import { fold } from "./fold";
import { heldWithin, plan, SHARE, within, type Motion, type Step } from "./motion";
import type { Event, View } from "./types";

/** Who pointed at what in the moment that is being shown. */
export interface Pointing {
  seat: number;
  card: string;
}

/** With these the stops before them are done with. */
const OVER: ReadonlySet<Event["type"]> = new Set(["PriceCalled", "TurnBegan", "MarketClosed"]);

/** What is drawn of the souk. */
export class Stage extends Film<View, Motion, Event> {
  stops = $state.raw<readonly Pointing[]>([]);
  /** How long each price is held, where the house counts down. */
  pace: number | null = null;
  protected readonly missed = 8;
  protected readonly quiet = "AnswerSealed";

  protected plan(events: readonly Event[]): Step[] {
    const steps = plan(events);
    if (this.speed === 0) return this.pace === null ? steps : heldWithin(steps, stillOf, this.pace * SHARE);
    return within(steps, paced(duration(steps), this.speed), this.pace === null ? null : this.pace * SHARE);
  }

  protected settle(events: readonly Event[]): void {
    for (const event of events) {
      if (event.type === "Stopped") this.stops = [...this.stops, { seat: event.seat, card: event.card }];
      else if (OVER.has(event.type)) this.stops = [];
      this.drawn = fold(this.drawn, event);
    }
  }

  protected announce(step: Step): void {
    this.revealing = step.motion?.kind === "reveal";
    const said = step.motion && !this.revealing && step.motion.kind !== "fall";
    this.now = said ? (step.events.at(-1) ?? null) : null;
  }

  protected override hurried(): boolean {
    return this.pace !== null;
  }

  protected told(events: readonly Event[]): Event[] {
    return [...events];
  }

  protected override draw(view: View): void {
    super.draw(view);
    this.stops = [];
  }
}
