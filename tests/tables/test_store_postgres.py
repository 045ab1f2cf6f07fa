"""What only the store of many machines must do: who is second hears so, and a line that breaks loses nothing."""

import asyncio
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from sqlalchemy import LargeBinary

from caravanserai.tables.log import postgres_steps
from caravanserai.tables.log.entries import Row, Sat, Started
from caravanserai.tables.log.postgres import PostgresStore
from caravanserai.tables.log.postgres_base import _works, shown
from caravanserai.tables.log.postgres_steps import STEPS, Step, steps
from caravanserai.tables.log.schema import metadata
from caravanserai.tables.log.store import ConflictError, Person, StoreError, UnknownError
from tests.servers.postgres import Postgres
from tests.servers.programs import own_folder
from tests.tables.house import until
from tests.tables.storing import answer, line, numbers, opened

#: What PostgreSQL calls the types of the file.
KINDS = {"VARCHAR": "text", "BLOB": "bytea", "FLOAT": "double precision"}

pytestmark = pytest.mark.anyio


@pytest.fixture
async def two(database: str) -> AsyncIterator[tuple[PostgresStore, PostgresStore]]:
    """Two nodes of one house."""
    one, other = await PostgresStore.open(database), await PostgresStore.open(database)
    await one.create(line(), "secret", "one", [opened()])
    yield one, other
    await one.close()
    await other.close()


Two = tuple[PostgresStore, PostgresStore]


async def gathered(*jobs: asyncio.Future[None]) -> list[type]:
    return [type(result) for result in await asyncio.gather(*jobs, return_exceptions=True)]


# -- who is first ------------------------------------------------------------------------------------------------


async def test_what_comes_in_one_turn_goes_in_one_statement(two: Two) -> None:
    one, _ = two
    before = one._writer.batches
    jobs = [one.append("t", [answer(number)]) for number in range(1, 501)]
    assert await gathered(*jobs) == [type(None)] * 500
    assert one._writer.batches == before + 1
    assert await numbers(one) == list(range(501))


async def test_of_two_nodes_with_the_same_number_one_is_second(two: Two) -> None:
    one, other = two
    for number in range(1, 40):
        results = await gathered(*(node.append("t", [answer(number, seat)]) for seat, node in enumerate((one, other))))
        assert sorted(results, key=str) == [type(None), ConflictError]
    assert await numbers(one) == list(range(40))


async def test_in_one_process_too(two: Two) -> None:
    one, _ = two
    assert await gathered(*(one.append("t", [answer(1, seat)]) for seat in range(3))) == [
        type(None),
        ConflictError,
        ConflictError,
    ]
    assert [row.number for row in await one.rows_since("t", 1)] == [1]


async def test_who_is_second_harms_nobody_else_in_the_batch(two: Two) -> None:
    one, _ = two
    await one.create(line("u"), "secret", "one", [opened()])
    jobs = [
        one.append("t", [answer(1), answer(2)]),
        one.append("u", [answer(0), answer(1), answer(2)]),
        one.append("nowhere", [answer(0)]),
        one.append("t", [answer(3)]),
    ]
    assert await gathered(*jobs) == [type(None), ConflictError, ConflictError, type(None)]
    assert await numbers(one, "t") == [0, 1, 2, 3]
    assert await numbers(one, "u") == [0]


async def test_a_value_that_cannot_be_written_fails_alone(two: Two) -> None:
    one, _ = two
    jobs = [one.append("t", [row]) for row in (answer(1), answer(2**40), answer(2), answer(3, 0, "\0"), answer(4))]
    assert await gathered(*jobs) == [type(None), StoreError, type(None), StoreError, type(None)]
    assert await numbers(one) == [0, 1, 2, 4]


