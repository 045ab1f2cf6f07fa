import { cells } from "./weaves";

export interface Yarn {
  fill: string;
  d: string;
}

export const BAND_WIDTH = 16;
export const BAND_HEIGHT = 12;

/** The same numbers for the same words: mulberry32 over a small hash. */
export function numbersFrom(seed: string): () => number {
  let a = 2166136261;
  for (const letter of seed) a = Math.imul(a ^ letter.charCodeAt(0), 16777619);
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** One tile of a table's own woven band: stepped diamonds between two barber stripes, seeded by the table's id. */
export function wovenBand(seed: string): Yarn[] {
  const next = numbersFrom(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T;
  const ground = pick(["#27335C", "#B5402F", "#27335C", "#7A2E2A"]);
  const threads = ["#F6EFE2", "#E0A02E", "#1F8A8A", "#B5402F", "#27335C", "#6E7B3C"]
    .filter((colour) => colour !== ground)
    .map((colour): [number, string] => [next(), colour])
    .sort((a, b) => a[0] - b[0])
    .map(([, colour]) => colour);
  const [stepX, stepY, shift] = [pick([1, 1, 2]), pick([1, 1, 2]), pick([0, 0, 8])];
  const hook = next() < 0.6;
  const yarnAt = (x: number, y: number): string => {
    const edge = Math.min(y, BAND_HEIGHT - 1 - y);
    if (edge === 0) return threads[0]!;
    if (edge === 1) return (x >> 1) % 2 ? threads[1]! : ground;
    const dx = Math.floor(Math.abs(((x + shift) % BAND_WIDTH) - 7.5));
    const dy = Math.floor(Math.abs(y - 5.5));
    if (hook && dx === 6 && dy === 2) return threads[2]!;
    const ring = Math.floor(dx / stepX) + Math.floor(dy / stepY);
    return ring > 5 || ring % 2 ? ground : threads[(ring / 2) % 4]!;
  };
  const rows = new Map<string, string[][]>();
  for (let y = 0; y < BAND_HEIGHT; y++) {
    for (let x = 0; x < BAND_WIDTH; x++) {
      const fill = yarnAt(x, y);
      if (!rows.has(fill))
        rows.set(
          fill,
          Array.from({ length: BAND_HEIGHT }, () => Array(BAND_WIDTH).fill(".") as string[]),
        );
      rows.get(fill)![y]![x] = "#";
    }
  }
  return [...rows].map(([fill, knots]) => ({ fill, d: cells(knots.map((row) => row.join(""))) }));
}
