// The worker of the house, one for all: it keeps the page, so that it opens where there is no net and an old tab finds
// its parts after an update; and it shows news that came while nobody was looking. It never touches what the house is
// asked (/api), so nothing of a game is kept here.

// Written by the build: the parts of the first screen, all others, and a name for this set of them.
const FIRST = [];
const OTHERS = [];
const NOW = "house-0";
/** The page of the set before is kept too: tabs that are open use it. */
const SETS = 2;
/** Milliseconds for the house to send the document; then the kept one is shown. */
const PATIENCE = 1500;
/** Between parts that are fetched ahead: the page goes first, and the house counts what an address asks for. */
const PAUSE = 150;
const NO_PAGE = /^\/(?:api|assets|embed|healthz|metrics|offline\/.+|readyz)\b|\.\w+$/;

self.addEventListener("install", (event) => event.waitUntil(keepAll(FIRST).then(() => self.skipWaiting())));

self.addEventListener("activate", (event) => event.waitUntil(tidied().then(() => self.clients.claim())));

/** A page says which parts it has; the others follow. */
self.addEventListener("message", (event) => {
  if (event.data?.keep) event.waitUntil(keepAll(event.data.keep).then(() => keepAll(OTHERS, PAUSE)));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    if (!NO_PAGE.test(pathname)) event.respondWith(documentFor(request));
  } else if (pathname.startsWith("/assets/") || pathname.startsWith("/offline/worker/"))
    event.respondWith(part(request));
  else if (pathname.startsWith("/offline/")) event.respondWith(fetched(request));
  else if (FIRST.includes(pathname) && pathname !== "/") event.respondWith(fresh(request));
});

/** The house's own while it answers; else the kept one, which says by itself that the house is out of reach. */
async function documentFor(request) {
  const kept = await (await caches.open(NOW)).match("/");
  if (!kept) return fetch(request);
  const asked = fetch(request).then(
    (answer) => (answer.status < 500 ? answer : kept),
    () => kept,
  );
  return Promise.race([asked, new Promise((say) => setTimeout(say, PATIENCE, kept))]);
}

/** Named by its content: the same for ever. */
async function part(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (await isOurs(answer)) await (await caches.open(NOW)).put(request, answer.clone());
  return answer;
}

/** Not a page of whoever stands in between, to sign in to a network or while a house is mended; nor, at a house of two
 * versions, the document of another set. What is kept is shown until the next update. */
async function isOurs(answer, path) {
  if (!answer.ok || answer.redirected) return false;
  const isPage = (answer.headers.get("content-type") ?? "").includes("html");
  if (path !== "/") return !isPage;
  const text = await answer.clone().text();
  return FIRST.every((part) => !part.startsWith("/assets/") || text.includes(part));
}

/** For playing offline: the page itself fetches it, when it is asked to, and keeps it apart from this set. */
async function fetched(request) {
  return (await caches.match(request)) ?? fetch(request);
}

async function fresh(request) {
  return fetch(request).catch(async () => (await (await caches.open(NOW)).match(request)) ?? Response.error());
}

async function keepAll(paths, pause = 0) {
  const cache = await caches.open(NOW);
  for (const path of paths) {
    if (await cache.match(path)) continue;
    const isPart = path.startsWith("/assets/") || path.startsWith("/offline/");
    const known = isPart ? await caches.match(path) : undefined;
    const answer = known ?? (await fetch(path, isPart ? {} : { cache: "no-cache" }));
    if (!(await isOurs(answer, path))) throw new Error(`${path}: ${answer.status}`);
    await cache.put(path, answer);
    if (pause && !known) await new Promise((go) => setTimeout(go, pause));
  }
}

async function tidied() {
  const sets = (await caches.keys()).filter((name) => name.startsWith("house-") && name !== NOW);
  await Promise.all(sets.slice(0, Math.max(0, sets.length - (SETS - 1))).map((name) => caches.delete(name)));
}

/** News, in browsers that do not show them by themselves; a press on them leads there. */
self.addEventListener("push", (event) => {
  let said;
  try {
    said = event.data.json();
  } catch {
    return;
  }
  const { title, navigate, ...more } = said.notification;
  event.waitUntil(
    Promise.all([
      self.registration.showNotification(title, { ...more, data: { navigate }, icon: "/icon-192.png" }),
      said.app_badge === undefined ? undefined : self.navigator.setAppBadge?.(said.app_badge),
    ]),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const there = new URL(event.notification.data?.navigate ?? "/", self.location.origin);
  if (there.origin !== self.location.origin) return;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((open) => {
      const same = open.find((one) => new URL(one.url).pathname === there.pathname);
      return same ? same.focus() : self.clients.openWindow(there.href);
    }),
  );
});
