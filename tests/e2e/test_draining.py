"""A house of two nodes behind the real balancer: one of them is stopped, and the page of who played there goes on."""

import os
import re
import subprocess
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.e2e.conftest import Contexts
from tests.e2e.house import started, table_of
from tests.e2e.player import AT_ONCE, Player
from tests.servers.caddy import Caddy, found_caddy
from tests.servers.postgres import Postgres
from tests.servers.programs import MissingProgramError
from tests.servers.valkey import Valkey
from tests.waiting import wait_until

TOKEN = "token-of-the-tests"

#: Notes every word that the page says while it is not connected, from now on.
LISTEN = """() => {
  globalThis.worried = [];
  const look = () => {
    const said = document.body.innerText.match(/not connected|house is closed|stopping/i);
    if (said) globalThis.worried.push(said[0]);
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""

Node = tuple[str, "subprocess.Popen[bytes]"]


@pytest.fixture
def nodes(tmp_path: Path, postgres: Postgres, valkey: Valkey) -> Iterator[list[Node]]:
    key = tmp_path / "house.key"
    key.write_bytes(os.urandom(32))
    shared = {
        "database": postgres.url(),
        "valkey": valkey.url,
        "key-file": key,
        "proxies": "127.0.0.1",
        "metrics-token": TOKEN,
    }
    with ExitStack() as stack:
        yield [stack.enter_context(started(tmp_path / name, **shared)) for name in ("one", "two")]


@pytest.fixture
def balancer(servers_folder: Path, nodes: list[Node]) -> Iterator[str]:
    try:
        found_caddy()
    except MissingProgramError as missing:
        pytest.skip(str(missing))
    caddy = Caddy(servers_folder / "caddy", [urlsplit(url).netloc for url, _ in nodes])
    caddy.start()
    yield caddy.url
    caddy.stop()


def sockets(node: Node) -> int:
    request = urllib.request.Request(f"{node[0]}/metrics", headers={"Authorization": f"Bearer {TOKEN}"})
    with urllib.request.urlopen(request, timeout=30) as answer:
        found = re.search(r"^caravanserai_sockets (\S+)", answer.read().decode(), re.MULTILINE)
    assert found
    return int(float(found.group(1)))


@pytest.mark.nightly
def test_a_page_goes_to_another_node_without_a_word(nodes: list[Node], balancer: str, contexts: Contexts) -> None:
    context = contexts()
    context.add_init_script(AT_ONCE)
    me = Player(context.new_page())
    me.page.goto(table_of(context, balancer, seats=3, bots=2))
    me.wait_for("choose")
    hand = me.cards()
    me.page.evaluate(LISTEN)
    home, other = sorted(nodes, key=sockets, reverse=True)
    assert (sockets(home), sockets(other)) == (1, 0)
    home[1].terminate()
    assert home[1].wait(60) == 0
    wait_until(lambda: sockets(other) == 1)
    assert me.cards() == hand
    me.choose()
    me.wait_for("choose", "decide")
    assert me.page.evaluate("globalThis.worried") == []
    assert not me.errors
