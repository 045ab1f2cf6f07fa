// What an event changes of what is drawn, so that the table keeps pace with the motion. The true view follows after it.
import { facesOf } from "./loom/laying";
import { goldOf, isOffer, type Offer } from "./names";
import type { Event, SeatView, View, WovenPiece } from "./types";

export function fold(view: View, event: Event): View {
  switch (event.type) {
    case "DayBegan":
      return { ...view, day: event.day, turn: 0 };
    case "DominoTurnedUp":
      return {
        ...view,
        phase: "place",
        turn: view.turn + 1,
        winner: null,
        winning: 0,
        piles: view.piles.map((left, i) => (i === view.day - 1 ? Math.max(0, left - 1) : left)),
        prize: [...view.prize, { piece: event.domino, faces: facesOf(event.domino) }],
        seats: view.seats.map((s) => ({ ...s, card: null, laid: null })),
      };
    case "CardRevealed": {
      const gold = goldOf(event.card);
      const shown = { ...view, phase: "spies" as const, own: view.own && { ...view.own, card: null } };
      if (gold !== null) return seat(shown, event.seat, (s) => ({ ...spend(s, gold), card: event.card }));
      return seat(shown, event.seat, (s) => ({
        card: event.card,
        laid: null,
        specials: s.specials.filter((one) => one !== event.card),
      }));
    }
    case "OfferMade":
    case "GoldPaid":
    case "GoldDiscarded":
      return seat({ ...view, own: view.own && { ...view.own, gold: null } }, event.seat, (s) => spend(s, event.gold));
    case "OffersCancelled":
    case "PrizeLeft":
      return { ...view, phase: "weave" };
    case "PrizeWon":
      return { ...view, phase: "weave", winner: event.seat, winning: event.gold };
    case "DominoWoven": {
      const faces = view.prize.find((one) => one.piece === event.domino)?.faces ?? facesOf(event.domino);
      const kind = event.domino.startsWith("torn") ? "torn" : "domino";
      const woven: WovenPiece = {
        piece: event.domino,
        kind,
        faces,
        x: event.x,
        y: event.y,
        turn: event.turn,
        level: 0,
      };
      return seat({ ...view, prize: view.prize.filter((one) => one.piece !== event.domino) }, event.seat, (s) => ({
        kilim: [...s.kilim, woven],
      }));
    }
    case "PerfectWoven": {
      const woven: WovenPiece = {
        piece: event.domino,
        kind: "perfect",
        faces: ["perfect", "perfect"],
        x: event.x,
        y: event.y,
        turn: event.turn,
        level: 0,
      };
      return seat(view, event.seat, (s) => ({ kilim: [...s.kilim, woven], perfects: Math.max(0, s.perfects - 1) }));
    }
    case "ScrapKept":
      return seat({ ...view, scraps_left: Math.max(0, view.scraps_left - 1) }, event.seat, (s) => ({
        scraps: s.scraps + 1,
      }));
    case "TokenTaken": {
      const perfect = event.token === "perfect";
      return seat({ ...view, tokens: view.tokens.filter((one) => one !== event.token) }, event.seat, (s) => ({
        tokens: [...s.tokens, { token: event.token, used: perfect }],
        perfects: s.perfects + (perfect ? 1 : 0),
      }));
    }
    case "DominoesLost":
      return { ...view, prize: view.prize.filter((one) => !event.dominoes.includes(one.piece)) };
    default:
      // Scraps and tokens change what lies where in ways that only the house tells: the true view shows it.
      return view;
  }
}

function seat(view: View, which: number, change: (s: SeatView) => Partial<SeatView>): View {
  return { ...view, seats: view.seats.map((s, i) => (i === which ? { ...s, ...change(s) } : s)) };
}

function spend(s: SeatView, gold: number): Partial<SeatView> {
  return {
    laid: gold,
    gold: s.gold.filter((one) => one !== gold),
    spent: [...s.spent.filter((one) => one !== gold), gold].sort((a, b) => a - b),
  };
}

/** How the last market ended, for who saw no motion: kept until the next one is revealed. */
export interface Recap {
  day: number;
  turn: number;
  over: boolean;
  offers: Offer[];
}

export function recapOf(last: Recap | null, event: Event, view: View): Recap | null {
  const change = (which: readonly number[], to: Partial<Offer>): Recap | null =>
    last && { ...last, offers: last.offers.map((one) => (which.includes(one.seat) ? { ...one, ...to } : one)) };
  switch (event.type) {
    case "CardRevealed": {
      const offer: Offer = { seat: event.seat, card: event.card, gold: goldOf(event.card), out: false, won: false };
      const before = last && !last.over ? last.offers : [];
      return { day: view.day, turn: view.turn, over: false, offers: [...before, offer] };
    }
    case "OfferMade":
    case "GoldPaid":
    case "GoldDiscarded":
      return change([event.seat], { gold: event.gold });
    case "OffersCancelled":
      return (
        last && {
          ...last,
          offers: last.offers.map((one) =>
            isOffer(one.card) && event.seats.includes(one.seat) ? { ...one, out: true } : one,
          ),
        }
      );
    case "PrizeWon":
      return change([event.seat], { won: true });
    case "DominoTurnedUp":
      return last && { ...last, over: true };
    default:
      return last;
  }
}
