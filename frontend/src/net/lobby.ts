// The list of the house as a fold over its frames; and what a reader wants of it.
import type { Friends, Lobby, LobbyChange, LobbyTable, PoolRating, Present } from "./types";

export interface Board {
  n: number;
  people: number;
  present: ReadonlyMap<string, Present>;
  tables: ReadonlyMap<string, LobbyTable>;
}

export function whole(frame: Lobby): Board {
  return { n: frame.n, people: frame.people, present: by(frame.present, "key"), tables: by(frame.tables, "id") };
}

/** The list after a change; null if something was missed before it. */
export function changed(board: Board, frame: LobbyChange): Board | null {
  if (frame.n !== board.n + 1) return null;
  return {
    n: frame.n,
    people: frame.people ?? board.people,
    present: laid(board.present, by(frame.came ?? [], "key"), frame.left),
    tables: laid(board.tables, by(frame.tables ?? [], "id"), frame.gone),
  };
}

function by<K extends string, T extends Record<K, string>>(all: readonly T[], key: K): Map<string, T> {
  return new Map(all.map((one) => [one[key], one]));
}

function laid<T>(before: ReadonlyMap<string, T>, put: Map<string, T>, gone: string[] = []): ReadonlyMap<string, T> {
  if (!put.size && !gone.length) return before;
  const now = new Map([...before, ...put]);
  for (const key of gone) now.delete(key);
  return now;
}

export type Pace = "live" | "relaxed" | "by-day";

export interface Filter {
  game: string;
  seats: number;
  pace: Pace | "";
  friends: boolean;
  /** Near my own strength. */
  strength: boolean;
}

export const ALL: Filter = { game: "", seats: 0, pace: "", friends: false, strength: false };

/** My ratings, by game and size of table; and who has none counts as the middle, as everybody does in the list. */
export type Strengths = ReadonlyMap<string, number>;
const MIDDLE = 1_000;
const NEAR = 200;

export function strengthsOf(all: readonly PoolRating[]): Strengths {
  return new Map(all.flatMap((one) => (one.kind === "people" ? [[`${one.game}/${one.size}`, one.now.rating]] : [])));
}

function isNear(table: LobbyTable, mine: Strengths): boolean {
  const own = mine.get(`${table.game}/${table.seats === 2 ? "two" : "more"}`) ?? MIDDLE;
  return Math.abs(table.strength - own) <= NEAR;
}

/** How many people play each game now, as far as the list shows it. */
export function playingIn(tables: Iterable<LobbyTable>): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { game, status, states } of tables)
    if (status === "playing") found[game] = (found[game] ?? 0) + states.filter((state) => state === "person").length;
  return found;
}

/** A table without a clock is one, whether its prices pass by themselves or not. */
export function paceOf(table: LobbyTable): Pace {
  return table.clock.type === "paced" ? "relaxed" : table.clock.type;
}

export function fits(
  table: LobbyTable,
  filter: Filter,
  withFriends: ReadonlySet<string>,
  mine: Strengths = new Map(),
): boolean {
  return (
    (!filter.game || filter.game === table.game) &&
    (!filter.seats || filter.seats === table.seats) &&
    (!filter.pace || filter.pace === paceOf(table)) &&
    (!filter.friends || withFriends.has(table.id)) &&
    (!filter.strength || isNear(table, mine))
  );
}

/** Friends first; then those that wait, the latest first, and those to watch, the strongest first. */
export function inOrder(tables: LobbyTable[], withFriends: ReadonlySet<string>): LobbyTable[] {
  const near = (table: LobbyTable) => (withFriends.has(table.id) ? 0 : 1);
  const strength = (table: LobbyTable) => (table.status === "playing" ? table.strength : 0);
  return [...tables].sort(
    (a, b) => near(a) - near(b) || strength(b) - strength(a) || b.opened_at - a.opened_at || (a.id < b.id ? -1 : 1),
  );
}

export interface Row {
  table: LobbyTable;
  /** It is no longer there, but somebody has a finger on the list. */
  gone: boolean;
}

/** A list must not change under a finger: while one is there rows stay where they are, and new ones come last. */
export function steady(before: readonly Row[], now: LobbyTable[], held: boolean): Row[] {
  if (!held) return now.map((table) => ({ table, gone: false }));
  const left = new Map(now.map((table) => [table.id, table]));
  const stay = before.map(({ table }) => {
    const same = left.get(table.id);
    left.delete(table.id);
    return { table: same ?? table, gone: !same };
  });
  return [...stay, ...[...left.values()].map((table) => ({ table, gone: false }))];
}

export interface FriendRow {
  key: string;
  name: string;
  here: boolean;
  table: LobbyTable | null;
}

/** What each friend does that one could join or watch. */
export function friendRows(told: Friends | null, tables: ReadonlyMap<string, LobbyTable>): FriendRow[] {
  const more = by(told?.tables ?? [], "id");
  return (told?.friends ?? []).map(({ key, name, here, tables: sits }) => {
    const known = sits.flatMap((id) => tables.get(id) ?? more.get(id) ?? []);
    return { key, name, here, table: known.find((one) => one.status === "open") ?? known[0] ?? null };
  });
}
