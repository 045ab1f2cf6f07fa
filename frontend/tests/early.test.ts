// What runs before the page: of the words that the document names, those of the reader's language are fetched ahead.
import { afterEach, describe, expect, test, vi } from "vitest";
import code from "../public/early.js?raw";

const ways = () => [...document.head.querySelectorAll<HTMLLinkElement>("link[hreflang]")];

function fetchedAhead(languages: string[], lang?: string): string[] {
  document.head.innerHTML = ["de", "en", "ko"]
    .map((one) => `<link rel="words" hreflang="${one}" href="/${one}.js">`)
    .join("");
  vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
  if (lang) localStorage.setItem("caravanserai", JSON.stringify({ lang }));
  // As the browser runs it: a script of its own.
  new Function(code)();
  return ways().flatMap((way) => (way.rel === "modulepreload" ? [way.getAttribute("hreflang")!] : []));
}

afterEach(() => {
  ways().forEach((way) => way.remove());
  localStorage.clear();
  vi.restoreAllMocks();
});

describe("words that are fetched ahead", () => {
  test.each([
    [["fr-CA", "ko-KR", "en"], undefined, "ko"],
    [["ko"], "de", "de"],
    [["it"], undefined, "en"],
  ])("%j with %s chosen: %s", (languages, lang, found) => {
    expect(fetchedAhead(languages, lang)).toEqual([found]);
  });
});
