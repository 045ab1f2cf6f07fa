// The house of this device, as the page talks to it: one worker for all, begun when it is first asked for something.
import type { LineHooks } from "../net/line";
import type { ClientMessage } from "../net/types";
import { kept } from "./kept";
import type { Asked, Told } from "./messages";
import address from "./worker.ts?worker&url";

type Answer = Pick<Extract<Told, { call: number }>, "status" | "body">;

let worker: Promise<Worker> | null = null;
let calls = 0;
const waiting = new Map<number, (answer: Answer | null) => void>();
const listening = new Map<string, LineHooks>();

/** Its script is a part of the page, and is kept with it. */
export const keepWorker = (): Promise<Response> => fetch(address);

function house(): Promise<Worker> {
  worker ??= kept().then((found) => {
    if (!found) throw new Error("nothing was fetched for playing offline");
    const made = new Worker(address, { type: "module" });
    made.onmessage = ({ data }: MessageEvent<Told>) => hear(data);
    made.onerror = () => fail();
    made.postMessage({ do: "open", ...found } satisfies Asked);
    return made;
  });
  worker.catch(() => fail());
  return worker;
}

/** What waits hears so, and whoever asks next begins anew. */
function fail(): void {
  const broken = worker;
  worker = null;
  void broken?.then((one) => one.terminate()).catch(() => undefined);
  for (const answer of waiting.values()) answer(null);
  waiting.clear();
  for (const hooks of listening.values()) hooks.standing("damaged");
}

function hear(told: Told): void {
  if ("failed" in told) fail();
  else if ("call" in told) {
    waiting.get(told.call)?.(told);
    waiting.delete(told.call);
  } else {
    const hooks = listening.get(told.table);
    if ("standing" in told) hooks?.standing(told.standing);
    else {
      if (told.frame.type === "hello") hooks?.standing("live");
      hooks?.frame(told.frame);
    }
  }
}

async function answered(ask: (call: number) => Asked): Promise<Answer | null> {
  const call = ++calls;
  const found = new Promise<Answer | null>((answer) => waiting.set(call, answer));
  try {
    (await house()).postMessage(ask(call));
  } catch {
    waiting.get(call)?.(null);
  }
  return found;
}

/** What the house would answer; null: it cannot be played here. */
export async function askNear(
  method: string,
  path: string,
  body: string | undefined,
  lang: string,
): Promise<Response | null> {
  const found = await answered((call) => ({ do: "ask", call, method, path, body: body ?? "", lang }));
  return found && new Response(JSON.stringify(found.body), { status: found.status });
}

/** A finished game as the house takes it. */
export async function toSend(table: string): Promise<unknown> {
  return (await answered((call) => ({ do: "send", call, table })))?.body ?? null;
}

export function listenNear(
  table: string,
  hooks: LineHooks,
  lang: () => string,
): { say: (message: ClientMessage) => void; leave: () => void } {
  const tell = (asked: Asked): void => {
    void house()
      .then((one) => one.postMessage(asked))
      .catch(() => undefined);
  };
  listening.set(table, hooks);
  tell({ do: "listen", table, last: hooks.last(), lang: lang() });
  return {
    say: (message) => tell({ do: "say", table, message, lang: lang() }),
    leave: () => {
      if (listening.get(table) !== hooks) return;
      listening.delete(table);
      tell({ do: "leave", table });
    },
  };
}
