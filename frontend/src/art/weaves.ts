/** 8×8 weaves: one for each camel colour, told apart without colour. */
export type Colour = "white" | "blue" | "green" | "pink" | "black";

/** In the order in which camels are activated. */
export const COLOURS: readonly Colour[] = ["white", "blue", "green", "pink", "black"];

export const WEAVES: Record<Colour, readonly string[]> = {
  white: ["...##...", "..####..", ".##..##.", "##....##", "##....##", ".##..##.", "..####..", "...##..."],
  blue: ["##....##", ".##..##.", "..####..", "#..##..#", "##....##", ".##..##.", "..####..", "#..##..#"],
  green: ["...##...", ".#.##.#.", ".######.", "...##...", "#..##..#", "########", "...##...", "...##..."],
  pink: ["........", ".#.##.#.", "..####..", ".######.", ".######.", "..####..", ".#.##.#.", "........"],
  black: ["##..##..", "##..##..", "..##..##", "..##..##", "##..##..", "##..##..", "..##..##", "..##..##"],
};

/** Rows of text as one SVG path, a rectangle for each run of knots. */
export function cells(rows: readonly string[]): string {
  let path = "";
  rows.forEach((row, y) => {
    for (const run of row.matchAll(/#+/g)) path += `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`;
  });
  return path;
}
