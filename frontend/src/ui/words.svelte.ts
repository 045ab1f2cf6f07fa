// Sentences in the chosen language. Only that language is loaded; the files are those of the server.
import type { Say } from "../games/contract";
import { house, speak } from "../net/http";
import { bundleOf, has, say, type Bundle, type Lang } from "./fluent";
import { kept } from "./kept.svelte";
import { renewed } from "./renewed";

export { bundleOf, has, say, settled, type Lang } from "./fluent";
export const LANGUAGES: { key: Lang; name: string }[] = [
  { key: "en", name: "English" },
  { key: "de", name: "Deutsch" },
  { key: "es", name: "Español" },
  { key: "fr", name: "Français" },
  { key: "ko", name: "한국어" },
];

const FILES: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import("../../../src/caravanserai/strings/en.ftl"),
  de: () => import("../../../src/caravanserai/strings/de.ftl"),
  es: () => import("../../../src/caravanserai/strings/es.ftl"),
  fr: () => import("../../../src/caravanserai/strings/fr.ftl"),
  ko: () => import("../../../src/caravanserai/strings/ko.ftl"),
};

/** The house's words that only pages say which are loaded on demand; asked for as a game's are. */
export const LATE = "late";
const LATER: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import("../../../src/caravanserai/strings/en.ftl?late"),
  de: () => import("../../../src/caravanserai/strings/de.ftl?late"),
  es: () => import("../../../src/caravanserai/strings/es.ftl?late"),
  fr: () => import("../../../src/caravanserai/strings/fr.ftl?late"),
  ko: () => import("../../../src/caravanserai/strings/ko.ftl?late"),
};

/** Those of them that a table says before it asks its first question. */
export const TABLE = "table";
const TABLES: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import("../../../src/caravanserai/strings/en.ftl?table"),
  de: () => import("../../../src/caravanserai/strings/de.ftl?table"),
  es: () => import("../../../src/caravanserai/strings/es.ftl?table"),
  fr: () => import("../../../src/caravanserai/strings/fr.ftl?table"),
  ko: () => import("../../../src/caravanserai/strings/ko.ftl?table"),
};

const GAMES = import.meta.glob<{ default: string }>("../../../src/caravanserai/games/*/strings/*.ftl");

/** A game's own words; in the first language where it lacks this one. */
async function wordsOfGame(game: string, lang: Lang): Promise<string> {
  if (game === LATE) return (await LATER[lang]()).default;
  // All are as good, and kept by who never sat at a table but was here before: out of reach, and after an update.
  if (game === TABLE) return (await TABLES[lang]().catch(() => LATER[lang]())).default;
  const fileIn = (one: Lang) => GAMES[`../../../src/caravanserai/games/${game}/strings/${one}.ftl`];
  const file = fileIn(lang) ?? fileIn("en");
  return file ? (await file()).default : house.strings(game, lang);
}

class Words {
  lang = $state<Lang>(wanted());
  /** An object of its own for each time when all must be said anew. */
  private known = $state.raw<{ bundle: Bundle } | null>(null);
  /** Games whose words are wanted: with every language that is chosen they are loaded anew. */
  private readonly games = new Set<string>();
  /** Those whose words are in the bundle. */
  private readonly read = new Set<string>();
  /** What was to be said before there were words for it. */
  private readonly lacking = new Set<string>();
  /** One load after the other: the last one has all that was asked for. */
  private loading: Promise<void> = Promise.resolve();

  get ready(): boolean {
    return this.known !== null;
  }

  /** For dates: the reader's own kind of the language, such as British English; the words are the same. */
  get locale(): string {
    return navigator.languages.find((tag) => tag.slice(0, 2).toLowerCase() === this.lang) ?? this.lang;
  }

  has(id: string): boolean {
    const found = this.known !== null && has(this.known.bundle, id);
    if (!found) this.lacking.add(id);
    return found;
  }

  readonly t: Say = Object.assign(
    (id: string, args?: Record<string, unknown>): string => {
      if (!this.known) return "";
      const said = say(this.known.bundle, id, args);
      if (said === id) this.lacking.add(id);
      return said;
    },
    { has: (id: string) => this.has(id) },
  );

  load(lang?: Lang, more: string[] = []): Promise<void> {
    const next = this.loading.then(() => this.fetch(lang ?? this.lang, more));
    this.loading = next.catch(() => undefined);
    return next;
  }

  /** The words of a game, before anything of it is shown. */
  async withGame(...games: string[]): Promise<void> {
    // Somebody else may have asked for them already, and not got them.
    await this.loading;
    const more = games.filter((game) => !this.read.has(game));
    if (!more.length) return;
    for (const game of more) this.games.add(game);
    return this.load(undefined, more).catch((error: unknown) => {
      for (const game of more) if (!this.read.has(game)) this.games.delete(game);
      throw error;
    });
  }

  private async fetch(lang: Lang, more: string[]): Promise<void> {
    const before = lang === this.lang ? (this.known?.bundle ?? null) : null;
    // Who asked for the same before, and did not get it, has given it up: whoever asks now has not.
    for (const game of more) this.games.add(game);
    const games = [...this.games].filter((game) => !before || !this.read.has(game));
    const house = before ? [] : [FILES[lang]().then((file) => file.default)];
    // Where they cannot be had, the device has letters of its own.
    const letters = lang === "ko" ? import("./korean").catch(() => null) : null;
    const texts = await Promise.all([...house, ...games.map((game) => wordsOfGame(game, lang))]);
    await letters;
    if (before) this.add(before, texts);
    else this.begin(lang, texts);
    for (const game of games) this.read.add(game);
  }

  private begin(lang: Lang, texts: string[]): void {
    this.known = { bundle: bundleOf(lang, ...texts) };
    this.read.clear();
    this.lang = lang;
    document.documentElement.lang = lang;
    speak(lang);
  }

  /** What stands is said anew only where words for it were lacking: at a table that is much work, and somebody plays. */
  private add(bundle: Bundle, texts: string[]): void {
    bundle.add(texts);
    if ([...this.lacking].some((id) => has(bundle, id))) this.known = { bundle };
    this.lacking.clear();
  }

  /** False if its words are not here, and the house is out of reach: the one before stays. */
  async choose(lang: Lang): Promise<boolean> {
    // Chosen from now on, though it is kept only with its words: the account's language may arrive before them.
    kept.chosen.add("lang");
    try {
      await this.load(lang);
    } catch {
      return false;
    }
    kept.lang = lang;
    return true;
  }

  /** Every language once, for a device that will be out of reach: the page's worker keeps what was loaded. */
  async keepAll(): Promise<void> {
    await Promise.all([FILES, LATER, TABLES, GAMES].flatMap((files) => Object.values(files).map((load) => load())));
  }
}

function wanted(): Lang {
  for (const tag of [kept.lang, ...navigator.languages]) {
    const found = LANGUAGES.find((one) => one.key === tag?.slice(0, 2).toLowerCase());
    if (found) return found.key;
  }
  return "en";
}

export const words = new Words();
export const t = words.t;

/** For what is loaded on demand: with it come the words that the first screen does not say, or those of them that it says. */
export async function late<T>(page: Promise<T>, which = LATE): Promise<T> {
  try {
    return (await Promise.all([page, words.withGame(which)]))[0];
  } catch (error) {
    void renewed();
    throw error;
  }
}
