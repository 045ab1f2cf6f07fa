// What the page says beyond events: prompts, what a space brings, the board as text.
import type { Prompt } from "../contract";
import { spokenNames, Teller as GameTeller } from "../teller";
import { complete, type Choice } from "./choice";
import { parts } from "./names";
import { PHRASES } from "./generated";
import type { Landing, Props, Space, Teller, View } from "./types";

export function tellerOf(p: Pick<Props, "you" | "seats" | "t">): Teller {
  const [called, plates] = spokenNames(p.seats);
  return new GameTeller(PHRASES, p.you, called, p.t, plates);
}

/** The turn that is being chosen or played; the view counts those that were revealed. */
export function turnOf(view: View): { deal: number; turn: number } {
  return { deal: view.deal, turn: view.turn + (view.phase === "choose" ? 1 : 0) };
}

/** The one line that says what is asked, or whom the table waits for. */
export function promptOf(p: Props, choice: Choice | null = null, changing = false): Prompt {
  const { t, view, ask } = p;
  const tell = tellerOf(p);
  const names = tell.waitingFor(p.seats);
  const waiting = names && !p.looking ? t("khiva-page-waiting", { names }) : "";
  if (view.phase === "over") return { head: t("khiva-page-over"), rest: "" };
  if (!ask) {
    if (p.you < 0 && !p.looking) return { head: t("khiva-page-watching"), rest: waiting };
    return { head: waiting || t("khiva-page-deal", turnOf(view)), rest: "" };
  }
  if (ask.ask.type !== "ChooseCardsAsk") return { head: tell.tell(ask.ask), rest: "" };
  if (ask.sealed && !changing)
    return { head: t("khiva-page-sealed"), rest: [waiting, t("khiva-page-may-change")].filter(Boolean).join(" ") };
  const each = ask.ask.each;
  const left = (p.you + 1) % view.seats.length;
  if (!choice) return { head: tell.tell(ask.ask), rest: "" };
  if (complete(choice, each)) return { head: t("khiva-page-ready"), rest: t("khiva-page-ready.hint") };
  if (choice.play.length < each)
    return {
      head: t("khiva-page-play", { count: each - choice.play.length }),
      rest: view.deal > 1 ? t("khiva-page-play.hint") : "",
    };
  return { head: t("khiva-page-give", { count: each - choice.give.length, seat: tell.called(left) }), rest: "" };
}

/** What the reader would get where a camel stops. */
export function brings(space: Space, colour: string, view: View, you: number, t: Props["t"]): string {
  if (space.place === "city") return t("khiva-page-nothing");
  const shop = space.place === "shop" ? view.printed.shops[(space.shop ?? 1) - 1] : undefined;
  if (shop)
    return t("khiva-page-brings", {
      what: shop.salt_price !== null ? "salt" : shop.carpet ? "carpet" : "gems",
      gems: shop.gems,
    });
  const teapot = view.camels.find((camel) => camel.colour === colour)?.teapot ?? 0;
  const carpets = (view.seats[you]?.undelivered ?? []).map(parts).filter((carpet) => carpet.colour === colour);
  const said = [];
  if (teapot) said.push(t("khiva-page-teapot", { value: teapot }));
  if (carpets.length) said.push(t("khiva-page-brought", { values: carpets.map((c) => c.value).join(" + ") }));
  return said.length ? said.join(" · ") : t("khiva-page-counter");
}

/** Where a card would lead its camel, for ears. */
export function landingsText(landings: readonly Landing[], tell: Teller): string {
  return landings.map((l) => tell.t("khiva-landing", { gems: l.gems, space: tell.part("Space", l.space) })).join(", ");
}

/** The board as a list of sentences: one for each camel, in the order of activation. */
export function boardText(view: View, tell: Teller): string[] {
  return view.camels.map((camel) =>
    tell.t("khiva-page-stands", {
      camel: tell.thing("camel", camel.colour),
      teapot: camel.teapot ?? 0,
      space: tell.part("Space", camel.space),
      turn: camel.colour === view.active_camel ? "now" : "no",
    }),
  );
}
