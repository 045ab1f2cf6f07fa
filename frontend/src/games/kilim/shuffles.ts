// The shuffles of a record: what lay in each pool, laid out as docs/fair-cards.md says, and how it fell.
import type { Shuffle } from "../../net/fair";
import type { GameRecord } from "../../net/types";
import type { KilimChance, KilimEdition } from "./generated";

export function shufflesOf(record: GameRecord): Shuffle[] {
  const names = namesOf(record.edition as KilimEdition);
  /** The pieces as they are numbered: the days' dominoes, then the torn ones. */
  const all = [...names.days.flat(), ...names.torn];
  const left = [...names.torn];
  let stay: string[] = [];
  return record.steps.flatMap((step): Shuffle[] => {
    if (step.step !== "chance") return [];
    const outcome = step.outcome as KilimChance;
    if (outcome.type === "TornDrawn") {
      left.splice(0, left.length, ...outcome.order);
      return [{ what: "torn", pool: names.torn, order: outcome.order }];
    }
    if (outcome.type === "DominoesTakenOut") {
      stay = outcome.stay;
      return [{ what: "dominoes", pool: names.days[outcome.day - 1] ?? [], order: [...outcome.out, ...outcome.stay] }];
    }
    // What stays of the day, and the next torn ones in its place.
    const torn = left.splice(0, outcome.order.length - stay.length);
    const pile = new Set([...stay, ...torn]);
    return [{ what: "pile", pool: all.filter((piece) => pile.has(piece)), order: outcome.order }];
  });
}

function namesOf({ dominoes, torn }: KilimEdition): { days: string[][]; torn: string[] } {
  const seen = new Set<string>();
  /** Another one alike is marked. */
  const own = (name: string): string => {
    let named = name;
    while (seen.has(named)) named += "+";
    seen.add(named);
    return named;
  };
  const days = [dominoes["day-1"], dominoes["day-2"], dominoes["day-3"]].map((day, i) =>
    day.map((pair) => own(`${i + 1}-${pair}`)),
  );
  return { days, torn: torn.motifs.map((motif) => own(`torn-${motif}`)) };
}
