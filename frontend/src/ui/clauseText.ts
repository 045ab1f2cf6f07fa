// Clauses by their number, from the rulebook that is fetched once.
import { house } from "../net/http";
import type { Rulebook } from "../net/types";

const books = new Map<string, Promise<Rulebook>>();

export async function clauseText(game: string, lang: string, clause: string): Promise<string> {
  const key = `${game}/${lang}`;
  const book = books.get(key) ?? house.rulebook(game, lang);
  books.set(key, book);
  // What could not be fetched is asked for again the next time.
  book.catch(() => books.delete(key));
  const found = (await book).sections.flatMap((section) => section.clauses).find((one) => one.id === clause);
  return found?.text ?? "";
}
