// How a game's events, asks, moves and things are said to one reader: from the table that the house writes from its types.
// Messages, arguments and the rule of address are those of the Python speaker (`engine/phrases.py`, `strings/`).
import type { Say, SeatFace } from "./contract";

/** What a field is in a sentence. */
export type Kind =
  | "seat"
  | "number"
  | "word"
  | "yes-no"
  | readonly ["thing" | "part" | "count" | "most", string]
  | readonly ["list", Kind]
  | readonly ["axis", way: string, below: string, above: string];

/** The clause that an event stands on; or the field that decides, the clause for each of its values, and for all others. */
export type Clause = string | readonly [field: string, clauses: Readonly<Record<string, string>>, otherwise: string];

/** All that is needed to say what a game tells; `PhraseTable` in the house. */
export interface Phrases<Thing extends string = string> {
  game: string;
  /** By tag, or by the name of a part. */
  fields: Readonly<Record<string, Readonly<Record<string, Kind>>>>;
  /** Components by name: the messages that may say one, and the pattern of each. */
  things: Readonly<Record<Thing, Readonly<Record<string, string>>>>;
  clauses: Readonly<Record<string, Clause>>;
  /** Events that are seen on the table, and that a log would say too often. */
  quiet: readonly string[];
}

/** Whoever speaks at a table: what seats are called in a sentence, and what stands on their plates. */
export function spokenNames(seats: readonly SeatFace[]): [called: string[], plates: string[]] {
  return [seats.map((face) => face.called), seats.map((face) => face.name)];
}

/** Seats as numbers; everything else as it stands. */
type Seats = Record<string, number | readonly number[]>;

/** Calls seats by their names, or speaks to the reader. */
export class SeatTeller {
  constructor(
    readonly you: number,
    readonly names: readonly string[],
    readonly t: Say,
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

  /** A sentence, in the second person where it is about the reader: `.you` says it then, `.you-to` and the like where the
   * reader is another part of it; `.no-seller`, or `.you-no-seller`, where there is no such part. */
  say(id: string, seats: Seats, rest: Record<string, unknown> = {}, missing: readonly string[] = []): string {
    const you = Object.keys(seats).filter((key) => this.isYou(seats[key]!));
    const heads = [...you.map((key) => (key === "seat" ? "you" : `you-${key}`)), ""];
    const attribute = [...missing.map((key) => `no-${key}`), ""]
      .flatMap((tail) => heads.map((head) => (head && tail ? `${head}-${tail}` : head || tail)))
      .find((one) => one && this.t.has(`${id}.${one}`));
    const named = Object.fromEntries(Object.entries(seats).map(([key, value]) => [key, this.seats(value)]));
    return this.t(attribute ? `${id}.${attribute}` : id, { ...named, ...rest });
  }

  /** How every game ends: no field says who won. */
  ended(event: { scores: readonly number[]; ranks: readonly number[] }): string {
    const winners = event.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
    return this.say("game-ended", { winners }, { count: winners.length, points: Math.max(...event.scores) });
  }

  /** Whom the table waits for, the reader aside. */
  waitingFor(seats: readonly SeatFace[]): string {
    return this.joined(seats.flatMap((face, seat) => (face.waiting && seat !== this.you ? [this.called(seat)] : [])));
  }

  private isYou(value: number | readonly number[]): boolean {
    if (typeof value === "object") return value.length === 1 && this.isYou(value[0]!);
    return this.you >= 0 && value === this.you;
  }

  private seats(value: number | readonly number[]): string {
    if (typeof value === "number") return value === this.you ? this.t("you") : this.called(value);
    return this.joined(value.map((seat) => this.seats(seat)));
  }
}

/** Says the events, asks, moves and things of one game. */
export class Teller<Thing extends string = string> extends SeatTeller {
  constructor(
    readonly phrases: Phrases<Thing>,
    you: number,
    names: readonly string[],
    t: Say,
    plates?: readonly string[],
  ) {
    super(you, names, t, plates);
  }

