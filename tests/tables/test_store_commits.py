"""Nothing acknowledged is lost: jobs share commits, failures are heard, and what was told is on disk."""

import asyncio
import random
import sqlite3
import stat
import subprocess
import sys
import threading
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from caravanserai.tables.log.entries import Closed, Row, Sat
from caravanserai.tables.log.sqlite import SqliteStore
from caravanserai.tables.log.store import ConflictError, StoreError
from tests.tables.storing import answer, line, numbers, opened
from tests.waiting import SECONDS

pytestmark = pytest.mark.anyio


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "house.db"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open(path)
    yield store
    await store.close()


# -- group commit ------------------------------------------------------------------------------------------------


class Gate:
    """Hears every statement of the writer, and holds it at the next BEGIN until opened."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.reached = threading.Event()
        self.open = threading.Event()
        self.open.set()

    def __call__(self, statement: str) -> None:
        self.heard.append(statement)
        if statement.startswith("BEGIN"):
            self.reached.set()
            # The timeout only ends a test that failed while it held the writer.
            self.open.wait(SECONDS)

    async def hold(self, store: SqliteStore) -> "asyncio.Task[None]":
        """The writer is busy with a first job from now on: what comes next waits together."""
        self.heard.clear()
        self.reached.clear()
        self.open.clear()
        first = asyncio.ensure_future(store.heartbeat(1))
        assert await asyncio.to_thread(self.reached.wait, SECONDS)
        return first

    @property
    def commits(self) -> int:
        return self.heard.count("COMMIT")


@pytest.fixture
def gate() -> Gate:
    return Gate()


@pytest.fixture
async def gated(path: Path, gate: Gate) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open(path, gate)
    await store.create(line(), "secret", "one", [opened()])
    yield store
    gate.open.set()
    await store.close()


async def together(store: SqliteStore, gate: Gate, rows: list[Row]) -> list[BaseException | None]:
    """Append each row in a job of its own, all in one batch."""
    first = await gate.hold(store)
    jobs = [asyncio.ensure_future(store.append("t", [row])) for row in rows]
    await asyncio.sleep(0)  # each job has its first step
    gate.open.set()
    results = await asyncio.gather(*jobs, return_exceptions=True)
    await first
    return results


async def test_jobs_that_wait_share_one_commit(gated: SqliteStore, gate: Gate) -> None:
    assert await together(gated, gate, [answer(number) for number in range(1, 501)]) == [None] * 500
    assert gate.commits == 2, "one for the heartbeat that held the writer, one for the 500"
    assert await numbers(gated) == list(range(501))


async def test_a_few_answers_are_one_statement(gated: SqliteStore, gate: Gate) -> None:
    assert await together(gated, gate, [answer(number) for number in range(1, 4)]) == [None] * 3
    *before, last = gate.heard
    assert before[-1] == "COMMIT" and last.startswith("INSERT INTO log")
    assert await numbers(gated) == list(range(4))


async def test_a_job_that_fails_in_a_batch_fails_alone(gated: SqliteStore, gate: Gate) -> None:
    results = await together(gated, gate, [answer(1), answer(0), answer(2), answer(1), answer(3)])
    assert [type(result) for result in results] == [type(None), ConflictError, type(None), ConflictError, type(None)]
    assert gate.commits == 2
    assert await numbers(gated) == [0, 1, 2, 3]


async def test_a_value_that_cannot_be_written_fails_alone(gated: SqliteStore, gate: Gate) -> None:
    results = await together(gated, gate, [answer(1), Row(2**63, 1, Closed()), answer(2)])
    assert [type(result) for result in results] == [type(None), StoreError, type(None)]
    assert await numbers(gated) == [0, 1, 2]


async def test_who_stops_waiting_does_not_break_the_writer(gated: SqliteStore, gate: Gate) -> None:
    first = await gate.hold(gated)

    async def wait() -> None:
        await gated.append("t", [answer(1)])

    gone = asyncio.ensure_future(wait())
    stays = asyncio.ensure_future(gated.append("t", [answer(2)]))
    await asyncio.sleep(0)
    gone.cancel()
    gate.open.set()
    with pytest.raises(asyncio.CancelledError):
        await gone
    await asyncio.gather(first, stays)
    assert await numbers(gated) == [0, 1, 2]


async def test_reads_do_not_wait_for_the_writer(gated: SqliteStore, gate: Gate) -> None:
    first = await gate.hold(gated)
    assert await numbers(gated) == [0]
    assert not first.done()
    gate.open.set()
    await first


async def test_closing_finishes_what_waits(gated: SqliteStore, gate: Gate, path: Path) -> None:
    first = await gate.hold(gated)
    jobs = [asyncio.ensure_future(gated.append("t", [answer(number)])) for number in range(1, 51)]
    await asyncio.sleep(0)
    closing = asyncio.ensure_future(gated.close())
    await asyncio.sleep(0)
    with pytest.raises(StoreError, match="closed"):
        await gated.append("t", [answer(51)])
    gate.open.set()
    await closing
    assert first.done() and all(job.done() and job.exception() is None for job in jobs)
    with pytest.raises(StoreError, match="closed"):
        await gated.load("t")
    await gated.close()
    again = await SqliteStore.open(path)
    assert await numbers(again) == list(range(51))
    await again.close()


async def test_a_closed_house_is_one_whole_file(store: SqliteStore, path: Path) -> None:
    """Who copies it copies all, without the log beside it: the writer is the last to close, however long a reader
    reads."""
    read = threading.Event()
    reading = asyncio.ensure_future(store._read(lambda _: read.wait(SECONDS)))
    await store.create(line(), "secret", "one", [opened()])
    closing = asyncio.ensure_future(store.close())
    await asyncio.sleep(0)
    await asyncio.to_thread(store._writer._thread.join, 0.1)
    waits = store._writer._thread.is_alive()
    read.set()
    await asyncio.gather(reading, closing)
    assert waits
    assert [one.name for one in path.parent.iterdir()] == [path.name]


# -- durable -----------------------------------------------------------------------------------------------------


async def test_a_commit_is_on_disk(store: SqliteStore) -> None:
    settings = ("journal_mode", "synchronous", "foreign_keys")
    written = await store._writer.write(lambda db: [db.execute(f"PRAGMA {name}").fetchone()[0] for name in settings])
    assert written == ["wal", 2, 1]


async def test_a_full_disk_fails_the_batch_and_then_the_store_goes_on(gated: SqliteStore, gate: Gate) -> None:
    async def limit(pages: int) -> None:
        await gated._writer.write(lambda db: db.execute(f"PRAGMA max_page_count = {pages}").fetchall())

    noise = random.Random(1)
    big = [Row(n, 1, Sat(0, "one", noise.randbytes(3000).hex(), "")) for n in range(1, 41)]
    await limit(1)  # SQLite takes the size that the file has as the least
    results = await together(gated, gate, [answer(900), *big, answer(901)])
    assert {type(result) for result in results} == {StoreError}
    assert "full" in str(results[0])
    assert await numbers(gated) == [0]
    assert await gated.tables_of("one", ("over",)) == []

    await limit(2**30)
    assert await together(gated, gate, [answer(900), *big]) == [None] * 41
    assert await numbers(gated) == [*range(41), 900]


async def test_a_commit_that_fails_fails_its_whole_batch(gated: SqliteStore, gate: Gate) -> None:
    def orphan(db: sqlite3.Connection) -> None:
        db.execute("PRAGMA defer_foreign_keys = ON")  # looked at by COMMIT, not before
        db.execute("INSERT INTO seatings (table_id, seat, person) VALUES ('nowhere', 0, 'one')")

    first = await gate.hold(gated)
    jobs = [gated.append("t", [answer(1)]), gated._writer.submit(orphan)]  # in one turn of the loop: handed over as one
    await asyncio.sleep(0)
    gate.open.set()
    results = await asyncio.gather(first, *jobs, return_exceptions=True)
    assert [type(result) for result in results] == [type(None), StoreError, StoreError]
    assert await numbers(gated) == [0]
    await gated.append("t", [answer(1)])
    assert await numbers(gated) == [0, 1]


APPENDER = """
import asyncio, sys
from pathlib import Path
import msgspec
from caravanserai.tables.log.entries import Answered, Row
from caravanserai.tables.log.store import Summary
from caravanserai.tables.log.sqlite import SqliteStore

