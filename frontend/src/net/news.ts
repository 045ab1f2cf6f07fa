// What the section about news asks of the house, and this browser's part in it.
import { WORKER } from "../ui/installed.svelte";
import { call } from "./http";
import type { MyNews } from "./types";

export type Choice = MyNews["choice"];
export type HookKind = "json" | "discord" | "slack" | "matrix";

/** What has no answer but that it was done. */
async function done(path: string, body: unknown): Promise<true> {
  await call<null>("POST", path, body);
  return true;
}

export const news = {
  mine: () => call<MyNews>("GET", "/api/me/news"),
  hook: (kind: HookKind, address: string, table: string | null = null) =>
    call<MyNews>("POST", "/api/me/news/hook", { kind, address, table }),
  mail: () => call<MyNews>("POST", "/api/me/news/mail"),
  remove: (channel: string) => call<MyNews>("POST", "/api/me/news/remove", { channel }),
  test: (channel: string) => done("/api/me/news/test", { channel }),
  choose: (choice: Choice) => done("/api/me/news/choice", choice),
  push: (said: PushSubscriptionJSON) =>
    call<MyNews>("POST", "/api/me/news/push", {
      endpoint: said.endpoint ?? "",
      p256dh: said.keys?.p256dh ?? "",
      auth: said.keys?.auth ?? "",
    }),
};

/** Can this browser be told something while nobody looks? */
export const canPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window && isSecureContext;

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** Subscribe this browser under the house's key; null if its owner does not want that. */
export async function subscribe(key: string): Promise<PushSubscriptionJSON | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  // One under another key, of this house from before, would be refused.
  await (await pushManager.getSubscription())?.unsubscribe();
  return (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) })).toJSON();
}

export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}
