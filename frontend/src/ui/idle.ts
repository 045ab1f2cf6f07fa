/** When the page has nothing better to do. Safari does not say so: there it is a moment later. */
export function idle(): Promise<void> {
  return new Promise((go) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => go(), { timeout: 5_000 });
    else setTimeout(go, 300);
  });
}
