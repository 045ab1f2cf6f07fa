import { afterEach, describe, expect, it, vi } from "vitest";
import five from "../../tests/golden/fair-5.json?raw";
import two from "../../tests/golden/fair-2.json?raw";
import { shufflesOf } from "../src/games/khiva/shuffles";
import { check, shuffled } from "../src/net/fair";
import { fromHex, hmacUnder, plainHmac, plainSha256, sha256, toHex } from "../src/net/sha256";
import type { Fairness, GameRecord } from "../src/net/types";

const bytes = (text: string) => new TextEncoder().encode(text);
const recorded = (seats: number) => JSON.parse(seats === 2 ? two : five) as GameRecord;
afterEach(() => void vi.unstubAllGlobals());

describe("SHA-256", () => {
  it.each([
    ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
    ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
    [
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
    ],
  ])("of %j is the standard's", (text, hash) => expect(toHex(plainSha256(bytes(text)))).toBe(hash));

  it("of ours is the browser's, at every length and for HMAC too", async () => {
    for (let length = 0; length < 140; length++) {
      const data = bytes("x".repeat(length));
      expect(toHex(plainSha256(data))).toBe(toHex(await sha256(data)));
    }
    for (const key of [bytes("short"), bytes("k".repeat(100))]) {
      expect(toHex(plainHmac(key, bytes("message")))).toBe(toHex(await (await hmacUnder(key))(bytes("message"))));
    }
  });
});

describe.each([2, 5])("a record of a live game of %i", (seats) => {
  it("has every shuffle that its secret and shares give", async () => {
    const record = recorded(seats);
    const found = await check(record, shufflesOf(record));
    expect(found?.secret).toBe(true);
    expect(found?.shuffles.slice(0, 3).map((one) => one.what)).toEqual(["teapots", "carpets", "cards"]);
    expect(found?.shuffles.length).toBe(record.steps.filter((step) => step.step === "chance").length);
    expect(found?.shuffles.every((one) => one.holds)).toBe(true);
  });

  it("is found out where one card was moved", async () => {
    const record = recorded(seats);
    const deals = record.steps.flatMap((step) =>
      step.step === "chance" ? [step.outcome as { type: string; aside?: string[] }] : [],
    );
    const aside = deals.findLast((one) => one.type === "CardsDealt")?.aside ?? [];
    if (seats === 2) aside.reverse();
    else (deals[1] as unknown as { order: string[] }).order.reverse();
    const found = await check(record, shufflesOf(record));
    expect(found?.shuffles.filter((one) => !one.holds)).toHaveLength(1);
  });

  it("is not checked where a shuffle was given with a position", async () => {
    const record = recorded(seats);
    (record.steps[0] as { outcome: { order: number[] } }).outcome.order.reverse();
    record.fairness!.given_shuffles = [0];
    const found = await check(record, shufflesOf(record));
    expect(found?.given).toBe(1);
    expect(found?.shuffles.every((one) => one.holds)).toBe(true);
  });

  it("is found out where the secret is another", async () => {
    const record = recorded(seats);
    record.fairness!.secret = "00".repeat(32);
    const found = await check(record, shufflesOf(record));
    expect(found?.secret).toBe(false);
    expect(found?.shuffles.some((one) => one.holds)).toBe(false);
  });
});

describe("the order of the shares", () => {
  const ordered = async (change: (fairness: Fairness) => void): Promise<boolean | null | undefined> => {
    const record = recorded(5);
    change(record.fairness!);
    return (await check(record, []))?.order;
  };

  it("holds where hashes were fixed first, though one was not opened in time", async () => {
    expect(await ordered(() => undefined)).toBe(true);
  });

  it("is not spoken of where shares were sent in the open", async () => {
    expect((await check(recorded(2), []))?.order).toBeNull();
  });

  it.each<[string, (fairness: Fairness) => void]>([
    ["another share", (one) => (one.nonces[0] = "another")],
    ["another hash", (one) => (one.nonce_hashes![0] = "0".repeat(64))],
    ["a share for a bot", (one) => (one.nonces[1] = "of the house")],
    ["a share opened first", (one) => one.order!.splice(1, 0, one.order!.pop()!)],
    ["a hash that came last", (one) => one.order!.push(...one.order!.splice(1, 1))],
    ["shares that were never fixed", (one) => one.order!.splice(one.order!.indexOf("fixed"), 1)],
    ["a house that came last", (one) => one.order!.push(one.order!.shift()!)],
    ["a share that came twice", (one) => one.order!.push(one.order!.at(-1)!)],
  ])("is broken by %s", async (_, change) => expect(await ordered(change)).toBe(false));
});

describe("a house without https", () => {
  it("is checked as well", async () => {
    const pool = Array.from({ length: 25 }, (_, i) => String(i));
    const fairness = { secret: "ab".repeat(32), nonces: ["é", ""] };
    const due = await shuffled(pool, fairness, 3);
    vi.stubGlobal("crypto", {});
    expect(await shuffled(pool, fairness, 3)).toEqual(due);
    expect(toHex(await sha256(fromHex("00")))).toBe(toHex(plainSha256(fromHex("00"))));
  });
});
