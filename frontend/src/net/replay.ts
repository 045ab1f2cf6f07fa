// A finished game as the house tells it again to one seat, or to somebody who watches.
import { HouseError } from "./http";
import type { Problem, Replay } from "./types";

export type { Replay } from "./types";

export async function replayOf(table: string, seat: number): Promise<Replay> {
  let answer: Response;
  try {
    answer = await fetch(`/api/tables/${encodeURIComponent(table)}/replay?seat=${seat}`);
  } catch {
    throw new HouseError(0, "unreachable", null);
  }
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as Problem | null;
    throw new HouseError(answer.status, problem?.code ?? "unreachable", problem?.sentence ?? null);
  }
  return (await answer.json()) as Replay;
}
