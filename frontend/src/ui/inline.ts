// The little Markdown that clauses use, as parts: nothing of a rulebook is ever put in as HTML.
export interface Part {
  kind: "text" | "strong" | "em" | "clause";
  text: string;
}

const MARK = /\*\*(.+?)\*\*|\*(.+?)\*|\b([A-Z]{2}-\d+)\b/g;

export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const found of text.matchAll(MARK)) {
    if (found.index > at) parts.push({ kind: "text", text: text.slice(at, found.index) });
    if (found[1] !== undefined) parts.push({ kind: "strong", text: found[1] });
    else if (found[2] !== undefined) parts.push({ kind: "em", text: found[2] });
    else parts.push({ kind: "clause", text: found[3] as string });
    at = found.index + found[0].length;
  }
  if (at < text.length) parts.push({ kind: "text", text: text.slice(at) });
  return parts;
}

/** Letters without case and accents, so that "echoppe" finds "échoppe". */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().normalize("NFC");
}
