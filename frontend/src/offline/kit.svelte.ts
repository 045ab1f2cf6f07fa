// Is all here that is needed to play offline? It is fetched when somebody asks for it, and brought up to date by itself.
import { gameUi } from "../games";
import { call, FETCHED, isFetched } from "../net/http";
import type { OfflineFile, OfflineKit } from "../net/types";
import { KEYS } from "../ui/games";
import { words } from "../ui/words.svelte";
import { CACHE, fetchOne } from "./kept";

/** The page that was kept with it. This part of it is named by its content, in which the names of the others stand. */
const PAGE = `${FETCHED}-page`;

/** `absent`: this house, or this browser, has nothing of the kind. */
type Standing = "looking" | "absent" | "unfetched" | "fetching" | "failed" | "ready";

class Kit {
  standing = $state<Standing>(isFetched() ? "ready" : "looking");
  /** Bytes to be fetched, and how many of them are here. */
  bytes = $state(0);
  came = $state(0);
  private files: readonly OfflineFile[] = [];

  /** Where a page is kept at all, and the house has something to fetch. */
  async look(): Promise<void> {
    if (this.standing === "fetching") return;
    if (!("caches" in window) || !("serviceWorker" in navigator)) {
      this.standing = "absent";
      return;
    }
    const found = await call<OfflineKit | null>("GET", "/api/offline");
    if (!found) {
      if (!isFetched()) this.standing = "absent";
      return;
    }
    this.files = found.files;
    this.bytes = found.files.reduce((sum, file) => sum + file.bytes, 0);
    if (isFetched()) await this.renew();
    else if (this.standing !== "failed") this.standing = "unfetched";
  }

  async fetch(): Promise<void> {
    this.standing = "fetching";
    try {
      await this.all();
      this.standing = "ready";
    } catch (error) {
      console.error(error);
      this.standing = "failed";
    }
  }

  /** The page and the rules of an updated house; without them those that are here still play. */
  private async renew(): Promise<void> {
    const here = JSON.parse(localStorage.getItem(FETCHED) ?? "[]") as string[];
    const same = this.files.every((file) => here.includes(file.path));
    if (same && localStorage.getItem(PAGE) === import.meta.url) return;
    await this.all().catch(() => undefined);
  }

  private async all(): Promise<void> {
    await controlled();
    await pagesToo();
    const here = new Map<string, number>();
    for (const file of this.files)
      await fetchOne(file, (size) => {
        here.set(file.path, (file.bytes * size) / file.size);
        this.came = [...here.values()].reduce((sum, one) => sum + one, 0);
      });
    const paths = this.files.map((file) => file.path);
    localStorage.setItem(FETCHED, JSON.stringify(paths));
    localStorage.setItem(PAGE, import.meta.url);
    await navigator.storage?.persist?.().catch(() => false);
    const cache = await caches.open(CACHE);
    for (const { url } of await cache.keys()) if (!paths.includes(new URL(url).pathname)) await cache.delete(url);
  }

  /** The room on the device is given back; saved games stay. */
  async remove(): Promise<void> {
    localStorage.removeItem(FETCHED);
    await caches.delete(CACHE);
    this.standing = "looking";
    await this.look().catch(() => (this.standing = "absent"));
  }
}

/** The page's worker keeps what is loaded from now on. */
async function controlled(): Promise<void> {
  const workers = navigator.serviceWorker;
  await workers.ready;
  if (!workers.controller)
    await new Promise((done) => workers.addEventListener("controllerchange", done, { once: true }));
}

/** The pages that play, learn, look back and choose a theme or a language, with the words of every game in each of them:
 * a train may leave before the worker has fetched all others. */
async function pagesToo(): Promise<void> {
  await Promise.all([
    import("../table/TablePage.svelte"),
    import("../table/later"),
    import("../review/ReplayPage.svelte"),
    import("../lessons/LearnPage.svelte"),
    import("../pages/RulesPage.svelte"),
    import("../pages/Settings.svelte"),
    import("./SendHome.svelte"),
    words.keepAll(),
    import("./near").then(({ keepWorker }) => keepWorker()),
    ...KEYS.map((key) => gameUi(key)),
  ]);
}

export const kit = new Kit();
