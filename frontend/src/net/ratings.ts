// What pages about ratings ask of the house.
import { call } from "./http";
import type { Leaderboard, PersonRatings, PoolRating, RatingChange, RatingRule } from "./types";

export interface BoardAsked {
  size: PoolRating["size"];
  kind: PoolRating["kind"];
  track: "results" | "luckless";
  month: string;
  whom: "everybody" | "friends";
}

export const ratings = {
  rule: () => call<RatingRule[]>("GET", "/api/ratings"),
  mine: () => call<PersonRatings>("GET", "/api/me/ratings"),
  of: (handle: string) => call<PersonRatings>("GET", `/api/people/${encodeURIComponent(handle)}/ratings`),
  board: (game: string, asked: BoardAsked) =>
    call<Leaderboard>(
      "GET",
      `/api/ratings/${encodeURIComponent(game)}?${new URLSearchParams({ ...asked }).toString()}`,
    ),
  change: (table: string) => call<RatingChange>("GET", `/api/tables/${encodeURIComponent(table)}/rating`),
};
