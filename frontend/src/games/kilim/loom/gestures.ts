// Fingers and mouse on the loom: tap, drag the ghost, pan, pinch, twist.

export interface Point {
  x: number;
  y: number;
}

export interface Hands {
  /** May a press here pick the ghost up? */
  grabs: (at: Point) => boolean;
  tap: (at: Point) => void;
  hover: (at: Point | null) => void;
  drag: (at: Point) => void;
  drop: (at: Point) => void;
  cancel: () => void;
  pan: (dx: number, dy: number) => void;
  pinch: (factor: number, at: Point) => void;
  twist: (by: 1 | -1) => void;
}

const SLACK = 6;
const TWIST = Math.PI / 5;

interface Pair {
  middle: Point;
  spread: number;
  angle: number;
}

export class Gestures {
  private readonly fingers = new Map<number, Point>();
  private mode: "none" | "press" | "pan" | "drag" | "pinch" = "none";
  private start: Point = { x: 0, y: 0 };
  private pair: Pair | null = null;
  private turned = 0;

  constructor(private readonly hands: Hands) {}

  get panning(): boolean {
    return this.mode === "pan" || this.mode === "pinch";
  }

  down(id: number, at: Point): void {
    this.fingers.set(id, at);
    if (this.fingers.size === 2) {
      if (this.mode === "drag") this.hands.cancel();
      this.mode = "pinch";
      this.pair = this.measure();
      this.turned = this.pair?.angle ?? 0;
    } else if (this.fingers.size === 1) {
      this.start = at;
      this.mode = "press";
    }
  }

  move(id: number, at: Point): void {
    const last = this.fingers.get(id);
    if (!last) {
      this.hands.hover(at);
      return;
    }
    this.fingers.set(id, at);
    if (this.mode === "press" && Math.hypot(at.x - this.start.x, at.y - this.start.y) > SLACK)
      this.mode = this.hands.grabs(this.start) ? "drag" : "pan";
    if (this.mode === "drag") this.hands.drag(at);
    else if (this.mode === "pan") this.hands.pan(at.x - last.x, at.y - last.y);
    else if (this.mode === "pinch") this.pinched();
  }

  up(id: number, at: Point): void {
    if (!this.fingers.delete(id)) return;
    const mode = this.mode;
    // After a pinch the finger that stays does nothing more.
    this.mode = "none";
    if (mode === "press") this.hands.tap(at);
    if (mode === "drag") this.hands.drop(at);
  }

  gone(id: number): void {
    if (!this.fingers.delete(id)) return;
    if (this.mode === "drag") this.hands.cancel();
    this.mode = "none";
  }

  private measure(): Pair | null {
    const [a, b] = [...this.fingers.values()];
    if (!a || !b) return null;
    return {
      middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
      spread: Math.hypot(a.x - b.x, a.y - b.y) || 1,
      angle: Math.atan2(b.y - a.y, b.x - a.x),
    };
  }

  private pinched(): void {
    const [was, now] = [this.pair, this.measure()];
    if (!was || !now) return;
    this.hands.pan(now.middle.x - was.middle.x, now.middle.y - was.middle.y);
    this.hands.pinch(now.spread / was.spread, now.middle);
    const by = Math.atan2(Math.sin(now.angle - this.turned), Math.cos(now.angle - this.turned));
    if (Math.abs(by) > TWIST) {
      this.hands.twist(by > 0 ? 1 : -1);
      this.turned = now.angle;
    }
    this.pair = now;
  }
}
