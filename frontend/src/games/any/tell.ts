// Sentences of any game: the message follows from the tag of an event, an ask or a move, its parts from the fields.
import { SeatTeller, spokenNames } from "../teller";
import type { Props, Tagged, Tile, View } from "./types";

/** `PrizeTurnedUp` is `prize-turned-up`; the house's Python says the same in `engine/phrases.py`. */
export const dashed = (type: string): string => type.replace(/([a-z0-9])(?=[A-Z])/g, "$1-").toLowerCase();

/** Fields that a sentence can have: numbers and words; seats are spoken by their names. */
const spoken = (what: Tagged): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(what).filter(
      ([name, value]) => name !== "seat" && (typeof value === "number" || typeof value === "string"),
    ),
  );

export class AnyTeller extends SeatTeller {
  constructor(
    readonly game: string,
    ...rest: ConstructorParameters<typeof SeatTeller>
  ) {
    super(...rest);
  }

  /** A typed thing in one sentence, to the reader where it is about the reader's seat. */
  tell(what: Tagged): string {
    if (what.type === "GameEnded") return this.ended(what as never);
    const seats: Record<string, number> = typeof what.seat === "number" ? { seat: what.seat } : {};
    return this.say(`${this.game}-${dashed(what.type)}`, seats, spoken(what));
  }

  /** The same in a word or two, where it has such words. */
  brief(what: Tagged): string {
    const id = `${this.game}-${dashed(what.type)}.short`;
    return this.t.has(id) ? this.t(id, spoken(what)) : "";
  }

  zone(name: string): string {
    return this.t(`${this.game}-zone-${name}`);
  }

  tile(tile: Tile): string {
    return this.t(`${this.game}-tile-${tile.kind}`, { number: tile.number ?? 0 });
  }
}

export function tellerOf(p: Pick<Props, "you" | "seats" | "t"> & { view: Pick<View, "game"> }): AnyTeller {
  const [called, plates] = spokenNames(p.seats);
  return new AnyTeller(p.view.game, p.you, called, p.t, plates);
}
