import type { TableProps } from "../contract";
import type { Teller as GameTeller } from "../teller";
import type { KilimAsk, KilimEvent, KilimMove, KilimThing, KilimView } from "./generated";

export type {
  KilimAsk as Ask,
  KilimDomino as Domino,
  KilimEvent as Event,
  KilimFreeActions as FreeActions,
  KilimMove as Move,
  KilimOwnView as OwnView,
  KilimSeatScore as SeatScore,
  KilimSeatView as SeatView,
  KilimSheet as Sheet,
  KilimTie as Tie,
  KilimView as View,
  KilimWovenPiece as WovenPiece,
} from "./generated";
export type { SeatFace } from "../contract";

/** `table` is the table's id, where the frame hands it on: card backs carry its band. */
export type Props = TableProps<KilimView, KilimAsk, KilimMove, KilimEvent> & { table?: string };
export type Teller = GameTeller<KilimThing>;
export type Words = Props["t"];
export type Token = KilimView["tokens"][number];
export type Special = KilimView["seats"][number]["specials"][number];

export const TOKENS: readonly Token[] = ["perfect", "turn", "remove", "move"];
export const SPECIALS: readonly Special[] = ["spy", "scrap-bag", "artisan"];
