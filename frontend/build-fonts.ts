// The letters of the pictures that the server draws: it needs plain font files, and the packages have compressed ones.
// A WOFF file is a font whose tables are compressed one by one; what follows puts them back (W3C, WOFF 1.0).
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { inflateSync } from "node:zlib";
import type { Plugin } from "vite";

const FACES = [
  "fraunces-latin-600",
  "fraunces-latin-ext-600",
  "inter-latin-600",
  "inter-latin-ext-600",
  "noto-sans-kr-korean-600",
];
const HEAD = { woff: 44, woffEntry: 20, font: 12, entry: 16 };

export function plainFont(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(HEAD.font + count * HEAD.entry);
  woff.copy(head, 0, 4, 8);
  const power = 2 ** Math.floor(Math.log2(count));
  [count, power * 16, Math.log2(power), (count - power) * 16].forEach((n, i) => head.writeUInt16BE(n, 4 + 2 * i));
  const parts = [head];
  let at = head.length;
  for (let n = 0; n < count; n++) {
    const from = HEAD.woff + n * HEAD.woffEntry;
    const [start, packed, length, sum] = [4, 8, 12, 16].map((offset) => woff.readUInt32BE(from + offset)) as [
      number,
      number,
      number,
      number,
    ];
    const kept = woff.subarray(start, start + packed);
    const table = packed < length ? inflateSync(kept) : kept;
    woff.copy(head, HEAD.font + n * HEAD.entry, from, from + 4);
    [sum, at, length].forEach((value, i) => head.writeUInt32BE(value, HEAD.font + n * HEAD.entry + 4 + 4 * i));
    const padded = Buffer.alloc(Math.ceil(length / 4) * 4);
    table.copy(padded);
    parts.push(padded);
    at += padded.length;
  }
  return Buffer.concat(parts);
}

export function fonts(out: string): Plugin {
  const require = createRequire(import.meta.url);
  return {
    name: "fonts",
    apply: "build",
    writeBundle() {
      mkdirSync(resolve(out, "fonts"), { recursive: true });
      for (const face of FACES) {
        const file = require.resolve(
          `@fontsource/${/^(.+?)-(latin|korean)/.exec(face)![1]!}/files/${face}-normal.woff`,
        );
        writeFileSync(resolve(out, "fonts", `${face}.ttf`), plainFont(readFileSync(file)));
      }
    },
  };
}
