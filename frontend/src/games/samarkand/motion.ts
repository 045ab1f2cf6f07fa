// From events to small motions that explain them: plain plans, which the table then plays.
import type { Step as FilmStep } from "../film.svelte";
import type { Place } from "./names";
import type { Event } from "./types";

export type Motion =
  | { kind: "camel" }
  | { kind: "reveal" }
  | { kind: "fall" }
  | { kind: "stops"; cards: string[] }
  | { kind: "buy"; card: string; seat: number; coins: number; to: Place }
  | { kind: "dispute"; card: string; seats: number[]; coins: number; to: Place }
  | { kind: "fine"; seat: number; card: string; coins: number }
  | { kind: "unsold"; cards: string[] }
  | { kind: "elder"; seat: number }
  | { kind: "pause" };

export type Step = FilmStep<Motion, Event>;

export function plan(events: readonly Event[]): Step[] {
  const steps: Step[] = [];
  /** Cards that are shown together are one motion. */
  const together = (event: Event, kind: Motion["kind"]): boolean => {
    const last = steps.at(-1);
    if (last?.motion?.kind !== kind || last.events[0]?.type !== event.type) return false;
    last.events.push(event);
    return true;
  };
  for (const event of events) {
    switch (event.type) {
      case "TurnBegan":
        steps.push({ motion: { kind: "elder", seat: event.elder }, ms: 500, events: [event], first: true });
        break;
      case "CamelTurnedUp":
        steps.push({ motion: { kind: "camel" }, ms: 380, events: [event], first: true });
        break;
      case "CardOffered":
        if (!together(event, "reveal"))
          steps.push({ motion: { kind: "reveal" }, ms: 900, events: [event], first: true });
        break;
      case "PriceCalled":
        // The lantern itself says the price: nothing to stop at where nothing moves.
        steps.push({ motion: { kind: "fall" }, ms: 300, events: [event], first: true, still: 0 });
        break;
      case "Stopped": {
        const last = steps.at(-1);
        if (together(event, "stops") && last?.motion?.kind === "stops") last.motion.cards.push(event.card);
        else steps.push({ motion: { kind: "stops", cards: [event.card] }, ms: 700, events: [event], first: true });
        break;
      }
      case "CouldNotPay":
        steps.push({
          motion: { kind: "fine", seat: event.seat, card: event.card, coins: event.paid },
          ms: 700,
          events: [event],
        });
        break;
      case "DisputeWon":
        steps.push({ motion: { kind: "pause" }, ms: 500, events: [event], first: true });
        break;
      case "GoodsBought":
        steps.push({
          motion: { kind: "buy", card: event.card, seat: event.seat, coins: event.price, to: event.seller ?? "bank" },
          ms: 700,
          events: [event],
        });
        break;
      case "CamelBought":
        steps.push({
          motion: { kind: "buy", card: "camel", seat: event.seat, coins: event.price, to: "camel" },
          ms: 700,
          events: [event],
        });
        break;
      case "DisputeLost":
        steps.push({
          motion: {
            kind: "dispute",
            card: event.card,
            seats: event.seats,
            coins: event.half,
            to: event.card === "camel" ? "camel" : (event.seller ?? "bank"),
          },
          ms: 900,
          events: [event],
        });
        break;
      case "GoodsUnsold":
        steps.push({ motion: { kind: "unsold", cards: event.cards }, ms: 600, events: [event] });
        break;
      case "MarketClosed":
      case "GoodsLeft":
      case "KindScored":
        steps.push({ motion: { kind: "pause" }, ms: 600, events: [event], first: true });
        break;
      default:
        steps.push({ motion: null, ms: 0, events: [event] });
    }
  }
  return steps;
}

/** At a live table the count goes on: what is shown of a moment takes no more than this part of the next. */
export const SHARE = 0.4;

/** The same film, in so little time. */
export function within(steps: Step[], ms: number, budget: number | null): Step[] {
  if (budget === null || ms <= budget || ms === 0) return steps;
  return steps.map((step) => ({ ...step, ms: (step.ms * budget) / ms }));
}

/** The same stills, in so little time. */
export function heldWithin(steps: Step[], stillOf: (step: Step) => number, budget: number): Step[] {
  const all = steps.reduce((ms, step) => ms + stillOf(step), 0);
  if (all <= budget) return steps;
  return steps.map((step) => ({ ...step, still: (stillOf(step) * budget) / all }));
}
