// What the pages of evenings and tournaments ask of the house.
import { call } from "./http";
import { newNonce } from "./nonces";
import type { AnnounceEvent, CrossTable, EventLink, EventList, EventRound, EventState } from "./types";

const at = (event: string): string => `/api/events/${encodeURIComponent(event)}`;
const act = (event: string, what: string, body: unknown = {}) => call<EventState>("POST", `${at(event)}/${what}`, body);

export const events = {
  all: () => call<EventList>("GET", "/api/events"),
  announce: (event: AnnounceEvent) => call<EventLink>("POST", "/api/events", event),
  one: (event: string) => call<EventState>("GET", at(event)),
  round: (event: string, round: number) => call<EventRound>("GET", `${at(event)}/rounds/${round}`),
  cross: (event: string) => call<CrossTable>("GET", `${at(event)}/cross`),
  /** Who enters promises a nonce: this browser keeps it. */
  enter: async (event: string) => act(event, "enter", { nonce_hash: await newNonce() }),
  open: (event: string, nonce: string) => act(event, "open", { nonce }),
  withdraw: (event: string) => act(event, "withdraw"),
  begin: (event: string) => act(event, "begin"),
  late: (event: string) => act(event, "late"),
  remove: (event: string, key: string, reason: string) => act(event, "remove", { key, reason }),
  void: (event: string, round: number, table: number, reason: string) => act(event, "void", { round, table, reason }),
  correct: (event: string, round: number, table: number, points: number[], places: number[], reason: string) =>
    act(event, "correct", { round, table, points, places, reason }),
  callOff: (event: string, reason: string) => act(event, "call-off", { reason }),
  file: (event: string) => `${at(event)}/file`,
};
