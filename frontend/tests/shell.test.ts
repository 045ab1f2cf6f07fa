import { FluentBundle } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { TEXTS } from "../src/games/testing";
import { clockText } from "../src/ui/faces";
import { faultsOf, limitsOf, settingOf, type ClockWish } from "../src/pages/ClockChoice.svelte";
import { partsOf, plain } from "../src/ui/inline";
import { note, promisedAt } from "../src/ui/promises";
import { placeOf } from "../src/ui/router.svelte";
import { toldOf } from "../src/table/story";
import { bundleOf, say } from "../src/ui/words.svelte";

const t = (id: string, args: Record<string, unknown> = {}): string => `${id} ${JSON.stringify(args)}`;

describe("addresses", () => {
  it.each([
    ["/", "", { page: "home" }],
    ["/table/a_b-1", "", { page: "table", id: "a_b-1" }],
    ["/replay/x", "", { page: "replay", id: "x" }],
    ["/review/x", "", { page: "review", id: "x" }],
    ["/review", "", { page: "lost" }],
    ["/rules", "", { page: "rules", game: "khiva", clause: null }],
    ["/rules/khiva", "#KH-26", { page: "rules", game: "khiva", clause: "KH-26" }],
    ["/settings", "", { page: "settings" }],
    ["/bots", "", { page: "bots" }],
    ["/daily", "", { page: "daily" }],
    ["/daily/khiva", "", { page: "lost" }],
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
  it.each([
    [0, "0:00"],
    [900, "0:01"],
    [61_000, "1:01"],
    [3_600_000, "60:00"],
  ])("%d ms", (ms, text) => expect(clockText(ms, t)).toBe(text));
  it("say hours when there are many", () => expect(clockText(86_400_000, t)).toContain("24"));
});

describe("sentences", () => {
  const bundles: [string, FluentBundle][] = [
    ["en", bundleOf("en", TEXTS.en)],
    ["fr", bundleOf("fr", TEXTS.fr)],
    ["ko", bundleOf("ko", TEXTS.ko)],
  ];
  it.each(bundles)("are there in %s, with plurals and attributes", (_, bundle) => {
    for (const id of [
      "page-welcome.more",
      "page-seats-free",
      "page-watching",
      "khiva-option-city.explanation",
      "bye-flood",
    ]) {
      expect(say(bundle, id, { free: 2, count: 1 })).not.toBe(id);
    }
  });
  it("are read when they are said, with what they say within themselves", () => {
    const text =
      "# A note\n-name = House\nhello = { -name }, { other } { $n ->\n    [one] once\n   *[other] { $n } times\n }\nother = you:";
    const bundle = bundleOf("en", text, "other = too late");
    expect(say(bundle, "hello", { n: 3 })).toBe("House, you: 3 times");
    expect(say(bundle, "hello", { n: 1234.5 })).toBe("House, you: 1,234.5 times");
  });
  it.each(bundles)("of the terminal stay out of the page in %s", (_, bundle) => {
    for (const id of ["cli-usage", "help-play", "table-help", "verify-holds"])
      expect(bundle.hasMessage(id)).toBe(false);
  });
  it.each(bundles)("about the table are there in %s", (_, bundle) => {
    for (const id of ["table-seat-taken", "table-game-began", "table-secret-shown", "table-closed"])
      expect(bundle.hasMessage(id)).toBe(true);
  });
});

describe("the clock of a table", () => {
  const span = (least: number, most: number) => ({ least, most, default: least });
  const limits = limitsOf([
    { type: "live", spans: { bank: span(10, 7200), increment: span(0, 300) } },
    { type: "by-day", spans: { hours: span(1, 336) } },
    { type: "relaxed", spans: {} },
  ])!;
  const wish = (change: Partial<ClockWish>): ClockWish => ({
    type: "live",
    bank: 5,
    increment: 15,
    hours: 24,
    pace: 2.5,
    ...change,
  });

  it("is told in minutes, seconds and hours within what the house takes", () => {
    expect(limits.bank).toEqual({ least: 0.5, most: 120, step: 0.5 });
    expect(settingOf(wish({ bank: 2.5 }))).toEqual({ type: "live", bank: 150, increment: 15 });
    const paced = limitsOf([
      { type: "live", spans: { bank: span(10, 7200), increment: span(0, 300), pace: span(1, 10) } },
      { type: "by-day", spans: { hours: span(1, 336) } },
    ])!;
    expect(settingOf(wish({ pace: 4 }), limits)).not.toHaveProperty("pace");
    expect(settingOf(wish({ pace: 4 }), paced)).toHaveProperty("pace", 4);
    expect(faultsOf(wish({ pace: 11 }), limits)).toEqual([]);
    expect(faultsOf(wish({ pace: 11 }), paced)).toEqual(["pace"]);
    expect(settingOf(wish({ type: "by-day", hours: 48 }))).toEqual({ type: "by-day", hours: 48 });
    expect(settingOf(wish({ type: "relaxed", bank: null }))).toEqual({ type: "relaxed" });
  });
  it.each([
    [{}, []],
    [{ bank: null }, ["bank"]],
    [{ bank: 121, increment: -1 }, ["bank", "increment"]],
    [{ bank: 1.3 }, ["bank"]],
    [{ type: "by-day", bank: null, hours: 0 }, ["hours"]],
    [{ type: "relaxed", bank: null, hours: null }, []],
  ] as [Partial<ClockWish>, string[]][])("%j has faults %j", (change, faults) =>
    expect(faultsOf(wish(change), limits)).toEqual(faults),
  );
});

describe("the log", () => {
  const heard = [
    { n: 1, events: ["a"] },
    { n: 2, events: [{ type: "GameBegan" }, "b", "c", "d"] },
    { n: 3, events: ["e"] },
  ];
  it("tells all when all was shown", () => expect(toldOf(heard, [], { n: -1, events: 0 })).toEqual(heard));
  it("does not run ahead of the board", () => {
    expect(toldOf(heard, heard.slice(1), { n: 1, events: 1 })).toEqual([heard[0]]);
    expect(toldOf(heard, heard.slice(1), { n: 2, events: 2 })).toEqual([
      heard[0],
      { n: 2, events: [{ type: "GameBegan" }, "b", "c"] },
    ]);
  });
});

describe("promises", () => {
  it("keep what was noted first", () => {
    note("t", { share: "s" });
    note("t", { hash: "first" });
    note("t", { hash: "second" });
    expect(promisedAt("t")).toEqual({ hash: "first", share: "s" });
    note("t", { share: "z", hashes: ["a", ""] });
    note("t", { hashes: ["b", ""] });
    expect(promisedAt("t")).toEqual({ hash: "first", share: "s", hashes: ["a", ""] });
    expect(promisedAt("elsewhere")).toEqual({});
  });
});
