import type { GameUi } from "../contract";
import { chronicle } from "./chronicle";
import { ending } from "./ending";
import Sheet from "./Sheet.svelte";
import Table from "./Table.svelte";
import { shufflesOf } from "./shuffles";
import { soundOf } from "./sounds";
import { sentence } from "./text";
import type { Props, View } from "./types";
import { spokenOf } from "./words";

const samarkand: GameUi = {
  Table,
  Sheet,
  sentence,
  chronicle,
  ending,
  sound: soundOf,
  shuffles: shufflesOf,
  won: (view: View, you) => view.sheet?.winners.includes(you) ?? false,
  prompt: (p: Props) => spokenOf(p),
};
export default samarkand;
