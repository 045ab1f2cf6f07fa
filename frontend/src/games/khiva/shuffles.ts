// The shuffles of a record: what lay in each pool, laid out as docs/fair-cards.md says, and how it fell.
import type { Shuffle } from "../../net/fair";
import type { GameRecord } from "../../net/types";
import type { KhivaChance, KhivaChooseCards, KhivaEdition } from "./generated";

export function shufflesOf(record: GameRecord): Shuffle[] {
  const edition = record.edition as KhivaEdition;
  const cards = edition.cards.colours.flatMap((colour) => edition.cards.values.map((value) => `${colour}-${value}`));
  const hands: Set<string>[] = record.seats.map(() => new Set());
  let chosen = new Map<number, KhivaChooseCards>();
  const found: Shuffle[] = [];
  for (const step of record.steps) {
    if (step.step === "chance") {
      const outcome = step.outcome as KhivaChance;
      if (outcome.type === "TeapotsShuffled")
        found.push({ what: "teapots", pool: teapots(edition), order: outcome.order.map(String) });
      else if (outcome.type === "CarpetsShuffled")
        found.push({ what: "carpets", pool: carpets(edition), order: outcome.order });
      else {
        // What is in nobody's hand is shuffled and dealt.
        const pool = cards.filter((card) => !hands.some((hand) => hand.has(card)));
        found.push({ what: "cards", pool, order: [...outcome.hands.flat(), ...outcome.face_up, ...outcome.aside] });
        outcome.hands.forEach((dealt, seat) => dealt.forEach((card) => hands[seat]?.add(card)));
      }
    } else if ((step.move as { type: string }).type === "ChooseCards") {
      chosen.set(step.seat, step.move as KhivaChooseCards);
      if (chosen.size < hands.length) continue;
      // A choice that was changed stands twice: the last one counts, when all are in.
      for (const [seat, { play, give }] of chosen) {
        for (const card of [...play, ...give]) hands[seat]?.delete(card);
      }
      for (const [seat, { give }] of chosen) give.forEach((card) => hands[(seat + 1) % hands.length]?.add(card));
      chosen = new Map();
    }
  }
  return found;
}

function teapots({ teapots: { counts } }: KhivaEdition): string[] {
  const values = Object.keys(counts)
    .map(Number)
    .sort((a, b) => a - b);
  return values.flatMap((value) => Array.from({ length: counts[String(value)] ?? 0 }, () => String(value)));
}

function carpets({ cards, carpets: { values } }: KhivaEdition): string[] {
  return cards.colours.flatMap((colour) => (values[colour] ?? []).map((value) => `${colour}-${value}`));
}
