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
import { promptOf, turnOf } from "./words";

const khiva: GameUi = {
  Table,
  Sheet,
  sentence: sentenceIn(PHRASES),
  chronicle,
  ending,
  sound: soundOf,
  shuffles: shufflesOf,
  Move,
  lays: () => true,
  when: (view: View, t) => t("khiva-page-deal", turnOf(view)),
  won: (view: View, you) => view.sheet?.winners.includes(you) ?? false,
  prompt: (p: Props) => {
    const { head, rest } = promptOf(p);
    return rest ? `${head} ${rest}` : head;
  },
};
export default khiva;
