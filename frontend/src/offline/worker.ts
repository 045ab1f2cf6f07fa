// The worker that plays offline: the rules of the house in Python, through Pyodide, away from the page. What happens at a
// table is kept before anybody hears of it, and everything is done one after the other.
import type { FluentBundle } from "@fluent/bundle";
import type { PyodideInterface } from "pyodide";
import type { ClientMessage, ServerFrame, StageInfo, Summary } from "../net/types";
import { bundleOf, say, type Lang } from "../ui/fluent";
import type { Asked, Told } from "./messages";
import { Conflict, saved, type LogLine } from "./saved";

interface Step {
  lines: LogLine[];
  frames: ServerFrame[];
  summary: Summary | null;
  stage: StageInfo | null;
}

/** caravanserai.solo.house.SoloHouse: everything goes in and comes out as text. */
interface House {
  read(saved: string): void;
  knows(table: string): boolean;
  forget(table: string): void;
  hello(table: string, last: number | null): string;
  hear(table: string, message: string, lang: string): string;
  go_on(table: string): string | undefined;
  to_send(table: string): string;
  ask(method: string, path: string, body: string, lang: string): string;
}

const RULES = "/rules";
const TABLE = /^\/api\/tables\/(offline-[0-9a-f]+)/;

let python: PyodideInterface;
let house: House;
const tell = (told: Told): void => self.postMessage(told);
/** The tables that a page looks at: only there bots go on. */
const heard = new Map<string, string>();

async function open(runtime: string, rules: string): Promise<void> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${runtime}/pyodide.mjs`)) as typeof import("pyodide");
  const fetched = (path: string): Promise<ArrayBuffer> => fetch(path).then((answer) => answer.arrayBuffer());
  const [made, pack, wheel] = await Promise.all([
    loadPyodide({ indexURL: `${runtime}/` }),
    fetched(rules),
    fetched(`${runtime}/msgspec.whl`),
  ]);
  python = made;
  python.unpackArchive(pack, "zip", { extractDir: RULES });
  python.unpackArchive(wheel, "wheel");
  python.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(RULES)})`);
  const browser = python.pyimport("caravanserai.solo.browser") as { open_house: (say: unknown) => House };
  house = browser.open_house((lang: Lang, id: string, args: string) =>
    say(wordsIn(lang), id, JSON.parse(args) as Record<string, unknown>),
  );
}

const spoken = new Map<Lang, FluentBundle>();

/** The sentences of the house and of its games, from the files that the rules came with. */
function wordsIn(lang: Lang): FluentBundle {
  const known = spoken.get(lang);
  if (known) return known;
  const home = `${RULES}/caravanserai`;
  const games = python.FS.readdir(`${home}/games`).map((key: string) => `${home}/games/${key}/strings/${lang}.ftl`);
  const files = [`${home}/strings/${lang}.ftl`, ...games].filter((path) => python.FS.analyzePath(path, false).exists);
  const made = bundleOf(lang, ...files.map((path) => python.FS.readFile(path, { encoding: "utf8" })));
  spoken.set(lang, made);
  return made;
}

/** The table is in memory, as it was kept; false: there is none. */
async function known(table: string): Promise<boolean> {
  if (house.knows(table)) return true;
  const found = await saved.get(table);
  if (!found) return false;
  house.read(JSON.stringify({ id: found.id, secret: found.secret, lines: found.lines }));
  return true;
}

/** Kept first, then told. What cannot be kept has not happened: the table is read again as it was. */
async function keep(table: string, step: Step): Promise<boolean> {
  try {
    if (step.lines.length) await saved.append(table, step.lines, step.summary);
  } catch (error) {
    house.forget(table);
    const conflict = error instanceof Conflict;
    if (!(await known(table))) tell({ table, standing: "gone" });
    else tell({ table, frame: JSON.parse(house.hello(table, null)) as ServerFrame });
    return conflict;
  }
  for (const frame of step.frames) tell({ table, frame });
  return true;
}

async function hear(table: string, message: ClientMessage, lang: string): Promise<void> {
  if (!(await known(table))) return;
  const kept = await keep(table, JSON.parse(house.hear(table, JSON.stringify(message), lang)) as Step);
  if (kept) return;
  const sentence = say(wordsIn(lang as Lang), "refusal-not-saved");
  const refusal = { kind: "not-yours-now", code: "not-saved", clause: null, args: {} };
  tell({
    table,
    frame: { type: "refused", refusal, sentence, of: "move_id" in message ? message.move_id : null } as ServerFrame,
  });
}

/** One bot, and then whoever else has something to say, before the next. */
async function goOn(table: string): Promise<void> {
  if (!heard.has(table) || !(await known(table))) return;
  const told = house.go_on(table);
  if (told === undefined) return;
  if (await keep(table, JSON.parse(told) as Step)) later(() => goOn(table));
}

async function ask(asked: Extract<Asked, { do: "ask" }>): Promise<void> {
  const [, table] = TABLE.exec(asked.path) ?? [];
  if (table) await known(table);
  const answer = JSON.parse(house.ask(asked.method, asked.path, asked.body, asked.lang)) as {
    status: number;
    body: unknown;
    made: { id: string; secret: string; lines: LogLine[] } | null;
    step: Step | null;
  };
  const { made, step } = answer;
  if (made && step?.summary) await saved.create({ ...made, summary: step.summary, stage: step.stage, sent: null });
  tell({ call: asked.call, status: answer.status, body: answer.body });
}

async function listen({ table, last, lang }: Extract<Asked, { do: "listen" }>): Promise<void> {
  heard.set(table, lang);
  try {
    if (!(await known(table))) return tell({ table, standing: "gone" });
    tell({ table, frame: JSON.parse(house.hello(table, last)) as ServerFrame });
  } catch (error) {
    // Rules that came with an update take it no more, or it was damaged.
    console.error(error);
    return tell({ table, standing: "outdated" });
  }
  later(() => goOn(table));
}

async function send({ call, table }: Extract<Asked, { do: "send" }>): Promise<void> {
  const found = (await known(table)) ? (JSON.parse(house.to_send(table)) as unknown) : null;
  tell({ call, status: found ? 200 : 404, body: found });
}

let last: Promise<void> = Promise.resolve();

function later(work: () => Promise<void>): void {
  last = last.then(work).catch((error: unknown) => {
    console.error(error);
    tell({ failed: String(error) });
  });
}

self.onmessage = ({ data: asked }: MessageEvent<Asked>) => {
  if (asked.do === "leave") heard.delete(asked.table);
  else if (asked.do === "open") later(() => open(asked.runtime, asked.rules));
  else if (asked.do === "ask") later(() => ask(asked));
  else if (asked.do === "send") later(() => send(asked));
  else if (asked.do === "listen") later(() => listen(asked));
  else later(() => hear(asked.table, asked.message, asked.lang).then(() => later(() => goOn(asked.table))));
};
