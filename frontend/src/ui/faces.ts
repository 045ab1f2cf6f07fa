// Seats as everybody sees them, with the words of the reader's language.
import type { SeatFace } from "../games/contract";
import type { Present, TableState } from "../net/fold";
import { namesOf } from "./characters";

export { clockText } from "../games/clock";

type Say = (id: string, args?: Record<string, unknown>) => string;

/** Only bots wait for this reader, and they go on waiting when the time is up. */
export function isUnhurried(present: Present): boolean {
  return present.ask !== null && !present.ask.sealed && present.ask.if_late === "game-waits";
}

/** `now` is this machine's clock; time that passed since the clocks were read is taken from those that run. */
export function facesOf(state: TableState, now: number, t: Say): SeatFace[] {
  const present = state.now;
  if (!present) return [];
  const names = namesOf(present.seats, t);
  return present.seats.map((seat, number) => {
    const waiting = present.waiting.includes(number);
    // A moment that all share costs nobody's time.
    const runs = waiting && !present.moment;
    // Nobody hurries a bot, nor somebody for whom the game waits.
    const hurried = seat.state === "person" && !(number === state.hello?.you && isUnhurried(present));
    const clock = hurried ? (present.clocks[number] ?? null) : null;
    return {
      ...names[number]!,
      bot: seat.state === "bot" ? seat.bot : null,
      kind: seat.state,
      here: seat.state === "bot" || (state.here[number] ?? false),
      waiting,
      thinks: runs && (seat.state === "bot" || seat.state === "bot-for-person"),
      clock: clock === null || !runs ? clock : Math.max(0, clock - (now - state.clocksAt)),
      you: number === state.hello?.you,
    };
  });
}
