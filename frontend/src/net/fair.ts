// Every shuffle of a finished game done again, from the secret and the seats' shares: docs/fair-cards.md, in a browser.
import { fromHex, hmacUnder, sha256, toHex } from "./sha256";
import type { Fairness, GameRecord } from "./types";

/** One shuffle of a record: its pool in the order that anybody can name, and the order in which the record has it. */
export interface Shuffle {
  what: string;
  pool: string[];
  order: string[];
}

export interface Checked {
  /** The secret gives the hash of the record. */
  secret: boolean;
  /** Every share fits its hash, and all hashes were fixed before any share was opened; null: there are no hashes. */
  order: boolean | null;
  /** The shuffles, in order: is each the one that secret and shares give? */
  shuffles: { what: string; size: number; holds: boolean }[];
  /** So many others were given with the position from which the game began: no secret decided them. */
  given: number;
}

export async function check(record: GameRecord, shuffles: Shuffle[]): Promise<Checked | null> {
  const { fairness } = record;
  if (!fairness) return null;
  const secret = fromHex(fairness.secret);
  const found: Checked = {
    secret: toHex(await sha256(secret)) === fairness.commitment,
    order: fairness.nonce_hashes?.length ? await inOrder(fairness) : null,
    shuffles: [],
    given: 0,
  };
  for (const [number, { what, pool, order }] of shuffles.entries()) {
    if (fairness.given_shuffles?.includes(number)) {
      found.given += 1;
      continue;
    }
    const due = await shuffled(pool, fairness, number);
    found.shuffles.push({
      what,
      size: order.length,
      holds: due.length === order.length && due.every((one, i) => one === order[i]),
    });
  }
  return found;
}

/** The house's hash, the hash of each person's share, then nothing more changes, then the shares: each fits its hash. */
async function inOrder({ nonces, nonce_hashes = [], order = [] }: Fairness): Promise<boolean> {
  for (const [seat, nonce] of nonces.entries())
    if (nonce && toHex(await sha256(new TextEncoder().encode(nonce))) !== nonce_hashes[seat]) return false;
  if (nonce_hashes.length !== nonces.length) return false;
  const seats = [...nonce_hashes.keys()].filter((seat) => nonce_hashes[seat]);
  const fixed = order.indexOf("fixed");
  const same = (found: string[], due: string[]): boolean => found.sort().join() === due.sort().join();
  return (
    order[0] === "house" &&
    fixed > 0 &&
    same(
      order.slice(1, fixed),
      seats.map((seat) => `hash ${seat}`),
    ) &&
    same(
      order.slice(fixed + 1),
      seats.filter((seat) => nonces[seat]).map((seat) => `nonce ${seat}`),
    )
  );
}

/** The pool in the order of shuffle number `step`, from 0: each place in turn takes one of those that are left. */
export async function shuffled(
  pool: readonly string[],
  fairness: Pick<Fairness, "secret" | "nonces">,
  step: number,
): Promise<string[]> {
  const order = [...pool];
  const below = await drawing(fairness, step);
  for (let i = 0; i < order.length - 1; i++) {
    const j = i + (await below(order.length - i));
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}

/** Numbers below n for one shuffle; those that would favour some are thrown away. */
async function drawing(
  { secret, nonces }: Pick<Fairness, "secret" | "nonces">,
  step: number,
): Promise<(n: number) => Promise<number>> {
  const sign = await hmacUnder(fromHex(secret));
  const writer = new TextEncoder();
  let block = new DataView(new ArrayBuffer(0));
  let at = 0;
  let counter = 0;
  return async (n) => {
    for (;;) {
      if (at >= block.byteLength) {
        block = new DataView((await sign(writer.encode([...nonces, step, counter].join("\n")))).buffer);
        counter += 1;
        at = 0;
      }
      const number = block.getUint32(at);
      at += 4;
      if (number < 2 ** 32 - (2 ** 32 % n)) return number % n;
    }
  };
}
