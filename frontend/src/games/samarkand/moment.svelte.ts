import type { Moment } from "./types";

const STEP = 100;

/** What is left of the time that a price is held: counted here, told by the house. */
export class Countdown {
  /** Milliseconds; null where nobody is hurried. */
  left = $state<number | null>(null);
  part = $state(1);

  /** Returns how to stop. */
  follow(moment: Moment | null | undefined, clock: () => number = () => performance.now()): () => void {
    if (!moment) {
      this.left = null;
      this.part = 1;
      return () => undefined;
    }
    const look = () => {
      const left = Math.max(0, moment.until - clock());
      this.left = left;
      this.part = moment.pace > 0 ? Math.min(1, left / moment.pace) : 0;
      if (left === 0) clearInterval(timer);
    };
    const timer = setInterval(look, STEP);
    look();
    return () => clearInterval(timer);
  }

  /** It is over; a stop that is on its way may still be in time. */
  get closing(): boolean {
    return this.left === 0;
  }
}
