// Sentences of any game: told as in every other, from the phrase table that the house sends; and what a tableau names.
import { plainGames } from "../../ui/plain.svelte";
import { spokenNames, Teller } from "../teller";
import type { Props, Tile, View } from "./types";

export class AnyTeller extends Teller {
  zone(name: string): string {
    return this.t(`${this.phrases.game}-zone-${name}`);
  }

  tile(tile: Tile): string {
    return this.t(`${this.phrases.game}-tile-${tile.kind}`, { number: tile.number ?? 0 });
  }
}

export function tellerOf(p: Pick<Props, "you" | "seats" | "t"> & { view: Pick<View, "game"> }): AnyTeller {
  const [called, plates] = spokenNames(p.seats);
  return new AnyTeller(plainGames.phrases(p.view.game), p.you, called, p.t, plates);
}
