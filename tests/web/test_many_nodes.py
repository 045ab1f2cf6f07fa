"""`caravanserai serve` with a PostgreSQL and a Valkey: several processes that are one house."""

import asyncio
import os
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import asyncpg
import pytest
from websockets.exceptions import InvalidStatus

from caravanserai.tables.log.entries import Answered, Resumed, Row
from caravanserai.tables.log.opening import fingerprint, open_store
from caravanserai.tables.log.store import WrongKeyError
from caravanserai.web.folder import Folder
from caravanserai.web.house import open_house
from caravanserai.web.server import serve
from caravanserai.web.settings import Settings, WontStart, read_settings
from tests.servers.postgres import Postgres
from tests.servers.valkey import Valkey
from tests.waiting import SECONDS
from tests.web.client import TableSocket, Visitor, first_move
from tests.web.process import ServerProcess

pytestmark = pytest.mark.anyio


@pytest.fixture
def key_file(tmp_path: Path) -> Path:
    file = tmp_path / "house.key"
    file.write_bytes(os.urandom(32))
    return file


@pytest.fixture
async def nodes(tmp_path: Path, key_file: Path, database: str, valkey: Valkey) -> AsyncIterator[list[ServerProcess]]:
    shared = {"database": database, "valkey": valkey.url, "key-file": key_file, "drain-seconds": 0}
    async with (
        ServerProcess(tmp_path / "one", **shared) as one,
        ServerProcess(tmp_path / "two", **shared) as two,
    ):
        yield [one, two]


async def answers(socket: TableSocket, times: int) -> None:
    for _ in range(times):
        ask = await socket.asked()
        await socket.answer(first_move(ask["ask"]))
        assert (await socket.reply())["type"] == "taken"


def heard(socket: TableSocket) -> dict[int, Any]:
    """What happened, under which number."""
    return {frame["n"]: frame["events"] for frame in socket.frames if frame["type"] == "update"}


@pytest.mark.slow
async def test_a_game_goes_on_at_another_node_when_the_one_it_was_played_at_dies(nodes: list[ServerProcess]) -> None:
    one, two = nodes
    first = await one.guest("Guest")
    table = await first.opens(3, bots={1: "greedy", 2: "greedy"}, public=True)
    async with first.at_another(two.url) as second, second.at(table) as other, first.at(table) as socket:
        assert (await second.get("/api/me"))["name"] == "Guest"
        assert [one["id"] for one in await second.get("/api/tables")] == [table], "lists are the house's"
        await other.until("hello")
        await answers(socket, 3)
        # What is told at one node is told at the other, under the same numbers.
        while other.n < socket.n:
            await other.next()
        told, there = heard(socket), heard(other)
        both = told.keys() & there.keys()
        assert len(both) >= 3 and all(told[n] == there[n] for n in both)
        last = socket.n
        one.kill()
        await one.ended()
        await answers(other, 2)
        async with second.at(table, last) as again:
            hello = await again.until("hello")
            assert hello["complete"], "who comes with the last number misses nothing"
            assert [missed["n"] for missed in hello["missed"]] == [*range(last + 1, hello["n"] + 1)]
            await again.plays()
    assert not (one.folder / "house.db").exists(), "nothing is kept on the machine of a node"


async def rows_at(database: str, table: str) -> list[Row]:
    """The log of a table, without a word to any node."""
    store = await open_store(database)
    stored = await store.load(table)
    await store.close()
    assert stored is not None
    assert [row.number for row in stored.rows] == [*range(len(stored.rows))]
    return stored.rows


