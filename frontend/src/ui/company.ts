// With whom a game in one click is played.
export interface Company {
  seats: number;
  /** Which bots; null: those in the middle. */
  level: string | null;
}

/** So many sit there, until somebody chooses otherwise. */
export const SEATS = 4;