async def test_many_nodes_and_tables_never_wait_in_a_circle(two: Two) -> None:
    one, other = two
    tables = [f"t{number}" for number in range(20)]
    for table in tables:
        await one.create(line(table), "secret", "one", [opened()])

    async def play(node: PostgresStore, order: list[str]) -> int:
        first = 0
        for number in range(1, 15):
            results = await gathered(*(node.append(table, [answer(number)]) for table in order))
            assert set(results) <= {type(None), ConflictError}
            first += results.count(type(None))
        return first

    firsts = await asyncio.gather(play(one, tables), play(other, tables[::-1]))
    assert sum(firsts) == 14 * 20
    for table in tables:
        assert await numbers(one, table) == list(range(15))


async def test_rows_that_seat_somebody_conflict_too_and_seat_nobody_then(two: Two) -> None:
    one, other = two
    rows = [[Row(1, 1, Sat(0, person, "Guest", "")), Row(2, 1, Started("calm"))] for person in ("one", "two")]
    results = await gathered(one.append("t", rows[0]), other.append("t", rows[1]))
    assert sorted(results, key=str) == [type(None), ConflictError]
    sat = [person for person in ("one", "two") if await one.seats_of([person], ["t"])]
    assert sat == ["one" if results[0] is type(None) else "two"]


async def test_a_summary_that_tells_of_fewer_rows_stays_away(two: Two) -> None:
    one, other = two
    await one.append("t", [], line(status="playing", changed=5), head=7)
    await other.append("t", [], line(changed=9), head=3)
    assert await one.summary("t") == line(status="playing", changed=5)
    await other.append("t", [], line(status="over", changed=9), head=7)
    assert await one.summary("t") == line(status="over", changed=9)


async def test_answers_and_beats_do_not_wait_behind_a_crowd(two: Two, database: str) -> None:
    one, _ = two
    db = await asyncpg.connect(database)
    async with db.transaction():
        await db.execute("LOCK TABLE people")
        crowd = [asyncio.create_task(one.person(str(number))) for number in range(100)]
        await until(lambda: one._turns.locked())
        await one.append("t", [answer(1)])
        await one.heartbeat(1)
        await one.clock()
        assert await one.attended() == [] and not any(task.done() for task in crowd)
    assert await asyncio.gather(*crowd) == [None] * 100
    await db.close()


async def test_a_line_that_broke_while_nobody_used_it_is_replaced(two: Two, database: str) -> None:
    one, _ = two
    await one.append("t", [answer(1)])
    db = await asyncpg.connect(database)
    others = "datname = current_database() AND pid <> pg_backend_pid()"
    await db.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}")
    await db.close()
    await until(lambda: not any(map(_works, one._kept)))
    await one.append("t", [answer(2)])
    await one.append("t", [answer(3)])
    assert await numbers(one) == [0, 1, 2, 3]


