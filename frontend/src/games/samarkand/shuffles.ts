// The shuffles of a record: what lay in each pool, laid out as docs/fair-cards.md says, and how it fell.
import type { Shuffle } from "../../net/fair";
import type { GameRecord } from "../../net/types";
import type { SamarkandChance, SamarkandEdition } from "./generated";
import { KINDS, type Kind } from "./types";

export function shufflesOf(record: GameRecord): Shuffle[] {
  const edition = record.edition as SamarkandEdition;
  const camels = Object.entries(edition.camels.counts).flatMap(([capacity, count]) =>
    Array.from({ length: count }, () => Number(capacity)),
  );
  let bank: Kind | null = null;
  return record.steps.flatMap((step): Shuffle[] => {
    if (step.step !== "chance") return [];
    const outcome = step.outcome as SamarkandChance;
    switch (outcome.type) {
      case "KindsDrawn":
        bank = outcome.order[record.seats.length] ?? null;
        return [{ what: "kinds", pool: [...KINDS], order: outcome.order }];
      case "BankShuffled":
        return [{ what: "bank", pool: rising(bank ? edition.goods[bank] : []), order: outcome.order.map(String) }];
      case "CamelsShuffled":
        return [{ what: "camels", pool: rising(camels), order: outcome.order.map(String) }];
      case "SeatsShuffled":
        return [{ what: "seats", pool: record.seats.map((_, seat) => String(seat)), order: outcome.order.map(String) }];
      case "CamelsShuffledBack":
        // The camels that nobody has: which, the moves tell to who plays them again.
        return [{ what: "camels", pool: rising(outcome.order), order: outcome.order.map(String) }];
    }
  });
}

function rising(numbers: readonly number[]): string[] {
  return [...numbers].sort((a, b) => a - b).map(String);
}
