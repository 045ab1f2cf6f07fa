// How long to wait before the house is tried again: all who lost it do not come at once.
export const FIRST_WAIT = 250;
/** A house that restarts is back within seconds; only a long silence is asked about less often. */
export const USUAL_WAIT = 2_000;
export const PATIENT_ATTEMPTS = 12;
export const LONGEST_WAIT = 15_000;

export function waitFor(attempt: number, random: () => number = Math.random): number {
  const most = Math.min(attempt < PATIENT_ATTEMPTS ? USUAL_WAIT : LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
  return most / 2 + (random() * most) / 2;
}
