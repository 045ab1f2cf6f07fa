import type { Poster } from "../contract";
import art from "./poster.svg";

const poster: Poster = {
  key: "samarkand",
  art,
  ink: "light",
  players: "3–5",
  least: 3,
  most: 5,
  minutes: 30,
  level: 2,
  // The price falls by itself, slowly enough for a first game; for all else nobody has a clock.
  clock: { type: "paced", pace: 3.5 },
};
export default poster;
