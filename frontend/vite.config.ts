import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const OUT = resolve(import.meta.dirname, "../src/caravanserai/web/page/app");
const HOUSE = resolve(import.meta.dirname, "../src/caravanserai");
const BUDGET = 80_000;

/** Sentences that only a terminal or the server says stay out of the page. */
const ELSEWHERE =
  /^(?:arena|backup|balance|cannot-listen|cli|cluster|coach-any|extra|gate|help|key-file|ladder-written|lesson|mail|move|news|people|quarantine|ratings?|refusal(?!-(?:daily-hidden|event-hidden|still-gathering|table-damaged|table-old-rules)\b)|report|restore|secret-failed|setting|serve|data|safe|think|train|verify|wrong-key|table-(?:welcome|option|turn|commands|help|more|log|left|kept|not|no))(?=[-\s])/;

/** What is said of a game before one sits at a table of it: its name, its poster, its goal, its options. */
const BEFORE = /^(?:game-|page-poster-|page-goal-|[a-z]+-option-)/;

/** What only pages say that are loaded on demand: their words come with them (`words.withGame(LATE)`). */
const LATE =
  /^(?:page-(?:rating(?:s(?!-(?:rule|boards)\b)|-)|(?:case|notice)-|(?:judge|moderation|news|holiday|circle|event|fair)(?=[-\s]))|table-(?:holiday|pause)-)/;

function messagesIn(file: string): string[] {
  const messages = readFileSync(file, "utf8").split(/\n(?=\S)/);
  return messages.filter((text) => !text.startsWith("#") && text.trim() !== "}" && !ELSEWHERE.test(text));
}

/** The house's words with what is said of every game; and the other words of each game, which are loaded with it. */
function words(): Plugin {
  const games = resolve(HOUSE, "games");
  return {
    name: "words",
    enforce: "pre",
    load(id) {
      const [, game, lang, late] = /(?:\/games\/([a-z]+))?\/strings\/([a-z]{2})\.ftl(\?late)?$/.exec(id) ?? [];
      if (!lang) return null;
      const wordsOf = (key: string): string[] => messagesIn(resolve(games, key, "strings", `${lang}.ftl`));
      const all = readdirSync(games).filter((key) => existsSync(resolve(games, key, "strings", `${lang}.ftl`)));
      const kept = late
        ? messagesIn(resolve(HOUSE, "strings", `${lang}.ftl`)).filter((text) => LATE.test(text))
        : game
          ? wordsOf(game).filter((text) => !BEFORE.test(text))
          : [
              ...messagesIn(resolve(HOUSE, "strings", `${lang}.ftl`)).filter((text) => !LATE.test(text)),
              ...all.flatMap((key) => wordsOf(key).filter((text) => BEFORE.test(text))),
            ];
      return `export default ${JSON.stringify(kept.join("\n"))}`;
    },
  };
}

/** The words that are loaded first, and the first page. */
const isFirst = (module: string | null): boolean =>
  /\/caravanserai\/strings\/en\.ftl$|\/Home\.svelte$/.test(module ?? "");

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
        if (name === "index.html" || (file.type === "chunk" && (file.isEntry || isFirst(file.facadeModuleId))))
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
  test: {
    // A style sheet that a test reads as text is not emptied.
    css: { include: /\.css\?raw/ },
    environment: "happy-dom",
    // One page for all files of a thread: to make one for each took half of the time.
    pool: "threads",
    isolate: false,
    include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    testTimeout: 60_000,
  },
}));
