// The worker that shows news in browsers that do not show them by themselves, with a browser's own parts around it.
import { describe, expect, it } from "vitest";
import code from "../public/worker.js?raw";

interface Window {
  url: string;
  focused?: boolean;
  focus(): Promise<void>;
}

function worker(open: string[] = []) {
  const heard: Record<string, (event: unknown) => void> = {};
  const shown: { title: string; more: Record<string, unknown> }[] = [];
  const opened: string[] = [];
  const windows: Window[] = open.map((url) => ({
    url,
    focus: () => Promise.resolve(void opened.push(`focus ${url}`)),
  }));
  let badge: number | undefined;
  const self = {
    addEventListener: (kind: string, hear: (event: unknown) => void) => (heard[kind] = hear),
    location: { origin: "https://games.example.org" },
    navigator: { setAppBadge: (count: number) => Promise.resolve(void (badge = count)) },
    registration: {
      showNotification: (title: string, more: Record<string, unknown>) =>
        Promise.resolve(void shown.push({ title, more })),
    },
    clients: {
      matchAll: () => Promise.resolve(windows),
      openWindow: (url: string) => Promise.resolve(void opened.push(url)),
    },
  };
  new Function("self", code)(self);
  const tell = async (kind: string, event: object): Promise<void> => {
    let until: Promise<unknown> = Promise.resolve();
    heard[kind]?.({ ...event, waitUntil: (work: Promise<unknown>) => (until = work) });
    await until;
  };
  return {
    shown,
    opened,
    badge: () => badge,
    push: (json: () => unknown) => tell("push", { data: { json } }),
    click: (data: unknown) => tell("notificationclick", { notification: { close: () => undefined, data } }),
  };
}

const SAID = {
  web_push: 8030,
  notification: { title: "Khiva", body: "It is your turn.", navigate: "/table/x", tag: "table:x", lang: "en" },
  app_badge: 2,
};

describe("news that came while nobody was looking", () => {
  it("are shown as they were said, with the count on the icon", async () => {
    const { push, shown, badge } = worker();
    await push(() => SAID);
    expect(shown).toEqual([
      {
        title: "Khiva",
        more: {
          body: "It is your turn.",
          tag: "table:x",
          lang: "en",
          data: { navigate: "/table/x" },
          icon: "/icon-192.png",
        },
      },
    ]);
    expect(badge()).toBe(2);
  });
  it("that cannot be read are passed over", async () => {
    const { push, shown } = worker();
    await push(() => {
      throw new SyntaxError();
    });
    expect(shown).toEqual([]);
  });
  it("lead to the table: the window that shows it, or a new one", async () => {
    const none = worker(["https://games.example.org/"]);
    await none.click({ navigate: "/table/x" });
    expect(none.opened).toEqual(["https://games.example.org/table/x"]);
    const there = worker(["https://games.example.org/", "https://games.example.org/table/x"]);
    await there.click({ navigate: "/table/x" });
    expect(there.opened).toEqual(["focus https://games.example.org/table/x"]);
  });
  it("lead nowhere else", async () => {
    const { click, opened } = worker();
    await click({ navigate: "https://elsewhere.example.org/x" });
    expect(opened).toEqual([]);
  });
});

/** A worker whose set is the page and one part of it, in a browser that keeps things, before a house that answers so. */
function keeper(answers: Record<string, Response>) {
  const heard: Record<string, (event: unknown) => void> = {};
  const kept = new Map<string, Response>();
  const pathOf = (asked: string | Request): string => (typeof asked === "string" ? asked : new URL(asked.url).pathname);
  const cache = {
    match: (asked: string | Request) => Promise.resolve(kept.get(pathOf(asked))?.clone()),
    put: (asked: string | Request, answer: Response) => Promise.resolve(void kept.set(pathOf(asked), answer)),
  };
  const caches = { ...cache, open: () => Promise.resolve(cache), keys: () => Promise.resolve([]) };
  const self = {
    addEventListener: (kind: string, hear: (event: unknown) => void) => (heard[kind] = hear),
    location: { origin: "https://games.example.org" },
    skipWaiting: () => Promise.resolve(),
  };
  const asked = (one: string | Request) => Promise.resolve(answers[pathOf(one)]?.clone() ?? Response.error());
  const filled = code.replace("const FIRST = [];", 'const FIRST = ["/", "/assets/first-1.js"];');
  new Function("self", "caches", "fetch", filled)(self, caches, asked);
  return {
    kept,
    install: async () => {
      let until: Promise<unknown> = Promise.resolve();
      heard.install?.({ waitUntil: (work: Promise<unknown>) => (until = work) });
      await until;
    },
    part: async (path: string) => {
      let answer: Promise<Response> | undefined;
      const request = new Request(`https://games.example.org${path}`);
      heard.fetch?.({ request, respondWith: (work: Promise<Response>) => (answer = work) });
      return (await answer)!;
    },
  };
}

const answer = (body: string, kind: string): Response => new Response(body, { headers: { "content-type": kind } });
const page = answer('<script type="module" src="/assets/first-1.js">', "text/html");
const script = answer("export {}", "text/javascript");

describe("what is kept of the page", () => {
  it("is the house's own", async () => {
    const { install, kept } = keeper({ "/": page, "/assets/first-1.js": script });
    await install();
    expect([...kept.keys()].sort()).toEqual(["/", "/assets/first-1.js"]);
  });
  it("is no page of somebody in between, nor of another version", async () => {
    const redirected = page.clone();
    Object.defineProperty(redirected, "redirected", { value: true });
    redirected.clone = () => redirected;
    const between = answer("Please sign in to this network", "text/html");
    const another = answer('<script type="module" src="/assets/first-2.js">', "text/html");
    for (const wrong of [between, another, redirected]) {
      const { install, kept } = keeper({ "/": wrong, "/assets/first-1.js": script });
      await expect(install()).rejects.toThrow();
      expect(kept.has("/")).toBe(false);
    }
    const { install, part, kept } = keeper({ "/": page, "/assets/first-1.js": between, "/assets/x-1.js": between });
    await expect(install()).rejects.toThrow();
    expect(await (await part("/assets/x-1.js")).text()).toContain("sign in");
    expect([...kept.keys()]).toEqual(["/"]);
  });
});
