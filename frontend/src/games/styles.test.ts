import { describe, expect, it } from "vitest";

const TEXTS = import.meta.glob<string>("./*/**/*.{css,svelte}", { query: "?raw", import: "default", eager: true });
const FILES = Object.entries(TEXTS).map(([file, text]) => ({ file, game: file.split("/")[1]!, text }));

/** The selectors of a style sheet; not those of keyframes. */
function selectorsIn(css: string): string[] {
  const rules = css.replace(/\/\*.*?\*\//gs, "").matchAll(/([^{};]+)\{/g);
  return [...rules]
    .map(([, head]) => head!.trim())
    .filter((head) => !/^(@|from$|to$|\d+%)/.test(head))
    .flatMap((head) => head.split(/,(?![^(]*\))/).map((one) => one.trim()));
}

describe("the styles of a game cannot reach another", () => {
  it.each(FILES.filter(({ file }) => file.endsWith(".css")).map(({ file }) => file))(
    "%s is about its own game alone",
    (file: string) => {
      const { game, text } = FILES.find((one) => one.file === file)!;
      const own = new RegExp(`^(?::where\\()?\\.${game}(?![a-z0-9_])`);
      const selectors = selectorsIn(text);
      expect(selectors.length).toBeGreaterThan(3);
      expect(selectors.filter((one) => !own.test(one))).toEqual([]);
    },
  );

  it("no component styles what is not its own", () => {
    const global = FILES.flatMap(({ file, text }) =>
      selectorsIn(/<style[^>]*>(.*)<\/style>/s.exec(text)?.[1] ?? "")
        .filter((one) => one.replace(/:global\((?:[^()]|\([^()]*\))*\)/g, "").replace(/[\s>+~]/g, "") === "")
        .map((one) => `${file}: ${one}`),
    );
    expect(global).toEqual([]);
  });
});
