// How any game's things are said to one reader; messages and rule of address are those of the Python speaker.
import type { Clause } from "./contract";
import type { SeatFace, TableProps } from "./contract";

/** Whoever speaks at a table: what seats are called in a sentence, and what stands on their plates. */
export function spokenNames(seats: readonly SeatFace[]): [called: string[], plates: string[]] {
  return [seats.map((face) => face.called), seats.map((face) => face.name)];
}

export type Words = TableProps<unknown, unknown, unknown, unknown>["t"];

/** Seats as numbers; everything else as it stands. */
type Seats = Record<string, number | readonly number[]>;

/** The messages of every game that speak to the reader. */
const EVERYWHERE: Record<string, readonly string[]> = { "game-ended": ["winners"] };

/** Where the rulebook says so, by the table that the house wrote. */
export function clauseOf<E extends { type: string }>(clauses: Readonly<Record<E["type"], Clause>>, event: E): string {
  const clause = clauses[event.type as E["type"]];
  if (typeof clause === "string") return clause;
  const [field, byValue] = clause;
  return byValue[String((event as Record<string, unknown>)[field])] ?? "";
}

/** Says what happens to one reader; each game adds its own things. */
export class SeatTeller {
  /** Which parts of a sentence may be the reader: a message has an attribute for each. */
  protected readonly aboutYou: Record<string, readonly string[]> = {};

  constructor(
    readonly you: number,
    readonly names: readonly string[],
    readonly t: Words,
    /** What stands on their plates, where that is not what a sentence calls them. */
    readonly plates: readonly string[] = names,
  ) {}

  /** A seat as a heading calls it. */
  name(seat: number): string {
    return this.known(seat, this.plates);
  }

  /** A seat as a sentence calls it. */
  called(seat: number): string {
    return this.known(seat, this.names);
  }

  private known(seat: number, names: readonly string[]): string {
    return names[seat]?.trim() || (seat === this.you ? this.t("seat-you") : this.t("seat-name", { number: seat + 1 }));
  }

  /** "a, b and c", the language's way. */
  joined(items: readonly string[]): string {
    if (items.length === 0) return "";
    return items
      .slice(0, -1)
      .reduceRight(
        (text, item, place) =>
          place === items.length - 2
            ? this.t("list-pair", { first: item, last: text })
            : this.t("list-comma", { first: item, rest: text }),
        items[items.length - 1]!,
      );
  }

  /** A sentence, in the second person where it is about the reader. */
  say(id: string, seats: Seats, rest: Record<string, unknown> = {}): string {
    const about = (this.aboutYou[id] ?? EVERYWHERE[id] ?? []).find((key) => this.isYou(seats[key]));
    const attribute = about === undefined ? "" : about === "seat" ? ".you" : `.you-${about}`;
    const named = Object.fromEntries(Object.entries(seats).map(([key, value]) => [key, this.seats(value)]));
    return this.t(id + attribute, { ...named, ...rest });
  }

  /** How every game ends. */
  ended(event: { scores: readonly number[]; ranks: readonly number[] }): string {
    const winners = event.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
    return this.say("game-ended", { winners }, { count: winners.length, points: Math.max(...event.scores) });
  }

  /** Whom the table waits for, the reader aside. */
  waitingFor(seats: readonly SeatFace[]): string {
    return this.joined(seats.flatMap((face, seat) => (face.waiting && seat !== this.you ? [this.called(seat)] : [])));
  }

  private isYou(value: number | readonly number[] | undefined): boolean {
    if (typeof value === "object") return value.length === 1 && value[0] === this.you;
    return value !== undefined && this.you >= 0 && value === this.you;
  }

  private seats(value: number | readonly number[]): string {
    if (typeof value === "number") return value === this.you ? this.t("you") : this.called(value);
    return this.joined(value.map((seat) => this.seats(seat)));
  }
}
