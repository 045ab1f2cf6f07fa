// Sentences in the chosen language. Only that language is loaded; the files are those of the server.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { speak } from "../net/http";
import { kept } from "./kept.svelte";

export type Lang = "en" | "fr" | "ko";
export const LANGUAGES: { key: Lang; name: string }[] = [
  { key: "en", name: "English" },
  { key: "fr", name: "Français" },
  { key: "ko", name: "한국어" },
];

const FILES: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import("../../../src/caravanserai/strings/en.ftl"),
  fr: () => import("../../../src/caravanserai/strings/fr.ftl"),
  ko: () => import("../../../src/caravanserai/strings/ko.ftl"),
};

type Arg = string | number;

export function bundleOf(lang: Lang, text: string): FluentBundle {
  // As on the server: no isolation marks, all three languages read one way.
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

export function say(bundle: FluentBundle, id: string, args: Record<string, unknown> = {}): string {
  const [name = "", attribute] = id.split(".");
  const message = bundle.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (pattern == null) return id;
  return bundle.formatPattern(pattern, args as Record<string, Arg>);
}

class Words {
  lang = $state<Lang>(wanted());
  private bundle = $state.raw<FluentBundle | null>(null);

  get ready(): boolean {
    return this.bundle !== null;
  }

  readonly t = (id: string, args?: Record<string, unknown>): string => (this.bundle ? say(this.bundle, id, args) : "");

  has(id: string): boolean {
    return this.bundle?.hasMessage(id) ?? false;
  }

  async load(lang: Lang = this.lang): Promise<void> {
    const file = await FILES[lang]();
    if (lang === "ko") await import("./korean");
    this.bundle = bundleOf(lang, file.default);
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
