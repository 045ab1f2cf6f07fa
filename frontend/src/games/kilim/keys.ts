// Keys of the table: Gold by its value, special cards by a letter (t for the Artisan's tokens: `a` is the house's), confirm, clear.
import { isTyping } from "../keys";

export type Key =
  { do: "card"; card: string } | { do: "digit"; digit: number } | { do: "confirm" } | { do: "clear" } | null;

const LETTERS: Record<string, string> = { s: "spy", b: "scrap-bag", t: "artisan" };
/** So soon after a 1, a digit makes it 10 to 15. */
export const SOON = 900;

export function keyOf(event: KeyboardEvent): Key {
  if (event.defaultPrevented || isTyping(event)) return null;
  const target = event.target as HTMLElement | null;
  if (/^[0-9]$/.test(event.key)) return { do: "digit", digit: Number(event.key) };
  const card = LETTERS[event.key];
  if (card) return { do: "card", card };
  if (event.key === "c") return { do: "confirm" };
  // Enter presses the button that has the focus; elsewhere it confirms.
  if (event.key === "Enter" && !target?.closest?.("button, a, [tabindex]")) return { do: "confirm" };
  return event.key === "Escape" ? { do: "clear" } : null;
}

/** Digits as they come: 1 is one, and with the next digit 10 to 15. */
export class Digits {
  #one = -Infinity;

  gold(digit: number, now: number): number | null {
    const teen = now - this.#one < SOON && digit <= 5;
    this.#one = digit === 1 && !teen ? now : -Infinity;
    if (teen) return 10 + digit;
    return digit || null;
  }
}

export function letterOf(card: string): string | null {
  return Object.entries(LETTERS).find(([, named]) => named === card)?.[0] ?? null;
}
