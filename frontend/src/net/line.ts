// One socket that keeps itself connected. It knows nothing of games: frames in, messages out, and how it stands.
import type { Bye, ClientMessage, ServerFrame } from "./types";
import { FIRST_WAIT, LONGEST_WAIT, waitFor } from "./wait";

export type Standing =
  | "joining"
  | "live"
  | "away"
  | "restarting"
  | "gone"
  | "damaged"
  | "outdated"
  | "hidden"
  | "event"
  | "gathering"
  | "full";

export interface LineHooks<Frame = ServerFrame> {
  frame: (frame: Frame) => void;
  standing: (standing: Standing) => void;
  /** The number of the last thing heard. */
  last: () => number;
}

const PING_EVERY = 20_000;
const PONG_WITHIN = 4_000;
/** When somebody is back from sleep, a dead socket must be noticed within the second. */
const PONG_ON_RETURN = 700;
const FLOODED_WAIT = 10_000;
/** A game that has only begun can be watched later. */
const EARLY_WAIT = 15_000;

/** A table's line that was dialled while this page was on its way, and what it has said since: public/early.js. */
interface Dialled {
  socket: WebSocket;
  address: string;
  heard: string[];
}
declare global {
  interface Window {
    dialled?: Dialled;
  }
}

/** The line that was dialled before, if it is this one and still good: there is one such try. */
function dial(address: string): Pick<Dialled, "socket" | "heard"> {
  const { dialled } = window;
  delete window.dialled;
  if (dialled?.address === address && dialled.socket.readyState <= WebSocket.OPEN) return dialled;
  dialled?.socket.close();
  return { socket: new WebSocket(address), heard: [] };
}

export interface LineKind {
  /** The type of the frame that begins it. */
  begins: string;
  pingEvery: number;
}

/** From one network to another: the old socket is dead, and nobody says so. Not every browser has it. */
const network = (navigator as { connection?: EventTarget }).connection;

const OF_A_TABLE: LineKind = { begins: "hello", pingEvery: PING_EVERY };

export class Line<Frame extends { type: string } = ServerFrame> {
  private socket: WebSocket | null = null;
  private attempt = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private doubt: ReturnType<typeof setTimeout> | undefined;
  private bye: Bye["code"] | null = null;
  private restarting = false;
  /** A node sent us to another one, and we are on our way. */
  private moving = false;
  private closed = false;

  constructor(
    private readonly address: (last: number) => string,
    private readonly hooks: LineHooks<Frame>,
    private readonly kind = OF_A_TABLE,
  ) {}

  open(): void {
    window.addEventListener("online", this.back);
    window.addEventListener("offline", this.lost);
    window.addEventListener("pageshow", this.back);
    document.addEventListener("visibilitychange", this.seen);
    document.addEventListener("resume", this.back);
    network?.addEventListener("change", this.back);
    this.connect();
  }

  close(): void {
    this.closed = true;
    window.removeEventListener("online", this.back);
    window.removeEventListener("offline", this.lost);
    window.removeEventListener("pageshow", this.back);
    document.removeEventListener("visibilitychange", this.seen);
    document.removeEventListener("resume", this.back);
    network?.removeEventListener("change", this.back);
    this.drop();
  }

  /** Hang up and dial anew. */
  again(): void {
    this.connect();
  }

  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private connect(): void {
    this.drop();
    if (this.closed) return;
    this.bye = null;
    const { socket, heard } = dial(this.address(this.hooks.last()));
    this.socket = socket;
    socket.onmessage = (event) => {
      if (this.socket === socket) this.take(JSON.parse(String(event.data)) as Frame);
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.ended(event.code);
    };
    for (const text of heard) this.take(JSON.parse(text) as Frame);
  }

  private take(frame: Frame): void {
    clearTimeout(this.doubt);
    if (frame.type === this.kind.begins) {
      this.attempt = 0;
      this.restarting = this.moving = false;
      clearInterval(this.pulse);
      this.pulse = setInterval(() => this.ask(PONG_WITHIN), this.kind.pingEvery);
      this.hooks.standing("live");
    }
    if (isBye(frame)) this.bye = frame.code;
    this.hooks.frame(frame);
  }

  private ended(code: number): void {
    this.drop();
    if (this.closed) return;
    if (code === 4404) {
      this.hooks.standing("gone");
      return;
    }
    if (code === 4423 || code === 4426) {
      this.hooks.standing(code === 4423 ? "damaged" : "outdated");
      return;
    }
    if (code === 4403 || code === 4413) {
      this.hooks.standing(code === 4403 ? "hidden" : "event");
      return;
    }
    if (code === 4425) {
      this.hooks.standing("gathering");
      this.retry = setTimeout(() => this.connect(), EARLY_WAIT);
      return;
    }
    if (code === 4029 && this.bye === null) {
      this.hooks.standing("full");
      this.retry = setTimeout(() => this.connect(), FLOODED_WAIT);
      return;
    }
    if ((this.bye === "elsewhere" || this.bye === "signed-out") && !this.moving) {
      // Another machine of the house goes on with the game, or this browser is somebody else now: that is nobody's news.
      // All who were here do not come at once.
      this.moving = true;
      this.retry = setTimeout(() => this.connect(), Math.random() * FIRST_WAIT);
      return;
    }
    // The house said why; that it does not pick up meanwhile is no news.
    this.restarting ||= code === 1012 || this.bye === "server-stopping";
    this.hooks.standing(this.restarting ? "restarting" : "away");
    const wait = this.bye === "flood" ? FLOODED_WAIT : waitFor(this.attempt++);
    this.retry = setTimeout(() => this.connect(), wait);
  }

  /** Is the other end still there? Silence means no. */
  private ask(within: number): void {
    if (!this.send({ type: "ping", t: Date.now() })) return;
    clearTimeout(this.doubt);
    this.doubt = setTimeout(() => {
      this.hooks.standing("away");
      this.connect();
    }, within);
  }

  private readonly back = (): void => {
    if (this.closed) return;
    this.attempt = 0;
    if (this.socket?.readyState === WebSocket.OPEN) this.ask(PONG_ON_RETURN);
    else if (this.socket?.readyState !== WebSocket.CONNECTING || this.retry) this.connect();
  };

  private readonly lost = (): void => {
    if (this.closed) return;
    this.drop();
    this.hooks.standing("away");
    this.retry = setTimeout(() => this.connect(), LONGEST_WAIT);
  };

  private readonly seen = (): void => {
    if (document.visibilityState === "visible") this.back();
  };

  private drop(): void {
    clearTimeout(this.retry);
    clearTimeout(this.doubt);
    clearInterval(this.pulse);
    this.retry = undefined;
    const socket = this.socket;
    this.socket = null;
    if (socket) {
      socket.onclose = null;
      socket.onmessage = null;
      socket.close();
    }
  }
}

function isBye(frame: { type: string }): frame is Bye {
  return frame.type === "bye";
}
