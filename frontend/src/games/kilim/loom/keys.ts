// Keys of the loom. Typing, a dialog and modifiers are not for us; arrows and Enter only where nothing else wants them.
import type { Turn } from "./types";

export type LoomKey =
  { do: "rotate"; by: 1 | -1 } | { do: "swap" | "confirm" | "back" } | { do: "go"; turn: Turn } | null;

const ARROWS: Record<string, Turn> = { ArrowRight: 0, ArrowDown: 1, ArrowLeft: 2, ArrowUp: 3 };

export function loomKey(event: KeyboardEvent, loom: Element | undefined): LoomKey {
  const target = event.target instanceof Element ? event.target : null;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (target?.closest("input, textarea, select, [contenteditable], dialog[open]")) return null;
  const free =
    !target || target === document.body || Boolean(target.closest("[data-loom-keys]") && loom?.contains(target));
  const arrow = ARROWS[event.key];
  if (arrow !== undefined) return free ? { do: "go", turn: arrow } : null;
  if (event.key.toLowerCase() === "r") return { do: "rotate", by: event.shiftKey ? -1 : 1 };
  if (event.key === "x") return { do: "swap" };
  if (event.key === "c") return { do: "confirm" };
  if (event.key === "Enter" && !target?.closest("button, a, summary")) return { do: "confirm" };
  return event.key === "Escape" ? { do: "back" } : null;
}
