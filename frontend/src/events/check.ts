// The file of an event checked in this browser: the secret, every nonce, the mixture, and every shuffle of every table
// done again, as docs/events.md says. `caravanserai verify` plays every game by the rules as well; this needs none.
import { gameUi } from "../games";
import { shuffled } from "../net/fair";
import { fromHex, hmacUnder, sha256, toHex } from "../net/sha256";
import type { GameRecord } from "../net/types";

const HEAD = "caravanserai-event-1";

interface Entry {
  type: string;
  event?: string;
  commitment?: string;
  setting?: { game: string; seats: number; duplicate?: boolean };
  person?: string;
  nonce_hash?: string;
  nonce?: string;
  secret?: string;
}
export interface EventFile {
  format: string;
  rows: { number: number; time: number; entry: Entry }[];
  records: Record<string, string>;
  seal: string[];
}

/** What does not hold: null, if all does. `table`: which, as "round.table". */
export type Fault = { what: "secret" | "nonce" | "seal" | "shuffle"; table?: string };
export interface CheckedEvent {
  fault: Fault | null;
  tables: number;
  shuffles: number;
  /** The hashes of all nonces that are in the mixture. */
  hashes: string[];
}

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const hashOf = async (text: string): Promise<string> => toHex(await sha256(bytes(text)));

export async function checkEvent(
  file: EventFile,
  progress: (done: number, all: number) => void = () => undefined,
): Promise<CheckedEvent> {
  const found: CheckedEvent = { fault: null, tables: 0, shuffles: 0, hashes: [] };
  const entries = file.rows.map((row) => row.entry);
  const created = entries[0];
  const secret = entries.find((entry) => entry.secret)?.secret ?? "";
  if (!created?.setting || toHex(await sha256(fromHex(secret))) !== created.commitment)
    return { ...found, fault: { what: "secret" } };
  const shares = sharesIn(entries);
  found.hashes = shares.map((share) => share.hash);
  for (const { hash, nonce } of shares)
    if (nonce && (await hashOf(nonce)) !== hash) return { ...found, fault: { what: "nonce" } };
  if (!(await sealHolds(file))) return { ...found, fault: { what: "seal" } };
  const mixture = await hashOf([HEAD, created.event, ...shares.map((one) => `${one.hash} ${one.nonce}`)].join("\n"));
  const sign = await hmacUnder(fromHex(secret));
  const records = Object.entries(file.records);
  for (const [table, text] of records) {
    const deal = created.setting.duplicate ? table.split(".")[0]! : table;
    const seed = toHex(await sign(bytes(`${mixture}\n${deal}`)));
    const count = await shufflesThatHold(JSON.parse(text) as GameRecord, await hashOf(seed));
    if (count === null) return { ...found, fault: { what: "shuffle", table } };
    found.shuffles += count;
    progress(++found.tables, records.length);
  }
  return found;
}

/** Whose nonces count, in the order in which their hashes came; until entries close somebody may leave or promise anew. */
function sharesIn(entries: readonly Entry[]): { person: string; hash: string; nonce: string }[] {
  let shares: { person: string; hash: string; nonce: string }[] = [];
  let closed = false;
  for (const { type, person = "", nonce_hash = "", nonce = "" } of entries) {
    if (type === "Closed") closed = true;
    else if (type === "Opened") shares.find((share) => share.person === person)!.nonce = nonce;
    else if (!closed && ["Committed", "Withdrew", "Removed"].includes(type)) {
      shares = shares.filter((share) => share.person !== person);
      if (type === "Committed") shares.push({ person, hash: nonce_hash, nonce: "" });
    }
  }
  return shares;
}

async function sealHolds(file: EventFile): Promise<boolean> {
  let chain = await sha256(bytes(file.format));
  const parts = [
    ...file.rows.map((row) => JSON.stringify(row)),
    ...Object.entries(file.records).map(([table, text]) => `${table}\n${text}`),
  ];
  for (const [at, part] of parts.entries()) {
    const text = bytes(part);
    const joined = new Uint8Array(chain.length + text.length);
    joined.set(chain);
    joined.set(text, chain.length);
    chain = await sha256(joined);
    if (toHex(chain).slice(0, 16) !== file.seal[at]) return false;
  }
  return toHex(chain) === file.seal[parts.length] && file.seal.length === parts.length + 1;
}

/** How many shuffles a record has; null, if one is another than the secret gives. */
async function shufflesThatHold(record: GameRecord, secret: string): Promise<number | null> {
  const ui = await gameUi(record.game);
  const shuffles = ui?.shuffles(record) ?? [];
  for (const [step, { pool, order }] of shuffles.entries()) {
    const due = await shuffled(pool, { secret, nonces: [] }, step);
    if (due.length !== order.length || due.some((one, i) => one !== order[i])) return null;
  }
  return shuffles.length;
}
