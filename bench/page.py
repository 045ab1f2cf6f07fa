"""How soon the page is there: on a slow phone (processor slowed four times) in a 3G network (1.6 Mbit/s down, 0.75 up,
150 ms there and back: what Lighthouse calls slow 4G, and DevTools called fast 3G when it had one), as somebody who has
never been here; and once more as somebody whose browser keeps the page.

The first screen is there when the first poster has been drawn that can be pressed, a table is playable when its first
question can be answered and that has been drawn. Sizes are what goes over the wire until then, fonts apart. Tasks are
those of the page's main thread while cards are chosen by a finger that stays down for 80 ms. Films of each game are
counted where they are drawn: of the frames in which something moved, those that came in time, as if there were 60 a
second (a page that asked for each frame itself would make work in order to measure it); and what the main thread does
for each. Then what a page still holds after ten games in it beside the second, apart from what the browser has compiled
meanwhile (`heap.py`), and how many of the tables that were left are still named in it; and what it does while nobody
does anything. The worker that keeps the page is not slowed by the browser, so nothing may come from it before the first
screen stands. With `--beside` the same is measured, in turn, at the page of another checkout, built there.

The browser is as people have it, with all its compilers. Where it may, the bench takes real-time priority for the
browser and the house: on a machine that others use, it would measure them (`sudo`, or `chrt -r 1` as root).

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
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, ViewportSize, sync_playwright

HERE = Path(__file__).parents[1]
sys.path.insert(0, str(HERE))

from heap import Heap, heap  # noqa: E402

from tests.e2e.browser import FLAGS, launch  # noqa: E402
from tests.e2e.house import table_of  # noqa: E402
from tests.e2e.merchant import Merchant  # noqa: E402
from tests.e2e.player import AT_ONCE, Player  # noqa: E402
from tests.e2e.script import answer, answer_with  # noqa: E402
from tests.e2e.weaver import Weaver  # noqa: E402

SLOWED = 4
NETWORK = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 0.75e6 / 8}
POSTER, CARD = ".posters article .btn", ".hand button:not([aria-disabled=true]):not(:disabled)"
TARGETS = {"first screen, kB": "≤ 60", "first screen, s": "≤ 1.5", "longest task, ms": "≤ 100"}
KEPT = "kept after ten games, beside the second: "
TARGETS |= {KEPT + "own, MB": "≤ 0.1", KEPT + "tables left": "0"}
TARGETS |= {f"playable, {game}, s": "≤ 2.5" for game in ("khiva", "kilim", "samarkand")}
TARGETS |= {f"frames of 60 in a film, {game}": "60" for game in ("khiva", "kilim", "samarkand")}
TARGETS |= {f"main thread for a frame, {game}, ms": "≤ 16" for game in ("khiva", "kilim", "samarkand")}
#: Each game, who plays it, what is asked first and what after its first film.
FILMS: tuple[tuple[str, type[Player], str, tuple[str, ...]], ...] = (
    ("khiva", Player, "choose", ("choose", "decide")),
    ("kilim", Weaver, "place", ("place", "take", "weave", "done")),
    ("samarkand", Merchant, "sell", ("stop",)),
)
PHONE: ViewportSize = {"width": 390, "height": 844}
GAMES, IDLE_MS = 10, 5_000
#: How long a finger stays down.
PRESS_MS = 80
#: What the browser notes of a film: each frame, drawn or not in time, and each task.
FRAMES = ["disabled-by-default-devtools.timeline.frame", "disabled-by-default-devtools.timeline"]
#: To another table in the same page.
GO = """(path) => {
  history.pushState({}, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}"""
#: Notes when something is true first and drawn, and every long task.
WATCH = """(isThere) => {
  window.tasks = [];
  new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map((one) => one.duration)))
    .observe({ type: "longtask", buffered: true });
  const look = () => {
    if (isThere()) setTimeout(() => (window.there = performance.now()));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
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


def first_asked(kind: type[Player], first: str) -> str:
    return f"() => document.body && ({kind.PHASE})() === {json.dumps(first)}"


def slow_page(context: BrowserContext, is_there: str) -> tuple[Page, Wire]:
    page = context.new_page()
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", NETWORK)
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    page.add_init_script(f"({WATCH})({is_there})")
    return page, Wire(line)


def seconds(page: Page) -> float:
    page.wait_for_function("() => window.there !== undefined", timeout=60_000)
    return float(page.evaluate("() => window.there")) / 1_000


def first_screen(browser: Browser, url: str) -> dict[str, float]:
    poster = f"() => document.querySelector({json.dumps(POSTER)}) !== null"
    context = browser.new_context(viewport=PHONE)
    page, wire = slow_page(context, poster)
    page.goto(url)
    found = {"first screen, s": seconds(page)}
    # What the lobby loads after it is not part of it, but is on its way already.
    page.wait_for_load_state("networkidle")
    found["first page with all that follows, kB"] = wire.bytes["other"] / 1_000
    found["fonts, kB"] = wire.bytes["Font"] / 1_000
    page.close()
    again, _ = slow_page(context, poster)
    again.goto(url)
    found["first screen again, s"] = seconds(again)
    context.close()
    return found


def playable(browser: Browser, url: str) -> dict[str, float]:
    """From a link to the first question of each game; in the first of them cards are chosen."""
    found = {}
    for game, kind, first, _ in FILMS:
        context = browser.new_context(viewport=PHONE)
        table = table_of(context, url, seats=3, bots=2, game=game)
        fresh = browser.new_context(viewport=PHONE, storage_state=context.storage_state())
        page, _ = slow_page(fresh, first_asked(kind, first))
        page.goto(table)
        found[f"playable, {game}, s"] = seconds(page)
        if "longest task, ms" not in found:
            page.wait_for_load_state("networkidle")
            page.evaluate("() => { window.tasks.length = 0; }")
            cards = page.locator(CARD)
            for card in range(min(4, cards.count())):
                cards.nth(card).click(delay=PRESS_MS)
                page.wait_for_timeout(PRESS_MS)
            found["longest task, ms"] = max([0, *page.evaluate("() => window.tasks")])
        for one in (context, fresh):
            one.close()
    return found


def metrics(line: CDPSession) -> dict[str, float]:
    return {one["name"]: one["value"] for one in line.send("Performance.getMetrics")["metrics"]}


def films(browser: Browser, url: str) -> dict[str, float]:
    """From the first answer to the next question, on the slow phone."""
    found = {}
    for game, kind, first, after in FILMS:
        context = browser.new_context(viewport=PHONE)
        page = context.new_page()
        me = kind(page)
        page.goto(table_of(context, url, seats=3, bots=2, game=game, level="random"))
        me.wait_for(first)
        page.wait_for_load_state("networkidle")
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
        browser.start_tracing(page=page, categories=FRAMES)
        me.quick()
        page.wait_for_function(f"() => ({kind.PHASE})() === null")
        me.wait_for(*after)
        drawn, dropped, busy = frames_in(json.loads(browser.stop_tracing())["traceEvents"])
        found[f"frames of 60 in a film, {game}"] = 60 * drawn / (drawn + dropped)
        found[f"main thread for a frame, {game}, ms"] = busy / (drawn + dropped)
        context.close()
    return found


def frames_in(events: list[dict[str, Any]]) -> tuple[int, int, float]:
    """Frames that were drawn, frames that came too late, and milliseconds of tasks on the page's main thread.

    What the compositor drew is told as dropped too where the page's own part was not ready ("partially presented" in
    DevTools): what moves in a film is the compositor's, so that it came in time.
    """
    seen = {
        name: {one["args"]["frameSeqId"] for one in events if one["name"] == name}
        for name in ("DrawFrame", "DroppedFrame")
    }
    mains = {(one["pid"], one["tid"]) for one in events if one.get("args", {}).get("name") == "CrRendererMain"}
    tasks = [one.get("dur", 0) for one in events if one["name"] == "RunTask" and (one["pid"], one["tid"]) in mains]
    return len(seen["DrawFrame"]), len(seen["DroppedFrame"] - seen["DrawFrame"]), sum(tasks) / 1_000


def long_evening(browser: Browser, url: str) -> dict[str, float]:
    """What a page keeps after ten games, beside the second; and what it does while nothing happens."""
    context = browser.new_context(viewport=PHONE, reduced_motion="reduce")
    page = context.new_page()
    line = context.new_cdp_session(page)
    line.send("Performance.enable")
    page.add_init_script(AT_ONCE)
    page.goto(url)
    ids: list[str] = []
    heaps: dict[int, Heap] = {}
    whole: dict[int, float] = {}
    for game in range(1, GAMES + 1):
        table = table_of(context, url, seats=3, bots=2, level="random")
        ids.append(table.rpartition("/")[2])
        page.evaluate(GO, table.removeprefix(url))
        page.locator(CARD).first.wait_for()
        answer_with(context, table, answer)
        page.locator(".end").wait_for(timeout=120_000)
        if game in (2, GAMES):
            heaps[game] = heap(line)
            whole[game] = metrics(line)["JSHeapUsedSize"] / 1e6
    page.evaluate(GO, table_of(context, url, seats=3, bots=2).removeprefix(url))
    page.locator(CARD).first.wait_for()
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(IDLE_MS)  # until what comes after the first question is there
    before = metrics(line)
    page.wait_for_timeout(IDLE_MS)
    after = metrics(line)
    context.close()
    return {
        KEPT + "own, MB": heaps[GAMES].own - heaps[2].own,
        KEPT + "tables left": len(heaps[GAMES].names(ids[:-1])),
        KEPT + "compiled, MB": heaps[GAMES].compiled - heaps[2].compiled,
        KEPT + "whole heap, MB": whole[GAMES] - whole[2],
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


PARTS: tuple[Callable[[Browser, str], dict[str, float]], ...] = (first_screen, playable, films, long_evening)


def takes_priority() -> bool:
    """Before everybody else on this machine, with all that is started from here. Not everybody may."""
    try:
        os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(1))
    except (AttributeError, OSError):
        return False
    return True


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--beside", type=Path, help="another checkout, with its page built")
    parser.add_argument("--short", action="store_true", help="without the ten games, which take three minutes")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    roots = {"here": HERE} | ({"beside": given.beside.resolve()} if given.beside else {})
    measured: dict[str, list[dict[str, float]]] = {name: [] for name in roots}
    first_in_line = takes_priority()
    with sync_playwright() as playwright:
        browser = launch(playwright, [flag for flag in FLAGS if not flag.startswith("--js-flags")])
        for _ in range(given.rounds):
            for name, root in roots.items():
                with house(root) as url:
                    measured[name].append({})
                    for part in PARTS[: 3 if given.short else 4]:
                        measured[name][-1] |= part(browser, url)
        browser.close()
    medians = {
        name: {"first screen, kB": first_screen_of(roots[name])}
        | {key: statistics.median(one[key] for one in rounds) for key in rounds[0]}
        for name, rounds in measured.items()
    }
    if given.json:
        print(
            json.dumps({"load": os.getloadavg()[0], "priority": first_in_line, "slowed": SLOWED, **medians}, indent=2)
        )
        return
    before = "first in line" if first_in_line else "WITHOUT priority"
    print(f"median of {given.rounds}, load of the machine {os.getloadavg()[0]:.1f}, {before}")
    for key, value in medians["here"].items():
        other = f"   beside: {medians['beside'][key]:8.2f}" if "beside" in medians else ""
        wanted = f"   wanted: {TARGETS[key]}" if key in TARGETS else ""
        print(f"{key:58}{value:8.2f}{other}{wanted}")


if __name__ == "__main__":
    main()
