// The table as this reader saw it before each turn: for whoever wants to see one again. Nothing is asked of the house.

interface Scene {
  /** The update that the turn began with; the view is the one before it. */
  n: number;
  view: unknown;
}

/** More turns than a game has, and still a bound. */
const KEPT = 80;
/** Over a reload: the turn that is played and the one before it. A tab's store is small, and is written each turn. */
const STORED = 2;

/** A reload of the page keeps the last ones: they are this tab's own. */
export class Scenes {
  #kept: Scene[] = [];
  #seat: number | null = null;

  /** Kept under this key over a reload; null: only as long as this page stands. */
  constructor(private readonly key: string | null) {}

  /** Whose eyes these are. Another seat has seen other things. */
  seat(you: number): void {
    if (you === this.#seat) return;
    this.#kept = this.#seat === null ? this.#read(you) : [];
    this.#seat = you;
  }

  note(n: number, view: unknown): void {
    if (view === null || view === undefined || this.before(n) !== undefined) return;
    this.#kept = [...this.#kept.slice(1 - KEPT), { n, view }];
    this.#write();
  }

  before(n: number): unknown {
    return this.#kept.find((one) => one.n === n)?.view;
  }

  /** Something was not seen from here. */
  forget(): void {
    this.#kept = [];
    this.#write();
  }

  #read(you: number): Scene[] {
    if (this.key === null) return [];
    try {
      const found = JSON.parse(sessionStorage.getItem(this.key) ?? "null") as { you: number; kept: Scene[] } | null;
      return found?.you === you && Array.isArray(found.kept) ? found.kept : [];
    } catch {
      return [];
    }
  }

  #write(): void {
    if (this.key === null) return;
    try {
      sessionStorage.setItem(this.key, JSON.stringify({ you: this.#seat, kept: this.#kept.slice(-STORED) }));
    } catch {
      // Not kept over a reload, then.
    }
  }
}
