import type { Colour } from "../../art/weaves";
import { COLOURS } from "../../art/weaves";
import { STAND, counterHalf, counterOf, type BoardPlan, type CityPlan, type Point } from "./geometry";
import { sameSpace, type Space } from "./types";

/** The middle of a space; in the city, the place before a camel's own tent. */
export function pointOf(space: Space, colour: Colour, board: BoardPlan, city: CityPlan): Point {
  if (space.place === "city") {
    const stand = city.camels[COLOURS.indexOf(colour)]!;
    return { x: stand.x, y: stand.y - stand.width * 0.3 };
  }
  const arm = board.arms[space.path ?? 0]!;
  return space.place === "counter" ? counterOf(arm) : arm.spaces[(space.shop ?? 1) - 1]!;
}

/** Where a camel's feet are on a space, and how wide it is drawn there. */
export function standOf(space: Space, colour: Colour, board: BoardPlan, city: CityPlan): Point & { width: number } {
  if (space.place === "city") return city.camels[COLOURS.indexOf(colour)]!;
  const p = pointOf(space, colour, board, city);
  return { x: p.x, y: p.y + board.r * STAND.down, width: board.r * STAND.width };
}

/** Which way a camel looked when it came to a space: 1 is to the right. */
export interface Facing {
  space: Space;
  face: 1 | -1;
}

/** A camel looks the way it came; where that is not known, along its path to the counter. In the city all look alike. */
export function facingOf(space: Space, came: Facing | undefined, board: BoardPlan): 1 | -1 {
  if (space.place === "city") return 1;
  if (came && sameSpace(came.space, space)) return came.face;
  const arm = board.arms[space.path ?? 0]!;
  const index = space.place === "counter" ? arm.spaces.length - 1 : (space.shop ?? 1) - 1;
  const before = index > 0 ? arm.spaces[index - 1]! : arm.gate;
  const after = arm.spaces[index + 1] ?? arm.spaces[index]!;
  return faceOf(after.x - before.x, 1, board.r * 0.4);
}

/** To the left or to the right; a way that leads neither turns nobody. */
export function faceOf(dx: number, now: 1 | -1, least: number): 1 | -1 {
  return Math.abs(dx) < least ? now : dx < 0 ? -1 : 1;
}

/** The road from a camel to where it would stop: back along a rival's path, through the city, out along the mover's. */
export function trailOf(from: Space, to: Space, colour: Colour, board: BoardPlan, city: CityPlan): string {
  const index = (space: Space): number =>
    space.place === "counter" ? board.arms[0]!.spaces.length : (space.shop ?? 0);
  const points: Point[] = [];
  const same = from.place !== "city" && from.path === to.path;
  if (from.place !== "city" && !same) {
    const arm = board.arms[from.path ?? 0]!;
    points.push(...arm.spaces.slice(0, index(from)).reverse(), arm.gate);
  }
  if (from.place === "city" || to.place === "city") points.push(pointOf({ place: "city" }, colour, board, city));
  else if (!same) points.push(board.centre);
  if (to.place !== "city") {
    const arm = board.arms[to.path ?? 0]!;
    if (!same) points.push(arm.gate);
    points.push(...arm.spaces.slice(same ? index(from) - 1 : 0, index(to)));
  }
  return smooth(points);
}

/** A line that bends at its points instead of breaking. */
function smooth(points: readonly Point[]): string {
  if (points.length < 2) return "";
  const at = (p: Point): string => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`;
  const bends = points.slice(1, -1).map((p, i) => {
    const next = points[i + 2]!;
    return `Q${at(p)} ${at({ x: (p.x + next.x) / 2, y: (p.y + next.y) / 2 })}`;
  });
  return `M${at(points[0]!)}${bends.join("")}L${at(points[points.length - 1]!)}`;
}

/** Half the room that a ring round a space takes. */
export function sizeOf(space: Space, r: number): Point {
  if (space.place === "shop") return { x: r * 1.32, y: r * 1.32 };
  if (space.place === "city") return { x: r * 1.5, y: r * 1.2 };
  const half = counterHalf(r);
  return { x: half.x + r * 0.42, y: half.y + r * 0.5 };
}

/** A good guess at the width of small words; Hangul is as wide as it is high. */
export function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) width += letter.charCodeAt(0) > 0x1100 ? 13 : 7.2;
  return width;
}
