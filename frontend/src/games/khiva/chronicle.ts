// The log of Khiva, folded: a deal is a chapter, and a turn is one line.
import { Teller } from "../teller";
import { PHRASES } from "./generated";
import type { Chronicle, TurnLine } from "../contract";
import { fold } from "./fold";
import { parts } from "./names";
import type { Event, Words } from "./types";

/** What a turn brought one seat; in the order in which it matters. */
type What = "delivered" | "teapot" | "salt" | "carpet" | "gems" | "refused";
const ORDER: readonly What[] = ["delivered", "teapot", "salt", "carpet", "gems", "refused"];

interface Gain {
  seat: number;
  points: number;
  counts: Partial<Record<What, number>>;
  camel: string;
}

function gainsOf(events: readonly Event[]): Gain[] {
  const found = new Map<number, Gain>();
  const add = (seat: number, what: What, count: number, points: number, camel = "") => {
    const gain = found.get(seat) ?? { seat, points: 0, counts: {}, camel: "" };
    gain.counts[what] = (gain.counts[what] ?? 0) + count;
    gain.points += points;
    gain.camel ||= camel;
    found.set(seat, gain);
  };
  for (const event of events) {
    if (event.type === "TeapotTaken") add(event.seat, "teapot", 1, event.value, event.camel);
    else if (event.type === "CarpetsDelivered")
      add(
        event.seat,
        "delivered",
        event.carpets.length,
        event.carpets.reduce((sum, carpet) => sum + parts(carpet).value, 0),
      );
    else if (event.type === "SaltBought") add(event.seat, "salt", 1, event.value);
    else if (event.type === "CarpetTaken") add(event.seat, "carpet", 1, 0);
    else if (event.type === "GemsGained") add(event.seat, "gems", event.gems, 0);
    else if (event.type === "CardRefused") add(event.seat, "refused", event.gems, 0);
  }
  return [...found.values()];
}

/** Has every camel that was called moved, and had its last stop its effect? At shop 4 somebody may still choose. */
function isOver(events: readonly Event[]): boolean {
  const called = new Set(
    events.flatMap((event) => (event.type === "CardsRevealed" ? event.cards.map((card) => parts(card).colour) : [])),
  );
  const last = events.at(-1);
  return (
    events.filter((event) => event.type === "CamelMoved").length >= called.size &&
    !(last?.type === "CamelMoved" && last.stop.shop === 4)
  );
}

const mostOf = (gain: Gain): What => ORDER.find((what) => what in gain.counts)!;

function turn(events: readonly Event[], you: number, names: readonly string[], t: Words): TurnLine {
  const tell = new Teller(PHRASES, you, names, t);
  const ended = events.find((event) => event.type === "GameEnded");
  if (ended) return { seat: null, text: tell.ended(ended), points: null, more: [] };
  const gains = gainsOf(events).sort(
    (a, b) => b.points - a.points || ORDER.indexOf(mostOf(a)) - ORDER.indexOf(mostOf(b)),
  );
  const [first, ...others] = gains;
  if (!first) {
    return { seat: null, text: t(isOver(events) ? "khiva-log-nothing" : "khiva-log-shown"), points: null, more: [] };
  }
  const what = mostOf(first);
  const count = first.counts[what];
  return {
    seat: first.seat,
    text: tell.say(`khiva-log-${what}`, { seat: first.seat }, { count, colour: first.camel }),
    points: first.points || null,
    more: others.map((one) => ({
      seat: one.seat,
      text: t("khiva-log-brief", { what: mostOf(one), count: one.counts[mostOf(one)], points: one.points }),
    })),
  };
}

export const chronicle: Chronicle = {
  opens: (event: Event, before: Event | null) => {
    if (event.type === "DealBegan") return "chapter";
    if (event.type === "GameEnded") return "end";
    return event.type === "CardsRevealed" && before?.type !== "CardsRevealed" ? "turn" : null;
  },
  counts: "game",
  chapter: (event: Event, t: Words) => t("khiva-log-deal", { deal: event.type === "DealBegan" ? event.deal : 0 }),
  turn,
  /** What each seat brought home in a deal. */
  scores: (events: readonly Event[], seats: number) => {
    const points = Array.from({ length: seats }, () => 0);
    for (const gain of gainsOf(events)) points[gain.seat]! += gain.points;
    return points.map((one) => (one ? `+${one}` : "0"));
  },
  // The cards themselves are worth it.
  seen: () => true,
  fold,
};
