// The log: everything heard, as sentences.
import type { GameUi, Say } from "../games/contract";
import type { Heard } from "../net/fold";
import { tableEventText, isTableEvent } from "./tableEvents";

export interface StoryLine {
  key: string;
  text: string;
  clause: string | null;
  seat: number | null;
  /** For those who look back, not for a log that is read while it is written. */
  quiet?: boolean;
}

/** How far an update has been shown: so many of its game's events. */
export interface Partly {
  n: number;
  events: number;
}

/** What the log may tell: it does not run ahead of the board. `news` is what is still to be shown. */
export function toldOf(heard: readonly Heard[], news: readonly Heard[], partly: Partly): Heard[] {
  const first = news[0]?.n ?? Infinity;
  return heard.flatMap((one) => {
    if (one.n < first) return [one];
    if (one.n > first || partly.n !== first) return [];
    let left = partly.events;
    const shown = one.events.filter((event) => (isTableEvent(event) ? left > 0 : left-- > 0));
    return [{ n: one.n, events: shown }];
  });
}

export function linesOf(heard: Heard, ui: GameUi, you: number, names: string[], t: Say): StoryLine[] {
  return heard.events.flatMap((event, i) => {
    const key = `${heard.n}.${i}`;
    if (isTableEvent(event)) {
      const quiet = event.type === "NonceOpened";
      return [{ key, text: tableEventText(event, you, names, t), clause: null, seat: null, quiet }];
    }
    const told = ui.sentence(event, you, names, t);
    return told.text ? [{ key, ...told }] : [];
  });
}
