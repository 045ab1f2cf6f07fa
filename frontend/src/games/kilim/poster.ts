import type { Poster } from "../contract";
import art from "./poster.svg";

const poster: Poster = {
  key: "kilim",
  art,
  ink: "light",
  players: "2–5",
  least: 2,
  most: 5,
  minutes: 30,
  level: 2,
};
export default poster;