async def play(store, table):
    await store.create(Summary(table, "khiva", 3, True, "playing", 1, 1), "secret", "one", [])
    number = 0
    while True:
        move = Answered(0, "1.0", f"m{number}", msgspec.Raw(b"{}"), "person")
        await store.append(table, [Row(number, 1, move)])
        print(table, number, flush=True)
        number += 1

async def main():
    store = await SqliteStore.open(Path(sys.argv[1]))
    await asyncio.gather(*(play(store, f"t{i}") for i in range(8)))

asyncio.run(main())
"""


async def test_what_was_acknowledged_is_there_after_a_kill(path: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", APPENDER, str(path)], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        told = [process.stdout.readline() for _ in range(400)]
        process.kill()
        told += process.stdout.readlines()
    store = await SqliteStore.open(path)
    kept = {table: await numbers(store, table) for table in await store.unfinished()}
    await store.close()
    told = [said for said in told if said.endswith("\n")]
    assert len(told) >= 400
    for table, number in (said.split() for said in told):
        assert int(number) in kept[table]
    for found in kept.values():
        assert found == list(range(len(found))), "no holes"


async def test_the_file_is_for_its_owner_only(store: SqliteStore, path: Path) -> None:
    await store.heartbeat(1)
    modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}
    assert modes == {"house.db": 0o600, "house.db-wal": 0o600, "house.db-shm": 0o600}
