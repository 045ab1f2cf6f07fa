// Keys of the table: digits, confirm, clear.
import { isTyping } from "../keys";

export type Key = { do: "digit"; digit: number } | { do: "confirm" } | { do: "clear" } | null;

export function keyOf(event: KeyboardEvent): Key {
  if (event.defaultPrevented || isTyping(event)) return null;
  const target = event.target as HTMLElement | null;
  if (/^[0-9]$/.test(event.key)) return { do: "digit", digit: Number(event.key) };
  if (event.key === "c") return { do: "confirm" };
  // Enter presses the button that has the focus; elsewhere it confirms.
  if (event.key === "Enter" && !target?.closest?.("button, a")) return { do: "confirm" };
  return event.key === "Escape" ? { do: "clear" } : null;
}
