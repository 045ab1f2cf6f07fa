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
