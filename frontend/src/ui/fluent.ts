// Messages of Fluent said as the house says them. Nothing here knows a page: the worker that plays offline says them too.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { CHARACTERS } from "../art/levels";

export type Lang = "en" | "de" | "es" | "fr" | "ko";

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
