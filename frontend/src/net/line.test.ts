import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Line, type Standing } from "./line";
import { FIRST_WAIT, LONGEST_WAIT, USUAL_WAIT, waitFor } from "./wait";

class FakeSocket {
  static readonly OPEN = 1;
  static readonly CONNECTING = 0;
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
  hear(frame: object): void {
    this.readyState = 1;
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  end(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const sockets = (): FakeSocket[] => FakeSocket.made;
const latest = (): FakeSocket => FakeSocket.made.at(-1) as FakeSocket;

let last = 0;
let standings: Standing[] = [];
let line: Line;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.made = [];
  last = 0;
  standings = [];
  line = new Line((n) => `ws://house?last=${n}`, {
    frame: () => undefined,
    standing: (one) => standings.push(one),
    last: () => last,
  });
  line.open();
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a line that keeps itself connected", () => {
  it("comes back with the number it last heard", () => {
    latest().hear({ type: "hello" });
    last = 12;
    latest().end(1006);
    expect(standings).toEqual(["live", "away"]);
    vi.advanceTimersByTime(FIRST_WAIT);
    expect(latest().url).toContain("last=12");
    expect(sockets()).toHaveLength(2);
  });

  it("waits longer each time, with jitter, and not for ever", () => {
    expect(waitFor(0, () => 1)).toBe(FIRST_WAIT);
    expect(waitFor(0, () => 0)).toBe(FIRST_WAIT / 2);
    expect(waitFor(2, () => 1)).toBe(FIRST_WAIT * 4);
    expect(waitFor(9, () => 1)).toBe(USUAL_WAIT);
    expect(waitFor(40, () => 1)).toBe(LONGEST_WAIT);
  });

  it("does not ask again for a table that is not there", () => {
    latest().end(4404);
    vi.advanceTimersByTime(60_000);
    expect(standings).toEqual(["gone"]);
    expect(sockets()).toHaveLength(1);
  });

  it("does not ask again for a table that cannot be read", () => {
    latest().end(4423);
    vi.advanceTimersByTime(60_000);
    expect(standings).toEqual(["damaged"]);
    expect(sockets()).toHaveLength(1);
  });

  it("nor for one that the rules of now do not allow", () => {
    latest().end(4426);
    vi.advanceTimersByTime(60_000);
    expect(standings).toEqual(["outdated"]);
    expect(sockets()).toHaveLength(1);
  });

  it("says that the house is restarting", () => {
    latest().hear({ type: "hello" });
    latest().hear({ type: "bye", code: "server-stopping" });
    latest().end(1012);
    expect(standings.at(-1)).toBe("restarting");
    vi.advanceTimersByTime(1_000);
    latest().end(1006);
    expect(standings.at(-1)).toBe("restarting");
  });

  it("goes to another machine of the house without a word", () => {
    latest().hear({ type: "hello" });
    for (let time = 0; time < 2; time++) {
      latest().hear({ type: "bye", code: "elsewhere" });
      latest().end(1001);
      vi.advanceTimersByTime(FIRST_WAIT);
      expect(sockets()).toHaveLength(2 + time);
      latest().hear({ type: "hello" });
    }
    expect(new Set(standings)).toEqual(new Set(["live"]));
  });

  it("and says so if there is none", () => {
    latest().hear({ type: "hello" });
    latest().hear({ type: "bye", code: "elsewhere" });
    latest().end(1001);
    vi.advanceTimersByTime(FIRST_WAIT);
    latest().end(1006);
    expect(standings.at(-1)).toBe("away");
  });

  it("dials at once when the network is back", () => {
    latest().hear({ type: "hello" });
    window.dispatchEvent(new Event("offline"));
    expect(standings.at(-1)).toBe("away");
    window.dispatchEvent(new Event("online"));
    expect(sockets()).toHaveLength(2);
  });

  it("notices within a second of waking that the line is dead", () => {
    latest().hear({ type: "hello" });
    document.dispatchEvent(new Event("visibilitychange"));
    expect(latest().sent.map((text) => JSON.parse(text).type)).toEqual(["ping"]);
    vi.advanceTimersByTime(900);
    expect(sockets()).toHaveLength(2);
  });

  it("leaves a line alone that answers", () => {
    latest().hear({ type: "hello" });
    document.dispatchEvent(new Event("visibilitychange"));
    latest().hear({ type: "pong", t: 1 });
    vi.advanceTimersByTime(5_000);
    expect(sockets()).toHaveLength(1);
  });

  describe("dialled before the page was there", () => {
    const dialled = (address: string): FakeSocket => {
      const socket = new FakeSocket(address);
      socket.readyState = FakeSocket.OPEN;
      const heard = [JSON.stringify({ type: "hello" })];
      window.dialled = { socket: socket as unknown as WebSocket, address, heard };
      return socket;
    };
    it("is taken over, with what it has said", () => {
      line.close();
      const socket = dialled("ws://house?last=0");
      line = new Line((n) => `ws://house?last=${n}`, {
        frame: () => undefined,
        standing: (one) => standings.push(one),
        last: () => last,
      });
      line.open();
      expect(standings).toEqual(["live"]);
      expect(latest()).toBe(socket);
      expect(window.dialled).toBeUndefined();
    });
    it("is left where another one is wanted, or it has ended", () => {
      const other = dialled("ws://house?last=0&lang=xx");
      line.again();
      expect(other.readyState).toBe(3);
      expect(latest().url).toBe("ws://house?last=0");
      const ended = dialled("ws://house?last=0");
      ended.readyState = 3;
      line.again();
      expect(latest()).not.toBe(ended);
    });
  });

  it("stays closed when it was closed", () => {
    line.close();
    window.dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(60_000);
    expect(sockets()).toHaveLength(1);
  });
});
