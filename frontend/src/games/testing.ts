// For tests of all games: the words of the house as the page loads them, people at a table, and a page to press.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach } from "vitest";
import en from "../../../src/caravanserai/strings/en.ftl";
import de from "../../../src/caravanserai/strings/de.ftl";
import es from "../../../src/caravanserai/strings/es.ftl";
import fr from "../../../src/caravanserai/strings/fr.ftl";
import ko from "../../../src/caravanserai/strings/ko.ftl";
import lateEn from "../../../src/caravanserai/strings/en.ftl?late";
import lateDe from "../../../src/caravanserai/strings/de.ftl?late";
import lateEs from "../../../src/caravanserai/strings/es.ftl?late";
import lateFr from "../../../src/caravanserai/strings/fr.ftl?late";
import lateKo from "../../../src/caravanserai/strings/ko.ftl?late";
import { has, type Lang } from "../ui/words.svelte";
export type { Lang };
import type { Say, SeatFace } from "./contract";

const GAMES = {
  ...import.meta.glob<string>("../../../src/caravanserai/games/*/strings/*.ftl", { eager: true, import: "default" }),
  // Games without a page: the house sends these words as they are.
  ...import.meta.glob<string>("../../../examples/*/*/strings/*.ftl", { eager: true, import: "default", query: "?raw" }),
};
const withGames = (lang: Lang, house: string): string =>
  [house, ...Object.keys(GAMES).flatMap((file) => (file.endsWith(`/${lang}.ftl`) ? [GAMES[file]!] : []))].join("\n");
/** All that is said in each language, by the house and by every game. */
export const TEXTS: Readonly<Record<Lang, string>> = {
  en: withGames("en", `${en}\n${lateEn}`),
  de: withGames("de", `${de}\n${lateDe}`),
  es: withGames("es", `${es}\n${lateEs}`),
  fr: withGames("fr", `${fr}\n${lateFr}`),
  ko: withGames("ko", `${ko}\n${lateKo}`),
};

/** Read once: to read all words again for every sentence took half of the time of all tests. */
const read = new Map<Lang, FluentBundle>();

export function bundleOf(lang: Lang): FluentBundle {
  const known = read.get(lang);
  if (known) return known;
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(TEXTS[lang]));
  read.set(lang, bundle);
  return bundle;
}

/** Strict: a message that is missing or lacks a part is a failure. */
export function wordsOf(lang: Lang): Say {
  const bundle = bundleOf(lang);
  const speak = (id: string, args: Record<string, unknown> = {}): string => {
    const [name = "", attribute] = id.split(".");
    const message = bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) throw new Error(`no message ${id} in ${lang}`);
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, args as Record<string, string>, errors);
    if (errors.length) throw new Error(`${id} in ${lang}: ${errors[0]?.message}`);
    return text;
  };
  return Object.assign(speak, { has: (id: string) => has(bundle, id) });
}

export function facesOf(names: readonly string[], waiting: readonly number[] = []): SeatFace[] {
  return names.map((name, seat) => ({
    name,
    called: name,
    bot: null,
    kind: "person",
    here: true,
    waiting: waiting.includes(seat),
    clock: null,
    you: seat === 0,
  }));
}

/** What every table is given, whatever the game: nothing is asked, nothing happens. */
export function quietly() {
  return {
    you: 0,
    ask: null,
    busy: false,
    news: [],
    speed: 0 as const,
    t: wordsOf("en"),
    onmove: () => undefined,
    onshown: () => undefined,
    onrules: () => undefined,
  };
}

let shown: object | null = null;

/** Put a component on the page; after the test it is gone. */
export function show<Props extends object>(component: Component<Props>, props: Props): void {
  shown = mount<Props, object>(component, { target: document.body, props });
  flushSync();
}

export function clearAfterEach(): void {
  afterEach(() => {
    if (shown) void unmount(shown);
    shown = null;
    document.body.innerHTML = "";
  });
}

/** Press keys where the focus is. */
export function press(...keys: string[]): void {
  for (const key of keys) {
    const at = document.activeElement ?? document.body;
    at.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    flushSync();
  }
}

/** Click the button that says this. */
export function clickOn(text: string, within: ParentNode = document): void {
  [...within.querySelectorAll("button")].find((button) => button.textContent?.includes(text))?.click();
  flushSync();
}

export const prompted = (): string => document.querySelector(".prompt")?.textContent ?? "";
