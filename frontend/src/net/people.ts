// What pages about people ask of the house. Apart from `http.ts`, which the first screen loads.
import { call } from "./http";
import type { Circle, KeptSeat, News, PastPage, Profile } from "./types";

export interface PastSearch {
  text: string;
  game: string;
  result: string;
  since: number | null;
  starred: boolean;
  limit: number;
  after: string | null;
}

/** Only what is asked for: the house refuses an empty word. */
function query(fields: Record<string, string | number | boolean | null>): string {
  const given = Object.entries(fields).filter(([, value]) => value !== null && value !== "" && value !== false);
  return new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
}

/** Somebody: by handle, by their seat at a table of mine, or by the key under which I have them. */
export type Who = { handle: string } | { table: string; seat: number } | { key: string };

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;
const mine = (table: string): string => `/api/me/games/${encodeURIComponent(table)}`;

export const people = {
  pastGames: (search: PastSearch) => call<PastPage>("GET", `/api/me/games?${query({ ...search })}`),
  starGame: (table: string, on: boolean) => call<null>("POST", `${mine(table)}/star`, { on }),
  noteGame: (table: string, text: string) => call<null>("POST", `${mine(table)}/note`, { text }),
  myProfile: () => call<Profile>("GET", "/api/me/profile"),
  profile: (handle: string) => call<Profile>("GET", `/api/people/${encodeURIComponent(handle)}`),
  showProfile: (shows: Profile["shows"]) => call<null>("POST", "/api/me/profile", { shows }),
  circle: (table: string | null = null) => call<Circle>("GET", `/api/friends?${query({ table })}`),
  news: () => call<News>("GET", "/api/friends/news"),
  turns: () => call<{ turns: number }>("GET", "/api/me/news/turns"),
  ask: (who: Who) => call<null>("POST", "/api/friends/ask", who),
  answerAsk: (key: string, yes: boolean) => call<null>("POST", "/api/friends/answer", { key, yes }),
  removeFriend: (key: string) => call<null>("POST", "/api/friends/remove", { key }),
  block: (who: Who) => call<null>("POST", "/api/friends/block", who),
  unblock: (key: string) => call<null>("POST", "/api/friends/unblock", { key }),
  invite: (key: string, table: string) => call<null>("POST", "/api/friends/invite", { key, table }),
  keep: (key: string, table: string) => call<null>("POST", `${at(table)}/keep`, { key }),
  free: (table: string, seat: number) => call<null>("POST", `${at(table)}/free`, { seat }),
  kept: (table: string) => call<KeptSeat[]>("GET", `${at(table)}/kept`),
  release: (table: string, seat: number) => call<null>("POST", `${at(table)}/release`, { seat }),
  dismiss: (table: string) => call<null>("POST", "/api/friends/dismiss", { table }),
};
