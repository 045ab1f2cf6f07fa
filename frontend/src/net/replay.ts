// A finished game as the house tells it again to one seat, or to somebody who watches.
import { call } from "./http";
import type { Clip, Replay } from "./types";

export type { Replay } from "./types";

/** Whose eyes: a seat, or those who watch, or nobody's: everything open. */
export type Eyes = number | "open";

export const replayOf = (table: string, eyes: Eyes): Promise<Replay> =>
  call<Replay>(
    "GET",
    `/api/tables/${encodeURIComponent(table)}/replay?${eyes === "open" ? "open=true" : `seat=${eyes}`}`,
  );

/** Its last turn, drawn, for a clip. */
export const lastTurnOf = (table: string): Promise<Clip> =>
  call<Clip>("GET", `/api/tables/${encodeURIComponent(table)}/last-turn`);
