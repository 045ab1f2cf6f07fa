"""How soon the page is there: on a slow phone (processor slowed four times) in a 3G network (1.6 Mbit/s down, 0.75 up,
150 ms there and back), as somebody who has never been here; and once more as somebody whose browser keeps the page.

The first screen is there when the first poster can be pressed, a table is playable when a card can be. Sizes are what
goes over the wire until then, fonts apart. Tasks are those of the page's main thread while cards are chosen. Then films
of each game, on the slow processor; what a page still holds after ten games in it; and what it does while nobody does
anything. With `--beside` the same is measured, in turn, at the page of another checkout, built there.

    python bench/page.py
    python bench/page.py --rounds 5 --beside ../before --json
"""

import argparse
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, sync_playwright

HERE = Path(__file__).parents[1]
sys.path.insert(0, str(HERE))

from tests.e2e.browser import launch  # noqa: E402
from tests.e2e.house import table_of  # noqa: E402
from tests.e2e.merchant import Merchant  # noqa: E402
from tests.e2e.player import AT_ONCE, Player  # noqa: E402
from tests.e2e.script import answer, answer_with  # noqa: E402
from tests.e2e.weaver import Weaver  # noqa: E402

SLOWED = 4
NETWORK = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 0.75e6 / 8}
POSTER, CARD = ".posters article .btn", ".hand button:not([aria-disabled=true]):not(:disabled)"
TARGETS = {"first screen, kB": 60, "first screen, s": 1.5, "playable, s": 2.5, "longest task, ms": 100}
#: Each game, who plays it, what is asked first and what after its first film.
FILMS: tuple[tuple[str, type[Player], str, tuple[str, ...]], ...] = (
    ("khiva", Player, "choose", ("choose", "decide")),
    ("kilim", Weaver, "place", ("place", "take", "weave", "done")),
    ("samarkand", Merchant, "sell", ("stop",)),
)
GAMES, IDLE_MS = 10, 5_000
#: When each frame is drawn.
DRAWN = """() => {
  window.drawn = [];
  const note = (at) => {
    window.drawn.push(at);
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}"""
#: To another table in the same page.
GO = """(path) => {
  history.pushState({}, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}"""
#: Notes when something is there first, and every long task.
WATCH = """(selector) => {
  window.tasks = [];
  new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map((one) => one.duration)))
    .observe({ type: "longtask", buffered: true });
  const look = () => {
    if (document.querySelector(selector)) window.there ??= performance.now();
    else requestAnimationFrame(look);
  };
  look();
}"""


@contextmanager
def house(root: Path) -> Iterator[str]:
    """The house of a checkout, as its own Python runs it."""
    own = root / ".venv/bin/python"
    python = str(own if own.exists() else sys.executable)
    with tempfile.TemporaryDirectory() as folder:
        flags = ["--port", "0", "--data", folder, "--requests-per-second", "10000", "--compile-ahead", "false"]
        command = [python, "-m", "caravanserai", "serve", *flags]
        surroundings = {**os.environ, "PYTHONUTF8": "1"}
        running = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, cwd=root, env=surroundings
        )
        try:
            assert running.stdout is not None
            found = re.search(r"http://\S+", running.stdout.readline().decode())
            assert found, f"the house in {root} does not open"
            yield found.group().rstrip("/")
        finally:
            running.terminate()
            running.wait(30)


class Wire:
    """What goes over the wire to a page, by kind."""

    def __init__(self, line: CDPSession) -> None:
        self.kinds: dict[str, str] = {}
        self.bytes: dict[str, float] = {"Font": 0, "other": 0}
        line.on("Network.responseReceived", lambda told: self.kinds.update({told["requestId"]: told["type"]}))
        line.on("Network.loadingFinished", self.finished)

    def finished(self, told: dict[str, Any]) -> None:
        kind = "Font" if self.kinds.get(told["requestId"]) == "Font" else "other"
        self.bytes[kind] += told["encodedDataLength"]


def slow_page(context: BrowserContext, selector: str) -> tuple[Page, Wire]:
    page = context.new_page()
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", NETWORK)
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    page.add_init_script(f"({WATCH})({json.dumps(selector)})")
    return page, Wire(line)


def seconds(page: Page) -> float:
    page.wait_for_function("() => window.there !== undefined", timeout=60_000)
    return float(page.evaluate("() => window.there")) / 1_000


