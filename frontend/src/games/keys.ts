// Keys that are for the table: typing in a field, in a dialog or with a modifier is not.
export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  return (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    Boolean(target?.closest?.("input, textarea, select, [contenteditable], dialog[open]"))
  );
}

/** Where an answer is a button that answers at once, the coach only points at it. */
export function focusOn(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}
