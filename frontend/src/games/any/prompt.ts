// The line that says what is asked, or whom the table waits for.
import type { Prompt } from "../contract";
import { tellerOf } from "./tell";
import type { Choice, Props } from "./types";

export function promptOf(p: Props, picked: Choice | null = null, changing = false): Prompt {
  const { t, view, ask } = p;
  const tell = tellerOf(p);
  const names = p.looking ? "" : tell.waitingFor(p.seats);
  const waiting = names ? t("page-any-waiting", { names }) : "";
  if (view.over) return { head: t("page-any-over"), rest: "" };
  if (!ask) {
    if (p.you < 0 && !p.looking) return { head: t("page-any-watching"), rest: waiting };
    return { head: waiting || t("page-any-turn", { turn: view.turn, turns: view.turns }), rest: "" };
  }
  if (ask.sealed && !changing)
    return { head: t("page-any-sealed"), rest: [waiting, t("page-any-may-change")].filter(Boolean).join(" ") };
  return { head: tell.tell(ask.ask), rest: picked ? t("page-any-ready") : "" };
}
