// What was typed and not sent stays in this tab: over a reload, an update of the page, or a phone that put it to sleep.

const nameOf = (what: string): string => `caravanserai-draft-${what}`;

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
