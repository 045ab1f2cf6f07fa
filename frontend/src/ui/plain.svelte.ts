// Games that bring no page of their own: the house says which there are, and what its general table needs to know.
import type { Poster } from "../games/contract";
import type { Phrases } from "../games/teller";
import { house } from "../net/http";
import type { PlainGame } from "../net/types";
import { KEYS } from "./games";
import { words } from "./words.svelte";

class PlainGames {
  all = $state.raw<readonly PlainGame[]>([]);
  #asked: Promise<void> | null = null;

  /** Asked once; a house that does not answer is asked again by whoever needs to know next. */
  load(): Promise<void> {
    this.#asked ??= house
      .plainGames()
      .then(async (found) => {
        await Promise.all(found.map((one) => words.withGame(one.key)));
        this.all = found;
      })
      .catch((error: unknown) => {
        this.#asked = null;
        throw error;
      });
    return this.#asked;
  }

  /** All games of this house, those with a page of their own first. */
  get keys(): string[] {
    return [...KEYS, ...this.all.map((one) => one.key)];
  }

  /** How its events, asks and moves are said. */
  phrases(key: string): Phrases {
    const found = this.#of(key)?.phrases as Phrases | undefined;
    return found ?? { game: key, fields: {}, things: {}, clauses: {}, quiet: [] };
  }

  /** What each of its events is in the log. */
  roles(key: string): PlainGame["roles"] {
    return this.#of(key)?.roles ?? {};
  }

  #of(key: string): PlainGame | undefined {
    return this.all.find((one) => one.key === key);
  }

  get posters(): Poster[] {
    return this.all.map((one) => ({
      key: one.key,
      art: null,
      ink: "light",
      unlearnt: true,
      players: one.least_seats === one.most_seats ? `${one.most_seats}` : `${one.least_seats}–${one.most_seats}`,
      least: one.least_seats,
      most: one.most_seats,
      minutes: one.minutes,
      level: Math.min(3, Math.max(1, one.complexity)) as Poster["level"],
    }));
  }
}

export const plainGames = new PlainGames();
