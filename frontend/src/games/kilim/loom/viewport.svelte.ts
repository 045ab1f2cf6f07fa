// The part of the loom that is in view: all of it, until the viewer zooms or pans.
import { fit, fitBeside, keep, pointAt, show, squareAt, zoom, type Box, type Camera } from "./camera";
import type { Point } from "./gestures";
import type { Bounds } from "./kilim";
import type { Square } from "./types";

/** What the zoom buttons cover in the corner, with the room around them. */
const BUTTONS: Box = { w: 132, h: 52 };
/** From here on squares are easy to hit. */
const EASY = 44;
/** Around what is shown, in squares. */
const MARGIN = 0.2;
/** A loom as wide as this always has room for the buttons. */
const WIDE = 480;

export interface Shown {
  bounds: Bounds;
  /** What must not lie under the buttons. */
  squares: readonly Square[];
  /** What the piece in hand covers: part of it may lie outside the bounds. */
  held: readonly Square[];
  empty: boolean;
}

export class Viewport {
  w = $state(0);
  h = $state(0);
  /** So much of it, on the right, lies under the tools. */
  room = $state(0);
  /** And so much at its foot. */
  foot = $state(0);
  /** The viewer's own view, and how wide the loom was then. */
  private chosen = $state.raw<{ camera: Camera; w: number } | null>(null);

  constructor(private readonly shown: () => Shown) {}

  /** The viewer's own view; null: all of it, as after a phone was turned. */
  get own(): Camera | null {
    return this.chosen?.w === this.w ? this.chosen.camera : null;
  }

  set own(camera: Camera | null) {
    this.chosen = camera && { camera, w: this.w };
  }

  readonly box: Box = $derived({ w: Math.max(this.w - this.room, 120), h: Math.max(this.h - this.foot, 100) });
  private readonly whole = $derived.by(() => fit(this.shown().bounds, this.box, MARGIN));
  /** Zooming is offered where there is something to see more of. */
  readonly zooms = $derived.by(
    () => this.own !== null || (!this.shown().empty && (this.box.w >= WIDE || this.whole.cell < EASY)),
  );
  readonly fitted = $derived.by(() =>
    this.zooms ? fitBeside(this.shown().bounds, this.shown().squares, this.box, MARGIN, BUTTONS) : this.whole,
  );
  readonly camera = $derived.by(() => this.own ?? show(this.fitted, this.shown().held, this.box, 0));

  look(factor: number, at: Point): void {
    this.own = this.kept(zoom(this.camera, factor, at.x, at.y, Math.min(this.fitted.cell, 24)));
  }

  pan(dx: number, dy: number): void {
    this.own = this.kept({ ...this.camera, x: this.camera.x + dx, y: this.camera.y + dy });
  }

  /** The viewer's own view, moved as little as needed for these squares to be seen. */
  reveal(squares: readonly Square[]): void {
    if (this.own) this.own = show(this.own, squares, this.box, 10);
  }

  square(at: Point): Square {
    return squareAt(this.camera, at.x, at.y);
  }

  point(at: Point): Point {
    return pointAt(this.camera, at.x, at.y);
  }

  has(at: Point): boolean {
    return at.x >= 0 && at.y >= 0 && at.x <= this.w && at.y <= this.h;
  }

  /** The point of an area that is nearest to the middle of the view. */
  middleOf(area: Bounds): Point {
    const { cell, x, y } = this.camera;
    const within = (middle: number, low: number, high: number, from: number): number =>
      Math.min(high * cell + from, Math.max(low * cell + from, middle));
    return {
      x: within(this.box.w / 2, area.left, area.right, x),
      y: within(this.box.h / 2, area.top, area.bottom, y),
    };
  }

  private kept(camera: Camera): Camera {
    return keep(camera, this.shown().bounds, this.box);
  }
}
