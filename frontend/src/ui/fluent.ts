// Messages of Fluent said as the house says them. Nothing here knows a page: the worker that plays offline says them too.
import { FluentBundle, FluentNumber, FluentResource, type Scope } from "@fluent/bundle";
import { CHARACTERS } from "../art/levels";

export type Lang = "en" | "de" | "es" | "fr" | "ko";

const MESSAGE_BEGINS = /\n(?=[-a-z])/;
const ID = /^-?[a-z][\w-]*/;
/** Of each bundle what `calledIn` found. */
const CALLED = new WeakMap<FluentBundle, RegExp>();
const SAID_WITHIN = /\{\s*(-?[a-z][\w-]*)/g;

/** Reads each message when it is first said: a table says a tenth of them, and all took a slow phone a quarter of a second. */
export class Bundle extends FluentBundle {
  private readonly unread = new Map<string, string>();

  constructor(lang: Lang, texts: readonly string[]) {
    // As on the server: no isolation marks, all languages read one way.
    super(lang, { useIsolating: false });
    this.add(texts);
  }

  /** The first of two that have one name stays. */
  add(texts: readonly string[]): void {
    for (const message of texts.flatMap((text) => text.split(MESSAGE_BEGINS))) {
      const id = ID.exec(message)?.[0];
      if (id && !this.unread.has(id) && !super.hasMessage(id)) this.unread.set(id, message);
    }
    CALLED.delete(this);
  }

  override getMessage(id: string): ReturnType<FluentBundle["getMessage"]> {
    this.read(id);
    return super.getMessage(id);
  }

  override hasMessage(id: string): boolean {
    return this.getMessage(id) !== undefined;
  }

  private read(id: string): void {
    const text = this.unread.get(id);
    if (text === undefined) return;
    this.unread.delete(id);
    this.addResource(new FluentResource(text));
    for (const [, within = ""] of text.matchAll(SAID_WITHIN)) this.read(within);
  }
}

export function bundleOf(lang: Lang, ...texts: string[]): Bundle {
  return new Bundle(lang, texts);
}

/** A number as it is said, with a true minus. Small ones are the same digits in all our languages; the browser's own way to write them takes a
 * slow phone 150 ms, once. */
class Said extends FluentNumber {
  override toString(scope?: Scope): string {
    const plain = Number.isInteger(this.value) && Math.abs(this.value) < 1000;
    return (plain ? String(this.value) : super.toString(scope)).replace("-", "−");
  }
}

function spoken(args: Record<string, unknown>): Record<string, string> {
  const said = Object.entries(args).map(([key, arg]) => [key, typeof arg === "number" ? new Said(arg) : arg]);
  return Object.fromEntries(said) as Record<string, string>;
}

export function say(bundle: FluentBundle, id: string, args: Record<string, unknown> = {}): string {
  const [name = "", attribute] = id.split(".");
  const message = bundle.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (pattern == null) return id;
  return settled(bundle, bundle.formatPattern(pattern, spoken(args)));
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

/** What characters are called in the middle of a sentence ("the Guide"), with what may have to change before it. */
function calledIn(bundle: FluentBundle): RegExp {
  let found = CALLED.get(bundle);
  if (!found) {
    const called = ["nameless", ...CHARACTERS.map((key) => `page-bot-${key}`)].flatMap((id) => {
      const pattern = bundle.getMessage(id)?.attributes.called;
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
