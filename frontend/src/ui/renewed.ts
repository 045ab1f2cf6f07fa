// A part of the page that cannot be loaded: perhaps the house has a newer page by now, in which it is called otherwise.

/** Load the page anew, if the house has another one than this. */
export async function renewed(): Promise<void> {
  const scripts = [...document.querySelectorAll("script[type=module][src]")].map((one) => one.getAttribute("src")!);
  const document_ = await fetch("/", { cache: "no-store" }).catch(() => null);
  if (!document_?.ok) return;
  const newest = await document_.text();
  // Some keep their names from version to version.
  if (scripts.some((script) => !newest.includes(script))) location.reload();
}

window.addEventListener("vite:preloadError", () => void renewed());
