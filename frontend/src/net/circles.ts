// What the pages of circles ask of the house.
import { call } from "./http";
import type {
  CircleDoor,
  CircleMade,
  CircleStandings,
  CircleView,
  DailyPage,
  MyCircles,
  OpenRound,
  PlanEvening,
  TableLink,
} from "./types";

const at = (circle: string): string => `/api/circles/${encodeURIComponent(circle)}`;
const evening = (circle: string, id: string): string => `${at(circle)}/evenings/${encodeURIComponent(id)}`;

export const circles = {
  mine: () => call<MyCircles>("GET", "/api/circles"),
  make: (name: string) => call<CircleMade>("POST", "/api/circles", { name }),
  look: (circle: string) => call<CircleView>("GET", at(circle)),
  door: (circle: string, secret: string) => call<CircleDoor>("POST", `${at(circle)}/look`, { secret }),
  join: (circle: string, secret: string, name: string | null) =>
    call<CircleMade>("POST", `${at(circle)}/join`, { secret, name }),
  leave: (circle: string) => call<null>("POST", `${at(circle)}/leave`),
  end: (circle: string) => call<null>("POST", `${at(circle)}/end`),
  rename: (circle: string, name: string) => call<null>("POST", `${at(circle)}/rename`, { name }),
  renewLink: (circle: string) => call<null>("POST", `${at(circle)}/link`),
  renewFeed: (circle: string) => call<null>("POST", `${at(circle)}/feed`),
  remove: (circle: string, key: string) => call<null>("POST", `${at(circle)}/remove`, { key }),
  makeKeeper: (circle: string, key: string, on: boolean) => call<null>("POST", `${at(circle)}/keeper`, { key, on }),
  plan: (circle: string, plan: PlanEvening) => call<CircleMade>("POST", `${at(circle)}/evenings`, plan),
  change: (circle: string, id: string, plan: PlanEvening) => call<null>("POST", evening(circle, id), plan),
  callOff: (circle: string, id: string) => call<null>("POST", `${evening(circle, id)}/off`),
  standings: (circle: string, season: string | null) =>
    call<CircleStandings>("GET", `${at(circle)}/standings${season === null ? "" : `?season=${season}`}`),
  daily: (circle: string) => call<DailyPage>("GET", `${at(circle)}/daily`),
  playDaily: (circle: string, game: string) => call<TableLink>("POST", `${at(circle)}/daily/${game}`),
  /** Where the browser gets the zip. */
  export: (circle: string) => `${at(circle)}/export`,
  round: (circle: string, id: string, round: OpenRound) => call<null>("POST", `${evening(circle, id)}/round`, round),
  answer: (circle: string, id: string, answer: "in" | "perhaps" | "out" | null) =>
    call<null>("POST", `${evening(circle, id)}/answer`, { answer }),
};
