import type { Poster } from "../contract";
import art from "./poster.svg";

const poster: Poster = {
  key: "khiva",
  art,
  ink: "dark",
  players: "2–5",
  least: 2,
  most: 5,
  minutes: 15,
  level: 1,
};
export default poster;
