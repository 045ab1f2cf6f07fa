// A part of the page that must come: it is asked for again until it does.
import { waitFor } from "../net/wait";
import { trouble } from "./trouble.svelte";

/** Returns what ends the asking. `failed` is called after each try that did not bring it. */
export function keepAsking<T>(load: () => Promise<T>, came: (found: T) => void, failed: () => void): () => void {
  let wanted = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function ask(attempt: number): void {
    load().then(
      (found) => {
        if (!wanted) return;
        trouble.reached();
        came(found);
      },
      () => {
        if (!wanted) return;
        failed();
        timer = setTimeout(() => ask(attempt + 1), waitFor(attempt));
      },
    );
  }
  ask(0);
  return () => {
    wanted = false;
    clearTimeout(timer);
  };
}