  /** An event, an ask, a move or an order. */
  tell(told: { type: string }): string {
    return told.type === "GameEnded" ? this.ended(told as never) : this.part(told.type, told);
  }

  /** A part of one, by the name of its type. */
  part(type: string, told: object): string {
    return this.say(...this.message(type, told));
  }

  /** In a word or two, where the message has such words. */
  brief(told: { type: string }): string {
    const [id, seats, rest] = this.message(told.type, told);
    return this.t.has(`${id}.short`) ? this.say(`${id}.short`, seats, rest) : "";
  }

  /** What `say` is to be told. */
  private message(type: string, told: object): [id: string, seats: Seats, rest: Record<string, unknown>, string[]] {
    const seats: Seats = {};
    const rest: Record<string, unknown> = {};
    const missing: string[] = [];
    for (const [field, kind] of Object.entries(this.phrases.fields[type] ?? {})) {
      const value = (told as Record<string, unknown>)[field];
      if (value == null) missing.push(field);
      else if (kind === "seat" || (kind[0] === "list" && kind[1] === "seat")) seats[field] = value as number;
      else Object.assign(rest, this.args(field, kind, value));
      if (Array.isArray(value)) rest[`${field}-count`] = value.length;
    }
    const id = type.replace(/(?!^)(?=[A-Z])/g, "-").toLowerCase();
    return [`${this.phrases.game}-${id}`, seats, rest, missing];
  }

  /** A component by its name, such as a card. */
  thing(thing: Thing, name: string): string {
    for (const [message, pattern] of Object.entries(this.phrases.things[thing])) {
      const found = new RegExp(`^(?:${pattern})$`).exec(name);
      if (!found) continue;
      const parts = Object.entries(found.groups ?? {}).map(([key, text]) => [key, /^\d+$/.test(text) ? +text : text]);
      return this.t(`${this.phrases.game}-${message}`, Object.fromEntries(parts));
    }
    return name;
  }

  things(thing: Thing, names: readonly string[]): string {
    return this.joined(names.map((name) => this.thing(thing, name)));
  }

  private args(field: string, kind: Kind, value: unknown): Record<string, unknown> {
    if (typeof kind === "string") return { [field]: kind === "yes-no" ? (value ? "yes" : "no") : value };
    switch (kind[0]) {
      case "thing":
        return { [field]: this.thing(kind[1] as Thing, value as string), [`${field}-name`]: value };
      case "part":
        return { [field]: this.part(kind[1], value as object) };
      case "list":
        return { [field]: this.joined((value as unknown[]).map((one) => String(this.args("one", kind[1], one).one))) };
      case "count":
        return { [kind[1]]: (value as Record<string, unknown>[]).filter((one) => one[kind[1]]).length };
      case "most":
        return { [kind[1]]: Math.max(0, ...(value as Record<string, number>[]).map((one) => one[kind[1]]!)) };
      case "axis": {
        const [, way, below, above] = kind;
        const steps = value as number;
        return { [way]: steps < 0 ? below : steps > 0 ? above : "none", [`${way}-steps`]: Math.abs(steps) };
      }
    }
  }

  /** Where the rulebook says so. */
  clause(event: { type: string }): string {
    const clause = this.phrases.clauses[event.type] ?? "";
    if (typeof clause === "string") return clause;
    const [field, byValue, otherwise] = clause;
    return byValue[String((event as Record<string, unknown>)[field])] ?? otherwise;
  }
}

/** For the frame: how each event of a game is told in the log. */
export function sentenceIn(phrases: Phrases) {
  return (event: { type: string; seat?: number }, you: number, names: readonly string[], t: Say) => {
    const tell = new Teller(phrases, you, names, t);
    return {
      text: tell.tell(event),
      clause: tell.clause(event),
      seat: event.seat ?? null,
      quiet: phrases.quiet.includes(event.type),
    };
  };
}
