// Tables of this device, in its own database: the worker that plays writes them, the page lists them.
import type { StageInfo, Summary } from "../net/types";

/** A row of a table's log: its number, its time, and what happened. */
export type LogLine = [number, number, unknown];

export interface SavedTable {
  id: string;
  secret: string;
  lines: LogLine[];
  summary: Summary;
  stage: StageInfo | null;
  /** The table that the house made of it. */
  sent: string | null;
}

/** Another tab was first with this number of the log. */
export class Conflict extends Error {}

const NAME = "caravanserai-offline";
const TABLES = "tables";

let opening: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((done, failed) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(TABLES, { keyPath: "id" });
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => failed(asked.error ?? new Error("no database"));
  }).catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

async function using<T>(
  mode: IDBTransactionMode,
  work: (tables: IDBObjectStore, give: (found: T) => void, fail: (why: Error) => void) => void,
): Promise<T> {
  const talk = (await database()).transaction(TABLES, mode);
  return new Promise<T>((done, failed) => {
    let found: T;
    let why: Error | null = null;
    talk.oncomplete = () => done(found);
    talk.onabort = talk.onerror = () => failed(why ?? talk.error ?? new Error("not kept"));
    work(
      talk.objectStore(TABLES),
      (one) => (found = one),
      (error) => {
        why = error;
        talk.abort();
      },
    );
  });
}

export const saved = {
  /** The latest first; lessons are no games that anybody looks for. */
  all: async (): Promise<SavedTable[]> => {
    const found = await using<SavedTable[]>("readonly", (tables, give) => {
      const asked = tables.getAll();
      asked.onsuccess = () => give(asked.result as SavedTable[]);
    });
    return found
      .filter((one) => one.stage?.kind === "offline")
      .sort((a, b) => b.summary.changed_at - a.summary.changed_at);
  },
  get: (id: string): Promise<SavedTable | undefined> =>
    using("readonly", (tables, give) => {
      const asked = tables.get(id);
      asked.onsuccess = () => give(asked.result as SavedTable | undefined);
    }),
  /** A new table. Who begins a lesson leaves the one before. */
  create: (table: SavedTable): Promise<void> =>
    using("readwrite", (tables) => {
      tables.add(table);
      if (table.stage?.kind !== "lesson") return;
      const asked = tables.getAll();
      asked.onsuccess = () => {
        for (const one of asked.result as SavedTable[])
          if (one.stage?.kind === "lesson" && one.id !== table.id) tables.delete(one.id);
      };
    }),
  append: (id: string, lines: LogLine[], summary: Summary | null): Promise<void> =>
    using("readwrite", (tables, _, fail) => {
      const asked = tables.get(id);
      asked.onsuccess = () => {
        const found = asked.result as SavedTable | undefined;
        if (found?.lines.length !== lines[0]?.[0]) fail(new Conflict(id));
        else if (found) tables.put({ ...found, lines: [...found.lines, ...lines], summary: summary ?? found.summary });
      };
    }),
  sent: (id: string, table: string): Promise<void> =>
    using("readwrite", (tables) => {
      const asked = tables.get(id);
      asked.onsuccess = () => {
        if (asked.result) tables.put({ ...(asked.result as SavedTable), sent: table });
      };
    }),
  remove: (id: string): Promise<void> => using("readwrite", (tables) => void tables.delete(id)),
};
