import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TableStore } from "../src/net/table.svelte";

class FakeSocket {
  static readonly OPEN = 1;
  static readonly CONNECTING = 0;
  static made: FakeSocket[] = [];
  readyState = 1;
  sent: { type: string; move_id: string }[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
  hear(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}
const socket = (): FakeSocket => FakeSocket.made.at(-1) as FakeSocket;
const hello = (you = 0, n = 0): object => ({
  type: "hello",
  table: "t",
  game: "khiva",
  you,
  n,
  missed: [],
  complete: true,
  rematch: null,
  stage: null,
  now: { status: "playing", seats: [], waiting: [0], clocks: [], view: {}, ask: { id: "1.0", sealed: false, ask: {} } },
});

let store: TableStore;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.made = [];
  store = new TableStore("t", () => "fr");
  store.open();
  socket().hear(hello());
});
afterEach(() => {
  store.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("asks for everything, in the reader's language", () => {
  expect(socket().url).toMatch(/\/api\/tables\/t\/socket\?last=0&lang=fr$/);
});

it("is busy until its answer is on disk", () => {
  store.answer({ type: "TakeSalt" });
  expect(store.busy).toBe(true);
  socket().hear({ type: "taken", ack: { number: 4, move_id: socket().sent[0]?.move_id } });
  expect(store.busy).toBe(false);
});

it("gives an answer again, under the same id, when the line broke before it was taken", () => {
  store.answer({ type: "TakeSalt" });
  const id = socket().sent[0]?.move_id;
  socket().onclose?.({ code: 1006 });
  vi.advanceTimersByTime(1_000);
  socket().hear(hello());
  expect(socket().sent.map((message) => message.move_id)).toEqual([id]);
});

it("is free again when its answer was refused", () => {
  store.answer({ type: "TakeSalt" });
  socket().hear({ type: "refused", of: socket().sent[0]?.move_id, sentence: "No.", refusal: {} });
  expect(store.busy).toBe(false);
  expect(store.state.refused?.sentence).toBe("No.");
});

it("hears everything anew from another seat", () => {
  socket().hear(hello(2, 7));
  expect(FakeSocket.made).toHaveLength(2);
  expect(socket().url).toContain("last=0");
});

it("gives back what was typed and refused, and nothing that was heard", () => {
  const no = { type: "refused", refusal: { code: "chat-too-fast" }, sentence: "Not so fast.", of: null };
  store.say("hello all");
  socket().hear(no);
  expect(store.unsaid).toBe("hello all");
  store.unsaid = null;
  store.say("hello again");
  socket().hear({ type: "chat", room: "players", seat: 0, name: "Me", text: "hello again", time: 1, phrase: null });
  socket().hear(no);
  expect(store.unsaid).toBeNull();
});
