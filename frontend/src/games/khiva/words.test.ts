import { describe, expect, it } from "vitest";
import { chronicle } from "./chronicle";
import type { KhivaSpace } from "./generated";
import { TEXTS, facesOf, viewOf, wordsOf, type Lang } from "./testing";
import { sentenceIn, Teller } from "../teller";
import { PHRASES } from "./generated";
import type { Event, Props } from "./types";
import { quietly } from "../testing";
import { boardText, brings, promptOf } from "./words";

const LANGS = Object.keys(TEXTS) as Lang[];
const sentence = sentenceIn(PHRASES);
const NAMES = ["", "Madder", "Violet"];
const shop = (path: number, n: number) => ({ place: "shop", path, shop: n }) as const;

describe("a turn in the log", () => {
  const t = wordsOf("en");
  const line = (...events: Event[]) => chronicle.turn(events, 0, ["Seat 1", "Seat 2"], t).text;
  const shown: Event[] = [
    { type: "CardsRevealed", seat: 0, cards: ["white-1"] },
    { type: "CardsRevealed", seat: 1, cards: ["pink-2"] },
  ];
  const moves = (seat: number, camel: "white" | "pink", stop: KhivaSpace): Event => {
    return { type: "CamelMoved", seat, camel, start: { place: "city" }, way: [], stop };
  };
  it("brings nobody anything only once it is over", () => {
    const city = { place: "city" } as const;
    expect(line(...shown)).toBe("The cards are revealed");
    expect(line(...shown, moves(0, "white", city))).toBe("The cards are revealed");
    expect(line(...shown, moves(0, "white", city), moves(1, "pink", shop(1, 4)))).toBe("The cards are revealed");
    expect(line(...shown, moves(0, "white", city), moves(1, "pink", city))).toBe("Nobody gets anything");
    expect(
      line(...shown, moves(0, "white", city), moves(1, "pink", shop(1, 4)), { type: "SaltDeclined", seat: 1 }),
    ).toBe("Nobody gets anything");
  });
});

const EVENTS: Event[] = [
  { type: "DealBegan", deal: 2 },
  { type: "CardsDealt", seat: 0, cards: ["white-1", "blue-2", "green-3"] },
  { type: "CardsTurnedUp", cards: ["pink-4"] },
  { type: "ChoiceSealed", seat: 1 },
  { type: "ChoiceChanged", seat: 0 },
  { type: "CardsRevealed", seat: 1, cards: ["black-5"] },
  { type: "CardsGiven", seat: 1, to: 2, cards: ["white-3"] },
  { type: "CardRefused", seat: 2, card: "pink-5", gems: 1 },
  { type: "CamelWon", seat: 1, camel: "pink", card: "pink-2" },
  { type: "GemsSpent", seat: 1, gems: 2 },
  {
    type: "CamelMoved",
    seat: 1,
    camel: "pink",
    start: { place: "city" },
    way: [{ space: shop(1, 1), jumped: true }],
    stop: shop(1, 2),
  },
  { type: "GemsGained", seat: 0, gems: 2, shop: 3 },
  { type: "CarpetTaken", seat: 2, carpet: "green-4" },
  { type: "SaltBought", seat: 2, value: 8 },
  { type: "SaltDeclined", seat: 0 },
  { type: "NothingLeft", seat: 1, shop: 2 },
  { type: "TeapotTaken", seat: 1, camel: "blue", value: 6 },
  { type: "CarpetsDelivered", seat: 0, carpets: ["blue-2", "blue-4"] },
  { type: "CamelLoaded", camel: "blue", teapot: 3 },
  { type: "EndTriggered", pile: "salt" },
  { type: "CarpetsDiscarded", seat: 1, carpets: ["white-2"] },
  { type: "GameEnded", scores: [20, 31, 31], ranks: [3, 1, 1] },
];
const say = (event: Event, you = 0) => sentence(event, you, NAMES, wordsOf("en")).text;

