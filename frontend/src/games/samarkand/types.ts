import type { TableProps } from "../contract";
import type { Teller as GameTeller } from "../teller";
import type { SamarkandAsk, SamarkandEvent, SamarkandMove, SamarkandThing, SamarkandView } from "./generated";

export type {
  SamarkandAsk as Ask,
  SamarkandEvent as Event,
  SamarkandLeaveBehindAsk as LeaveAsk,
  SamarkandMove as Move,
  SamarkandOrder as Order,
  SamarkandOwnView as OwnView,
  SamarkandScoreKindAsk as KindAsk,
  SamarkandSeatScore as SeatScore,
  SamarkandSeatView as SeatView,
  SamarkandSheet as Sheet,
  SamarkandShoppingList as Shopping,
  SamarkandStopAsk as StopAsk,
  SamarkandStopOption as StopOption,
  SamarkandView as View,
} from "./generated";
export type { Moment, SeatFace } from "../contract";

/** `table` is the table's id, where the frame hands it on: card backs carry its band. */
export type Props = TableProps<SamarkandView, SamarkandAsk, SamarkandMove, SamarkandEvent> & { table?: string };
export type Teller = GameTeller<SamarkandThing>;
export type Words = Props["t"];
export type Kind = NonNullable<SamarkandView["seats"][number]["kind"]>;

export const KINDS: readonly Kind[] = ["carpets", "spices", "fruits", "jewels", "clothes"];
export const FIRST_PRICE = 10;
