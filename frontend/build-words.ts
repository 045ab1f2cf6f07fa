// The words of the page, cut by the build: those that the first screen says; all others, which are loaded with what is
// loaded on demand (`late` in src/ui/words.svelte.ts); and of those once more the few that a table says, so that nobody
// who comes to one waits for all. Which they are is read from the sources.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Plugin } from "vite";

const HOUSE = resolve(import.meta.dirname, "../src/caravanserai");
const SRC = resolve(import.meta.dirname, "src");

/** Sentences that only a terminal or the server says stay out of the page. */
const ELSEWHERE =
  /^(?:arena|backup|balance|cannot-listen|cli|cluster|coach-any|extra|gate|help|key-file|ladder-written|lesson|mail|move|news|people|picture|quarantine|ratings?|refusal(?!-(?:daily-hidden|event-hidden|still-gathering|table-damaged|table-old-rules)\b)|report|restore|secret-failed|setting|serve|share|data|safe|think|train|verify|wrong-key|table-(?:welcome|option|turn|commands|help|more|log|left|kept|not|no))(?=[-\s])/;

/** What is said of a game before one sits at a table of it: its name, its poster, its goal, its options. */
const BEFORE = /^(?:game-|page-poster-|page-goal-|[a-z]+-option-)/;

const IMPORT = /^\s*(?:import|export)\s+(?!type\b)(?:[^"';]*?from\s*)?"(\.[^"]+)"/gm;
/** A message, whole, or its beginning in a template: `page-bot-${key}`. */
const NAMED = /["'`](nameless|you|[a-z]+-[a-z0-9-]*)(?:\.[a-zA-Z-]+)?(["'`]|\$\{)/g;
const SAID_WITHIN = /\{\s*(-?[a-z][a-z0-9-]+)/g;

/** The sources that the entry imports at once, and those that these import. */
export function atOnce(file: string, seen = new Map<string, string>()): Map<string, string> {
  if (seen.has(file)) return seen;
  const source = readFileSync(file, "utf8");
  seen.set(file, source);
  for (const [, path] of source.matchAll(IMPORT)) {
    const near = resolve(dirname(file), path!);
    const found = [near, `${near}.ts`, `${near}/index.ts`].find(
      (one) => /\.(?:ts|svelte)$/.test(one) && existsSync(one),
    );
    if (found) atOnce(found, seen);
  }
  return seen;
}

/** Does one of these sources, or of those that they import at once, name this message? */
function saidBy(files: string[]): (id: string) => boolean {
  const sources = new Map<string, string>();
  for (const file of files) atOnce(resolve(SRC, file), sources);
  const whole = new Set<string>();
  const begun = new Set<string>();
  for (const source of sources.values())
    for (const [, id, end] of source.matchAll(NAMED)) (end === "${" ? begun : whole).add(id!);
  return (id) => whole.has(id) || [...begun].some((beginning) => id.startsWith(beginning));
}

/** A table, of whichever game. */
function tableSources(): string[] {
  const games = readdirSync(resolve(SRC, "games")).map((key) => `games/${key}/index.ts`);
  return ["table/TablePage.svelte", ...games.filter((file) => existsSync(resolve(SRC, file)))];
}

const idOf = (text: string): string => /^-?[a-z0-9-]+/.exec(text)?.[0] ?? "";

function messagesIn(file: string): string[] {
  const messages = readFileSync(file, "utf8").split(/\n(?=\S)/);
  return messages.filter((text) => !text.startsWith("#") && text.trim() !== "}" && !ELSEWHERE.test(text));
}

/** All messages, cut in those of the first screen, with what these say within themselves, and the others. */
function cut(messages: string[], isFirst: (id: string) => boolean): [string[], string[]] {
  const byId = new Map(messages.map((text) => [idOf(text), text]));
  const first = new Set<string>();
  const add = (id: string): void => {
    const text = byId.get(id);
    if (text === undefined || first.has(id)) return;
    first.add(id);
    for (const [, within] of text.matchAll(SAID_WITHIN)) add(within!);
  };
  for (const id of byId.keys()) if (isFirst(id)) add(id);
  return [messages.filter((text) => first.has(idOf(text))), messages.filter((text) => !first.has(idOf(text)))];
}

/** The house's words with what is said of every game, in three files; and the other words of each game, which are loaded
 * with it. In tests there is nothing late. */
export function words(whole: boolean): Plugin {
  const games = resolve(HOUSE, "games");
  let isFirst: (id: string) => boolean = () => true;
  let isTables: (id: string) => boolean = () => true;
  return {
    name: "words",
    enforce: "pre",
    buildStart() {
      if (whole) return;
      isFirst = saidBy(["main.ts"]);
      isTables = saidBy(tableSources());
    },
    load(id) {
      const [, game, lang, part] =
        /(?:\/games\/([a-z]+))?\/strings\/([a-z]{2})\.ftl(?:\?(late|table))?$/.exec(id) ?? [];
      if (!lang) return null;
      const wordsOf = (key: string): string[] => messagesIn(resolve(games, key, "strings", `${lang}.ftl`));
      if (game) return asModule(wordsOf(game).filter((text) => !BEFORE.test(text)));
      const all = readdirSync(games).filter((key) => existsSync(resolve(games, key, "strings", `${lang}.ftl`)));
      const ofGames = all.flatMap((key) => wordsOf(key).filter((text) => BEFORE.test(text)));
      const [first, others] = cut([...messagesIn(resolve(HOUSE, "strings", `${lang}.ftl`)), ...ofGames], isFirst);
      if (part === "table") return asModule(cut(others, isTables)[0]);
      return asModule(part === "late" ? others : first);
    },
  };
}

const asModule = (messages: string[]): string => `export default ${JSON.stringify(messages.join("\n"))}`;