describe("a sentence", () => {
  it.each(LANGS)("is there for every event, for every reader, in %s", (lang) => {
    for (const event of EVENTS) {
      for (const you of [-1, 0, 1, 2]) {
        const told = sentence(event, you, NAMES, wordsOf(lang));
        expect(told.text).not.toBe("");
        expect(told.clause).toMatch(/^KH-\d\d$/);
      }
    }
  });

  it("speaks to the reader", () => {
    const given: Event = { type: "CardsGiven", seat: 1, to: 2, cards: ["white-3"] };
    expect(say(given, -1)).toBe("Madder gives white 3 to Violet.");
    expect(say(given, 1)).toBe("You give white 3 to Violet.");
    expect(say(given, 2)).toBe("Madder gives you white 3.");
  });

  it("joins lists the language's way", () => {
    expect(say(EVENTS[1]!)).toBe("You get white 1, blue 2 and green 3.");
    expect(sentence(EVENTS[1]!, 0, NAMES, wordsOf("fr")).text).toMatch(/ et /);
  });

  it("names spaces by their owner", () => {
    expect(say(EVENTS[10]!, 1)).toBe("The pink camel goes from the city to your shop 2, with one jump.");
    expect(say(EVENTS[10]!, 0)).toBe("The pink camel goes from the city to Madder’s shop 2, with one jump.");
  });

  it("tells a lone winner, and a shared victory, apart", () => {
    expect(say({ type: "GameEnded", scores: [40, 3, 3], ranks: [1, 2, 2] }, 0)).toBe("You win with 40 points!");
    expect(say(EVENTS[21]!, 1)).toMatch(/^A shared victory/);
  });

  it("points to the clause of the shop", () => {
    const clause = (event: Event) => sentence(event, 0, NAMES, wordsOf("en")).clause;
    expect(clause({ type: "GemsGained", seat: 0, gems: 1, shop: 1 })).toBe("KH-23");
    expect(clause({ type: "NothingLeft", seat: 0, shop: 4 })).toBe("KH-26");
  });

  it("belongs to a seat where it is about one", () => {
    expect(sentence(EVENTS[0]!, 0, NAMES, wordsOf("en")).seat).toBeNull();
    expect(sentence(EVENTS[5]!, 0, NAMES, wordsOf("en")).seat).toBe(1);
  });
});

describe("the prompt", () => {
  const props = (change: Partial<Props>): Props => ({
    view: viewOf(3),
    ...quietly(),
    seats: facesOf(NAMES, [0, 2]),
    ask: { id: "1", sealed: false, ask: { type: "ChooseCardsAsk", each: 1, cards: [], clause: "KH-11" } },
    ...change,
  });

  it("goes from playing to giving to sealing", () => {
    const at = (play: string[], give: string[]) => promptOf(props({}), { play, give }).head;
    expect(at([], [])).toBe("Choose a card to play.");
    expect(at(["white-1"], [])).toBe("Now a card to give to Madder.");
    expect(at(["white-1"], ["blue-2"])).toBe("Seal your choice?");
  });

  it("says whom the table waits for", () => {
    expect(promptOf(props({ ask: null })).head).toBe("Waiting for Violet.");
    const sealed = props({}).ask!;
    expect(promptOf(props({ ask: { ...sealed, sealed: true } })).rest).toBe(
      "Waiting for Violet. You may still change it.",
    );
  });

  it("counts what is left to choose at a table of two", () => {
    const two = props({
      ask: { id: "1", sealed: false, ask: { type: "ChooseCardsAsk", each: 2, cards: [], clause: "KH-38" } },
    });
    expect(promptOf(two, { play: [], give: [] }).head).toBe("Choose 2 cards to play.");
    expect(promptOf(two, { play: ["white-1"], give: [] }).head).toBe("Choose a card to play.");
  });
});

describe("the board as text", () => {
  const t = wordsOf("en");

  it("tells where each camel stands", () => {
    expect(boardText(viewOf(2, { active_camel: "blue" }), new Teller(PHRASES, 0, NAMES, t))[1]).toBe(
      "The blue camel (teapot 3) stands at the city and moves now.",
    );
  });

  it("tells what a landing brings", () => {
    const view = viewOf(2);
    view.seats[0]!.undelivered = ["blue-4", "white-2"];
    expect(brings(shop(1, 3), "blue", view, 0, t)).toBe("2 gems");
    expect(brings({ place: "counter", path: 0 }, "blue", view, 0, t)).toBe("teapot 3 · carpet 4");
    expect(brings({ place: "city" }, "blue", view, 0, t)).toBe("nothing");
  });
});
