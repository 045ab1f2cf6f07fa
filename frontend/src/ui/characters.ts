// What seats are called: people by their names, bots as characters in the reader's language. The same as the house's own
// `strings/seat_names.py`, and like there made in one place.
import type { Summary } from "../net/types";

type Say = (id: string, args?: Record<string, unknown>) => string;

export interface Sitter {
  /** Empty: no person sits there. */
  name: string;
  bot: string | null;
}

export type Listed = Pick<Summary, "status" | "names" | "bots">;

export interface SeatName {
  /** On a plate or in a list: "Guide". */
  name: string;
  /** In a sentence: "the Guide". */
  called: string;
}

export function namesOf(seats: readonly Sitter[], t: Say): SeatName[] {
  return seats.map((seat, number) => {
    if (seat.name) return personName(seat.name, t);
    return seat.bot ? botName(seats, number, seat.bot, t) : alike(t("seat-name", { number: number + 1 }));
  });
}

/** Seats as a list of games tells them; of old lists it is not known which bot sat there. */
export function sittersOf(names: readonly string[], bots: readonly (string | null)[]): Sitter[] {
  return names.map((name, seat) => ({ name, bot: name ? null : (bots[seat] ?? "unknown") }));
}

/** Who else sits or sat at a table, as a list tells it; a seat that is still free is nobody's. */
export function othersAt(table: Listed, mine: number | undefined, t: Say): string {
  const taken = (seat: number) => table.status !== "open" || table.names[seat] || table.bots[seat];
  return namesOf(sittersOf(table.names, table.bots), t)
    .flatMap((one, seat) => (seat === mine || !taken(seat) ? [] : [one.name]))
    .join(", ");
}

/** What somebody is called who is gone: nobody can take this name. */
const NAMELESS = "–";

/** A person by their name; who is gone is "a merchant". */
export function personName(name: string, t: Say): SeatName {
  return name === NAMELESS ? { name: t("nameless"), called: t("nameless.called") } : alike(name);
}

function botName(seats: readonly Sitter[], number: number, bot: string, t: Say): SeatName {
  const id = `page-bot-${bot}`;
  const name = t(id);
  // A bot that this page has no words for.
  if (name === id) return alike(t("page-bot-name", { number: number + 1 }));
  const like = seats.flatMap((one, seat) => (!one.name && one.bot === bot ? [seat] : []));
  if (like.length === 1) return { name, called: t(`${id}.called`) };
  return alike(t("page-bot-numbered", { name, number: like.indexOf(number) + 1 }));
}

function alike(name: string): SeatName {
  return { name, called: name };
}
