// Several people at one table from one device, one after another: each is a guest of their own, with a cookie of their own.
import { asOnce, house } from "./http";
import { newNonce } from "./nonces";
import type { TableLink } from "./types";

/** Those besides the device's own person; the house knows as many. */
export const OTHERS = ["2", "3", "4", "5"] as const;

const KEY = "caravanserai-sharing";
const MOST = 30;
/** For a browser that keeps nothing. */
let here: [string, string[]][] = [];

function all(): [string, string[]][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) && found.length ? (found as [string, string[]][]) : here;
  } catch {
    return here;
  }
}

/** Who plays at this table from this device, in the order in which they sat down; none: whoever is at it plays alone. */
export function sharing(table: string): string[] {
  return all().find(([id]) => id === table)?.[1] ?? [];
}

function share(table: string, people: string[]): void {
  here = [...all().filter(([id]) => id !== table), [table, people] satisfies [string, string[]]].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(here));
  } catch {
    // It is known until this page is left.
  }
}

/** The others of this device sit down, too, at a table that its own person has opened. */
export async function sitTogether(table: string, names: readonly string[]): Promise<void> {
  const seated = [""];
  for (const [i, name] of names.entries()) {
    const who = OTHERS[i];
    if (!who) return;
    // Who gives no name is called by the house.
    if (name.trim()) await asOnce(who, () => house.name(name.trim()));
    const hash = await newNonce();
    await asOnce(who, () => house.sit(table, null, hash));
    seated.push(who);
    share(table, seated);
  }
}

/** The same company once more: all who are here come along. */
export async function rematchHere(table: string): Promise<TableLink> {
  const people = sharing(table);
  if (people.length < 2) return house.rematch(table, await newNonce());
  let made: TableLink | null = null;
  for (const who of people) {
    const hash = await newNonce();
    made = await asOnce(who, () => house.rematch(table, hash));
    share(made.id, people);
  }
  return made!;
}
