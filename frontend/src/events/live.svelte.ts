// One event as the house tells it, again and again while somebody looks; and my nonce, opened by itself when it is time.
import { events } from "../net/events";
import { HouseError } from "../net/http";
import { nonceOf } from "../net/nonces";
import type { EventRound, EventState } from "../net/types";

/** Milliseconds until it is asked again. */
const SOON = 2_000;
const PLAYING = 5_000;
const LATER = 15_000;

export class LiveEvent {
  state = $state.raw<EventState | null>(null);
  round = $state.raw<EventRound | null>(null);
  /** Which round is looked at; null: the one that is played. */
  chosen = $state<number | null>(null);
  lost = $state(false);
  missing = $state(false);
  /** Milliseconds by which the house's clock is ahead of this one. */
  private ahead = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;
  private opening = false;

  constructor(readonly id: string) {}

  /** The house's clock. */
  get now(): number {
    return Date.now() + this.ahead;
  }

  /** Until it is stopped. */
  start(): () => void {
    const back = (): void => void (document.hidden || this.look());
    document.addEventListener("visibilitychange", back);
    void this.look();
    return () => {
      this.asked++;
      clearTimeout(this.timer);
      document.removeEventListener("visibilitychange", back);
    };
  }

  async look(): Promise<void> {
    const mine = ++this.asked;
    clearTimeout(this.timer);
    try {
      if (!document.hidden || !this.state) await this.ask(mine);
    } catch (error) {
      if (mine !== this.asked) return;
      this.missing = error instanceof HouseError && error.status === 404;
      this.lost = !this.missing;
    }
    if (mine === this.asked && !this.missing) this.timer = setTimeout(() => void this.look(), this.pause());
  }

  private async ask(mine: number): Promise<void> {
    const found = await events.one(this.id);
    const looked = this.chosen ?? found.round;
    const round = looked ? await events.round(this.id, looked) : null;
    if (mine !== this.asked) return;
    this.take(found);
    this.round = round;
    this.lost = false;
  }

  take(found: EventState): void {
    this.ahead = found.now - Date.now();
    this.state = found;
    void this.openMine(found);
  }

  choose(round: number): void {
    this.chosen = round === this.state?.round ? null : round;
    void this.look();
  }

  /** What I promised is opened by the page: nobody need think of it. */
  private async openMine({ may, me }: EventState): Promise<void> {
    const nonce = me?.nonce_hash ? nonceOf(me.nonce_hash) : null;
    if (!nonce || !may.includes("open") || this.opening) return;
    this.opening = true;
    try {
      this.take(await events.open(this.id, nonce));
    } catch {
      // It is tried again with the next look.
    } finally {
      this.opening = false;
    }
  }

  private pause(): number {
    const { state } = this;
    if (!state || state.status === "opening") return SOON;
    if (state.status === "running")
      return state.me?.state === "in" && state.me.table?.state !== "playing" ? SOON : PLAYING;
    return state.status === "open" && state.closes_at - this.now < 2 * LATER ? SOON : LATER;
  }
}
