// A finished game as the house tells it again to one seat, or to somebody who watches.
import { HouseError } from "./http";
import type { Problem, Replay } from "./types";

export type { Replay } from "./types";

/** Whose eyes: a seat, or those who watch, or nobody's: everything open. */
export type Eyes = number | "open";

export async function replayOf(table: string, eyes: Eyes): Promise<Replay> {
  let answer: Response;
  try {
    answer = await fetch(
      `/api/tables/${encodeURIComponent(table)}/replay?${eyes === "open" ? "open=true" : `seat=${eyes}`}`,
    );
  } catch {
    throw new HouseError(0, "unreachable", null);
  }
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as Problem | null;
    throw new HouseError(answer.status, problem?.code ?? "unreachable", problem?.sentence ?? null);
  }
  return (await answer.json()) as Replay;
}
