import { Film } from "../film.svelte";
import { fold, type WentHome } from "./fold";
import { plan, type Motion, type Step } from "./motion";
import type { Event, View } from "./types";

/** What is drawn of Khiva. */
export class Stage extends Film<View, Motion, Event, Event | WentHome> {
  protected readonly missed = 6;
  protected readonly quiet = "ChoiceSealed";

  protected plan(events: readonly Event[]): Step[] {
    return plan(events);
  }

  protected settle(events: readonly (Event | WentHome)[]): void {
    this.drawn = events.reduce(fold, this.drawn);
  }

  protected announce(step: Step): void {
    this.revealing = step.motion?.kind === "reveal";
    const [about] = step.events;
    // The way home is part of what was just told.
    if (about?.type !== "WentHome") this.now = step.motion && !this.revealing ? (about ?? null) : null;
  }

  protected told(events: readonly (Event | WentHome)[]): Event[] {
    return events.filter((event) => event.type !== "WentHome");
  }
}
