import { describe, expect, it } from "vitest";
import { GOLD, TEXTS, facesOf, viewOf, wordsOf, type Lang } from "./testing";
import { sentenceIn, Teller } from "../teller";
import { PHRASES } from "./generated";
import type { Ask, Event, Props } from "./types";
import { quietly } from "../testing";
import { promptOf, stateOf } from "./words";

const LANGS = Object.keys(TEXTS) as Lang[];
const sentence = sentenceIn(PHRASES);
const NAMES = ["", "Madder", "Violet"];

const EVENTS: Event[] = [
  { type: "DayBegan", day: 2 },
  { type: "DominoTurnedUp", domino: "1-star-comb" },
  { type: "CardPlaced", seat: 1 },
  { type: "CardChanged", seat: 0 },
  { type: "CardTakenBack", seat: 1 },
  { type: "CardRevealed", seat: 1, card: "gold-7" },
  { type: "CardRevealed", seat: 0, card: "scrap-bag" },
  { type: "GoldSealed", seat: 1, purpose: "offer" },
  { type: "GoldChanged", seat: 0, purpose: "artisan" },
  { type: "OfferMade", seat: 2, gold: 4 },
  { type: "OffersCancelled", gold: 12, seats: [0, 1, 2] },
  { type: "PrizeWon", seat: 0, gold: 11, dominoes: 2 },
  { type: "PrizeLeft", dominoes: 1 },
  { type: "DominoWoven", seat: 1, domino: "torn-horn", x: 1, y: -2, turn: 3 },
  { type: "GoldPaid", seat: 1, gold: 13, place: "scrap-bag" },
  { type: "GoldDiscarded", seat: 0, gold: 1, place: "artisan" },
  { type: "PaymentTied", gold: 3, place: "artisan" },
  { type: "ScrapKept", seat: 1 },
  { type: "ScrapChosen", seat: 0, scrap: "scrap-star" },
  { type: "TokenTaken", seat: 2, token: "move" },
  { type: "NothingLeft", seat: 1, place: "scrap-bag" },
  { type: "ScrapUsed", seat: 1, scrap: "scrap-comb", x: 0, y: 0 },
  { type: "PerfectWoven", seat: 0, domino: "perfect-1", x: 2, y: 0, turn: 1 },
  { type: "DominoTurned", seat: 1, domino: "2-comb-comb", x: 0, y: 0, turn: 1 },
  { type: "PieceRemoved", seat: 1, piece: "scrap-comb" },
  { type: "PieceMoved", seat: 0, piece: "1-star-comb", x: 4, y: 1 },
  { type: "ActionSealed", seat: 0 },
  { type: "SeatDone", seat: 1 },
  { type: "DominoesLost", dominoes: ["1-star-comb", "torn-star"] },
  { type: "DayEnded", day: 1, scores: [12, 9, -3] },
  { type: "GameEnded", scores: [32, 41, 41], ranks: [3, 1, 1] },
];
const say = (event: Event, you = 0) => sentence(event, you, NAMES, wordsOf("en")).text;

describe("a sentence", () => {
  it.each(LANGS)("is there for every event, for every reader, in %s", (lang) => {
    for (const event of EVENTS) {
      for (const you of [-1, 0, 1, 2]) {
        const told = sentence(event, you, NAMES, wordsOf(lang));
        expect(told.text).not.toBe("");
        expect(told.clause).toMatch(/^KI-\d\d$/);
      }
    }
  });

  it("speaks to the reader", () => {
    expect(say({ type: "CardRevealed", seat: 1, card: "gold-7" }, 1)).toBe("You show Gold 7.");
    expect(say({ type: "CardRevealed", seat: 1, card: "gold-7" }, 0)).toBe("Madder shows Gold 7.");
    expect(say({ type: "OffersCancelled", gold: 12, seats: [0, 1] }, 0)).toBe(
      "Equal offers of 12 cancel each other: you and Madder.",
    );
  });

  it("names pieces by what they show", () => {
    const tell = new Teller(PHRASES, 0, NAMES, wordsOf("en"));
    expect(
      ["1-star-comb", "3-comb-comb", "torn-horn", "perfect-2", "scrap-star", "1-star-comb+"].map((piece) =>
        tell.thing("piece", piece),
      ),
    ).toEqual([
      "star and comb domino",
      "double comb domino",
      "torn ram’s horn domino",
      "perfect domino",
      "star scrap",
      "star and comb domino",
    ]);
  });

  it("points to the clause of the place", () => {
    const clause = (event: Event) => sentence(event, 0, NAMES, wordsOf("en")).clause;
    expect(clause({ type: "GoldPaid", seat: 0, gold: 1, place: "scrap-bag" })).toBe("KI-18");
    expect(clause({ type: "GoldPaid", seat: 0, gold: 1, place: "artisan" })).toBe("KI-23");
    expect(clause({ type: "GoldSealed", seat: 0, purpose: "offer" })).toBe("KI-13");
  });
});

