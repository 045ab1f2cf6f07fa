// What the page and the worker that plays offline say to each other.
import type { ClientMessage, ServerFrame } from "../net/types";
import type { Standing } from "../net/line";

export type Asked =
  | { do: "open"; runtime: string; rules: string }
  | { do: "ask"; call: number; method: string; path: string; body: string; lang: string }
  | { do: "send"; call: number; table: string }
  | { do: "listen"; table: string; last: number | null; lang: string }
  | { do: "say"; table: string; message: ClientMessage; lang: string }
  | { do: "leave"; table: string };

export type Told =
  | { call: number; status: number; body: unknown }
  | { table: string; frame: ServerFrame }
  | { table: string; standing: Standing }
  | { failed: string };
