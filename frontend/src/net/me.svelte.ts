// Who I am. Nobody has to be anybody before they sit down: the house gives a guest a name and a cookie.
import { house } from "./http";
import { privacy } from "./privacy";
import type { Me } from "./types";
import { kept } from "../ui/kept.svelte";

/** Whoever comes next finds nothing that was typed here and not sent. */
function clearTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // A browser that keeps nothing.
  }
}

/** What tabs tell each other: somebody has another name, say; or is no longer who they were. */
type News = "changed" | "another";

class MyName {
  me = $state<Me | null>(null);
  asked = $state(false);
  /** All tabs of one browser are one person: what one of them learns, the others hear. */
  private readonly tabs = "BroadcastChannel" in window ? new BroadcastChannel("caravanserai-me") : null;

  constructor() {
    this.tabs?.addEventListener("message", ({ data }: MessageEvent<News>) => {
      if (data === "another") clearTab();
      void this.look().catch(() => undefined);
    });
  }

  async look(): Promise<void> {
    const was = this.me;
    try {
      this.me = await house.me();
    } finally {
      this.asked = true;
    }
    // They left in another tab, or on another device.
    if (was && !this.me) clearTab();
  }

  /** After something that makes a stranger a guest. */
  async met(): Promise<void> {
    if (this.me) return;
    await this.look();
    this.tell();
  }

  async rename(name: string): Promise<void> {
    this.me = await house.name(name);
    this.tell();
  }

  /** A link from another device makes this browser its person's, in place of who it is now. */
  async comeBack(token: string, replace: string | null, bring: boolean): Promise<void> {
    await this.enter(() => house.comeBackAs(token, replace, bring), bring);
  }

  /** Whoever shows a key is this browser's person from then on. `bring`: they are also who it was before. */
  async enter(show: () => Promise<Me>, bring = true): Promise<void> {
    const me = await show();
    const another = !bring && this.me !== null && this.me.id !== me.id;
    if (another) clearTab();
    // What a stranger has chosen here does not go before what this person's account knows.
    kept.chosen.clear();
    this.me = me;
    this.tell(another ? "another" : "changed");
  }

  async leave(anyway: boolean): Promise<true> {
    await house.signOut(anyway);
    this.gone();
    return true;
  }

  /** The house forgets me, for good. */
  async vanish(name: string): Promise<void> {
    await privacy.deleteMe(name);
    this.gone();
  }

  private gone(): void {
    this.me = null;
    clearTab();
    this.tell();
  }

  private tell(news: News = "changed"): void {
    this.tabs?.postMessage(news);
  }
}

export const my = new MyName();
