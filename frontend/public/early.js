// What does not wait for the page: it runs while the page is still on its way.
{
  let kept;
  try {
    kept = JSON.parse(localStorage.getItem("caravanserai"));
  } catch {
    // A browser that keeps nothing follows the system.
  }
  const { theme, contrast, lang } = kept ?? {};

  // Before the first paint, so that a chosen theme does not flash.
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  if (contrast === "high" || matchMedia("(prefers-contrast: more)").matches)
    document.documentElement.toggleAttribute("data-contrast", true);

  // The words that are read: a file of their own, which the page asks for when it is there (src/ui/words.svelte.ts).
  const ways = [...document.querySelectorAll("link[rel=words]")];
  const known = new Set(ways.map((way) => way.hreflang));
  const read = [lang, ...navigator.languages].map((tag) => tag?.slice(0, 2).toLowerCase());
  const chosen = read.find((tag) => known.has(tag)) ?? "en";
  for (const way of ways) if (way.hreflang === chosen) way.rel = "modulepreload";

  // The line of a table: to dial takes as long as to fetch a file. The page takes it over (src/net/line.ts), or dials itself
  // where it wants another one.
  const [, table] = /^\/table\/([\w-]+)$/.exec(location.pathname) ?? [];
  if (table && !table.startsWith("offline-")) {
    const speaks = String(lang ?? navigator.language)
      .slice(0, 2)
      .toLowerCase();
    const address = `${location.origin.replace("http", "ws")}/api/tables/${table}/socket?last=0&lang=${speaks}`;
    const heard = [];
    const socket = new WebSocket(address);
    socket.onmessage = (event) => heard.push(String(event.data));
    window.dialled = { socket, address, heard };
  }
}
