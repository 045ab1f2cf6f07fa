import { Film } from "../film.svelte";
import { fold, recapOf, type Recap } from "./fold";
import { plan, type Motion, type Step } from "./motion";
import type { Event, View } from "./types";

/** What is drawn of Kilim. */
export class Stage extends Film<View, Motion, Event> {
  /** How the last market ended. */
  recap = $state.raw<Recap | null>(null);
  protected readonly missed = 8;
  protected readonly quiet = "CardPlaced";

  protected plan(events: readonly Event[]): Step[] {
    return plan(events);
  }

  protected settle(events: readonly Event[]): void {
    for (const event of events) {
      this.recap = recapOf(this.recap, event, this.drawn);
      this.drawn = fold(this.drawn, event);
    }
  }

  protected override passed(events: readonly Event[]): void {
    this.settle(events);
  }

  protected announce(step: Step): void {
    this.revealing = step.events[0]?.type === "CardRevealed";
    this.now = step.motion && !this.revealing ? (step.events.at(-1) ?? null) : null;
  }

  protected told(events: readonly Event[]): Event[] {
    return [...events];
  }

  /** What is remembered of another moment of the game does not belong to a view. */
  protected override draw(view: View): void {
    super.draw(view);
    const { recap } = this;
    if (!recap) return;
    const after = view.day === recap.day ? view.turn - recap.turn : view.day === recap.day + 1 ? view.turn : -1;
    if (after < 0 || after > 1) this.recap = null;
  }
}
