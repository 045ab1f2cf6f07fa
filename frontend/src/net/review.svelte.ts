// The review of one game, asked for until it is there. Whoever looks away or leaves stops asking.
import { house, HouseError } from "./http";
import type { Review, ReviewInfo } from "./types";

/** Often enough to see it grow. */
const PAUSE = 1_000;
/** A house that did not answer is given a little longer. */
const LONGER = 4_000;

export class ReviewStore {
  info = $state.raw<ReviewInfo | null>(null);
  /** The house refused: there will be no review. */
  refusal = $state<string | null>(null);
  /** The house did not answer the last time, or has too much to do: what it said of that. */
  lost = $state.raw<{ sentence: string | null } | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private open = true;
  private asked = 0;

  constructor(readonly table: string) {}

  get review(): Review | null {
    return this.info?.review ?? null;
  }

  /** Ask how it stands, and begin it if nobody has; also for other words when the language changes. */
  async look(): Promise<void> {
    clearTimeout(this.timer);
    const asked = ++this.asked;
    try {
      let found = await house.review(this.table);
      if (found.status === "none") found = await house.startReview(this.table);
      if (asked !== this.asked) return;
      this.info = found;
      this.lost = null;
      if (found.status === "waiting" || found.status === "preparing" || found.status === "running") this.later(PAUSE);
    } catch (error) {
      if (!(error instanceof HouseError)) throw error;
      if (asked !== this.asked) return;
      if (error.sentence && error.status < 500 && error.status !== 429) this.refusal = error.sentence;
      else {
        this.lost = { sentence: error.sentence };
        this.later(LONGER);
      }
    }
  }

  /** It failed: have it made once more. */
  async again(): Promise<void> {
    this.info = { read: 0, choices: 0, moments: [], ...this.info, status: "waiting", progress: 0, review: null };
    try {
      this.info = await house.startReview(this.table);
      this.later(PAUSE);
    } catch {
      void this.look();
    }
  }

  /** The reader is back: what was not asked while nobody looked is asked now. */
  seen(): void {
    if (!document.hidden && this.info?.status !== "done" && this.refusal === null) void this.look();
  }

  close(): void {
    this.open = false;
    this.asked += 1;
    clearTimeout(this.timer);
  }

  private later(pause: number): void {
    clearTimeout(this.timer);
    if (this.open && !document.hidden) this.timer = setTimeout(() => void this.look(), pause);
  }
}
