import { beforeEach, expect, it, vi } from "vitest";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

it("finds a nonce by its hash again after a reload", async () => {
  const before = await import("./nonces");
  const hash = await before.newNonce();
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  vi.resetModules();
  const after = await import("./nonces");
  expect(after.nonceOf(hash)).toMatch(/^[0-9a-f]{32}$/);
  expect(after.nonceOf(hash)).toBe(before.nonceOf(hash));
  expect(after.nonceOf("0".repeat(64))).toBeNull();
});

it("is the hash that the house computes", async () => {
  const { newNonce, nonceOf } = await import("./nonces");
  const { plainSha256, toHex } = await import("./sha256");
  const hash = await newNonce();
  expect(toHex(plainSha256(new TextEncoder().encode(nonceOf(hash)!)))).toBe(hash);
});

it("draws another each time, and keeps the last ones", async () => {
  const { newNonce } = await import("./nonces");
  const hashes = new Set<string>();
  for (let i = 0; i < 70; i++) hashes.add(await newNonce());
  expect(hashes.size).toBe(70);
  expect(JSON.parse(localStorage.getItem("caravanserai-nonces")!)).toHaveLength(60);
});

it("plays on in a browser that keeps nothing, until the page is left", async () => {
  vi.stubGlobal("localStorage", undefined);
  const { newNonce, nonceOf } = await import("./nonces");
  expect(nonceOf(await newNonce())).not.toBeNull();
  vi.unstubAllGlobals();
});
