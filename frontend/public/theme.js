// Before the first paint, so that a chosen theme does not flash.
try {
  const kept = JSON.parse(localStorage.getItem("caravanserai") ?? "{}");
  if (kept.theme === "light" || kept.theme === "dark") document.documentElement.dataset.theme = kept.theme;
  if (kept.contrast === "high" || matchMedia("(prefers-contrast: more)").matches)
    document.documentElement.toggleAttribute("data-contrast", true);
} catch {
  // A browser that keeps nothing follows the system.
}
