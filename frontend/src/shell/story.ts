// The log: everything heard, as sentences.
import type { GameUi } from "../games/contract";
import type { Heard } from "../net/fold";
import { happeningText, isHappening } from "./happenings";

export interface Line {
  key: string;
  text: string;
  clause: string | null;
  seat: number | null;
}

type Say = (id: string, args?: Record<string, unknown>) => string;

export function linesOf(heard: Heard, ui: GameUi, you: number, names: string[], t: Say): Line[] {
  return heard.events.flatMap((event, i) => {
    const key = `${heard.n}.${i}`;
    if (isHappening(event)) return [{ key, text: happeningText(event, you, names, t), clause: null, seat: null }];
    const told = ui.sentence(event, you, names, t);
    return told.text ? [{ key, ...told }] : [];
  });
}
