// The faces of Kilim on an 8×8 weave: '.' ground, '#' figure, 'o' accent. Each has its own outline and its own lightness.
import { mount } from "svelte";
import Motifs from "./Motifs.svelte";
import { cells } from "../../art/weaves";

export type Motif = "star" | "hooks" | "horn" | "diamond" | "comb";
export const MOTIFS: readonly Motif[] = ["star", "hooks", "horn", "diamond", "comb"];

export const MOTIF_ROWS: Record<Motif, readonly string[]> = {
  star: ["...##...", ".#.##.#.", "..####..", "###oo###", "###oo###", "..####..", ".#.##.#.", "...##..."],
  hooks: ["........", ".####.o.", ".#..#.o.", ".#.##.o.", ".#.oo.o.", ".#.o..o.", ".#.oooo.", "........"],
  horn: [".##..##.", "#..##..#", "#.####.#", "##.##.##", "...##...", "..####..", "...oo...", "..oooo.."],
  diamond: ["...##...", "..####..", ".##..##.", "##.oo.##", "##.oo.##", ".##..##.", "..####..", "...##..."],
  comb: ["..oooo..", ".######.", ".######.", ".#.##.#.", ".#.##.#.", ".#.##.#.", ".#.##.#.", "........"],
};

/** Ground, figure, accent: the same yarns in both themes. */
export const MOTIF_YARNS: Record<Motif, readonly [string, string, string]> = {
  star: ["#27335c", "#f6efe2", "#e0a02e"],
  hooks: ["#b5402f", "#f6efe2", "#161a2e"],
  horn: ["#e7d6b8", "#2b2233", "#b5402f"],
  diamond: ["#1f8a8a", "#161a2e", "#f6efe2"],
  comb: ["#6e7b3c", "#f6efe2", "#161a2e"],
};

/** The knots of one yarn as a path. */
export function knots(motif: Motif, mark: "#" | "o"): string {
  return cells(MOTIF_ROWS[motif].map((row) => row.replace(/[^.]/g, (knot) => (knot === mark ? "#" : "."))));
}

/** Puts the symbols (#motif-star … #motif-torn, #motif-perfect) into the page, once, whoever asks. */
export function needMotifs(): void {
  if (document.getElementById("motifs-of-kilim")) return;
  mount(Motifs, { target: document.body });
}