@pytest.mark.slow
@pytest.mark.nightly
async def test_bots_play_on_at_another_node_when_theirs_dies(nodes: list[ServerProcess], database: str) -> None:
    """Nobody is there: not at the one that dies, and not at the other."""
    one, two = nodes
    first = await one.guest("Guest")
    table = await first.opens(3, bots={1: "greedy", 2: "greedy"})
    await first.post(f"/api/tables/{table}/stand")
    one.kill()
    await one.ended()
    before = await rows_at(database, table)
    async with first.at_another(two.url) as second:
        async with asyncio.timeout(SECONDS):
            while (await second.get(f"/api/tables/{table}"))["status"] != "over":
                await asyncio.sleep(0.1)
    rows = await rows_at(database, table)
    # Where the machine is busy the other one may have been silent too, and gives that time back.
    resumed, *_ = [row for row in rows if isinstance(row.entry, Resumed)]
    assert resumed.number >= len(before) > 0, "it went on at the other one"
    answers = [(row.entry.seat, row.entry.ask) for row in rows if isinstance(row.entry, Answered)]
    assert len(set(answers)) == len(answers)


@pytest.mark.slow
async def test_a_node_that_is_stopped_sends_everybody_to_another(nodes: list[ServerProcess]) -> None:
    one, two = nodes
    first = await one.guest("Guest")
    table = await first.opens(3, bots={1: "greedy", 2: "greedy"}, clock={"type": "live"})
    async with first.at_another(two.url) as second:
        async with first.at(table) as socket:
            await answers(socket, 2)
            await socket.asked()
            stopping = asyncio.create_task(one.stop())
            assert await socket.closed() == (1001, "elsewhere")
            assert socket.frames[-1] == {"type": "bye", "code": "elsewhere"}
        assert await stopping == 0
        async with second.at(table, socket.n) as again:
            hello = await again.until("hello")
            assert hello["complete"] and hello["n"] >= socket.n
            await again.plays()
        # The last one has nowhere to send anybody.
        other = await second.opens()
        async with second.at(other) as last:
            await last.until("hello")
            stopping = asyncio.create_task(two.stop())
            assert await last.closed() == (1012, "server-stopping")
        assert await stopping == 0


@pytest.mark.slow
async def test_before_that_nobody_new_is_sent_there_and_games_go_on(nodes: list[ServerProcess], tmp_path: Path) -> None:
    shared = {**nodes[0].settings, "data": tmp_path / "three", "drain-seconds": 600}
    async with ServerProcess(tmp_path / "three", **shared) as three:
        person = await three.guest("Guest")
        table = await person.opens(3, bots={1: "greedy", 2: "greedy"})
        async with person.at(table) as socket:
            await answers(socket, 1)
            three.terminate()
            async with asyncio.timeout(SECONDS):
                while (await person.http.get("/readyz")).status_code == 200:
                    await asyncio.sleep(0.01)
            assert (await person.get("/readyz", status=503)) == {"status": "stopping"}
            assert (await person.get("/healthz")) == {"status": "stopping"}
            await answers(socket, 2)


@pytest.mark.slow
async def test_a_node_says_whether_it_is_ready(nodes: list[ServerProcess]) -> None:
    for node in nodes:
        assert await Visitor(node.url).get("/readyz") == {"status": "ok"}
        assert await node.stop() == 0


@pytest.mark.slow
async def test_a_database_that_does_not_answer_is_no_reason_to_stay_away(
    nodes: list[ServerProcess], database: str
) -> None:
    person = await nodes[0].guest("Guest")
    table = await person.opens(3, bots={1: "greedy", 2: "greedy"})
    db = await asyncpg.connect(database)
    await db.execute("ALTER TABLE tokens RENAME TO elsewhere")
    with pytest.raises(InvalidStatus) as refused:
        async with person.at(table):
            pass
    assert refused.value.response.status_code == 503, "come back in a moment"
    await db.execute("ALTER TABLE elsewhere RENAME TO tokens")
    await db.close()
    async with person.at(table) as socket:
        await answers(socket, 1)


async def test_a_node_with_another_key_is_refused(database: str) -> None:
    await (await open_store(database, b"a" * 32)).close()
    await (await open_store(database, b"a" * 32)).close()
    with pytest.raises(WrongKeyError):
        await open_store(database, b"b" * 32)
    assert fingerprint(b"a" * 32) != fingerprint(b"b" * 32)


