// The line to a table of this device: the same as the one to a house, but its other end is a worker of this page.
import type { LineHooks } from "../net/line";
import type { ClientMessage } from "../net/types";

export class NearLine {
  private hang: (() => void) | null = null;
  private said: ((message: ClientMessage) => void) | null = null;
  private closed = false;

  constructor(
    private readonly table: string,
    private readonly lang: () => string,
    private readonly hooks: LineHooks,
  ) {}

  open(): void {
    void import("./near")
      .then(({ listenNear }) => {
        if (this.closed) return;
        const { say, leave } = listenNear(this.table, this.hooks, this.lang);
        [this.said, this.hang] = [say, leave];
      })
      .catch(() => this.hooks.standing("away"));
  }

  close(): void {
    this.closed = true;
    this.hang?.();
  }

  again(): void {
    this.hang?.();
    this.open();
  }

  send(message: ClientMessage): boolean {
    this.said?.(message);
    return this.said !== null;
  }
}
