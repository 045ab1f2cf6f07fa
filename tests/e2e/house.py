"""A house in a process of its own, and tables in it, for tests that look at it through a browser."""

import json
import os
import re
import secrets
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, Route

from caravanserai.engine.fairness import nonce_hash_of
from tests.web.process import WIDE

#: Who sits at which table without a page of their own, and the nonce that is theirs to open.
UNOPENED: dict[str, list[tuple[BrowserContext, str]]] = {}
KEPT = {k: v for k, v in os.environ.items() if k in ("PATH", "HOME", "SYSTEMROOT", "TMPDIR", "PYTHONPATH")}


#: The deals of its days are played against the quickest bots: others take their time.
PROGRAM = "from caravanserai.tables import daily; daily.BOT = 'level1'; from caravanserai.cli import main; main()"


@contextmanager
def serving(folder: Path, **settings: Any) -> Iterator[str]:
    """The address of a server that runs until the block ends."""
    with started(folder, **settings) as (address, _):
        yield address


@contextmanager
def started(folder: Path, **more: object) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """A server that runs until the block ends, with these settings of its own: its address and its process."""
    # A review that is made in a second or two is as good to look at; and one process of each kind that thinks: each
    # loads the compiled rules of every game that it is asked about.
    wide = {**WIDE, "hints-per-minute": 10_000, "review-effort": 2, "thinkers": 1, **more}
    flags = [text for name, value in wide.items() for text in (f"--{name}", str(value))]
    command = [sys.executable, "-c", PROGRAM, "serve", "--data", str(folder), "--port", "0", *flags]
    said = folder.with_suffix(".log")
    with said.open("wb") as log:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, env={**KEPT, "PYTHONUTF8": "1"})
    try:
        assert process.stdout is not None
        # The first line names the address; it comes when the door is open.
        found = re.search(r"http://\S+", process.stdout.readline().decode())
        assert found, said.read_text(encoding="utf-8")
        yield found.group().rstrip("/"), process
    finally:
        process.terminate()
        try:
            process.wait(30)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def table_of(
    context: BrowserContext,
    url: str,
    seats: int,
    bots: int,
    public: bool = False,
    game: str = "khiva",
    level: str = "greedy",
    clock: dict[str, Any] | None = None,
    hints: bool = False,
    takeover: str = "ask",
) -> str:
    """Open a table as the person of this context; the last seats are bots. Its address."""
    seated = {str(seats - 1 - i): level for i in range(bots)}
    setting = {"game": game, "seats": seats, "bots": seated, "public": public, "hints": hints, "takeover": takeover}
    setting |= {"clock": clock} if clock else {}
    nonce = secrets.token_hex(16)
    body = {"setting": setting, "nonce_hash": nonce_hash_of(nonce)}
    answer = context.request.post(f"{url}/api/tables", data=body, headers={"origin": url})
    assert answer.ok, answer.text()
    address = f"{url}/table/{answer.json()['id']}"
    _open_nonces(address, (context, nonce))
    return address


def opening(page: Page, change: Callable[[dict[str, Any]], None]) -> None:
    """Whatever table this page opens is changed on its way to the house: what a click sends, but for that."""

    def changed(route: Route) -> None:
        if route.request.method != "POST":
            route.continue_()
            return
        body = json.loads(route.request.post_data or "{}")
        change(body["setting"])
        route.continue_(post_data=json.dumps(body))

    page.route("**/api/tables?*", changed)


def quick_bots(setting: dict[str, Any], level: str = "random") -> None:
    """Those that take no time, and no coach that gets ready: where nobody looks at what they think."""
    setting["bots"] = dict.fromkeys(setting["bots"], level)
    setting["hints"] = False


def sit(context: BrowserContext, address: str) -> None:
    """Take a seat as the person of this context; with the last one the game begins."""
    nonce = secrets.token_hex(16)
    _post(context, address, "sit", {"seat": None, "nonce_hash": nonce_hash_of(nonce)})
    _open_nonces(address, (context, nonce))


def put_bot(context: BrowserContext, address: str, seat: int, bot: str) -> None:
    """Give a free seat to a bot, as the person who opened the table; with the last one the game begins."""
    _post(context, address, "bot", {"seat": seat, "bot": bot})
    _open_nonces(address)


def leave(context: BrowserContext, address: str) -> None:
    """Give the seat up; in a running game a bot plays on."""
    _post(context, address, "stand", None)


def _open_nonces(address: str, *seated: tuple[BrowserContext, str]) -> None:
    """As their pages would: all who sat down here open theirs, once everybody is there."""
    url, table = address.split("/table/")
    UNOPENED.setdefault(address, []).extend(seated)
    for whose, kept in [*UNOPENED[address]]:
        request = f"{url}/api/tables/{table}/nonce"
        answer = whose.request.post(request, data={"nonce": kept}, headers={"origin": url})
        if not answer.ok and answer.json()["code"] == "nonce-early":
            return
        UNOPENED[address].remove((whose, kept))


def _post(context: BrowserContext, address: str, what: str, body: dict[str, object] | None) -> None:
    url, table = address.split("/table/")
    answer = context.request.post(f"{url}/api/tables/{table}/{what}", data=body, headers={"origin": url})
    assert answer.ok, answer.text()
