// What was typed and not sent stays in this tab: over a reload, an update of the page, or a phone that put it to sleep.
import { actor } from "../net/http";

/** Of those who share a device each has their own. */
const nameOf = (what: string): string => `caravanserai-draft-${actor()}${what}`;

export function draftOf(what: string): string {
  try {
    return sessionStorage.getItem(nameOf(what)) ?? "";
  } catch {
    return "";
  }
}

export function keepDraft(what: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(nameOf(what), text);
    else sessionStorage.removeItem(nameOf(what));
  } catch {
    // A browser that keeps nothing keeps no drafts.
  }
}

/** What was chosen and typed in a whole form, field by field; what is not there, or of another kind, is as in `plain`. */
export function formOf<Form extends object>(what: string, plain: Form): Form {
  try {
    const found: unknown = JSON.parse(draftOf(what) || "{}");
    if (typeof found !== "object" || found === null) return plain;
    const fits = Object.entries(found).filter(
      ([key, value]) =>
        key in plain &&
        typeof value === typeof plain[key as keyof Form] &&
        Array.isArray(value) === Array.isArray(plain[key as keyof Form]),
    );
    return { ...plain, ...(Object.fromEntries(fits) as Partial<Form>) };
  } catch {
    return plain;
  }
}

/** A field in which it comes back, until it was sent: `keepDraft(what, "")`. */
export function drafted(field: HTMLInputElement | HTMLTextAreaElement, what: string): { destroy: () => void } {
  const kept = draftOf(what);
  if (kept && !field.value) {
    field.value = kept;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  const note = (): void => keepDraft(what, field.value);
  field.addEventListener("input", note);
  return { destroy: () => field.removeEventListener("input", note) };
}
