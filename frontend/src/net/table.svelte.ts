// The store of one table: what is known of it, how the line stands, and what can be said to it.
import { fold, nothing, shown, type TableState } from "./fold";
import { asked, isNear } from "./http";
import { newId } from "./id";
import { Line, type LineHooks, type Standing } from "./line";
import { NearLine } from "../offline/line";
import { Scenes } from "./scenes";
import { sharing } from "./sharing";
import type { Chatted, ClientMessage, ServerFrame } from "./types";

export type PhraseId = NonNullable<Chatted["phrase"]>;

interface Unanswered {
  message: Extract<ClientMessage, { type: "answer" }>;
}

export class TableStore {
  state = $state.raw<TableState>(nothing);
  standing = $state<Standing>("joining");
  /** An answer is on its way. */
  busy = $state(false);
  /** What the table looked like before the last turns. */
  readonly scenes: Scenes;
  /** Does a turn begin in these events? The game says so, once it is loaded. */
  opens: (events: readonly unknown[]) => boolean = () => false;

  /** What was typed and refused: to be mended, or said later. */
  unsaid = $state<string | null>(null);

  private readonly line: Line | NearLine;
  private unanswered: Unanswered | null = null;
  /** Said, and not heard of since. */
  private saying: string | null = null;

  constructor(
    readonly id: string,
    lang: () => string,
    /** Who of those who share this device. */
    readonly who = "",
  ) {
    // On a device that is handed round nothing that a seat saw lies about.
    this.scenes = new Scenes(sharing(id).length ? null : `scenes-${id}`);
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const base = `${scheme}//${location.host}/api/tables/${encodeURIComponent(id)}/socket`;
    const hooks: LineHooks = {
      last: () => this.state.n,
      standing: (standing) => (this.standing = standing),
      frame: (frame) => {
        const before = this.state.hello;
        if (frame.type === "hello" && before !== null && before.you !== frame.you && frame.n > 0) {
          this.again();
          return;
        }
        this.remember(frame);
        this.state = fold(this.state, frame, performance.now());
        if (frame.type === "hello") this.sendAgain();
        if (frame.type === "taken" && frame.ack.move_id === this.unanswered?.message.move_id) this.settle();
        if (frame.type === "refused" && frame.of === this.unanswered?.message.move_id) this.settle();
        if (frame.type === "refused" && frame.of === null) [this.unsaid, this.saying] = [this.saying, null];
        if (frame.type === "chat" && frame.text && frame.seat === this.state.hello?.you) this.saying = null;
      },
    };
    this.line = isNear(id)
      ? new NearLine(id, lang, hooks)
      : new Line((last) => `${base}?last=${last}&lang=${lang()}${asked(who)}`, hooks);
  }

  open(): void {
    this.line.open();
  }

  close(): void {
    this.line.close();
  }

  /** Another seat has heard other things, and a new guest is not known to an old socket: begin again, and hear all. */
  again(): void {
    this.state = { ...nothing, chat: this.state.chat };
    this.line.again();
  }

  answer(move: unknown): void {
    const ask = this.state.now?.ask;
    if (!ask || this.busy) return;
    const message = { type: "answer" as const, ask: ask.id, move_id: newId(), move };
    this.unanswered = { message };
    this.busy = true;
    this.state = { ...this.state, refused: null };
    this.line.send(message);
  }

  /** Leave an order standing, or take it back. */
  stand(order: unknown): void {
    this.line.send({ type: "order", order });
  }

  say(text: string): boolean {
    const sent = this.line.send({ type: "say", text });
    if (sent) this.saying = text;
    return sent;
  }

  /** One of the house's phrases: each reads it in their own language. */
  sayPhrase(phrase: PhraseId): boolean {
    return this.line.send({ type: "phrase", phrase });
  }

  mute(seat: number | null, on: boolean): void {
    this.line.send({ type: "mute", seat, on });
  }

  comeBack(): void {
    this.line.send({ type: "come-back" });
  }

  shown(n: number): void {
    this.state = shown(this.state, n);
  }

  forgive(): void {
    this.state = { ...this.state, refused: null };
  }

  /** The same move id twice is taken once, so an answer that met a dead line is simply sent again. */
  private sendAgain(): void {
    if (this.unanswered) this.line.send(this.unanswered.message);
  }

  /** Keep the view that a turn begins from; what happened while the line was down was not seen. */
  private remember(frame: ServerFrame): void {
    if (frame.type === "hello") {
      this.scenes.seat(frame.you);
      const unseen = this.state.hello !== null && frame.missed.some((one) => this.opens(one.events));
      if (unseen) this.scenes.forget();
    } else if (frame.type === "update" && frame.n > this.state.n && this.opens(frame.events))
      this.scenes.note(frame.n, this.state.now?.view);
  }

  private settle(): void {
    this.unanswered = null;
    this.busy = false;
  }
}
