// For tests: the words of the house as the page loads them, and a small view.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import en from "../../../../src/caravanserai/strings/en.ftl";
import fr from "../../../../src/caravanserai/strings/fr.ftl";
import ko from "../../../../src/caravanserai/strings/ko.ftl";
import type { SeatFace, SeatView, TokensView, View, Words } from "./types";

export const TEXTS = { en, fr, ko };
export type Lang = keyof typeof TEXTS;

export function bundleOf(lang: Lang): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(TEXTS[lang]));
  return bundle;
}

/** Strict: a message that is missing or lacks a part is a failure. */
export function wordsOf(lang: Lang): Words {
  const bundle = bundleOf(lang);
  return (id, args = {}) => {
    const [name = "", attribute] = id.split(".");
    const message = bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) throw new Error(`no message ${id} in ${lang}`);
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, args as Record<string, string>, errors);
    if (errors.length) throw new Error(`${id} in ${lang}: ${errors[0]?.message}`);
    return text;
  };
}

export const NO_TOKENS: TokensView = { teapots: [], carpets: [], teapot_points: 0, carpet_points: 0, total: 0 };

export function seatView(change: Partial<SeatView> = {}): SeatView {
  return {
    hand_size: 5,
    gems: 0,
    undelivered: [],
    salt: [],
    salt_points: 0,
    teapots: 0,
    delivered: 0,
    tokens: null,
    played: [],
    ...change,
  };
}

export function viewOf(seats: number, change: Partial<View> = {}): View {
  const city = { place: "city" } as const;
  return {
    seats: Array.from({ length: seats }, () => seatView()),
    camels: (["white", "blue", "green", "pink", "black"] as const).map((colour, i) => ({
      colour,
      space: city,
      teapot: i + 2,
    })),
    piles: { teapots: 17, carpets: 15, salt: [8, 7, 6, 5, 4], gems: 30 },
    phase: "choose",
    turn: 1,
    deal: 1,
    active_camel: null,
    mover: null,
    discard: [],
    face_up: [],
    cards_aside: 10,
    ending: false,
    cards_each: seats === 2 ? 2 : 1,
    printed: {
      gem_slots: [2, 2, 1, 1, 0],
      shops: [
        { gems: 1, carpet: false, salt_price: null },
        { gems: 0, carpet: true, salt_price: null },
        { gems: 2, carpet: false, salt_price: null },
        { gems: 0, carpet: true, salt_price: 3 },
      ],
    },
    own: {
      seat: 0,
      tokens: NO_TOKENS,
      hand: ["white-1", "blue-2", "green-3", "pink-4", "black-5"],
      choice: null,
      gave: [],
      got: [],
    },
    sheet: null,
    all_own: null,
    ...change,
  };
}

export function facesOf(names: readonly string[], waiting: readonly number[] = []): SeatFace[] {
  return names.map((name, seat) => ({
    name,
    kind: "person",
    here: true,
    waiting: waiting.includes(seat),
    clock: null,
    you: seat === 0,
  }));
}
