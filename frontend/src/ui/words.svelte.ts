// Sentences in the chosen language. Only that language is loaded; the files are those of the server.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { CHARACTERS } from "../art/levels";
import type { Say } from "../games/contract";
import { house, speak } from "../net/http";
import { kept } from "./kept.svelte";
import { renewed } from "./renewed";

export type Lang = "en" | "de" | "es" | "fr" | "ko";
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

const GAMES = import.meta.glob<{ default: string }>("../../../src/caravanserai/games/*/strings/*.ftl");

/** A game's own words; in the first language where it lacks this one. */
async function wordsOfGame(game: string, lang: Lang): Promise<string> {
  if (game === LATE) return (await LATER[lang]()).default;
  const fileIn = (one: Lang) => GAMES[`../../../src/caravanserai/games/${game}/strings/${one}.ftl`];
  const file = fileIn(lang) ?? fileIn("en");
  return file ? (await file()).default : house.strings(game, lang);
}

type Arg = string | number;

export function bundleOf(lang: Lang, ...texts: string[]): FluentBundle {
  // As on the server: no isolation marks, all languages read one way.
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

export function say(bundle: FluentBundle, id: string, args: Record<string, unknown> = {}): string {
  const [name = "", attribute] = id.split(".");
  const message = bundle.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (pattern == null) return id;
  return settled(bundle, bundle.formatPattern(pattern, args as Record<string, Arg>));
}

/** Is there such a message, or such an attribute of one? */
export function has(bundle: FluentBundle, id: string): boolean {
  const [name = "", attribute] = id.split(".");
  const message = bundle.getMessage(name);
  return attribute === undefined ? message !== undefined : message?.attributes[attribute] !== undefined;
}

/** What stands before a name and the article of one are one word: "du Guide", "al Guía". */
const CONTRACTED: Partial<Record<string, Record<string, string>>> = {
  fr: { "de le ": "du ", "De le ": "Du ", "à le ": "au ", "À le ": "Au " },
  es: { "de el ": "del ", "De el ": "Del ", "a el ": "al ", "A el ": "Al " },
};
const contractedIn = (bundle: FluentBundle) => CONTRACTED[bundle.locales[0] ?? ""] ?? {};

const CALLED = new WeakMap<FluentBundle, RegExp>();

/** What characters are called in the middle of a sentence ("the Guide"), with what may have to change before it. */
function calledIn(bundle: FluentBundle): RegExp {
  let found = CALLED.get(bundle);
  if (!found) {
    const called = CHARACTERS.flatMap((key) => {
      const pattern = bundle.getMessage(`page-bot-${key}`)?.attributes.called;
      return pattern ? [bundle.formatPattern(pattern)] : [];
    });
    const short = Object.keys(contractedIn(bundle)).map((two) => `|(?<![\\p{L}])${two.split(" ")[0]} `);
    found = new RegExp(`(^|[.!?] ${short.join("")})(${called.join("|")})(?![\\p{L}])`, "gu");
    CALLED.set(bundle, found);
  }
  return found;
}

/** As the house's own speaker: a sentence that begins with "the Guide" begins with a capital, "de le" is "du", in French
 * "de Anna" is "d’Anna", and no line breaks before a ":" or inside quotes. */
export function settled(bundle: FluentBundle, text: string): string {
  const whole = text.replace(calledIn(bundle), (found, before: string, called: string) => {
    if (/^\p{L}/u.test(before)) {
      const [article = "", ...name] = called.split(" ");
      const one = contractedIn(bundle)[`${before}${article} `];
      return one ? one + name.join(" ") : found;
    }
    return before || /[.!?…]$/.test(text) ? before + called[0]!.toUpperCase() + called.slice(1) : found;
  });
  if (bundle.locales.includes("de")) return whole.replace(/(?<=\d) (?=%)/g, "\u00a0");
  if (!bundle.locales.includes("fr")) return whole;
  return whole
    .replace(/(?<![\p{L}])([Dd])e (?=[AEIOUÀÂÉÈÊËÎÏÔÛÜŒ])/gu, "$1’")
    .replace(/ (?=[:;?!»])|(?<=«) |(?<=\d) (?=%)/g, "\u00a0");
}

class Words {
  lang = $state<Lang>(wanted());
  private bundle = $state.raw<FluentBundle | null>(null);
  /** Games whose words are loaded: with every language that is chosen they are loaded anew. */
  private readonly games = new Set<string>();
  /** One load after the other: the last one has all that was asked for. */
  private loading: Promise<void> = Promise.resolve();

  get ready(): boolean {
    return this.bundle !== null;
  }

  /** For dates: the reader's own kind of the language, such as British English; the words are the same. */
  get locale(): string {
    return navigator.languages.find((tag) => tag.slice(0, 2).toLowerCase() === this.lang) ?? this.lang;
  }

  has(id: string): boolean {
    return this.bundle ? has(this.bundle, id) : false;
  }

  readonly t: Say = Object.assign(
    (id: string, args?: Record<string, unknown>): string => (this.bundle ? say(this.bundle, id, args) : ""),
    { has: (id: string) => this.has(id) },
  );

  load(lang?: Lang): Promise<void> {
    const next = this.loading.then(() => this.fetch(lang ?? this.lang));
    this.loading = next.catch(() => undefined);
    return next;
  }

  /** The words of a game, before anything of it is shown. */
  async withGame(...games: string[]): Promise<void> {
    if (games.every((game) => this.games.has(game))) return this.loading;
    const more = games.filter((game) => !this.games.has(game));
    for (const game of more) this.games.add(game);
    return this.load().catch((error: unknown) => {
      for (const game of more) this.games.delete(game);
      throw error;
    });
  }

  private async fetch(lang: Lang): Promise<void> {
    const house = FILES[lang]().then((file) => file.default);
    const texts = await Promise.all([house, ...[...this.games].map((game) => wordsOfGame(game, lang))]);
    if (lang === "ko") await import("./korean");
    this.bundle = bundleOf(lang, ...texts);
    this.lang = lang;
    document.documentElement.lang = lang;
    speak(lang);
  }

  async choose(lang: Lang): Promise<void> {
    await this.load(lang);
    kept.lang = lang;
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

/** For what is loaded on demand: with it come the words that the first screen does not say. */
export async function late<T>(page: Promise<T>): Promise<T> {
  try {
    return (await Promise.all([page, words.withGame(LATE)]))[0];
  } catch (error) {
    void renewed();
    throw error;
  }
}
