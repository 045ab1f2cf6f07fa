import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { fonts } from "./build-fonts.ts";
import { offline, WORKER } from "./build-offline.ts";
import { packed } from "./build-packed.ts";
import { freed } from "./build-preload.ts";
import { atOnce, words } from "./build-words.ts";

const OUT = resolve(import.meta.dirname, "../src/caravanserai/web/page/app");
const BUDGET = 60_000;

/** The words that are loaded first, and the first page. */
const isFirst = (module: string | null): boolean =>
  /\/caravanserai\/strings\/en\.ftl$|\/Home\.svelte$/.test(module ?? "");

type Bundle = Parameters<Extract<Plugin["writeBundle"], (...given: never[]) => unknown>>[1];

/** These files, and all that they import at once, with styles. */
function closure(bundle: Bundle, names: readonly string[]): Map<string, string | Uint8Array> {
  const seen = new Map<string, string | Uint8Array>();
  const add = (name: string): void => {
    const file = bundle[name];
    if (!file || seen.has(name)) return;
    seen.set(name, file.type === "chunk" ? file.code : file.source);
    if (file.type !== "chunk") return;
    file.imports.forEach(add);
    file.viteMetadata?.importedCss.forEach(add);
  };
  names.forEach(add);
  return seen;
}

/** What a newcomer loads before the first screen stands: the entry, what it imports at once, its styles, one language. */
function firstFiles(bundle: Bundle): Map<string, string | Uint8Array> {
  const first = Object.entries(bundle).filter(
    ([name, file]) =>
      name === "index.html" || (file.type === "chunk" && (file.name === "first" || isFirst(file.facadeModuleId))),
  );
  return closure(
    bundle,
    first.map(([name]) => name),
  );
}

function firstScreen(): Plugin {
  return {
    name: "first-screen",
    apply: "build",
    writeBundle(_, bundle) {
      const sizes = [...firstFiles(bundle)].map(
        ([name, text]) => [name, gzipSync(text, { level: 9 }).length / 1000] as const,
      );
      const total = sizes.reduce((sum, [, size]) => sum + size, 0);
      const list = sizes.map(([name, size]) => `${name} ${size.toFixed(1)}`).join(", ");
      console.log(`first screen: ${total.toFixed(1)} kB gzip of ${BUDGET / 1000} allowed (${list})`);
      if (total > BUDGET / 1000) throw new Error("the first screen is too heavy");
    },
  };
}

/** Fonts of other scripts, and words, of which each reader needs one language: kept when they have been used. */
const ON_USE = /\/(?:en|de|es|fr|ko)-[^/]+\.js$|\/noto-|\/korean-|-(?:ext|cyrillic|greek|vietnamese)-[^/]*\.woff2$/;
const ROOT = ["/", "/early.js", "/icon.svg", "/icon-192.png", "/manifest.webmanifest"];

/** What each page and each game needs beyond the first screen, for those who come straight to a table: `web/built.py` names
 * it in the document, so that a browser need not find out part by part. */
const PARTS: readonly (readonly [RegExp, (found: RegExpExecArray) => string])[] = [
  [/\/table\/TablePage\.svelte$/, () => "table"],
  [/\/table\/WaitingRoom\.svelte$/, () => "waiting room"],
  [/\/table\/later\.ts$/, () => "later at a table"],
  [/\/src\/games\/([a-z]+)\/index\.ts$/, ([, game]) => `game ${game}`],
  [/\/caravanserai\/strings\/([a-z]{2})\.ftl\?late$/, ([, lang]) => `late words ${lang}`],
  [/\/caravanserai\/strings\/([a-z]{2})\.ftl\?table$/, ([, lang]) => `table words ${lang}`],
  [/\/caravanserai\/strings\/([a-z]{2})\.ftl$/, ([, lang]) => `first words ${lang}`],
  [/\/games\/([a-z]+)\/strings\/([a-z]{2})\.ftl$/, ([, game, lang]) => `words of ${game} ${lang}`],
];

function parts(): Plugin {
  return {
    name: "parts",
    apply: "build",
    writeBundle(_, bundle) {
      const first = firstFiles(bundle);
      const found: Record<string, string[]> = {};
      for (const [name, file] of Object.entries(bundle)) {
        if (file.type !== "chunk" || !file.facadeModuleId) continue;
        for (const [pattern, key] of PARTS) {
          const match = pattern.exec(file.facadeModuleId);
          if (match)
            found[key(match)] = [...closure(bundle, [name]).keys()].filter((one) => !first.has(one) || one === name);
        }
      }
      writeFileSync(resolve(OUT, "parts.json"), JSON.stringify(found));
    },
  };
}

