// Events as sentences in the reader's language.
import { CLAUSES } from "./generated";
import { clauseOf, SeatTeller } from "../teller";
import type { Event, Words } from "./types";

/** Which parts of a sentence may be the reader: a message has an attribute for each. */
const ABOUT_YOU: Record<string, readonly string[]> = {
  "kilim-card-placed": ["seat"],
  "kilim-card-changed": ["seat"],
  "kilim-card-taken-back": ["seat"],
  "kilim-card-revealed": ["seat"],
  "kilim-gold-sealed": ["seat"],
  "kilim-gold-changed": ["seat"],
  "kilim-offer-made": ["seat"],
  "kilim-prize-won": ["seat"],
  "kilim-domino-woven": ["seat"],
  "kilim-gold-paid": ["seat"],
  "kilim-gold-discarded": ["seat"],
  "kilim-scrap-kept": ["seat"],
  "kilim-scrap-chosen": ["seat"],
  "kilim-token-taken": ["seat"],
  "kilim-nothing-left": ["seat"],
  "kilim-scrap-used": ["seat"],
  "kilim-perfect-woven": ["seat"],
  "kilim-domino-turned": ["seat"],
  "kilim-piece-removed": ["seat"],
  "kilim-piece-moved": ["seat"],
  "kilim-action-sealed": ["seat"],
  "kilim-seat-done": ["seat"],
  "kilim-tie-seat": ["seat"],
  "kilim-log-won": ["seat"],
};

/** Says the things of Kilim to one reader. */
export class Teller extends SeatTeller {
  protected override readonly aboutYou = ABOUT_YOU;

  face(face: string): string {
    return this.t("kilim-face", { face });
  }

  /** From the name alone: a day's domino by its two motifs, the others by what they are. */
  piece(name: string): string {
    const [kind = "", first = "", second = ""] = name.replace(/\++$/, "").split("-");
    if (kind === "torn") return this.t("kilim-torn", { face: first });
    if (kind === "scrap") return this.t("kilim-scrap", { face: first });
    if (kind === "perfect") return this.t("kilim-perfect");
    return first === second ? this.t("kilim-double", { face: first }) : this.t("kilim-domino", { first, second });
  }

  pieces(names: readonly string[]): string {
    return this.joined(names.map((name) => this.piece(name)));
  }

  card(name: string): string {
    return name.startsWith("gold-")
      ? this.t("kilim-gold", { gold: Number(name.slice(5)) })
      : this.t("kilim-special", { card: name });
  }

  token(token: string): string {
    return this.t("kilim-token", { token });
  }
}

function text(event: Event, tell: Teller): string {
  const { t } = tell;
  switch (event.type) {
    case "DayBegan":
      return t("kilim-day-began", { day: event.day });
    case "DominoTurnedUp":
      return t("kilim-domino-turned-up", { domino: tell.piece(event.domino) });
    case "CardPlaced":
      return tell.say("kilim-card-placed", { seat: event.seat });
    case "CardChanged":
      return tell.say("kilim-card-changed", { seat: event.seat });
    case "CardTakenBack":
      return tell.say("kilim-card-taken-back", { seat: event.seat });
    case "CardRevealed":
      return tell.say("kilim-card-revealed", { seat: event.seat }, { card: tell.card(event.card) });
    case "GoldSealed":
      return tell.say("kilim-gold-sealed", { seat: event.seat }, { purpose: event.purpose });
    case "GoldChanged":
      return tell.say("kilim-gold-changed", { seat: event.seat });
    case "OfferMade":
      return tell.say("kilim-offer-made", { seat: event.seat }, { gold: event.gold });
    case "OffersCancelled":
      return tell.say("kilim-offers-cancelled", { seats: event.seats }, { gold: event.gold });
    case "PrizeWon":
      return tell.say("kilim-prize-won", { seat: event.seat }, { gold: event.gold, dominoes: event.dominoes });
    case "PrizeLeft":
      return t("kilim-prize-left", { dominoes: event.dominoes });
    case "DominoWoven":
      return tell.say("kilim-domino-woven", { seat: event.seat }, { domino: tell.piece(event.domino) });
    case "GoldPaid":
      return tell.say("kilim-gold-paid", { seat: event.seat }, { gold: event.gold, place: event.place });
    case "GoldDiscarded":
      return tell.say("kilim-gold-discarded", { seat: event.seat }, { gold: event.gold, place: event.place });
    case "PaymentTied":
      return t("kilim-payment-tied", { gold: event.gold, place: event.place });
    case "ScrapKept":
      return tell.say("kilim-scrap-kept", { seat: event.seat });
    case "ScrapChosen":
      return tell.say("kilim-scrap-chosen", { seat: event.seat }, { scrap: tell.piece(event.scrap) });
    case "TokenTaken":
      return tell.say("kilim-token-taken", { seat: event.seat }, { token: tell.token(event.token) });
    case "NothingLeft":
      return tell.say("kilim-nothing-left", { seat: event.seat }, { place: event.place });
    case "ScrapUsed":
      return tell.say("kilim-scrap-used", { seat: event.seat }, { scrap: tell.piece(event.scrap) });
    case "PerfectWoven":
      return tell.say("kilim-perfect-woven", { seat: event.seat });
    case "DominoTurned":
      return tell.say("kilim-domino-turned", { seat: event.seat }, { domino: tell.piece(event.domino) });
    case "PieceRemoved":
      return tell.say("kilim-piece-removed", { seat: event.seat }, { piece: tell.piece(event.piece) });
    case "PieceMoved":
      return tell.say("kilim-piece-moved", { seat: event.seat }, { piece: tell.piece(event.piece) });
    case "ActionSealed":
      return tell.say("kilim-action-sealed", { seat: event.seat });
    case "SeatDone":
      return tell.say("kilim-seat-done", { seat: event.seat });
    case "DominoesLost":
      return t("kilim-dominoes-lost", { dominoes: tell.pieces(event.dominoes), count: event.dominoes.length });
    case "DayEnded":
      return t("kilim-day-ended", { day: event.day });
    case "GameEnded":
      return tell.ended(event);
  }
}

/** That somebody has chosen, or is done, is seen on the table. */
const QUIET: ReadonlySet<Event["type"]> = new Set([
  "CardPlaced",
  "CardChanged",
  "CardTakenBack",
  "GoldSealed",
  "GoldChanged",
  "ActionSealed",
  "SeatDone",
]);

export function sentence(event: Event, you: number, names: readonly string[], t: Words) {
  const seat = "seat" in event ? event.seat : null;
  const quiet = QUIET.has(event.type);
  return { text: text(event, new Teller(you, names, t)), clause: clauseOf(CLAUSES, event), seat, quiet };
}
