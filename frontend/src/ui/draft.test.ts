import { expect, it } from "vitest";
import { actAs } from "../net/http";
import { drafted, draftOf, formOf, keepDraft } from "./draft";

function typed(field: HTMLTextAreaElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event("input"));
}

it("comes back in a field that is shown again, until it was sent", () => {
  const field = document.createElement("textarea");
  const held = drafted(field, "report");
  typed(field, "It was late");
  held.destroy();
  typed(field, "not kept any more");

  const again = document.createElement("textarea");
  let heard = "";
  again.addEventListener("input", () => (heard = again.value));
  drafted(again, "report").destroy();
  expect([again.value, heard]).toEqual(["It was late", "It was late"]);

  const filled = document.createElement("textarea");
  filled.value = "what stands there";
  drafted(filled, "report").destroy();
  expect(filled.value).toBe("what stands there");

  // Who shares the device has drafts of their own.
  actAs("2");
  expect(draftOf("report")).toBe("");
  actAs("");
  keepDraft("report", "");
  expect(draftOf("report")).toBe("");
});

it("brings back a whole form, but nothing of another kind than its fields", () => {
  const plain = { title: "", rounds: 4, games: ["one"] };
  expect(formOf("form", plain)).toEqual(plain);
  keepDraft("form", JSON.stringify({ title: "Friday", rounds: "5", games: {}, other: 1 }));
  expect(formOf("form", plain)).toEqual({ ...plain, title: "Friday" });
  keepDraft("form", "{broken");
  expect(formOf("form", plain)).toEqual(plain);
  keepDraft("form", "");
});
