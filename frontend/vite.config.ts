import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const OUT = resolve(import.meta.dirname, "../src/caravanserai/web/page/app");
const STRINGS = resolve(import.meta.dirname, "../src/caravanserai/strings");
const BUDGET = 100_000;

/** Sentences that only a terminal or the server says stay out of the page. */
const ELSEWHERE =
  /^(?:cli|help|lesson|setting|serve|data|verify|table-(?:welcome|option|turn|commands|help|more|log|left|kept|not|no))(?=[-\s])/;

function words(): Plugin {
  return {
    name: "words",
    enforce: "pre",
    load(id) {
      const lang = /\/strings\/([a-z]{2})\.ftl$/.exec(id)?.[1];
      if (!lang) return null;
      const messages = readFileSync(resolve(STRINGS, `${lang}.ftl`), "utf8").split(/\n(?=\S)/);
      const kept = messages.filter((text) => !text.startsWith("#") && text.trim() !== "}" && !ELSEWHERE.test(text));
      return `export default ${JSON.stringify(kept.join("\n"))}`;
    },
  };
}

/** What a newcomer loads before the first screen stands: the entry, what it imports at once, its styles, one language. */
function firstScreen(): Plugin {
  return {
    name: "first-screen",
    apply: "build",
    writeBundle(_, bundle) {
      const seen = new Map<string, number>();
      const add = (name: string): void => {
        const file = bundle[name];
        if (!file || seen.has(name)) return;
        seen.set(name, gzipSync(file.type === "chunk" ? file.code : file.source, { level: 9 }).length);
        if (file.type !== "chunk") return;
        file.imports.forEach(add);
        file.viteMetadata?.importedCss.forEach(add);
      };
      for (const [name, file] of Object.entries(bundle)) {
        if (name === "index.html" || (file.type === "chunk" && (file.isEntry || /^assets\/(?:en|Home)-/.test(name))))
          add(name);
      }
      const total = [...seen.values()].reduce((sum, size) => sum + size, 0);
      const list = [...seen].map(([name, size]) => `${name} ${(size / 1000).toFixed(1)}`).join(", ");
      console.log(`first screen: ${(total / 1000).toFixed(1)} kB gzip of ${BUDGET / 1000} allowed (${list})`);
      if (total > BUDGET) throw new Error("the first screen is too heavy");
    },
  };
}

export default defineConfig(({ mode }) => ({
  plugins: [words(), svelte(), firstScreen()],
  // The built files lie under one address, beside which the server keeps its own.
  base: "/",
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  build: {
    outDir: OUT,
    emptyOutDir: true,
    // A data: address for a font is refused by the page's policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    // Browsers that know light-dark() by themselves; the trick that replaces it breaks on data-theme.
    cssTarget: ["chrome123", "safari17.5", "firefox121"],
    reportCompressedSize: false,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  // Long, because the machine may be busy: nothing here waits for time.
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], testTimeout: 60_000 },
}));
