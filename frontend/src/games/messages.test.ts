import { describe, expect, it } from "vitest";
import { TEXTS, bundleOf, type Lang } from "./testing";

const TELLERS = import.meta.glob<string>("./*/text.ts", { query: "?raw", import: "default", eager: true });
const SOURCES = import.meta.glob<string>("./**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });

describe.each(Object.keys(TEXTS) as Lang[])("the messages in %s", (lang) => {
  const bundle = bundleOf(lang);

  it.each(Object.keys(TELLERS))("address the reader where %s thinks so", (file) => {
    const told = [...TELLERS[file]!.matchAll(/^ {2}"([a-z-]+)": \[(.*)\],$/gm)];
    expect(told.length).toBeGreaterThan(5);
    for (const [, id, keys] of told) {
      const wanted = [...keys!.matchAll(/"(\w+)"/g)].map(([, key]) => (key === "seat" ? "you" : `you-${key}`));
      const found = Object.keys(bundle.getMessage(id!)?.attributes ?? {}).filter((name) => name.startsWith("you"));
      expect([id, ...found.sort()]).toEqual([id, ...wanted.sort()]);
    }
  });

  it("that the page names are all there", () => {
    const named = Object.entries(SOURCES)
      .filter(([file]) => !file.includes("test"))
      .flatMap(([file, source]) =>
        [...source.matchAll(/\bt\(\s*"([a-z][a-z0-9-]+)(?:\.([a-z-]+))?"/g)].map(([, id, attribute]) => {
          const message = bundle.getMessage(id!);
          return [file, id, attribute ? Boolean(message?.attributes[attribute]) : Boolean(message?.value)];
        }),
      );
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(([, , there]) => !there)).toEqual([]);
  });
});
