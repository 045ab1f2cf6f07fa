import { describe, expect, it } from "vitest";
import { TEXTS } from "../src/games/testing";
import { namesOf, sittersOf } from "../src/ui/characters";
import { bundleOf, say } from "../src/ui/words.svelte";

const english = bundleOf("en", TEXTS.en);
const french = bundleOf("fr", TEXTS.fr);
const t = (id: string, args?: Record<string, unknown>) => say(english, id, args);

describe("what seats are called", () => {
  it("is a person's name, a character, and a number only among its like", () => {
    const seats = sittersOf(["Guest", "", "", ""], [null, "level5", "level3", "level3"]);
    expect(namesOf(seats, t).map((one) => one.name)).toEqual(["Guest", "Guide", "Trader 1", "Trader 2"]);
    expect(namesOf(seats, t).map((one) => one.called)).toEqual(["Guest", "the Guide", "Trader 1", "Trader 2"]);
  });

  it("is the person's own where a bot plays for them", () => {
    const seats = [
      { name: "Guest", bot: "level3" },
      { name: "", bot: "level3" },
    ];
    expect(namesOf(seats, t).map((one) => one.name)).toEqual(["Guest", "Trader"]);
  });

  it("has a word for who is not known", () => {
    expect(namesOf(sittersOf(["", ""], []), t).map((one) => one.name)).toEqual(["Bot 1", "Bot 2"]);
    expect(namesOf([{ name: "", bot: null }], t)[0]!.name).toBe("Seat 1");
  });

  it("fits into sentences, as the house's own speaker says them", () => {
    expect(say(english, "khiva-cards-given", { seat: "the Guide", to: "the Trader", cards: "X" })).toBe(
      "The Guide gives X to the Trader.",
    );
    expect(say(french, "khiva-cards-given", { seat: "le Guide", to: "le Négociant", cards: "X" })).toBe(
      "Le Guide donne X au Négociant.",
    );
    expect(say(french, "kilim-page-kilim-of", { name: "le Guide" })).toBe("Le kilim du Guide");
    expect(say(french, "kilim-page-kilim-of", { name: "l’Apprenti" })).toBe("Le kilim de l’Apprenti");
    expect(say(english, "list-pair", { first: "the Guide", last: "the Trader" })).toBe("the Guide and the Trader");
    expect(say(french, "kilim-page-kilim-of", { name: "Anna" })).toBe("Le kilim d’Anna");
    expect(say(french, "page-log-scores", { name: "Bo", points: "+3" })).toBe("Bo\u00a0: +3");
    expect(say(english, "khiva-choice-sealed", { seat: "the guest" })).toBe("the guest has chosen.");
  });
});
