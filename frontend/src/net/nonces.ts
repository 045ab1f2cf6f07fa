// My share of a table's shuffles, a nonce: the house gets its hash when I sit down, and the nonce itself only when
// everybody has. Kept by its hash, so that a reload, another tab or a rematch finds it again.
import { sha256, toHex } from "./sha256";

const KEY = "caravanserai-nonces";
const MOST = 60;
/** For a browser that keeps nothing. */
const here = new Map<string, string>();

function kept(): [string, string][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as [string, string][]) : [];
  } catch {
    return [];
  }
}

/** A new nonce is drawn and kept: its hash. */
export async function newNonce(): Promise<string> {
  const nonce = toHex(crypto.getRandomValues(new Uint8Array(16)));
  const hash = toHex(await sha256(new TextEncoder().encode(nonce)));
  here.set(hash, nonce);
  try {
    localStorage.setItem(KEY, JSON.stringify([...kept(), [hash, nonce]].slice(-MOST)));
  } catch {
    // It is known until this page is left.
  }
  return hash;
}

/** The nonce of a hash, if this browser drew it. */
export function nonceOf(hash: string): string | null {
  return here.get(hash) ?? kept().find(([one]) => one === hash)?.[1] ?? null;
}
