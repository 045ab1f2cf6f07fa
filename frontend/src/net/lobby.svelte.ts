// The list of the house, live, for all parts of a page that show some of it: one socket while any of them does.
import { changed, whole, type Board } from "./lobby";
import { Line } from "./line";
import type { Friends, LobbyFrame } from "./types";

/** A tab that nobody looks at needs no list: it is let go after a while, and asked for again. */
const HIDDEN_FOR = 60_000;

class TheLobby {
  board = $state.raw<Board | null>(null);
  friends = $state.raw<Friends | null>(null);
  /** The house did not answer; what was known stays in sight. */
  lost = $state(false);
  /** So often it was said that my own tables changed. */
  mine = $state(0);
  private line: Line<LobbyFrame> | null = null;
  private shown = 0;
  private resting: ReturnType<typeof setTimeout> | undefined;

  /** Show it until this is called. */
  show(): () => void {
    if (this.shown++ === 0) {
      document.addEventListener("visibilitychange", this.seen);
      this.open();
    }
    return () => {
      if (--this.shown === 0) {
        document.removeEventListener("visibilitychange", this.seen);
        clearTimeout(this.resting);
        this.close();
      }
    };
  }

  /** As somebody else: they have other friends. */
  again(): void {
    this.friends = null;
    this.line?.again();
  }

  private open(): void {
    if (this.line) return;
    const base = `${location.protocol.replace("http", "ws")}//${location.host}/api/lobby`;
    this.line = new Line<LobbyFrame>(
      () => base,
      {
        frame: (frame) => this.take(frame),
        standing: (standing) => (this.lost = standing !== "live" && standing !== "joining"),
        last: () => 0,
      },
      { begins: "lobby", pingEvery: 60_000 },
    );
    this.line.open();
  }

  private close(): void {
    this.line?.close();
    this.line = null;
  }

  private take(frame: LobbyFrame): void {
    if (frame.type === "lobby") {
      // After an absence anything may have changed.
      if (this.board) this.mine++;
      this.board = whole(frame);
      this.friends = null;
    } else if (frame.type === "change") {
      const next = this.board && changed(this.board, frame);
      if (next) this.board = next;
      else this.line?.again();
    } else if (frame.type === "friends") this.friends = frame;
    else if (frame.type === "mine") this.mine++;
  }

  private readonly seen = (): void => {
    clearTimeout(this.resting);
    if (document.visibilityState === "visible") this.open();
    else this.resting = setTimeout(() => this.close(), HIDDEN_FOR);
  };
}

export const lobby = new TheLobby();
