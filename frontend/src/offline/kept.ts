// What was fetched for playing offline: kept apart from the page, because it is large and seldom changes.
import { FETCHED } from "../net/http";
import type { OfflineFile } from "../net/types";

export const CACHE = "offline";

/** Where the runtime and the rules lie, once all of it is here. */
export async function kept(): Promise<{ runtime: string; rules: string } | null> {
  const paths = JSON.parse(localStorage.getItem(FETCHED) ?? "[]") as string[];
  const rules = paths.find((path) => path.endsWith("/rules.zip"));
  const first = paths.find((path) => path.endsWith("/pyodide.mjs"));
  if (!rules || !first) return null;
  const cache = await caches.open(CACHE);
  for (const path of paths) if (!(await cache.match(path))) return null;
  return { runtime: location.origin + first.slice(0, first.lastIndexOf("/")), rules };
}

/** One file, as it comes; `came` is told how many bytes of it are here. */
export async function fetchOne(file: OfflineFile, came: (size: number) => void): Promise<void> {
  const cache = await caches.open(CACHE);
  if (!(await cache.match(file.path))) {
    const answer = await fetch(file.path);
    if (!answer.ok || !answer.body) throw new Error(`${file.path}: ${answer.status}`);
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let size = 0;
    const reader = answer.body.getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      parts.push(next.value);
      size += next.value.length;
      came(size);
    }
    if (size !== file.size) throw new Error(`${file.path}: ${size} of ${file.size} bytes`);
    const headers = { "content-type": answer.headers.get("content-type") ?? "" };
    await cache.put(file.path, new Response(new Blob(parts), { headers }));
  }
  came(file.size);
}
