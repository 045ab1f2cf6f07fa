// My account as the house told it last: handle, keys, codes and devices.
import { HouseError, house } from "../net/http";
import { my } from "../net/me.svelte";
import { keys } from "../net/keys";
import type { Leave, MyAccount, Ways } from "../net/types";
import { t, words } from "../ui/words.svelte";
import { makePasskey, wasLeft } from "./passkey";

class TheAccount {
  found = $state.raw<MyAccount | null>(null);
  /** The house did not answer; what was known stays. */
  lost = $state(false);
  /** What else leads into this house. */
  ways = $state.raw<Ways>({ oidc: null, mail: false });

  async load(): Promise<void> {
    try {
      if (!my.asked) await my.look();
      this.ways = await keys.ways();
      this.found = my.me && (await house.account());
      this.lost = false;
    } catch (error) {
      if (error instanceof HouseError && error.status === 401) this.found = null;
      else this.lost = true;
    }
  }

  /** Somebody has to show a key, and this waits to hear whether they did. */
  proving = $state.raw<((shown: boolean) => void) | null>(null);

  /** What the house does only for who has just shown a key: it is asked for in place, and then this goes on. */
  async proven<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof HouseError) || error.code !== "proof-needed") throw error;
      if (!(await new Promise<boolean>((resolve) => (this.proving = resolve)))) throw error;
      return work();
    }
  }

  /** What a form asks for: the account afterwards, or the sentence that says why not. */
  async change(work: () => Promise<MyAccount>): Promise<string | null> {
    try {
      this.found = await this.proven(work);
      await my.met();
      return null;
    } catch (error) {
      return sentenceOf(error);
    }
  }
}

export const account = new TheAccount();

/** A passkey of this device: null when it is kept, or was not wanted after all with an empty sentence. */
export async function newPasskey(): Promise<string | null> {
  try {
    const answer = await makePasskey((await account.proven(() => house.beginPasskey())).options);
    return await account.change(() => house.addPasskey(answer));
  } catch (error) {
    return wasLeft(error) ? "" : sentenceOf(error);
  }
}

/** To who vouches for people here, and back to this page: nothing after this is reached if the house says yes. */
export async function leave(purpose: Leave["purpose"], bring = true): Promise<void> {
  const { address } = await keys.leave(purpose, bring, location.pathname);
  location.assign(address);
  await new Promise(() => undefined);
}

export function sentenceOf(error: unknown): string {
  if (!(error instanceof HouseError)) throw error;
  return error.sentence ?? t("page-unreachable");
}

/** A moment in the reader's words: to the minute today, else to the day. */
export function moment(time: number): string {
  const when = new Date(time);
  const today = when.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(words.locale, today ? { timeStyle: "short" } : { dateStyle: "medium" }).format(when);
}

const NAMES: Record<string, string> = {
  edge: "Edge",
  opera: "Opera",
  firefox: "Firefox",
  chrome: "Chrome",
  safari: "Safari",
  windows: "Windows",
  mac: "macOS",
  linux: "Linux",
  android: "Android",
  iphone: "iPhone",
  ipad: "iPad",
  chromeos: "ChromeOS",
};

/** What a device calls itself, as far as it is known. */
export function deviceName(browser: string | null, system: string | null): string {
  const words = [browser, system].flatMap((word) => (word && NAMES[word]) || []);
  return words.length ? words.join(" · ") : t("page-you-device");
}