async def test_a_house_says_why_it_does_not_start(database: str, tmp_path: Path, key_file: Path) -> None:
    folder, in_letters = Folder(tmp_path / "data"), tmp_path / "letters.key"
    in_letters.write_text("0123456789abcdef" * 4)  # as others make keys
    await (await open_store(database, b"a" * 32)).close()
    for settings, why in (
        (Settings(database=database, key_file=str(key_file)), "wrong-key"),
        (Settings(database=database, key_file=str(tmp_path / "none")), "key-file-missing"),
        (Settings(database=database, key_file=str(in_letters)), "key-file-wrong"),
        (Settings(database="postgresql://x:secret@127.0.0.1:1/y", key_file=str(key_file)), "data-failed"),
    ):
        with pytest.raises(WontStart) as refused:
            await open_house(settings, folder)
        assert refused.value.message == why and "secret" not in str(refused.value)


async def test_a_database_in_which_a_node_may_not_write_is_named(
    database: str, postgres: Postgres, key_file: Path
) -> None:
    """As after a restore by somebody else: it can be opened, and only then nothing can be written."""
    await (await open_store(database, key_file.read_bytes())).close()
    db = await asyncpg.connect(database)
    await db.execute("CREATE ROLE reader LOGIN; GRANT SELECT ON ALL TABLES IN SCHEMA public TO reader")
    await db.execute("GRANT INSERT ON house_key TO reader")
    settings = Settings(database=database.replace("house@", "reader@"), key_file=str(key_file), port=0)
    with pytest.raises(WontStart) as refused:
        await asyncio.to_thread(serve, settings, lambda *_: None)
    assert refused.value.message == "data-failed" and "permission denied" in str(refused.value.args_said["reason"])
    await db.execute("DROP OWNED BY reader; DROP ROLE reader")
    await db.close()


@pytest.mark.parametrize(
    ("flags", "why"),
    [
        ({"database": "mysql://root:secret@host/x"}, "setting-wrong"),
        ({"database": "postgresql://h/x", "valkey": "http://:secret@h"}, "setting-wrong"),
        ({"valkey": "valkey://h"}, "setting-valkey-alone"),
    ],
)
def test_settings_that_make_no_sense_are_refused_without_a_password(flags: dict[str, str], why: str) -> None:
    with pytest.raises(WontStart) as refused:
        read_settings(flags, {})
    assert refused.value.message == why and "secret" not in str(refused.value)


@pytest.mark.parametrize("password", ["sec/ret", "sec#ret", "sec?ret", "sec[ret", "sec]ret", "1/se@cret", "12#secret"])
@pytest.mark.parametrize(("name", "scheme"), [("database", "postgresql"), ("valkey", "valkey")])
def test_a_password_with_odd_letters_is_not_shown_but_how_to_write_it(name: str, scheme: str, password: str) -> None:
    """Nobody can say where such a password ends: nothing of the address is repeated."""
    with pytest.raises(WontStart) as refused:
        read_settings({"database": "postgresql://h/x", name: f"{scheme}://house:{password}@db:5432/x"}, {})
    assert (refused.value.message, refused.value.args_said) == ("setting-not-a-server", {"name": name})
    written = f"{scheme}://house:{quote(password, safe='')}@db:5432/x"
    assert getattr(read_settings({"database": "postgresql://h/x", name: written}, {}), name) == written


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://house@/x?host=/run/postgresql",
        "postgresql://house:p@[::1]:5432/x",
        "postgresql://house:p@db1,db2:5433/x?target_session_attrs=read-write",
    ],
)
def test_every_way_to_name_a_database_is_taken(url: str) -> None:
    assert read_settings({"database": url}, {}).database == url


def test_a_port_beyond_ports_is_refused() -> None:
    with pytest.raises(WontStart, match="setting-not-a-server"):
        read_settings({"database": "postgresql://db:99999/x"}, {})


def test_only_a_house_with_a_file_or_a_key_of_its_own_needs_a_folder() -> None:
    assert Settings().needs_folder and Settings(database="postgresql://h/x").needs_folder
    assert not Settings(database="postgresql://h/x", key_file="k").needs_folder
