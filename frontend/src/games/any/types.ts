// What the general table is drawn from: the house's tableau, whatever the game.
import type { Reveal, TableauChoice, TableauTile, TableauView } from "../../net/types";
import type { TableProps } from "../contract";
import type { AnyTeller } from "./tell";

export type { TableauOwn as Own, TableauTile as Tile, TableauZone as Zone, Reveal } from "../../net/types";
export type View = TableauView;

/** A typed thing of the game: its tag and its fields say which message speaks of it. */
export interface Tagged {
  type: string;
  [field: string]: unknown;
}
export type Event = Tagged;
export type Move = Tagged;

export interface Choice extends TableauChoice {
  move: Move;
  tile: TableauTile | null;
  brings: Tagged | null;
}
export interface Ask extends Tagged {
  choices: Choice[];
  clause: string;
}
export type Props = TableProps<View, Ask, Move, Event> & { table?: string };
export type Words = Props["t"];

/** What the parts of the table are drawn from; `shown` is the turn that is being revealed. */
export type Laid = Pick<Props, "view" | "you" | "seats"> & {
  shown: Reveal | null;
  looking: boolean;
  tell: AnyTeller;
};
