"""Does what a page shows fit? Nothing to scroll sideways, nothing over anything else, nothing cut off, all in reach."""

from collections.abc import Callable, Sequence

from playwright.sync_api import Page

from tests.night import NIGHT

#: The narrowest and the lowest: what fits both fits the others, but for what the one table in all sizes shows.
TIGHT = [(360, 740), (1024, 768)]
#: By night a page is measured in all of these, else in the narrowest and the widest.
EVERY_SIZE = [(360, 740), (390, 844), (768, 1024), (1024, 768), (1440, 900)]
SIZES = EVERY_SIZE if NIGHT else [EVERY_SIZE[0], EVERY_SIZE[-1]]
#: Each phase of a game with the fewest seats; with the most, in all (`test_other_languages.py`).
OTHERS = [(390, 844), (768, 1024), (1024, 768)] if NIGHT else [(390, 844)]

#: Two frames: one to lay out, one for what measures itself and is laid out again.
SETTLED = "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"
#: The same, once the window is so large.
SETTLED_AT = f"""async ([width, height]) => {{
  while (innerWidth !== width || innerHeight !== height) await new Promise(requestAnimationFrame);
  await ({SETTLED})();
}}"""

#: Is it for ears alone, by whatever name? What holds for an element is asked once: to climb from each to the top took
#: most of the time.
HIDDEN = """((known) => function hidden(element) {
    if (!element) return false;
    if (!known.has(element))
      known.set(element, getComputedStyle(element).clipPath === "inset(50%)" || hidden(element.parentElement));
    return known.get(element);
  })(new Map())"""

