import { expect, test } from "vitest";
import { bytes, text } from "./passkey";

test("bytes are the same on both ways", () => {
  const all = Uint8Array.from({ length: 256 }, (_, i) => i);
  for (let length = 0; length < 6; length++) {
    const some = all.slice(250 - length * 3, 250 + length);
    expect([...bytes(text(some.buffer))]).toEqual([...some]);
  }
  expect(text(Uint8Array.from([251, 255, 190]).buffer)).toBe("-_--");
});
