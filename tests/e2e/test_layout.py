"""The table fits: nothing to scroll sideways, nothing over anything else, the hand always in reach."""

import pytest

from tests.e2e.conftest import Someone
from tests.e2e.house import table_of

SIZES = [(360, 740), (390, 844), (768, 1024), (1024, 768), (1440, 900)]

MEASURE = """() => {
  const faults = [];
  const root = document.scrollingElement;
  if (root.scrollWidth > innerWidth) faults.push(`scrolls sideways: ${root.scrollWidth} in ${innerWidth}`);
  const inside = (element, what) => {
    const r = element.getBoundingClientRect();
    if (r.left < -1 || r.top < -1 || r.right > innerWidth + 1 || r.bottom > innerHeight + 1)
      faults.push(`${what} leaves the window: ${[r.left, r.top, r.right, r.bottom].map(Math.round)}`);
  };
  document.querySelectorAll(".khiva .hand button").forEach((card, i) => inside(card, `card ${i + 1}`));
  document.querySelectorAll(".khiva .prompt .actions button").forEach((button) => inside(button, button.innerText));
  const areas = [".area-rivals", ".area-board", ".area-me"]
    .map((name) => [name, document.querySelector(`.khiva ${name}`)]);
  for (const [one, a] of areas) for (const [two, b] of areas) {
    if (one >= two) continue;
    const [p, q] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
    const w = Math.min(p.right, q.right) - Math.max(p.left, q.left);
    const h = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
    if (w > 1 && h > 1) faults.push(`${one} over ${two}: ${Math.round(w)} by ${Math.round(h)}`);
  }
  return faults;
}"""


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_table_fits_every_screen(url: str, someone: Someone, seats: int) -> None:
    me = someone()
    me.page.goto(table_of(me.page.context, url, seats=seats, bots=seats - 1))
    me.wait_for("choose")
    faults = []
    for width, height in SIZES:
        me.page.set_viewport_size({"width": width, "height": height})
        me.page.wait_for_function("([w, h]) => innerWidth === w && innerHeight === h", arg=[width, height])
        # Two frames: one to lay out, one for what measures itself and is laid out again.
        me.page.evaluate("() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))")
        faults += [(width, fault) for fault in me.page.evaluate(MEASURE)]
    assert not faults, faults
