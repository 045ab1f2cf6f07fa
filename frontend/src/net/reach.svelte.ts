// Is the house in reach? Whatever is asked of it says so; while it is silent it is asked again, and at once when the
// network or the reader is back.
import { waitFor } from "./wait";

class Reach {
  lost = $state(false);
  /** How often it came back: what could not be shown before can be asked for again. */
  returns = $state(0);
  private attempt = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    window.addEventListener("offline", () => this.missed());
    for (const back of ["online", "pageshow"]) window.addEventListener(back, () => this.look());
    document.addEventListener("visibilitychange", () => this.look());
  }

  heard(): void {
    if (!this.lost) return;
    this.lost = false;
    this.returns += 1;
    this.attempt = 0;
    clearTimeout(this.retry);
  }

  missed(): void {
    if (this.lost) return;
    this.lost = true;
    this.later();
  }

  private later(): void {
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.look(), waitFor(this.attempt++));
  }

  private look(): void {
    if (!this.lost || document.visibilityState !== "visible") return;
    fetch("/healthz", { cache: "no-store" }).then(
      (answer) => (answer.ok ? this.heard() : this.later()),
      () => this.later(),
    );
  }
}

export const reach = new Reach();
