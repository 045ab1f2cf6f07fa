// What a browser needs to play without the house: Pyodide, and the wheel of msgspec that was made for it. All of it is
// compressed here, once, and lies beside the page; where the wheel could not be had, the house has nothing to fetch.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const WHEELS = resolve(import.meta.dirname, "../.venv/offline");
const RUNTIME = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"];
/** Where the worker's own script lies: it comes with a policy of its own (web/door.py). */
export const WORKER = "offline/worker";

function write(file: string, data: Uint8Array): number {
  const packed = gzipSync(data, { level: 9 });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.gz`, packed);
  return packed.length;
}

export function offline(out: string): Plugin {
  return {
    name: "offline",
    apply: "build",
    writeBundle(_, bundle) {
      for (const name of Object.keys(bundle).filter((one) => one.startsWith(`${WORKER}/`))) {
        write(resolve(out, name), readFileSync(resolve(out, name)));
        rmSync(resolve(out, name));
      }
      const wheel = existsSync(WHEELS) ? readdirSync(WHEELS).find((name) => name.endsWith(".whl")) : undefined;
      if (!wheel) {
        console.warn("no wheel of msgspec for browsers: this page has no “Play offline”");
        return;
      }
      const pyodide = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));
      // Its list of packages names hundreds that nobody needs here.
      const lock = JSON.parse(readFileSync(resolve(pyodide, "pyodide-lock.json"), "utf8")) as { info: unknown };
      const files = new Map([
        ...RUNTIME.map((name) => [name, readFileSync(resolve(pyodide, name))] as const),
        ["pyodide-lock.json", Buffer.from(JSON.stringify({ info: lock.info, packages: {} }))] as const,
        ["msgspec.whl", readFileSync(resolve(WHEELS, wheel))] as const,
      ]);
      const hash = createHash("sha256");
      for (const [name, data] of files) hash.update(name).update(data);
      const set = hash.digest("hex").slice(0, 16);
      const listed = [...files].map(([name, data]) => {
        const path = `offline/${set}/${name}`;
        return { path: `/${path}`, bytes: write(resolve(out, path), data), size: data.length };
      });
      writeFileSync(resolve(out, "offline.json"), JSON.stringify({ set, files: listed }));
    },
  };
}
