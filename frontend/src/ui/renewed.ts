// A part of the page that cannot be loaded: perhaps the house has a newer page by now, in which it is called otherwise.

/** Load the page anew, if the house has another one than this. */
export async function renewed(): Promise<void> {
  const entry = document.querySelector<HTMLScriptElement>("script[type=module][src]")?.getAttribute("src");
  const document_ = await fetch("/", { cache: "no-store" }).catch(() => null);
  if (entry && document_?.ok && !(await document_.text()).includes(entry)) location.reload();
}

window.addEventListener("vite:preloadError", () => void renewed());
