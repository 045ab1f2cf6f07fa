import { afterEach, expect, it } from "vitest";
import { Standing } from "./standing";

afterEach(() => document.body.replaceChildren());

function page(): HTMLElement {
  document.body.innerHTML = `<div><button id="see-board"></button><p data-mistake="7"><button></button></p></div>`;
  return document.body.querySelector("div")!;
}

it("is where one was, at what was pressed", () => {
  const list = page();
  const standing = new Standing();
  list.scrollTop = 1234;
  standing.leave(list, '[data-mistake="7"] button');
  list.scrollTop = 0;
  standing.back(list);
  expect(list.scrollTop).toBe(1234);
  expect(document.activeElement).toBe(list.querySelector("p button"));
});

it("is still the place where what was pressed has gone", () => {
  const list = page();
  const standing = new Standing();
  list.scrollTop = 500;
  standing.leave(list, '[data-mistake="8"] button');
  list.scrollTop = 0;
  standing.back(list);
  expect(list.scrollTop).toBe(500);
  standing.back(undefined);
});
