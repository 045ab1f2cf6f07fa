// The souk's symbols (#good-carpets …, #souk-camel, #coin-1 …, #parasol, #wax) and the end bands of its rugs.
import { mount } from "svelte";
import SoukDefs from "./SoukDefs.svelte";

export type GoodsKind = "carpets" | "spices" | "fruits" | "jewels" | "clothes";

/** One 8×8 tile a kind. */
export const TILES: readonly (readonly [GoodsKind, string])[] = [
  ["carpets", "M4 0l4 4-4 4-4-4z"],
  ["spices", "M1 1h2v2H1zM5 5h2v2H5z"],
  ["fruits", "M0 4a4 4 0 0 1 8 0H6a2 2 0 0 0-4 0z"],
  ["jewels", "M0 0l4 4 4-4v3L4 7 0 3z"],
  ["clothes", "M0 0h2v8H0zM4 0h2v8H4z"],
];

/** Puts the symbols into the page, once, whoever asks. */
export function needSouk(): void {
  if (document.getElementById("things-of-the-souk")) return;
  mount(SoukDefs, { target: document.body });
}
