// The log of Kilim, folded: a day is a chapter, and a turn is one line.
import { Teller } from "../teller";
import { PHRASES } from "./generated";
import type { Chronicle, TurnLine } from "../contract";
import { fold } from "./fold";
import { plain } from "./names";
import type { Event, Words } from "./types";

function headOf(events: readonly Event[], tell: Teller): Omit<TurnLine, "more"> {
  const up = events.find((event) => event.type === "DominoTurnedUp");
  const won = events.find((event) => event.type === "PrizeWon");
  const left = events.find((event) => event.type === "PrizeLeft");
  const piece = up ? tell.thing("piece", up.domino) : "";
  if (won) {
    const woven = events.flatMap((event) =>
      event.type === "DominoWoven" && event.seat === won.seat ? [tell.thing("piece", event.domino)] : [],
    );
    const what = won.dominoes > 1 && woven.length < won.dominoes ? null : woven.length ? tell.joined(woven) : piece;
    const rest = { gold: won.gold, dominoes: won.dominoes, named: what ? "yes" : "no", what: what ?? "" };
    return { seat: won.seat, text: tell.say("kilim-log-won", { seat: won.seat }, rest), points: null };
  }
  if (left)
    return { seat: null, text: tell.t("kilim-log-left", { dominoes: left.dominoes, domino: piece }), points: null };
  return { seat: null, text: tell.t("kilim-log-up", { domino: piece }), points: null };
}

function turn(events: readonly Event[], you: number, names: readonly string[], t: Words): TurnLine {
  const tell = new Teller(PHRASES, you, names, t);
  const ended = events.find((event) => event.type === "GameEnded");
  if (ended) return { seat: null, text: tell.ended(ended), points: null, more: [] };
  const more = events.flatMap((event) => {
    if (event.type === "OffersCancelled")
      return event.seats.map((seat) => ({ seat, text: t("kilim-log-cancelled", { gold: event.gold }) }));
    if (event.type === "ScrapKept") return [{ seat: event.seat, text: t("kilim-log-scrap") }];
    if (event.type === "TokenTaken") return [{ seat: event.seat, text: tell.thing("token", event.token) }];
    return [];
  });
  return { ...headOf(events, tell), more };
}

export const chronicle: Chronicle = {
  opens: (event: Event) => {
    if (event.type === "DayBegan") return "chapter";
    if (event.type === "GameEnded") return "end";
    return event.type === "DominoTurnedUp" ? "turn" : null;
  },
  counts: "chapter",
  chapter: (event: Event, t: Words) => t("kilim-log-day", { day: event.type === "DayBegan" ? event.day : 0 }),
  turn,
  /** How the kilims stood when the day was over; the house says so. */
  scores: (events: readonly Event[]) => {
    const over = events.find((event) => event.type === "DayEnded");
    return over ? over.scores.map(plain) : null;
  },
  seen: (events: readonly Event[]) => events.some((event) => event.type === "CardRevealed"),
  fold,
  /** The piece that an event is about, to be pointed at in the kilim where it lies. */
  piece: (event: Event) => {
    switch (event.type) {
      case "DominoWoven":
      case "PerfectWoven":
      case "DominoTurned":
        return event.domino;
      case "ScrapUsed":
        return event.scrap;
      case "PieceMoved":
        return event.piece;
      default:
        return null;
    }
  },
};
