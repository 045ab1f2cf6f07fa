// From events to small motions that explain them: plain plans, which the table then plays.
import type { Step as FilmStep } from "../film.svelte";
import type { Event, Token } from "./types";

export type Motion =
  | { kind: "turn-up" }
  | { kind: "reveal"; seats: number[] }
  | { kind: "strike"; seats: number[] }
  | { kind: "win"; seat: number }
  | { kind: "weave"; seat: number; piece: string }
  | { kind: "take"; what: "scrap" | Token; seat: number }
  | { kind: "touch"; seat: number }
  | { kind: "lost" }
  | { kind: "pause" };

export type Step = FilmStep<Motion, Event>;

export function plan(events: readonly Event[]): Step[] {
  const steps: Step[] = [];
  /** Cards that are turned over together are one motion. */
  const together = (event: Extract<Event, { seat: number }>, ms: number) => {
    const last = steps.at(-1);
    if (last?.motion?.kind === "reveal" && last.events[0]?.type === event.type) {
      last.events.push(event);
      last.motion.seats.push(event.seat);
    } else steps.push({ motion: { kind: "reveal", seats: [event.seat] }, ms, events: [event], first: true });
  };
  for (const event of events) {
    switch (event.type) {
      case "DominoTurnedUp":
        steps.push({ motion: { kind: "turn-up" }, ms: 420, events: [event], first: true });
        break;
      case "CardRevealed":
        together(event, 1_000);
        break;
      case "OfferMade":
      case "GoldPaid":
      case "GoldDiscarded":
        together(event, 700);
        break;
      case "OffersCancelled":
        steps.push({ motion: { kind: "strike", seats: event.seats }, ms: 700, events: [event], first: true });
        break;
      case "PrizeWon":
        steps.push({ motion: { kind: "win", seat: event.seat }, ms: 600, events: [event], first: true });
        break;
      case "PrizeLeft":
      case "PaymentTied":
      case "NothingLeft":
      case "DayEnded":
        steps.push({ motion: { kind: "pause" }, ms: 700, events: [event], first: true });
        break;
      case "DominoWoven":
        steps.push({ motion: { kind: "weave", seat: event.seat, piece: event.domino }, ms: 560, events: [event] });
        break;
      case "ScrapKept":
        steps.push({ motion: { kind: "take", what: "scrap", seat: event.seat }, ms: 460, events: [event] });
        break;
      case "TokenTaken":
        steps.push({ motion: { kind: "take", what: event.token, seat: event.seat }, ms: 460, events: [event] });
        break;
      case "ScrapUsed":
      case "PerfectWoven":
      case "DominoTurned":
      case "PieceRemoved":
      case "PieceMoved":
        steps.push({ motion: { kind: "touch", seat: event.seat }, ms: 360, events: [event], first: true });
        break;
      case "DominoesLost":
        steps.push({ motion: { kind: "lost" }, ms: 500, events: [event] });
        break;
      default:
        steps.push({ motion: null, ms: 0, events: [event] });
    }
  }
  return steps;
}
