// Keys of the souk: a number points at a card, p or the space bar passes, arrows lead along, c confirms.
import { isTyping } from "../keys";

export type Key =
  { do: "digit"; digit: number } | { do: "pass" } | { do: "confirm" } | { do: "clear" } | { do: "along"; by: 1 | -1 };

const PRESSED = "button, a, summary, select, [tabindex]";

export function keyOf(event: KeyboardEvent): Key | null {
  if (event.defaultPrevented || isTyping(event)) return null;
  const target = event.target as HTMLElement | null;
  // A button that has the focus is pressed by Enter and the space bar itself.
  const onButton = Boolean(target?.closest?.(PRESSED));
  if (/^[1-9]$/.test(event.key)) return { do: "digit", digit: Number(event.key) };
  switch (event.key) {
    case "p":
      return { do: "pass" };
    case " ":
      return onButton ? null : { do: "pass" };
    case "c":
      return { do: "confirm" };
    case "Enter":
      return onButton ? null : { do: "confirm" };
    case "Escape":
      return { do: "clear" };
    case "ArrowRight":
    case "ArrowDown":
      return { do: "along", by: 1 };
    case "ArrowLeft":
    case "ArrowUp":
      return { do: "along", by: -1 };
    default:
      return null;
  }
}
