// The house over HTTP, with its types. A refusal is a value with a sentence; a silent house is one too.
import { reach } from "./reach.svelte";
import type {
  BotsInfo,
  DailyDeal,
  DailyPage,
  GameInfo,
  LessonInfo,
  LessonState,
  LeaveTicket,
  HintInfo,
  Me,
  Mine,
  MyAccount,
  NewCodes,
  OpenTable,
  PasskeyQuestion,
  PlainGame,
  Press,
  Pressed,
  Problem,
  PublicTable,
  ReturnLink,
  Returning,
  ReviewInfo,
  Rulebook,
  Seated,
  TableCard,
  TableLink,
  TakingOver,
  Ticket,
} from "./types";

export class HouseError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly sentence: string | null,
  ) {
    super(code);
  }
}

/** Is all here that is needed to play offline? Said by `src/offline/kit.svelte.ts`. */
export const FETCHED = "caravanserai-offline";
export function isFetched(): boolean {
  try {
    return localStorage.getItem(FETCHED) !== null;
  } catch {
    return false;
  }
}

const NEAR = "offline-";
/** Is this a table of this device, which no house knows? */
export const isNear = (table: string): boolean => table.startsWith(NEAR);

let lang = "en";
export function speak(chosen: string): void {
  lang = chosen;
}

/** Which of the people who share this device acts at tables now, and who in the very next call; "" is its own person. */
let seated = "";
let next: string | null = null;

export function actAs(who: string): void {
  seated = who;
}

export const actor = (): string => seated;

/** One call of somebody else on this device. */
export function asOnce<T>(who: string, ask: () => Promise<T>): Promise<T> {
  next = who;
  try {
    return ask();
  } finally {
    next = null;
  }
}

/** Their name in an address; the device's own person needs none. */
export const asked = (who: string): string => (who ? `&as=${who}` : "");

/** In a frame of others nobody is known, also where a neighbour on the same site has made it. */
const cookies = (): RequestCredentials => (location.pathname.startsWith("/embed/") ? "omit" : "same-origin");

export async function call<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const near = path.startsWith(`/api/tables/${NEAR}`);
  const who = asked(next ?? (path.startsWith("/api/tables/") ? seated : ""));
  let answer: Response | null = null;
  if (!near)
    try {
      answer = await fetch(`${path}${path.includes("?") ? "&" : "?"}lang=${lang}${who}`, {
        method,
        credentials: cookies(),
        headers: sent === undefined ? {} : { "content-type": "application/json" },
        body: sent ?? null,
      });
      reach.heard();
    } catch {
      reach.missed();
    }
  if (!answer && (near || (isFetched() && /^\/api\/(lessons|rulebooks)/.test(path))))
    answer = await (await import("../offline/near")).askNear(method, path, sent, lang);
  if (!answer) throw new HouseError(0, "unreachable", null);
  if (!answer.ok) throw await problemOf(answer);
  const text = await answer.text();
  return (text ? JSON.parse(text) : null) as T;
}

async function problemOf(answer: Response): Promise<HouseError> {
  try {
    const problem = (await answer.json()) as Problem;
    return new HouseError(answer.status, problem.code, problem.sentence);
  } catch {
    return new HouseError(answer.status, "unreachable", null);
  }
}

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

