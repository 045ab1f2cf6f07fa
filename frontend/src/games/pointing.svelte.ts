// The piece that a line of the log points at, for the table to mark it. Each has a name of its own in the whole game.

/** How long a piece stays marked that was asked for by a press. */
const SHOWN = 4_000;

class Pointing {
  piece = $state<string | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  at(piece: string, lasting = false): void {
    clearTimeout(this.#timer);
    this.piece = piece;
    this.#timer = lasting ? setTimeout(() => this.#clear(), SHOWN) : undefined;
  }

  off(piece: string | null): void {
    if (this.#timer === undefined && this.piece === piece) this.#clear();
  }

  #clear(): void {
    this.piece = null;
    this.#timer = undefined;
  }
}

export const pointing = new Pointing();
