// What this browser noted about the shuffles of a table while the game had yet to be played: the hash that it was shown,
// the hashes of all shares before it opened its own, and its own share once the house had taken it. With them it can tell
// afterwards that the house kept its word to this very reader.
const KEY = "caravanserai-promises";
const MOST = 30;

export interface Promised {
  hash?: string;
  hashes?: string[];
  share?: string;
}

function all(): [string, Promised][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as [string, Promised][]) : [];
  } catch {
    return [];
  }
}

export function promisedAt(table: string): Promised {
  return all().find(([id]) => id === table)?.[1] ?? {};
}

/** What was noted first counts: that a later one is another is what is to be found out. */
export function note(table: string, promised: Promised): void {
  const before = promisedAt(table);
  const now = { ...promised, ...before };
  if (Object.keys(now).length === Object.keys(before).length) return;
  const rest = all().filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([...rest, [table, now]].slice(-MOST)));
  } catch {
    // A browser that keeps nothing can still check the shuffles themselves.
  }
}
