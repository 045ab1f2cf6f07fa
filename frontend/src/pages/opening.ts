// The second step of a share: when everybody is at the table, this browser opens the nonce whose hash it gave.
import { asOnce, house, HouseError } from "../net/http";
import { nonceOf } from "../net/nonces";
import type { Hello, Opening } from "../net/types";
import { note } from "../ui/promises";

const AGAIN = 1_000;

/** The nonce that I have still to open; null: none, or it is not in this browser. */
export function shareToOpen(hello: Hello, opening: Opening): string | null {
  const hash = opening.nonce_hashes[hello.you];
  return hash && !opening.opened[hello.you] ? nonceOf(hash) : null;
}

/** Send it until the house has it, or says no; the function that comes back ends this. What is fixed is noted first: only
 * what was seen before my own share was told is worth anything. */
export function openShare(
  { table, commitment }: Hello,
  { nonce_hashes }: Opening,
  nonce: string,
  who = "",
): () => void {
  note(table, { hash: commitment, hashes: nonce_hashes });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  async function send(): Promise<void> {
    try {
      await asOnce(who, () => house.openNonce(table, nonce));
      // Of those who share a device the first one's share is noted: all see the same page of it.
      if (!who) note(table, { share: nonce });
    } catch (error) {
      // A line that is cut for a moment is no reason to have no share; a refusal is the last word.
      const passing = error instanceof HouseError && (error.status === 0 || error.status >= 500);
      if (passing && !ended) timer = setTimeout(() => void send(), AGAIN);
    }
  }
  void send();
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}
