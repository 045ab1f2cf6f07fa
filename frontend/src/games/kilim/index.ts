import type { GameUi } from "../contract";
import { sentenceIn } from "../teller";
import { chronicle } from "./chronicle";
import { ending } from "./ending";
import { PHRASES } from "./generated";
import Move from "./Move.svelte";
import Sheet from "./Sheet.svelte";
import Table from "./Table.svelte";
import Wall from "./Wall.svelte";
import { shufflesOf } from "./shuffles";
import { soundOf } from "./sounds";
import type { Props, View } from "./types";
import { promptOf } from "./words";

const kilim: GameUi = {
  Table,
  Sheet,
  sentence: sentenceIn(PHRASES),
  chronicle,
  ending,
  Wall,
  sound: soundOf,
  shuffles: shufflesOf,
  Move,
  lays: (move: { type: string }) => ["PlaceCard", "PayGold", "TakeScrap", "TakeToken"].includes(move.type),
  when: (view: View, t) => t("kilim-page-day", { day: view.day, turn: view.turn, turns: view.turns }),
  won: (view: View, you) => view.phase === "over" && view.sheet.winners.includes(you),
  prompt: (p: Props) => {
    const { head, rest } = promptOf(p);
    return rest ? `${head} ${rest}` : head;
  },
};
export default kilim;
