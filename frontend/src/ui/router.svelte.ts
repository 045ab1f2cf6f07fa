// Addresses of the page. The server gives the same document for all of them.
import { KEYS } from "./games";
import { entered, isLeft, rewrite, stepped } from "./overlays";

export type Place =
  | { page: "home" }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "review"; id: string }
  | { page: "embed"; id: string }
  | { page: "rules"; game: string; clause: string | null }
  | { page: "settings" }
  | { page: "you" }
  | { page: "oidc" }
  | { page: "bots" }
  | { page: "learn" }
  | { page: "daily" }
  | { page: "games" }
  | { page: "friends" }
  | { page: "circles" }
  | { page: "circle"; id: string }
  | { page: "notices" }
  | { page: "moderation"; report: string | null }
  | { page: "profile"; handle: string | null }
  | { page: "privacy" }
  | { page: "offline" }
  | { page: "ratings" }
  | { page: "events" }
  | { page: "event"; id: string }
  | { page: "lost" };

export function placeOf(path: string, hash = ""): Place {
  const [first = "", second = "", ...more] = path.split("/").filter(Boolean).map(safelyDecoded);
  if (more.length) return { page: "lost" };
  if (first === "") return { page: "home" };
  if (first === "table" && second) return { page: "table", id: second };
  if (first === "replay" && second) return { page: "replay", id: second };
  if (first === "review" && second) return { page: "review", id: second };
  if (first === "embed" && second) return { page: "embed", id: second };
  if (first === "rules")
    return { page: "rules", game: second || (KEYS[0] ?? ""), clause: hash.replace(/^#/, "") || null };
  if (first === "settings" && !second) return { page: "settings" };
  if (first === "you" && !second) return { page: "you" };
  if (first === "oidc" && !second) return { page: "oidc" };
  if (first === "bots" && !second) return { page: "bots" };
  if (first === "learn" && !second) return { page: "learn" };
  if (first === "daily" && !second) return { page: "daily" };
  if (first === "games" && !second) return { page: "games" };
  if (first === "friends" && !second) return { page: "friends" };
  if (first === "circles" && !second) return { page: "circles" };
  if (first === "circle" && second) return { page: "circle", id: second };
  if (first === "notices" && !second) return { page: "notices" };
  if (first === "moderation") return { page: "moderation", report: second || null };
  if (first === "offline" && !second) return { page: "offline" };
  if (first === "privacy" && !second) return { page: "privacy" };
  if (first === "ratings" && !second) return { page: "ratings" };
  if (first === "events" && !second) return { page: "events" };
  if (first === "event" && second) return { page: "event", id: second };
  if (first === "profile" && !second) return { page: "profile", handle: null };
  if (/^@./.test(first) && !second) return { page: "profile", handle: first.slice(1) };
  return { page: "lost" };
}

function safelyDecoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  place = $state.raw<Place>(placeOf(location.pathname, location.hash));

  constructor() {
    window.addEventListener("popstate", () => {
      stepped();
      this.look();
    });
    window.addEventListener("hashchange", () => this.look());
  }

  /** Somebody came from another page, and its heading has not been read yet. */
  arriving = false;

  go(path: string, replace = false): void {
    if (replace || isLeft()) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    entered();
    this.look();
    if (!location.hash) window.scrollTo(0, 0);
  }

  /** The address alone, of something on the page that one is on. */
  note(path: string): void {
    if (path !== location.pathname + location.search) rewrite({}, path);
  }

  private look(): void {
    const before = this.place;
    this.place = placeOf(location.pathname, location.hash);
    if (pageOf(before) !== pageOf(this.place)) this.arriving = true;
  }
}

function pageOf(place: Place): string {
  return [
    place.page,
    "id" in place ? place.id : "",
    "game" in place ? place.game : "",
    "handle" in place ? place.handle : "",
  ].join(" ");
}

export const router = new Router();

/** For the heading of a page: who comes from another page hears it first, and goes on from there. */
export function arrive(heading: HTMLElement, always = false): void {
  heading.tabIndex = -1;
  if (!router.arriving && !always) return;
  router.arriving = false;
  heading.focus({ preventScroll: true });
}

/** For links: a plain click stays in the page, anything else is the browser's. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget;
  if (!(link instanceof HTMLAnchorElement)) return;
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
