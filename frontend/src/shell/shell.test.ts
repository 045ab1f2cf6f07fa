import { FluentBundle } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import en from "../../../src/caravanserai/strings/en.ftl";
import fr from "../../../src/caravanserai/strings/fr.ftl";
import ko from "../../../src/caravanserai/strings/ko.ftl";
import { clockText } from "./faces";
import { partsOf, plain } from "./inline";
import { placeOf } from "./router.svelte";
import { bundleOf, say } from "./words.svelte";

const t = (id: string, args: Record<string, unknown> = {}): string => `${id} ${JSON.stringify(args)}`;

describe("addresses", () => {
  it.each([
    ["/", "", { page: "home" }],
    ["/table/a_b-1", "", { page: "table", id: "a_b-1" }],
    ["/replay/x", "", { page: "replay", id: "x" }],
    ["/rules", "", { page: "rules", game: "khiva", clause: null }],
    ["/rules/khiva", "#KH-26", { page: "rules", game: "khiva", clause: "KH-26" }],
    ["/settings", "", { page: "settings" }],
    ["/table", "", { page: "lost" }],
    ["/table/a/b", "", { page: "lost" }],
    ["/%E0%A4%A", "", { page: "lost" }],
  ])("%s%s", (path, hash, place) => expect(placeOf(path, hash)).toEqual(place));
});

describe("clauses", () => {
  it("are cut into parts, never into HTML", () => {
    expect(partsOf("**Jump** over <b> (see KH-20) *now*")).toEqual([
      { kind: "strong", text: "Jump" },
      { kind: "text", text: " over <b> (see " },
      { kind: "clause", text: "KH-20" },
      { kind: "text", text: ") " },
      { kind: "em", text: "now" },
    ]);
  });
  it("are found without accents and case", () => {
    expect(plain("L’Échoppe")).toContain("echoppe");
    expect(plain("낙타")).toBe("낙타");
  });
});

describe("clocks", () => {
  it.each([[0, "0:00"], [900, "0:01"], [61_000, "1:01"], [3_600_000, "60:00"]])("%d ms", (ms, text) => expect(clockText(ms, t)).toBe(text));
  it("say hours when there are many", () => expect(clockText(86_400_000, t)).toContain("24"));
});

describe("sentences", () => {
  const bundles: [string, FluentBundle][] = [["en", bundleOf("en", en)], ["fr", bundleOf("fr", fr)], ["ko", bundleOf("ko", ko)]];
  it.each(bundles)("are there in %s, with plurals and attributes", (_, bundle) => {
    for (const id of ["page-welcome.more", "page-seats-free", "page-watching", "khiva-option-city.explanation", "bye-flood"]) {
      expect(say(bundle, id, { free: 2, count: 1 })).not.toBe(id);
    }
  });
  it.each(bundles)("of the terminal stay out of the page in %s", (_, bundle) => {
    for (const id of ["cli-usage", "help-play", "table-help", "verify-holds"]) expect(bundle.hasMessage(id)).toBe(false);
  });
  it.each(bundles)("about the table are there in %s", (_, bundle) => {
    for (const id of ["table-seat-taken", "table-game-began", "table-secret-shown", "table-closed"]) expect(bundle.hasMessage(id)).toBe(true);
  });
});
