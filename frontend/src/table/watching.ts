// The address of a replay or a review: where it stands, counted from 1 as people do, and through whose eyes it is seen.
import type { Eyes } from "../net/replay";

export function eyesOf(search: string): Eyes {
  const seen = new URLSearchParams(search).get("seen") ?? "";
  if (seen === "open") return "open";
  return /^\d$/.test(seen) ? Number(seen) : -1;
}

export function stepOf(search: string): number {
  const at = new URLSearchParams(search).get("at") ?? "";
  return /^\d{1,5}$/.test(at) ? Math.max(0, Number(at) - 1) : 0;
}

export function pathOf(table: string, eyes: Eyes, step: number): string {
  const parts = new URLSearchParams();
  if (step > 0) parts.set("at", String(step + 1));
  if (eyes !== -1) parts.set("seen", String(eyes));
  const search = parts.toString();
  return `/replay/${encodeURIComponent(table)}${search ? `?${search}` : ""}`;
}

/** A review is read with all hands open, unless the address says otherwise. */
export function reviewEyesOf(search: string): Eyes {
  const seen = new URLSearchParams(search).get("seen") ?? "";
  if (seen === "watching") return -1;
  return /^\d$/.test(seen) ? Number(seen) : "open";
}

export function reviewPathOf(table: string, eyes: Eyes = "open", step = 0): string {
  const parts = new URLSearchParams();
  if (step > 0) parts.set("at", String(step + 1));
  if (eyes !== "open") parts.set("seen", eyes === -1 ? "watching" : String(eyes));
  const search = parts.toString();
  return `/review/${encodeURIComponent(table)}${search ? `?${search}` : ""}`;
}
