// Events as sentences in the reader's language.
import { CLAUSES } from "./generated";
import { clauseOf, SeatTeller } from "../teller";
import { parts } from "./names";
import type { Event, Space, Words } from "./types";

/** Which parts of a sentence may be the reader: a message has an attribute for each. */
const ABOUT_YOU: Record<string, readonly string[]> = {
  "khiva-shop": ["owner"],
  "khiva-counter": ["owner"],
  "khiva-cards-dealt": ["seat"],
  "khiva-choice-sealed": ["seat"],
  "khiva-choice-changed": ["seat"],
  "khiva-cards-revealed": ["seat"],
  "khiva-cards-given": ["seat", "to"],
  "khiva-card-refused": ["seat"],
  "khiva-camel-won": ["seat"],
  "khiva-gems-spent": ["seat"],
  "khiva-gems-gained": ["seat"],
  "khiva-carpet-taken": ["seat"],
  "khiva-salt-bought": ["seat"],
  "khiva-salt-declined": ["seat"],
  "khiva-nothing-left": ["seat"],
  "khiva-teapot-taken": ["seat"],
  "khiva-carpets-delivered": ["seat"],
  "khiva-carpets-discarded": ["seat"],
  "khiva-tie-seat": ["seat"],
  "khiva-log-delivered": ["seat"],
  "khiva-log-teapot": ["seat"],
  "khiva-log-salt": ["seat"],
  "khiva-log-carpet": ["seat"],
  "khiva-log-gems": ["seat"],
  "khiva-log-refused": ["seat"],
};

/** Says the things of Khiva to one reader. */
export class Teller extends SeatTeller {
  protected override readonly aboutYou = ABOUT_YOU;

  colour(colour: string): string {
    return this.t("khiva-colour", { colour });
  }

  camel(colour: string): string {
    return this.t("khiva-camel", { colour });
  }

  card(name: string): string {
    return this.t("khiva-card", { ...parts(name) });
  }

  cards(names: readonly string[]): string {
    return this.joined(names.map((name) => this.card(name)));
  }

  carpets(names: readonly string[]): string {
    return this.joined(names.map((name) => this.t("khiva-carpet", { ...parts(name) })));
  }

  space(space: Space): string {
    if (space.place === "city") return this.t("khiva-city");
    const owner = space.path ?? 0;
    if (space.place === "counter") return this.say("khiva-counter", { owner });
    return this.say("khiva-shop", { owner }, { shop: space.shop });
  }
}

function text(event: Event, tell: Teller): string {
  const { t } = tell;
  switch (event.type) {
    case "DealBegan":
      return t("khiva-deal-began", { deal: event.deal });
    case "CardsDealt":
      return tell.say("khiva-cards-dealt", { seat: event.seat }, { cards: tell.cards(event.cards) });
    case "CardsTurnedUp":
      return t("khiva-cards-turned-up", { cards: tell.cards(event.cards) });
    case "ChoiceSealed":
      return tell.say("khiva-choice-sealed", { seat: event.seat });
    case "ChoiceChanged":
      return tell.say("khiva-choice-changed", { seat: event.seat });
    case "CardsRevealed":
      return tell.say("khiva-cards-revealed", { seat: event.seat }, { cards: tell.cards(event.cards) });
    case "CardsGiven":
      return tell.say("khiva-cards-given", { seat: event.seat, to: event.to }, { cards: tell.cards(event.cards) });
    case "CardRefused":
      return tell.say("khiva-card-refused", { seat: event.seat }, { card: tell.card(event.card), gems: event.gems });
    case "CamelWon":
      return tell.say(
        "khiva-camel-won",
        { seat: event.seat },
        { camel: tell.camel(event.camel), card: tell.card(event.card) },
      );
    case "GemsSpent":
      return tell.say("khiva-gems-spent", { seat: event.seat }, { gems: event.gems });
    case "CamelMoved":
      return t("khiva-camel-moved", {
        seat: tell.called(event.seat),
        camel: tell.camel(event.camel),
        start: tell.space(event.start),
        stop: tell.space(event.stop),
        jumped: event.way.filter((passed) => passed.jumped).length,
      });
    case "GemsGained":
      return tell.say("khiva-gems-gained", { seat: event.seat }, { gems: event.gems, shop: event.shop });
    case "CarpetTaken":
      return tell.say("khiva-carpet-taken", { seat: event.seat }, { carpet: tell.carpets([event.carpet]) });
    case "SaltBought":
      return tell.say("khiva-salt-bought", { seat: event.seat }, { value: event.value });
    case "SaltDeclined":
      return tell.say("khiva-salt-declined", { seat: event.seat });
    case "NothingLeft":
      return tell.say("khiva-nothing-left", { seat: event.seat }, { shop: event.shop });
    case "TeapotTaken":
      return tell.say(
        "khiva-teapot-taken",
        { seat: event.seat },
        { camel: tell.camel(event.camel), value: event.value },
      );
    case "CarpetsDelivered":
      return tell.say("khiva-carpets-delivered", { seat: event.seat }, { carpets: tell.carpets(event.carpets) });
    case "CamelLoaded":
      return t("khiva-camel-loaded", { camel: tell.camel(event.camel), teapot: event.teapot });
    case "EndTriggered":
      return t("khiva-end-triggered", { pile: event.pile });
    case "CarpetsDiscarded":
      return tell.say("khiva-carpets-discarded", { seat: event.seat }, { carpets: tell.carpets(event.carpets) });
    case "GameEnded":
      return tell.ended(event);
  }
}

export function sentence(event: Event, you: number, names: readonly string[], t: Words) {
  const seat = "seat" in event ? event.seat : null;
  // That somebody has chosen is seen on the table.
  const quiet = event.type === "ChoiceSealed" || event.type === "ChoiceChanged";
  return { text: text(event, new Teller(you, names, t)), clause: clauseOf(CLAUSES, event), seat, quiet };
}