export const house = {
  me: () => call<Me | null>("GET", "/api/me"),
  name: (name: string) => call<Me>("POST", "/api/me", { name }),
  returnLink: () => call<ReturnLink>("POST", "/api/me/return-link"),
  lookAtReturn: (token: string) => call<Returning>("POST", "/api/me/return/look", { token }),
  comeBackAs: (token: string, replace: string | null, bring: boolean) =>
    call<Me>("POST", "/api/me/return", { token, replace, bring }),
  account: () => call<MyAccount>("GET", "/api/me/account"),
  setPassword: (password: string, handle: string | null, current: string | null) =>
    call<MyAccount>("POST", "/api/me/password", { password, handle, current }),
  takeHandle: (handle: string) => call<MyAccount>("POST", "/api/me/handle", { handle }),
  removeKey: (id: string, last: boolean) => call<MyAccount>("POST", "/api/me/keys/remove", { id, last }),
  newCodes: () => call<NewCodes>("POST", "/api/me/codes"),
  signIn: (handle: string, password: string, bring: boolean) =>
    call<Me>("POST", "/api/me/sign-in", { handle, password, bring }),
  signInByCode: (code: string, bring: boolean) => call<Me>("POST", "/api/me/sign-in/code", { code, bring }),
  beginPasskey: () => call<PasskeyQuestion>("POST", "/api/me/passkeys/begin"),
  addPasskey: (answer: unknown) => call<MyAccount>("POST", "/api/me/passkeys", { answer }),
  askPasskey: () => call<PasskeyQuestion>("POST", "/api/me/sign-in/passkey/begin"),
  signInByPasskey: (answer: unknown, bring: boolean) => call<Me>("POST", "/api/me/sign-in/passkey", { answer, bring }),
  signOut: (anyway: boolean) => call<null>("POST", "/api/me/sign-out", { anyway }),
  endDevice: (id: string) => call<MyAccount>("POST", "/api/me/devices/sign-out", { id }),
  endOtherDevices: () => call<MyAccount>("POST", "/api/me/devices/sign-out-others"),
  mine: (limit = 30, before?: number) =>
    call<Mine>("GET", `/api/mine?limit=${limit}${before === undefined ? "" : `&before=${before}`}`),
  games: () => call<GameInfo[]>("GET", "/api/rules/games"),
  bots: () => call<BotsInfo[]>("GET", "/api/bots"),
  daily: () => call<DailyPage>("GET", "/api/daily"),
  dailyOf: (game: string, day: string) => call<DailyDeal>("GET", `/api/daily/${game}?day=${day}`),
  playDaily: (game: string) => call<TableLink>("POST", `/api/daily/${game}`),
  publicTables: () => call<PublicTable[]>("GET", "/api/tables"),
  plainGames: () => call<PlainGame[]>("GET", "/api/rules/plain"),
  /** The words of a game that is not built into the page. */
  strings: async (game: string, language: string): Promise<string> => {
    const words = `/api/games/${encodeURIComponent(game)}/strings/${language}`;
    const answer = await fetch(words, { credentials: cookies() });
    return answer.ok ? answer.text() : "";
  },
  rulebook: (game: string, language: string) => call<Rulebook>("GET", `/api/rulebooks/${game}/${language}`),
  play: (press: Press) => call<Pressed>("POST", "/api/play", press),
  tickets: () => call<Ticket[]>("GET", "/api/me/tickets"),
  leaveTicket: (ticket: LeaveTicket) => call<Ticket>("POST", "/api/me/tickets", ticket),
  withdrawTicket: (id: string) => call<null>("POST", "/api/me/tickets/withdraw", { id }),
  open: (table: OpenTable) => call<TableLink>("POST", "/api/tables", table),
  card: (table: string) => call<TableCard>("GET", at(table)),
  sit: (table: string, seat: number | null, nonce_hash: string) =>
    call<Seated>("POST", `${at(table)}/sit`, { seat, nonce_hash }),
  openNonce: (table: string, nonce: string | null) => call<null>("POST", `${at(table)}/nonce`, { nonce }),
  stand: (table: string) => call<null>("POST", `${at(table)}/stand`),
  bot: (table: string, seat: number, bot: string) => call<null>("POST", `${at(table)}/bot`, { seat, bot }),
  start: (table: string) => call<null>("POST", `${at(table)}/start`),
  closeTable: (table: string) => call<null>("POST", `${at(table)}/close`),
  takeOver: (table: string, seat: number) => call<TakingOver>("POST", `${at(table)}/take-over`, { seat }),
  answerWish: (table: string, wish: number, yes: boolean) =>
    call<null>("POST", `${at(table)}/take-over/answer`, { wish, yes }),
  cover: (table: string, seat: number) => call<null>("POST", `${at(table)}/cover`, { seat }),
  answerCover: (table: string, ask: number, yes: boolean) =>
    call<null>("POST", `${at(table)}/cover/answer`, { ask, yes }),
  answerPause: (table: string, seat: number, yes: boolean) => call<null>("POST", `${at(table)}/pause`, { seat, yes }),
  rematch: (table: string, nonce_hash: string) => call<TableLink>("POST", `${at(table)}/rematch`, { nonce_hash }),
  lessons: () => call<LessonInfo[]>("GET", "/api/lessons"),
  beginLesson: (game: string, key: string) => call<TableLink>("POST", `/api/lessons/${game}/${key}`),
  lesson: (table: string) => call<LessonState>("GET", `${at(table)}/lesson`),
  hint: (table: string, ask: string) => call<HintInfo>("POST", `${at(table)}/hint`, { ask }),
  review: (table: string) => call<ReviewInfo>("GET", `${at(table)}/review`),
  startReview: (table: string) => call<ReviewInfo>("POST", `${at(table)}/review`),
  playOn: (table: string, step: number, seat: number, bot: string) =>
    call<TableLink>("POST", `${at(table)}/play-on`, { step, seat, bot }),
  record: (table: string) => `${at(table)}/record`,
  picture: (table: string, lang: string) => `/picture/${table}.png?lang=${lang}`,
};
