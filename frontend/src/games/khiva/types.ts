import type { TableProps } from "../contract";
import type { Teller as GameTeller } from "../teller";
import type { KhivaAsk, KhivaEvent, KhivaLanding, KhivaMove, KhivaSpace, KhivaThing, KhivaView } from "./generated";

export type {
  KhivaAsk as Ask,
  KhivaEvent as Event,
  KhivaLanding as Landing,
  KhivaMove as Move,
  KhivaOwnView as OwnView,
  KhivaSeatScore as SeatScore,
  KhivaSeatView as SeatView,
  KhivaSheet as Sheet,
  KhivaSpace as Space,
  KhivaTie as Tie,
  KhivaTokensView as TokensView,
  KhivaView as View,
} from "./generated";
export type { SeatFace } from "../contract";

/** `table` is the table's id, where the frame hands it on: card backs carry its band. */
export type Props = TableProps<KhivaView, KhivaAsk, KhivaMove, KhivaEvent> & { table?: string };
export type Teller = GameTeller<KhivaThing>;
export type Words = Props["t"];

/** What the board is asked to show before it happens. */
export interface Preview {
  card: string;
  landings: KhivaLanding[];
  /** The number of gems pointed at; null: all landings alike. */
  pointed: number | null;
}

export function sameSpace(a: KhivaSpace, b: KhivaSpace): boolean {
  return a.place === b.place && (a.path ?? null) === (b.path ?? null) && (a.shop ?? null) === (b.shop ?? null);
}
