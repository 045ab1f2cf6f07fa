// What was said and not read yet. One's own words are always read.
import type { TableStore } from "../net/table.svelte";
import type { Chatted } from "../net/types";

export class Unread {
  /** When the last thing that was read was said. */
  #read = $state(0);

  constructor(
    private readonly store: TableStore,
    private readonly name: () => string | null,
  ) {
    this.#read = Number(kept(store.id)) || 0;
  }

  get count(): number {
    return this.store.state.chat.filter((one) => one.time > this.#read && !this.isMine(one)).length;
  }

  /** Everything said so far has been read; a reload remembers it. */
  readAll(): void {
    const last = Math.max(0, ...this.store.state.chat.map((one) => one.time));
    if (last <= this.#read) return;
    this.#read = last;
    try {
      sessionStorage.setItem(keyOf(this.store.id), String(last));
    } catch {
      // Unread again after a reload, then.
    }
  }

  /** Those who watch have no seat to be known by, only their name. */
  isMine(one: Chatted): boolean {
    const you = this.store.state.hello?.you ?? -1;
    return one.seat === you && (you >= 0 || one.name === this.name());
  }
}

const keyOf = (table: string): string => `read-${table}`;

function kept(table: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(table));
  } catch {
    return null;
  }
}