/** The words of the first screen, a file for each language: public/early.js has the reader's fetched beside the script that
 * asks for them. To wait for the script first was a way there and back more. */
const FIRST_WORDS = /\/caravanserai\/strings\/([a-z]{2})\.ftl$/;

function firstWords(): Plugin {
  return {
    name: "first-words",
    apply: "build",
    transformIndexHtml(html, { bundle = {} }) {
      const links = Object.entries(bundle).flatMap(([name, file]) => {
        const [, lang] = (file.type === "chunk" && FIRST_WORDS.exec(file.facadeModuleId ?? "")) || [];
        return lang ? [`<link rel="words" hreflang="${lang}" href="/${name}" />\n    `] : [];
      });
      return html.replace(/(?=<script src="\/early\.js">)/, links.join(""));
    },
  };
}

/** Tell the worker which files there are: see public/worker.js. */
function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
    writeBundle(_, bundle) {
      const first = [...firstFiles(bundle).keys()].map((name) => `/${name}`).filter((name) => name !== "/index.html");
      const all = Object.keys(bundle).map((name) => `/${name}`);
      const kept = first.filter((name) => !ON_USE.test(name));
      const parts = all.filter((name) => name.startsWith("/assets/") || name.startsWith(`/${WORKER}/`));
      const others = parts.filter((name) => !first.includes(name) && !ON_USE.test(name));
      const file = resolve(OUT, "worker.js");
      const filled = readFileSync(file, "utf8")
        .replace("const FIRST = [];", `const FIRST = ${JSON.stringify([...ROOT, ...kept])};`)
        .replace("const OTHERS = [];", `const OTHERS = ${JSON.stringify(others)};`);
      const set = createHash("sha256").update(all.join()).update(filled).digest("hex").slice(0, 12);
      writeFileSync(file, filled.replace('"house-0"', `"house-${set}"`));
    },
  };
}

/** Who comes to a table asks for few files, not for seventy small ones: where each is a way there and back, that was more
 * than a second on a phone. What is loaded at once for one of these goes into one file; the first that needs a source has it. */
const SRC = resolve(import.meta.dirname, "src");
const GAMES = readdirSync(resolve(SRC, "games"), { withFileTypes: true })
  .filter((one) => one.isDirectory())
  .map((one) => one.name);
const TOGETHER: readonly (readonly [string, string])[] = [
  ["first", "main.ts"],
  ["soon", "pages/Lobby.svelte"],
  ["soon", "pages/Presence.svelte"],
  ["table", "table/TablePage.svelte"],
  ...GAMES.map((game) => [`game-${game}`, `games/${game}/${game === "any" ? "ui" : "index"}.ts`] as const),
  ["later", "table/later.ts"],
  ["waiting", "table/WaitingRoom.svelte"],
];

/** Groups for the bundler, the first choice first: each takes what its sources import along. */
function groups(): { name: string; test: (id: string) => boolean; priority: number }[] {
  const named = new Map<string, string>();
  for (const [name, file] of TOGETHER)
    for (const source of atOnce(resolve(SRC, file)).keys()) {
      const before = named.get(source);
      // What several games need, and no table without them.
      if (!before) named.set(source, name);
      else if (before !== name && before.startsWith("game-")) named.set(source, "games");
    }
  // Each but the first stays a file of its own, by which it is asked for.
  for (const [name, file] of TOGETHER) if (name !== "first") named.delete(resolve(SRC, file));
  // Sources name their sheets too; those beside the folders of games are for all of them.
  const nameOf = (id: string): string | undefined => {
    // Half of what the first screen needs: two files side by side are there before one that shares the line with others.
    if (id.includes("/node_modules/svelte/")) return "svelte";
    return /\/src\/games\/\w+\.css$/.test(id) ? "games" : named.get(id.split("?")[0]!);
  };
  const names = [
    "svelte",
    "first",
    "soon",
    "table",
    "games",
    ...GAMES.map((game) => `game-${game}`),
    "later",
    "waiting",
  ];
  return names.map((name, i) => ({ name, test: (id) => nameOf(id) === name, priority: names.length - i }));
}

export default defineConfig(({ mode }) => ({
  plugins: [
    words(mode === "test"),
    svelte(),
    firstWords(),
    firstScreen(),
    worker(),
    parts(),
    fonts(OUT),
    offline(OUT),
    packed(OUT),
    freed(),
  ],
  // The built files lie under one address, beside which the server keeps its own.
  base: "/",
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  worker: {
    format: "es",
    rolldownOptions: { output: { entryFileNames: `${WORKER}/[name]-[hash].js` } },
  },
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
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: groups() } },
    },
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
