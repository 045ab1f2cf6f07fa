// What the page says beyond events: prompts and what each seat is doing.
import type { Prompt } from "../contract";
import { spokenNames, Teller as GameTeller } from "../teller";
import type { Laying } from "./loom/types";
import { PHRASES } from "./generated";
import { goldOf } from "./names";
import type { Props, SeatFace, Teller } from "./types";

/** What the reader has in hand right now: a picked card, another choice for a sealed one, a piece on the loom. */
export interface Doing {
  picked: string | null;
  changing: boolean;
  laying: Laying["kind"] | null;
}

const IDLE: Doing = { picked: null, changing: false, laying: null };

export function tellerOf(p: Pick<Props, "you" | "seats" | "t">): Teller {
  const [called, plates] = spokenNames(p.seats);
  return new GameTeller(PHRASES, p.you, called, p.t, plates);
}

/** The one line that says what is asked, or whom the table waits for. */
export function promptOf(p: Props, doing: Doing = IDLE): Prompt {
  const { t, view } = p;
  const tell = tellerOf(p);
  const names = tell.waitingFor(p.seats);
  const waiting = names && !p.looking ? t("kilim-page-waiting", { names }) : "";
  const ask = p.ask?.ask;
  if (view.phase === "over") return { head: t("kilim-page-over"), rest: "" };
  if (!ask) {
    if (p.you < 0 && !p.looking) return { head: t("kilim-page-watching"), rest: waiting };
    return { head: waiting || t("kilim-page-day", { day: view.day, turn: view.turn, turns: view.turns }), rest: "" };
  }
  if (doing.laying && doing.laying !== "weave")
    return { head: t(`kilim-page-lay-${doing.laying}`), rest: t(`kilim-page-lay-${doing.laying}.hint`) };
  const sealed = Boolean(p.ask?.sealed) && !doing.changing;
  switch (ask.type) {
    case "PlaceCardAsk": {
      if (sealed) {
        const card = view.own?.card;
        const head = card ? t("kilim-page-placed", { card: tell.thing("card", card) }) : t("kilim-page-placed-one");
        return { head, rest: [waiting, t("kilim-page-may-change")].filter(Boolean).join(" ") };
      }
      // What a special card is for stands in its title too, which no finger opens.
      if (doing.picked && goldOf(doing.picked) === null)
        return { head: "", rest: t(`kilim-page-about-${doing.picked}`) };
      if (doing.picked)
        return {
          head: t("kilim-page-place", { card: tell.thing("card", doing.picked) }),
          rest: t("kilim-page-place.hint"),
        };
      return {
        head: t("kilim-page-choose-card"),
        rest: t("kilim-page-on-offer", { count: ask.prize.length, prize: tell.things("piece", ask.prize) }),
      };
    }
    case "PayGoldAsk": {
      const kind = ask.discard ? "discard" : ask.purpose;
      if (sealed) {
        const gold = view.own?.gold;
        const head = gold
          ? t("kilim-page-sealed", { card: tell.thing("card", `gold-${gold}`) })
          : t("kilim-page-sealed-one");
        return { head, rest: [waiting, t("kilim-page-may-change-gold")].filter(Boolean).join(" ") };
      }
      if (doing.picked)
        return {
          head: t("kilim-page-pay", { purpose: kind, card: tell.thing("card", doing.picked) }),
          rest: t(`kilim-page-pay-${kind}`),
        };
      return {
        head: tell.tell(ask),
        rest: t(`kilim-page-pay-${kind}`),
      };
    }
    case "TakeScrapAsk":
      return { head: tell.tell(ask), rest: t("kilim-page-scrap-hint") };
    case "TakeTokenAsk":
      return { head: tell.tell(ask), rest: t("kilim-page-token-hint") };
    case "WeaveAsk":
      return {
        head: tell.tell(ask),
        rest: t(ask.clause === "KI-33" ? "kilim-page-weave-first" : "kilim-page-weave-hint"),
      };
    case "EndOfDayAsk":
      return { head: tell.tell(ask), rest: t("kilim-page-done-hint") };
  }
}

/** What a rival is doing, for the mark beside the name. */
export function stateOf(
  face: SeatFace | undefined,
  phase: Props["view"]["phase"],
  open: boolean,
): "choosing" | "deciding" | "sealed" | null {
  if (face?.waiting) return phase === "place" ? "choosing" : "deciding";
  return phase === "place" && !open ? "sealed" : null;
}