async def test_whatever_goes_wrong_nobody_waits_for_ever(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    one, _ = two

    def no_line() -> Any:
        raise RuntimeError("nobody thought of this")

    with monkeypatch.context() as broken:
        broken.setattr(one._writer, "_line", no_line)
        with pytest.raises(UnknownError):
            await one.append("t", [answer(1)])
    await one.append("t", [answer(1)])


async def test_nobody_opens_more_tables_than_they_may_on_two_nodes(two: Two) -> None:
    made = [
        node.create(line(f"{place}-{number}"), "secret", "two", [opened()], most=3)
        for number in range(6)
        for place, node in enumerate(two)
    ]
    results = await asyncio.gather(*made, return_exceptions=True)
    assert results.count(None) == 3
    assert len(await two[0].tables_of("two", ("open",))) == 3


async def test_a_name_that_changed_on_another_node_is_the_new_one(two: Two) -> None:
    one, other = two
    await one.add_person(Person("p", "Before"), "phone", 1)
    assert await one.person_by_token("phone") == Person("p", "Before")
    await other.rename("p", "After")
    assert await one.person_by_token("phone") == Person("p", "After")


# -- lines that break --------------------------------------------------------------------------------------------


@pytest.fixture
async def fragile() -> AsyncIterator[Postgres]:
    """A server that may be killed."""
    with own_folder() as folder:
        server = Postgres(folder / "postgres")
        try:
            server.start()
            yield server
        finally:
            server.stop()


async def test_a_server_that_dies_leaves_what_is_unknown_in_the_log_or_not_at_all(fragile: Postgres) -> None:
    store = await PostgresStore.open(fragile.url())
    await store.create(line(), "secret", "one", [opened()])
    acknowledged, lost, errors = [0], list[int](), list[StoreError]()

    async def play() -> None:
        for number in range(1, 1 << 30):
            try:
                await store.append("t", [answer(number)])
            except StoreError as error:
                lost.append(number)
                errors.append(error)
                return
            acknowledged.append(number)

    playing = asyncio.create_task(play())
    await until(lambda: len(acknowledged) > 50)
    fragile.server.stop(signal.SIGQUIT)
    await playing
    assert isinstance(errors[0], UnknownError) or "does not answer" in str(errors[0])
    with pytest.raises(StoreError):
        await store.rows_since("t", 0)
    with pytest.raises(StoreError):
        await store.append("t", [answer(lost[0])])
    fragile.start()
    kept = await numbers(store)
    assert kept in (acknowledged, [*acknowledged, lost[0]])
    await store.append("t", [answer(len(kept))])
    await store.close()


async def test_who_stops_waiting_does_not_undo_it(two: Two) -> None:
    one, _ = two

    async def wait() -> None:
        await one.append("t", [answer(1)])

    gone = asyncio.create_task(wait())
    await asyncio.sleep(0)
    gone.cancel()
    with pytest.raises(asyncio.CancelledError):
        await gone
    assert await numbers(one) == [0, 1]


async def test_what_waits_is_written_before_it_is_closed(database: str) -> None:
    store = await PostgresStore.open(database)
    await store.create(line(), "secret", "one", [opened()])
    jobs = [store.append("t", [answer(number)]) for number in range(1, 51)]
    seat = store.append("t", [Row(51, 1, Sat(0, "one", "Guest", ""))])
    await store.close()
    assert await gathered(*jobs, seat) == [type(None)] * 51
    for refused in (store.load, lambda table: store.append(table, [answer(52)])):
        with pytest.raises(StoreError, match="closed"):
            await refused("t")
    again = await PostgresStore.open(database)
    assert await numbers(again) == list(range(52))
    await again.close()


async def test_a_database_that_forgets_commits_is_told_not_to(database: str, postgres: Postgres) -> None:
    name = database.partition("?")[0].rpartition("/")[2]
    await postgres.do(f"ALTER DATABASE {name} SET synchronous_commit = off")
    store = await PostgresStore.open(database)
    assert await store._one("SHOW synchronous_commit") == "on"
    await store.close()


# -- its tables --------------------------------------------------------------------------------------------------


async def test_nodes_that_come_at_once_make_the_tables_once(database: str) -> None:
    stores = await asyncio.gather(*(PostgresStore.open(database) for _ in range(4)))
    assert await stores[0]._one("SELECT count(*) FROM steps") == len(steps())
    for store in stores:
        await store.close()


async def test_the_steps_lead_to_the_schema_that_the_file_has_too(database: str) -> None:
    """One format: what is in a house's file can go into its database, and back."""
    store = await PostgresStore.open(database)
    found = await store._read("SELECT table_name, column_name, is_nullable, data_type FROM information_schema.columns")
    await store.close()
    columns = {(table, column): (nullable == "YES", kind) for table, column, nullable, kind in found}
    for table in metadata.tables.values():
        for column in table.columns:
            nullable, kind = columns[table.name, column.name]
            assert nullable == column.nullable, column
            assert kind == KINDS.get(str(column.type), str(column.type).lower()), column
            assert isinstance(column.type, LargeBinary) == (kind == "bytea")


def later(number: int, works_since: int = 1) -> list[Step]:
    return [*steps(), Step(number, works_since, f"CREATE TABLE news_{number} (line text)")]


async def test_a_new_step_is_run_once_and_an_older_program_goes_on(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = await PostgresStore.open(database)
    monkeypatch.setattr("caravanserai.tables.log.postgres_base.steps", lambda: later(90))
    for _ in range(2):
        new = await PostgresStore.open(database)
        assert await new._one("SELECT count(*) FROM news_90") == 0
        await new.close()
    monkeypatch.undo()
    again = await PostgresStore.open(database)
    await again.create(line(), "secret", "one", [opened()])
    assert await numbers(old) == [0]
    await old.close()
    await again.close()


async def test_a_node_from_before_accounts_works_beside_new_ones(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its statements, as they were: the step for accounts only adds."""
    monkeypatch.setattr("caravanserai.tables.log.postgres_base.steps", lambda: steps()[:4])
    old = await PostgresStore.open(database)
    monkeypatch.undo()
    new = await PostgresStore.open(database)
    await old._execute("INSERT INTO people (id, name, created_at) VALUES ('p1', 'Guest 1', 5)")
    await old._execute("INSERT INTO tokens (token_hash, person, created_at) VALUES ('phone', 'p1', 5)")
    assert await new.person_by_token("phone") == Person("p1", "Guest 1")
    await new.add_token("p1", "laptop", 6, "firefox linux")
    owner = "SELECT p.id, p.name FROM tokens t JOIN people p ON p.id = t.person WHERE t.token_hash = 'laptop'"
    assert [tuple(line) for line in await old._read(owner)] == [("p1", "Guest 1")]
    await old.close()
    await new.close()


async def test_what_an_older_program_cannot_work_with_is_refused(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("caravanserai.tables.log.postgres_base.steps", lambda: later(91, works_since=90))
    await (await PostgresStore.open(database)).close()
    monkeypatch.undo()
    with pytest.raises(StoreError, match=r"newer Caravanserai .*91.*: update the program"):
        await PostgresStore.open(database)


async def test_a_step_that_fails_changes_nothing(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = [*steps(), Step(92, 1, "CREATE TABLE half (a int); SELECT 1 / 0")]
    monkeypatch.setattr("caravanserai.tables.log.postgres_base.steps", lambda: broken)
    with pytest.raises(StoreError, match="division by zero"):
        await PostgresStore.open(database)
    db = await asyncpg.connect(database)
    assert await db.fetchval("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'") == 0
    await db.close()


async def test_somebody_elses_database_is_refused(database: str) -> None:
    db = await asyncpg.connect(database)
    await db.execute("CREATE TABLE diary (day text)")
    await db.close()
    with pytest.raises(StoreError, match="not one of Caravanserai's"):
        await PostgresStore.open(database)


async def test_a_database_that_has_not_all_letters_is_refused(postgres: Postgres) -> None:
    await postgres.do("CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0")
    with pytest.raises(StoreError, match="keeps letters as LATIN1: make the database anew with ENCODING 'UTF8'"):
        await PostgresStore.open(postgres.url("latin"))
    await postgres.drop("latin")


@pytest.mark.parametrize("url", ["postgresql://me:secret@127.0.0.1:1/house", "postgresql://me:secret@/x?port=nine"])
async def test_an_address_that_leads_nowhere_is_refused_without_its_password(url: str) -> None:
    with pytest.raises(StoreError, match="cannot be opened as a database") as refused:
        await PostgresStore.open(url)
    assert "secret" not in str(refused.value)


def test_a_shown_address_has_no_password() -> None:
    assert shown("postgresql://me:se@cret@db.example:5432/house?ssl=on") == "postgresql://db.example:5432/house"


def test_a_step_says_since_when_it_works(tmp_path: Path) -> None:
    (tmp_path / "0002_less.sql").write_text("-- works since 0002\nDROP TABLE x;\n")
    (tmp_path / "0001_more.sql").write_text("CREATE TABLE x (a int);\n")
    assert [(step.number, step.works_since) for step in postgres_steps.steps(tmp_path)] == [(1, 1), (2, 2)]
    assert [step.number for step in steps()] == [int(file.name[:4]) for file in sorted(STEPS.glob("*.sql"))]
