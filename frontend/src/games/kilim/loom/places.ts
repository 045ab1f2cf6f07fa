// Where the piece in hand may lie: by square, by turn, by nearness. Only what the ask offered.
import { halves, key, squaresOf, step, visible } from "./kilim";
import type { Face, Laying, Place, Square, Turn, WovenPiece } from "./types";

/** What a pointer or a key holds on to: a square, and how the piece lies over it. */
export interface Hold {
  place: Place;
  anchor: Square;
  half: number; // which half lies on the anchor
}

export interface Wish {
  turn: number;
  half: number;
}

export const FIRST_WISH: Wish = { turn: 0, half: 0 };

/** The pieces in hand while something that was woven is turned, removed or moved: scraps on it travel along. */
export function liftedBy(laying: Laying | null, pieces: readonly WovenPiece[]): ReadonlySet<string> {
  const woven =
    laying && ["turn", "remove", "move"].includes(laying.kind)
      ? pieces.find((one) => one.piece === laying.piece)
      : undefined;
  if (!woven) return new Set();
  const under = new Set(halves(woven).map(key));
  const above = pieces.filter((one) => one.kind === "scrap" && one.level > woven.level && under.has(key(one)));
  return new Set([woven.piece, ...(woven.kind === "scrap" ? [] : above.map((one) => one.piece))]);
}

export class Reach {
  readonly seen: ReadonlyMap<string, Face>;
  readonly marks: readonly Square[]; // the squares to show, by row, then column
  private readonly covering = new Map<string, Hold[]>();

  constructor(
    readonly laying: Laying,
    pieces: readonly WovenPiece[],
  ) {
    const lifted = liftedBy(laying, pieces);
    this.seen = visible(pieces.filter((one) => !lifted.has(one.piece)));
    const squares = new Map<string, Square>();
    const looks = new Set<string>();
    for (const place of laying.spots) {
      const covered = this.squares(place);
      // A double looks the same from both ends: one of the two is enough.
      const look = covered
        .map((square, i) => `${key(square)}${laying.faces[i]}`)
        .sort()
        .join(" ");
      if (looks.has(look)) continue;
      looks.add(look);
      covered.forEach((anchor, half) => {
        const at = key(anchor);
        squares.set(at, anchor);
        this.covering.set(at, [...(this.covering.get(at) ?? []), { place, anchor, half }]);
      });
    }
    for (const holds of this.covering.values()) holds.sort((a, b) => a.half - b.half || a.place.turn - b.place.turn);
    const all = laying.kind === "turn" || laying.kind === "remove" || this.seen.size === 0;
    this.marks = [...squares.values()]
      .filter(
        (square) =>
          all ||
          this.seen.has(key(square)) ||
          ([0, 1, 2, 3] as Turn[]).some((turn) => this.seen.has(key(step(square, turn)))),
      )
      .sort((a, b) => a.y - b.y || a.x - b.x);
  }

  squares(place: Place): Square[] {
    return squaresOf(place, this.laying.faces.length);
  }

  /** Every way to lie over a square, in the order in which it is turned through. */
  at(square: Square): readonly Hold[] {
    return this.covering.get(key(square)) ?? [];
  }

  /** The way over a square that is nearest to how the piece is held. */
  hold(square: Square, wish: Wish): Hold | null {
    const away = (one: Hold): number =>
      Math.min((one.place.turn - wish.turn + 4) % 4, (wish.turn - one.place.turn + 4) % 4) * 2 +
      (one.half === wish.half ? 0 : 1);
    return this.at(square).reduce<Hold | null>((best, one) => (best && away(best) <= away(one) ? best : one), null);
  }

  /** The next legal way over the same square; by < 0 goes back. */
  rotated(hold: Hold, by: number): Hold {
    const ways = this.at(hold.anchor);
    const now = ways.findIndex((one) => one.half === hold.half && same(one.place, hold.place));
    return ways[(now + Math.sign(by) + ways.length) % ways.length] ?? hold;
  }

  /** The other way round on the same squares, if that is legal. */
  swapped(hold: Hold): Hold | null {
    const mine = this.squares(hold.place).map(key).sort().join(" ");
    return (
      this.at(hold.anchor).find(
        (one) => one.half !== hold.half && this.squares(one.place).map(key).sort().join(" ") === mine,
      ) ?? null
    );
  }

  /** The next shown square from this one, looking one way; the same one if there is none. */
  towards(from: Square, turn: Turn): Square {
    let [best, least] = [from, Infinity];
    const way = step({ x: 0, y: 0 }, turn);
    for (const mark of this.marks) {
      const [dx, dy] = [mark.x - from.x, mark.y - from.y];
      const along = dx * way.x + dy * way.y;
      const cost = along + 2 * Math.abs(dx * way.y + dy * way.x);
      if (along > 0 && cost < least) [best, least] = [mark, cost];
    }
    return best;
  }

  /** The place whose middle is nearest to a point (in squares), if it is near enough to snap to. */
  nearest(x: number, y: number, wish: Wish, within = 1.25): Hold | null {
    let [best, least]: [Hold | null, number] = [null, within];
    for (const place of this.laying.spots) {
      const [a, b = a] = this.squares(place) as [Square, Square?];
      const far = Math.hypot((a.x + b.x + 1) / 2 - x, (a.y + b.y + 1) / 2 - y) + (place.turn === wish.turn ? 0 : 0.6);
      if (far < least) [best, least] = [this.grip(place), far];
    }
    return best;
  }

  /** A place held by the half that touches the kilim. */
  grip(place: Place): Hold {
    const squares = this.squares(place);
    const shown = new Set(this.marks.map(key));
    const half = Math.max(
      0,
      squares.findIndex((square) => shown.has(key(square))),
    );
    return { place, anchor: squares[half] ?? place, half };
  }

  /** The places that bring most, the best first, without look-alikes. */
  best(count: number): Place[] {
    const kept = new Set([...this.covering.values()].flatMap((holds) => holds.map((one) => one.place)));
    return this.laying.spots
      .filter((place) => kept.has(place))
      .sort((a, b) => b.total - a.total || a.y - b.y || a.x - b.x || a.turn - b.turn)
      .slice(0, count);
  }
}

export const same = (a: Place, b: Place): boolean => a.x === b.x && a.y === b.y && a.turn === b.turn;

/** Another ask with the same question keeps what was begun. */
export function signature(laying: Laying | null): string {
  return laying
    ? [laying.kind, laying.piece, ...laying.spots.map((place) => `${place.x},${place.y},${place.turn}`)].join(" ")
    : "";
}
