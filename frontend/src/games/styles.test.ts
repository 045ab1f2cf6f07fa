import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const HERE = import.meta.dirname;
const FILES = readdirSync(HERE, { recursive: true, encoding: "utf8" })
  .filter((file) => file.includes("/") && /\.(css|svelte)$/.test(file))
  .map((file) => ({ file, game: file.split("/")[0]!, text: readFileSync(`${HERE}/${file}`, "utf8") }));

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
    (file) => {
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
