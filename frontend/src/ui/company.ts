// With whom a game in one click is played.
import type { Press } from "../net/types";

export interface Company {
  /** Null: as it comes. */
  seats: number | null;
  /** Which bots; null: those in the middle. */
  level: string | null;
  pace: NonNullable<Press["pace"]>;
  /** With bots alone: who presses too stays away. */
  alone: boolean;
}

/** So many sit there, until somebody chooses otherwise. */
export const SEATS = 4;
export const PACES: readonly Company["pace"][] = ["live", "relaxed"];
