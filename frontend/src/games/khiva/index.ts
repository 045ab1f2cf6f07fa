import type { GameUi } from "../contract";
import Sheet from "./Sheet.svelte";
import Table from "./Table.svelte";
import { sentence } from "./text";
import type { Props } from "./types";
import { promptOf } from "./words";

const khiva: GameUi = {
  Table,
  Sheet,
  sentence,
  prompt: (p: Props) => {
    const { head, rest } = promptOf(p);
    return rest ? `${head} ${rest}` : head;
  },
};
export default khiva;