def one_round(browser: Browser, url: str) -> dict[str, float]:
    context = browser.new_context(viewport={"width": 390, "height": 844})
    page, wire = slow_page(context, POSTER)
    page.goto(url)
    found = {"first screen, s": seconds(page)}
    # What the lobby loads after it is not part of it, but is on its way already.
    page.wait_for_load_state("networkidle")
    found["first page with all that follows, kB"] = wire.bytes["other"] / 1_000
    found["fonts, kB"] = wire.bytes["Font"] / 1_000
    page.close()
    again, _ = slow_page(context, POSTER)
    again.goto(url)
    found["first screen again, s"] = seconds(again)
    again.close()
    table = table_of(context, url, seats=3, bots=2)
    fresh = browser.new_context(viewport={"width": 390, "height": 844}, storage_state=context.storage_state())
    played, _ = slow_page(fresh, CARD)
    played.goto(table)
    found["playable, s"] = seconds(played)
    played.wait_for_load_state("networkidle")
    played.evaluate("() => { window.tasks.length = 0; }")
    cards = played.locator(CARD)
    for card in range(min(4, cards.count())):
        cards.nth(card).click()
    found["longest task, ms"] = max([0, *played.evaluate("() => window.tasks")])
    for one in (context, fresh):
        one.close()
    return found


def metrics(line: CDPSession) -> dict[str, float]:
    return {one["name"]: one["value"] for one in line.send("Performance.getMetrics")["metrics"]}


def films(browser: Browser, url: str) -> dict[str, float]:
    """Frames a second from the first answer to the next question, on the slow phone."""
    found = {}
    for game, kind, first, after in FILMS:
        context = browser.new_context(viewport={"width": 390, "height": 844})
        page = context.new_page()
        me = kind(page)
        page.goto(table_of(context, url, seats=3, bots=2, game=game, level="random"))
        me.wait_for(first)
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
        page.evaluate(DRAWN)
        me.quick()
        page.wait_for_function(f"() => ({kind.PHASE})() === null")
        me.wait_for(*after)
        drawn = page.evaluate("() => window.drawn")
        found[f"frames a second in a film, {game}"] = (len(drawn) - 1) / (drawn[-1] - drawn[0]) * 1_000
        context.close()
    return found


def long_evening(browser: Browser, url: str) -> dict[str, float]:
    """What a page keeps after ten games, beside the second; and what it does while nothing happens."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    page = context.new_page()
    line = context.new_cdp_session(page)
    line.send("Performance.enable")
    page.add_init_script(AT_ONCE)
    page.goto(url)
    heaps: list[float] = []
    for _ in range(GAMES):
        table = table_of(context, url, seats=3, bots=2, level="random")
        page.evaluate(GO, table.removeprefix(url))
        page.locator(CARD).first.wait_for()
        answer_with(context, table, answer)
        page.locator(".end").wait_for(timeout=120_000)
        line.send("HeapProfiler.collectGarbage")
        heaps.append(metrics(line)["JSHeapUsedSize"] / 1e6)
    page.evaluate(GO, table_of(context, url, seats=3, bots=2).removeprefix(url))
    page.locator(CARD).first.wait_for()
    page.wait_for_load_state("networkidle")
    before = metrics(line)
    page.wait_for_timeout(IDLE_MS)
    after = metrics(line)
    context.close()
    return {
        "kept after ten games, beside the second, MB": heaps[-1] - heaps[1],
        "script in 5 s of nothing, ms": (after["ScriptDuration"] - before["ScriptDuration"]) * 1_000,
        "layouts in 5 s of nothing": after["LayoutCount"] - before["LayoutCount"],
    }


def first_screen_of(root: Path) -> float:
    """As the build counts it: the document, the entry with all it imports at once, styles, English; gzip, kB."""
    import gzip

    app = root / "src/caravanserai/web/page/app"
    worker = app / "worker.js"
    if not worker.exists():
        return float("nan")
    listed = re.search(r"const FIRST = (\[.*?\]);", worker.read_text())
    assert listed
    files = [app / name.strip("/") for name in json.loads(listed[1]) if name.startswith("/assets/")]
    words = min(app.glob("assets/en-*.js"), key=lambda file: file.stat().st_size)
    whole = [app / "index.html", words, *(file for file in files if file.suffix in (".js", ".css"))]
    return sum(len(gzip.compress(file.read_bytes(), 9)) for file in whole) / 1_000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--beside", type=Path, help="another checkout, with its page built")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    roots = {"here": HERE} | ({"beside": given.beside.resolve()} if given.beside else {})
    measured: dict[str, list[dict[str, float]]] = {name: [] for name in roots}
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for _ in range(given.rounds):
            for name, root in roots.items():
                with house(root) as url:
                    measured[name].append(one_round(browser, url) | films(browser, url) | long_evening(browser, url))
        browser.close()
    medians = {
        name: {"first screen, kB": first_screen_of(roots[name])}
        | {key: statistics.median(one[key] for one in rounds) for key in rounds[0]}
        for name, rounds in measured.items()
    }
    if given.json:
        print(json.dumps({"load": os.getloadavg()[0], "slowed": SLOWED, **medians}, indent=2))
        return
    print(f"median of {given.rounds}, load of the machine {os.getloadavg()[0]:.1f}")
    for key, value in medians["here"].items():
        other = f"   beside: {medians['beside'][key]:8.2f}" if "beside" in medians else ""
        wanted = f"   wanted: ≤ {TARGETS[key]}" if key in TARGETS else ""
        print(f"{key:40}{value:8.2f}{other}{wanted}")


if __name__ == "__main__":
    main()
