// Every file of the page once more as Brotli, which takes a sixth less of a slow network than gzip and too long to make while
// somebody waits: `web/built.py` sends it to browsers that know it.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(?:css|html|js|json|svg|webmanifest)$/;
const PARAMS = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };

export function packed(out: string): Plugin {
  return {
    name: "packed",
    apply: "build",
    // When all others have written theirs.
    closeBundle: {
      order: "post",
      handler() {
        for (const folder of [out, join(out, "assets")])
          for (const name of readdirSync(folder).filter((one) => TEXT.test(one))) {
            const file = join(folder, name);
            writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file), { params: PARAMS }));
          }
      },
    },
  };
}
