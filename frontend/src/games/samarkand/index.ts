import type { GameUi } from "../contract";
import { sentenceIn } from "../teller";
import { chronicle } from "./chronicle";
import { ending } from "./ending";
import { PHRASES } from "./generated";
import Move from "./Move.svelte";
import Sheet from "./Sheet.svelte";
import Table from "./Table.svelte";
import { shufflesOf } from "./shuffles";
import { soundOf } from "./sounds";
import type { Props, View } from "./types";
import { spokenOf } from "./words";

const samarkand: GameUi = {
  Table,
  Sheet,
  sentence: sentenceIn(PHRASES),
  chronicle,
  ending,
  sound: soundOf,
  shuffles: shufflesOf,
  Move,
  lays: () => true,
  when: (view: View, t) =>
    view.phase === "stop"
      ? t("samarkand-page-turn-price", { turn: view.turn, price: view.price })
      : t("samarkand-page-turn-short", { turn: view.turn, turns: view.turns }),
  won: (view: View, you) => view.sheet?.winners.includes(you) ?? false,
  prompt: (p: Props) => spokenOf(p),
};
export default samarkand;