describe("the prompt", () => {
  const place: Ask = { type: "PlaceCardAsk", cards: ["gold-3"], prize: ["1-star-comb"], free: null, clause: "KI-10" };
  const pay = (purpose: "offer" | "scrap-bag" | "artisan", discard = false): Ask => ({
    type: "PayGoldAsk",
    purpose,
    gold: GOLD,
    winning: 9,
    discard,
    clause: "KI-18",
  });
  const props = (ask: Ask | null, change: Partial<Props> = {}, sealed = false): Props => ({
    view: viewOf(3),
    ...quietly(),
    seats: facesOf(NAMES, [0, 2]),
    ask: ask && { id: "1", sealed, ask },
    ...change,
  });
  const doing = (picked: string | null) => ({ picked, changing: false, laying: null });

  it("goes from choosing to placing to waiting", () => {
    expect(promptOf(props(place)).rest).toBe("For sale: star and comb domino.");
    expect(promptOf(props(place), doing("gold-3"))).toEqual({
      head: "Place Gold 3?",
      rest: "You may change it until the reveal.",
    });
    // What a special card is for: a title says it to a mouse only.
    expect(promptOf(props(place), doing("spy")).rest).toContain("see the others’ cards");
    expect(promptOf(props(place), doing("scrap-bag")).rest).toContain("keep a scrap");
    expect(promptOf(props(place), doing("artisan")).rest).toContain("take a token");
    const view = viewOf(3, { own: { seat: 0, card: "spy", gold: null, scraps: [], seen: null } });
    expect(promptOf(props(place, { view }, true))).toEqual({
      head: "Face down: the Spy.",
      rest: "Waiting for Violet. You may still change it, or take it back.",
    });
  });

  it("says what must be paid, in one sentence", () => {
    expect(promptOf(props(pay("scrap-bag"))).head).toBe("The Scrap Bag costs more than 9. Which Gold do you pay?");
    expect(promptOf(props(pay("artisan"))).head).toBe("The Artisan costs less than 9. Which Gold do you pay?");
    expect(promptOf(props(pay("artisan", true))).head).toContain("Which Gold do you discard?");
    expect(promptOf(props(pay("artisan", true)), doing("gold-2"))).toEqual({
      head: "Discard Gold 2?",
      rest: "You get nothing this time.",
    });
  });

  it("says whom the table waits for, to players and to those who watch", () => {
    expect(promptOf(props(null)).head).toBe("Waiting for Violet.");
    expect(promptOf(props(null, { you: -1 }))).toMatchObject({ head: "You are watching." });
  });

  it("says what is being laid", () => {
    expect(promptOf(props(place), { picked: null, changing: false, laying: "turn" }).head).toBe("Turn a domino.");
  });

  it.each(LANGS)("has words for everything that can be asked, in %s", (lang) => {
    const free = { scraps: [], perfect: [], turn: [], remove: [], move: [] };
    const asks: Ask[] = [
      place,
      pay("offer"),
      pay("scrap-bag"),
      pay("artisan"),
      pay("scrap-bag", true),
      pay("artisan", true),
      { type: "TakeScrapAsk", scraps: ["scrap-star"], clause: "KI-21" },
      { type: "TakeTokenAsk", tokens: ["turn"], clause: "KI-26" },
      { type: "WeaveAsk", domino: "torn-star", left: 2, spots: [], free: null, clause: "KI-34" },
      { type: "EndOfDayAsk", free, clause: "KI-32" },
    ];
    for (const ask of asks) {
      for (const laying of [null, "scrap", "perfect", "turn", "remove", "move"] as const) {
        const said = promptOf(props(ask, { t: wordsOf(lang) }), { picked: "gold-3", changing: false, laying });
        expect(said.head).not.toBe("");
      }
    }
  });

  it("tells a rival who thinks from one whose card lies there", () => {
    const [thinks, , done] = facesOf(NAMES, [0]);
    expect([
      stateOf(thinks, "place", false),
      stateOf(done, "place", false),
      stateOf(done, "weave", true),
      stateOf(thinks, "weave", true),
    ]).toEqual(["choosing", "sealed", null, "deciding"]);
  });
});
