// The piece in hand: pointed at a place, dragged over the loom, or laid and not yet confirmed.
import type { Point } from "./gestures";
import { key } from "./kilim";
import { FIRST_WISH, type Hold, type Reach, type Wish } from "./places";
import type { Square, Turn } from "./types";
import type { Viewport } from "./viewport.svelte";

export class Holding {
  /** Laid, but not confirmed. */
  held = $state.raw<Hold | null>(null);
  hover = $state.raw<Hold | null>(null);
  wish = $state.raw<Wish>(FIRST_WISH);
  dragged = $state.raw<{ at: Point; hold: Hold | null } | null>(null);
  cursor = $state.raw<Square | null>(null);

  constructor(
    private readonly viewport: Viewport,
    private readonly reached: () => Reach | null,
    private readonly busy: () => boolean,
  ) {}

  private readonly shown = $derived(this.dragged ? this.dragged.hold : (this.held ?? this.hover));
  readonly place = $derived(this.shown?.place ?? null);
  readonly swap = $derived.by(() => (this.held ? (this.reached()?.swapped(this.held) ?? null) : null));
  /** Where a key begins. */
  readonly start = $derived.by(() => {
    const reach = this.reached();
    const best = reach?.best(1)[0];
    return reach && best ? reach.grip(best) : null;
  });

  /** What may be laid now, unless an answer is on its way. */
  private get reach(): Reach | null {
    return this.busy() ? null : this.reached();
  }

  /** Another question: put back what was begun. What may lie in one place only lies there at once. */
  begin(): void {
    this.hover = this.dragged = this.cursor = null;
    this.wish = FIRST_WISH;
    const reach = this.reached();
    const [only, ...others] = reach?.laying.spots ?? [];
    this.held = only && !others.length ? reach!.grip(only) : null;
  }

  hold(next: Hold | null): void {
    const reach = this.reached();
    this.hover = null;
    this.held = next;
    if (!next || !reach) return;
    this.wish = { turn: next.place.turn, half: next.half };
    this.cursor = next.anchor;
    this.viewport.reveal(reach.squares(next.place));
  }

  rotate(by: number): void {
    const { reach } = this;
    if (!reach) return;
    if (this.held) return this.hold(reach.rotated(this.held, by));
    if (this.hover) {
      this.hover = reach.rotated(this.hover, by);
      this.wish = { turn: this.hover.place.turn, half: this.hover.half };
    } else this.wish = { turn: (this.wish.turn + (by > 0 ? 1 : 3)) % 4, half: this.wish.half };
  }

  swapEnds(): void {
    if (this.swap && this.reach) this.hold(this.swap);
  }

  putBack(): void {
    this.held = this.hover = this.dragged = null;
  }

  covers(one: Hold | null, square: Square): boolean {
    return Boolean(
      one &&
      this.reached()
        ?.squares(one.place)
        .some((mine) => key(mine) === key(square)),
    );
  }

  /** A square chosen by key, or by a reader's click; false if it is held there already. */
  choose(square: Square): boolean {
    if (this.covers(this.held, square)) return false;
    if (this.reach) this.hold(this.reach.hold(square, this.wish));
    return true;
  }

  /** On to the next square that way; from nowhere, to the best place. */
  go(turn: Turn): Square | null {
    const { reach } = this;
    if (!reach) return null;
    const at = this.held ? (this.cursor ?? this.held.anchor) : this.cursor;
    const next = at ? reach.towards(at, turn) : this.start?.anchor;
    if (!next) return null;
    this.hold(at ? reach.hold(next, this.wish) : this.start);
    return next;
  }

  // --- by hand

  tap(at: Point): "back" | null {
    const { reach } = this;
    if (!reach) return null;
    const square = this.viewport.square(at);
    if (this.covers(this.held, square)) {
      this.rotate(1);
      return null;
    }
    const next = this.covers(this.hover, square) ? this.hover : reach.hold(square, this.wish);
    if (next) this.hold(next);
    else if (this.held) return "back";
    return null;
  }

  point(at: Point | null): void {
    const { reach } = this;
    if (!at || !reach || this.held) {
      this.hover = null;
      return;
    }
    const square = this.viewport.square(at);
    if (!this.covers(this.hover, square)) this.hover = reach.hold(square, this.wish);
  }

  drag(at: Point): void {
    const { reach } = this;
    if (!reach) return;
    const point = this.viewport.point(at);
    this.dragged = { at, hold: this.viewport.has(at) ? reach.nearest(point.x, point.y, this.wish) : null };
  }

  drop(at: Point): void {
    this.drag(at);
    const next = this.dragged?.hold ?? null;
    this.dragged = null;
    if (next) this.hold(next);
  }
}
