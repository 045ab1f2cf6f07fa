// What the page says beyond events: prompts and what each seat is doing.
import type { Prompt } from "../contract";
import { spokenNames, Teller as GameTeller } from "../teller";
import { sealedCard } from "./names";
import { PHRASES } from "./generated";
import { FIRST_PRICE, type Props, type SeatFace, type StopAsk, type Teller } from "./types";

/** What the reader has in hand right now: a picked card, and whether the price is just closing. */
export interface Doing {
  picked: string | null;
  pickedCount: number;
  closing: boolean;
}

const IDLE: Doing = { picked: null, pickedCount: 0, closing: false };

export function tellerOf(p: Pick<Props, "you" | "seats" | "t">): Teller {
  const [called, plates] = spokenNames(p.seats);
  return new GameTeller(PHRASES, p.you, called, p.t, plates);
}

/** The one line that says what is asked, or whom the table waits for. */
export function promptOf(p: Props, doing: Doing = IDLE): Prompt {
  const { t, view } = p;
  const tell = tellerOf(p);
  // Of a price nobody hears who has answered already.
  const names = view.phase === "stop" ? "" : tell.waitingFor(p.seats);
  const waiting = names && !p.looking ? t("samarkand-page-waiting", { names }) : "";
  const ask = p.ask?.ask;
  if (view.phase === "over") return { head: t("samarkand-page-over"), rest: "" };
  if (!ask) {
    if (p.you < 0 && !p.looking) return { head: t("samarkand-page-watching"), rest: waiting };
    const idle =
      view.phase === "stop" && !p.looking
        ? t("samarkand-page-nothing-for-you")
        : t("samarkand-page-turn", { turn: view.turn, turns: view.turns });
    return { head: waiting || idle, rest: "" };
  }
  const sealed = Boolean(p.ask?.sealed);
  switch (ask.type) {
    case "SellAsk": {
      if (doing.picked)
        return {
          head: t("samarkand-page-sell", { card: tell.thing("ware", doing.picked) }),
          rest: t("samarkand-page-sell.hint"),
        };
      if (sealed) {
        const card = sealedCard(view.own);
        const head = card
          ? t("samarkand-page-selling", { card: tell.thing("ware", card) })
          : t("samarkand-page-selling-one");
        return { head, rest: [waiting, t("samarkand-page-may-change")].filter(Boolean).join(" ") };
      }
      return { head: tell.tell(ask), rest: t("samarkand-page-sell-together") };
    }
    case "StopAsk":
      return stopPrompt(p, ask, tell, doing.closing);
    case "LeaveBehindAsk":
      return {
        head: tell.tell(ask),
        rest: sealed
          ? [t("samarkand-page-sealed"), waiting].filter(Boolean).join(" ")
          : t("samarkand-page-leave-picked", { picked: doing.pickedCount, leave: ask.leave }),
      };
    case "ScoreKindAsk":
      return {
        head: tell.tell(ask),
        rest: sealed ? [t("samarkand-page-sealed"), waiting].filter(Boolean).join(" ") : "",
      };
  }
}

function stopPrompt(p: Props, ask: StopAsk, tell: Teller, closing: boolean): Prompt {
  const { t, view } = p;
  const answer = view.own?.answer ?? null;
  const late = closing ? t("samarkand-page-closing") : "";
  if (answer?.type === "Stop") {
    const option = ask.options.find((one) => one.card === answer.card);
    const head = t("samarkand-page-stopping", { price: ask.price, card: tell.thing("ware", answer.card) });
    if (late) return { head, rest: late };
    return { head, rest: option && !option.can_pay ? cannotPay(ask, t) : ifDisputed(p, ask, answer.card, tell) };
  }
  if (answer?.type === "Pass")
    return {
      head: t("samarkand-page-passing", { price: ask.price }),
      rest: late || t("samarkand-page-may-still-stop"),
    };
  if (late) return { head: t("samarkand-page-price", { price: ask.price }), rest: late };
  const poor = ask.options.length > 0 && ask.options.every((one) => !one.can_pay);
  return {
    head: t("samarkand-page-price", { price: ask.price }),
    rest: poor ? cannotPay(ask, t) : t(p.moment ? "samarkand-page-stop-live" : "samarkand-page-stop"),
  };
}

function cannotPay(ask: StopAsk, t: Props["t"]): string {
  return t("samarkand-page-cannot-pay", { price: ask.price, dirhams: ask.dirhams });
}

/** What happens if somebody else stops for the same card. */
function ifDisputed(p: Props, ask: StopAsk, card: string, tell: Teller): string {
  const { t, view } = p;
  if (ask.elder) return t("samarkand-page-if-elder");
  const elder = view.elder;
  const sells = elder !== null && view.offers.some((offer) => offer.seller === elder && offer.card === card);
  const what = card === "camel" ? "camel" : "goods";
  const half = t("samarkand-page-if-half", { half: ask.half, what });
  if (elder === null || sells) return half;
  return `${half} ${t("samarkand-page-if-rival-elder", { elder: tell.called(elder) })}`;
}

/** For ears: where the house counts down, the count alone is said, or nobody could listen to the end. */
export function spokenOf(p: Props): string {
  const ask = p.ask?.ask;
  if (p.moment && ask?.type === "StopAsk" && ask.price < FIRST_PRICE && p.view.own?.answer?.type !== "Stop") return "";
  const { head, rest } = promptOf(p);
  return rest ? `${head} ${rest}` : head;
}

/** What a rival is doing, for the mark beside the name: of a price nobody hears who has answered. */
export function stateOf(face: SeatFace | undefined, phase: Props["view"]["phase"]): "choosing" | "sealed" | null {
  if (phase !== "sell" && phase !== "leave" && phase !== "kind") return null;
  if (face?.waiting) return "choosing";
  return phase === "sell" ? "sealed" : null;
}
