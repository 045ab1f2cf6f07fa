// Which part of the loom is in view: the side of a square in pixels, and where the corner of square (0, 0) is.
import type { Bounds } from "./kilim";
import type { Square } from "./types";

export interface Camera {
  cell: number;
  x: number;
  y: number;
}

export interface Box {
  w: number;
  h: number;
}

export const LARGEST = 128;
export const FITTING = 76; // a small kilim is not blown up beyond this

/** Whole knots where there is room for them: edges stay crisp. */
export function crisp(cell: number): number {
  return cell >= 16 ? Math.floor(cell / 4) * 4 : Math.max(1, Math.floor(cell * 2) / 2);
}

/** All of it, with so many squares of room on each side, in the middle. */
export function fit(bounds: Bounds, box: Box, margin: number, most = FITTING): Camera {
  const columns = bounds.right - bounds.left + 2 * margin;
  const rows = bounds.bottom - bounds.top + 2 * margin;
  const cell = crisp(Math.min(most, box.w / columns, box.h / rows));
  return {
    cell,
    x: Math.round(box.w / 2 - ((bounds.left + bounds.right) / 2) * cell),
    y: Math.round(box.h / 2 - ((bounds.top + bounds.bottom) / 2) * cell),
  };
}

/** The same, where a corner at the bottom right is covered by buttons: beside it, above it, or smaller until it is free. */
export function fitBeside(bounds: Bounds, squares: readonly Square[], box: Box, margin: number, corner: Box): Camera {
  const whole = fit(bounds, box, margin);
  if (!covers(whole, squares, box, corner)) return whole;
  const above = fit(bounds, { w: box.w, h: box.h - corner.h }, margin);
  const beside = fit(bounds, { w: box.w - corner.w, h: box.h }, margin);
  return beside.cell > above.cell ? beside : above;
}

/** Does the corner at the bottom right cover any of these squares? */
function covers(camera: Camera, squares: readonly Square[], box: Box, corner: Box): boolean {
  return squares.some(
    ({ x, y }) =>
      (x + 1) * camera.cell + camera.x > box.w - corner.w && (y + 1) * camera.cell + camera.y > box.h - corner.h,
  );
}

/** Larger or smaller, the point under (x, y) staying where it is. */
export function zoom(camera: Camera, factor: number, x: number, y: number, least: number): Camera {
  const cell = Math.min(LARGEST, Math.max(Math.min(least, LARGEST), camera.cell * factor));
  const by = cell / camera.cell;
  return { cell, x: x - (x - camera.x) * by, y: y - (y - camera.y) * by };
}

/** Never so far that no square is left in view. */
export function keep(camera: Camera, bounds: Bounds, box: Box): Camera {
  const room = Math.min(camera.cell * 1.5, box.w / 3, box.h / 3);
  const within = (at: number, low: number, high: number, size: number): number =>
    Math.min(size - room - low * camera.cell, Math.max(room - high * camera.cell, at));
  return {
    cell: camera.cell,
    x: within(camera.x, bounds.left, bounds.right, box.w),
    y: within(camera.y, bounds.top, bounds.bottom, box.h),
  };
}

/** Moved as little as needed for these squares to be seen. */
export function show(camera: Camera, squares: readonly Square[], box: Box, pad: number): Camera {
  let { x, y } = camera;
  for (const square of squares) {
    const [left, top] = [square.x * camera.cell + x, square.y * camera.cell + y];
    x += Math.max(0, pad - left) - Math.max(0, left + camera.cell + pad - box.w);
    y += Math.max(0, pad - top) - Math.max(0, top + camera.cell + pad - box.h);
  }
  return { cell: camera.cell, x, y };
}

export const pointAt = (camera: Camera, x: number, y: number): Square => ({
  x: (x - camera.x) / camera.cell,
  y: (y - camera.y) / camera.cell,
});

export function squareAt(camera: Camera, x: number, y: number): Square {
  const point = pointAt(camera, x, y);
  return { x: Math.floor(point.x), y: Math.floor(point.y) };
}
