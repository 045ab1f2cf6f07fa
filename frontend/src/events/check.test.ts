import { expect, it } from "vitest";
import event from "../../../tests/golden/event-2.json?raw";
import { checkEvent, type EventFile } from "./check";

const read = (): EventFile => JSON.parse(event) as EventFile;

it("finds that the deals of an event come from its secret and everybody's nonces", async () => {
  const found = await checkEvent(read());
  expect(found.fault).toBeNull();
  expect(found.tables).toBe(Object.keys(read().records).length);
  expect(found.shuffles).toBeGreaterThan(found.tables);
  expect(found.hashes).toHaveLength(4);
});

it("finds a changed secret, nonce, row or record", async () => {
  const secret = read();
  secret.rows.at(-1)!.entry.secret = "0".repeat(64);
  expect((await checkEvent(secret)).fault).toEqual({ what: "secret" });
  const nonce = read();
  nonce.rows.find((row) => row.entry.nonce)!.entry.nonce = "another0another0";
  expect((await checkEvent(nonce)).fault).toEqual({ what: "nonce" });
  const row = read();
  row.rows[3]!.time += 1;
  expect((await checkEvent(row)).fault).toEqual({ what: "seal" });
});