MEASURE = """() => {
  const faults = [];
  const root = document.scrollingElement;
  if (root.scrollWidth > innerWidth) faults.push(`scrolls sideways: ${root.scrollWidth} in ${innerWidth}`);

  // A dialog makes the rest of the page stand back.
  const page = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
  const all = (names) => [...page.querySelectorAll(names)];
  // Nothing moves meanwhile: what was measured once is known.
  const once = (ask, known = new Map()) => (element) => {
    if (!known.has(element)) known.set(element, ask(element));
    return known.get(element);
  };
  const box = once((element) => element.getBoundingClientRect());
  const name = (element) => (element.innerText ?? "").trim().slice(0, 40) || element.getAttribute("aria-label")
    || `${element.localName}.${element.className}`;
  const hidden = HIDDEN;
  const shown = once((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && !element.closest(".ears, .sr") && box(element).width > 0 && !hidden(element));

  // What must be answered is in the window, whole.
  const answers = ".hand button, .prompt .actions button, .choice, .cards button, [data-choice], [data-loom-confirm]";
  for (const one of all(`:is(.khiva, .kilim, .souk) :is(${answers})`).filter(shown)) {
    const r = box(one);
    if (r.left < -1 || r.top < -1 || r.right > innerWidth + 1 || r.bottom > innerHeight + 1)
      faults.push(`${name(one)} leaves the window: ${[r.left, r.top, r.right, r.bottom].map(Math.round)}`);
  }

  for (const one of all(".kilim .tools").filter(shown))
    if (one.scrollHeight > one.clientHeight + 1)
      faults.push(`the tools of the loom need ${one.scrollHeight} of ${one.clientHeight}`);

  const apart = (elements) => elements.forEach((a, i) => elements.slice(i + 1).forEach((b) => {
    const [p, q] = [box(a), box(b)];
    const w = Math.min(p.right, q.right) - Math.max(p.left, q.left);
    const h = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
    if (w > 1 && h > 1) faults.push(`${name(a)} over ${name(b)}: ${Math.round(w)} by ${Math.round(h)}`);
  }));
  apart(all(".khiva .area-rivals, .khiva .area-board, .khiva .area-me"));
  apart(all(".kilim .area-rivals, .kilim .area-market, .kilim .area-loom, .kilim .area-score, .kilim .area-me"));
  apart(all(".kilim .choice, .kilim .chip").filter(shown));
  const marks = all(".kilim .mark").filter(shown);
  for (const zoom of all(".kilim .zoom").filter(shown)) marks.forEach((mark) => apart([zoom, mark]));
  apart(all(".souk .area-rivals, .souk .area-bazaar, .souk .area-me"));
  apart(all(".souk .place, .souk .stand").filter(shown));
  apart(all(".souk .choice, .souk .cards button, .souk .hand button").filter(shown));
  apart(all(".khiva .hand li, .khiva .choice").filter(shown));
  apart(all(".end .next > *").filter(shown));
  apart(all("footer .reel > *").filter(shown));

  // A merchant is known by name, whatever else stands on the plate; and a rung of the ladder has room for what it says.
  for (const one of all(".souk .rival .name b").filter(shown))
    if (box(one).width < Math.min(one.scrollWidth, 24)) faults.push(`of a name ${Math.round(box(one).width)} are seen`);
  for (const one of all(".souk .rail li").filter(shown))
    if (box(one).height < 15.5) faults.push(`a rung is ${box(one).height} high`);

  // Points are no name: they are seen whole.
  for (const one of all(".kilim .rival .points").filter(shown))
    if (one.scrollWidth > one.clientWidth + 1) faults.push(`${name(one)} is cut`);

  // Who has laid which card: names that are cut keep the number that tells them apart. And what a rival is doing.
  const whole = (one, inside) => box(one).right <= box(inside).right + 1;
  for (const one of all(".kilim .offers .name").filter((one) => shown(one) && /\\d$/.test(one.innerText.trim()))) {
    const last = one.querySelector(".number") ?? one;
    if (last.scrollWidth > last.clientWidth + 1 || !whole(last, one.closest("li")))
      faults.push(`${name(one)} has lost its number`);
  }
  for (const one of all(".khiva .rival em strong").filter(shown))
    if (!whole(one, one.closest("em"))) faults.push(`${name(one)} is cut`);

  // A label that does not fit its button, and text cut off by its box.
  for (const one of all("button, .btn, label, h1, h2, h3, p, li, dt, dd, td, th, span, b").filter(shown)) {
    const style = getComputedStyle(one);
    const cuts = ["hidden", "clip"].includes(style.overflowX) || ["hidden", "clip"].includes(style.overflowY);
    const pressed = one.matches("button, .btn");
    // A person's name may be of any length: it ends in dots.
    if (style.textOverflow === "ellipsis" && !pressed) continue;
    // A part of a bar that is too thin for its number shows none; the sheet below has it.
    if (one.matches(".part") && one.clientWidth < 12) continue;
    if (!one.clientWidth || !(cuts || pressed) || !(one.innerText ?? "").trim()) continue;
    if (one.scrollWidth > one.clientWidth + 1)
      faults.push(`${name(one)} is cut: ${one.scrollWidth} in ${one.clientWidth}`);
    else if (cuts && one.scrollHeight > one.clientHeight + 1)
      faults.push(`${name(one)} is cut: ${one.scrollHeight} high in ${one.clientHeight}`);
  }

  // Whatever can be pressed is not under something else. What can be scrolled free is in reach.
  for (const one of all("button, a, input, select, summary").filter(shown)) {
    const r = box(one);
    const [x, y] = [(r.left + r.right) / 2, (r.top + r.bottom) / 2];
    let inside = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
    for (let up = one.parentElement; up && inside; up = up.parentElement) {
      if (getComputedStyle(up).overflow === "visible") continue;
      const u = box(up);
      inside = x >= u.left && x < u.right && y >= u.top && y < u.bottom;
    }
    const top = inside ? document.elementFromPoint(x, y) : null;
    for (let up = top; up && inside; up = up.parentElement) inside = getComputedStyle(up).position !== "sticky";
    const same = !inside || (one.contains(top) || top?.contains(one) || one.closest("label")?.contains(top));
    if (top && !same) faults.push(`${name(one)} is under ${name(top)}`);
  }
  return faults;
}""".replace("HIDDEN", HIDDEN)


def faults_of(
    page: Page, also: Callable[[Page], list[str]] = lambda _: [], sizes: Sequence[tuple[int, int]] = SIZES
) -> list[str]:
    """What does not fit, or what else is found, at any of the sizes. The page keeps the last of them."""
    found = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED_AT, [width, height])
        found += [f"{width} px: {fault}" for fault in [*page.evaluate(MEASURE), *also(page)]]
    return found
