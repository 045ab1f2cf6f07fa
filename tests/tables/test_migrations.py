"""Opening a file: an empty one, an older one, a newer one, and what is no database at all."""

import asyncio
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy import create_engine

from caravanserai.tables.log import database, sqlite_base
from caravanserai.tables.log.database import MIGRATIONS, is_up_to_date, migrate
from caravanserai.tables.log.entries import (
    BotSat,
    Opened,
    Sat,
    Started,
    Stood,
    TableSetting,
    TakenOver,
    encode_entry,
)
from caravanserai.tables.log.schema import metadata
from caravanserai.tables.log.sqlite import SqliteStore
from caravanserai.tables.log.store import Person, StoreError
from tests.tables.damage import pages_of, ruin
from tests.tables.fake_time import FakeTime
from tests.tables.house import A, B, C, House
from tests.tables.storing import answer

pytestmark = pytest.mark.anyio

#: Tables that came after those of version 0009.
NEW = (
    *("friends", "asks", "blocks", "invitations", "kept_seats", "seen", "profiles", "lessons"),
    *("moderators", "votes", "reports", "actions", "restrictions"),
    *("mail", "letters", "sent_links"),
    *("wishes", "choices", "reserved", "gone", "chores"),
    *("rated_games", "rating_pools", "rating_changes", "ratings", "plays"),
    *("gatherings", "tickets", "holidays"),
    *("circle_tables", "circle_answers", "circle_evenings", "circle_members", "circles"),
    *("outbox", "channels", "news_choices"),
    *("events", "event_log", "event_people", "event_tables"),
)


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Whatever is there is opened as outside, where no file is a copy (`new_files.py`)."""
    monkeypatch.setattr(sqlite_base, "open_database", database.open_database)
    return tmp_path / "100% ours.db"


async def open_and_close(path: Path) -> None:
    store = await SqliteStore.open(path)
    await store.close()


def made(path: Path) -> set[str]:
    """How tables and indexes are made, apart from Alembic's own."""
    statement = "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND tbl_name != 'alembic_version'"
    with closing(sqlite3.connect(path)) as db:
        return {" ".join(sql.split()) for (sql,) in db.execute(statement)}


async def test_a_missing_and_an_empty_file_become_a_database(path: Path) -> None:
    empty = path.with_name("empty.db")
    empty.touch()
    await open_and_close(path)
    await open_and_close(empty)
    assert made(path) == made(empty) != set()


async def test_a_new_database_needs_no_alembic(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("alembic", "sqlalchemy"):
        monkeypatch.setitem(sys.modules, name, None)
    await open_and_close(path)


async def test_houses_that_make_a_file_at_once_make_it_once(path: Path) -> None:
    await asyncio.gather(*(asyncio.to_thread(asyncio.run, open_and_close(path)) for _ in range(4)))
    with closing(sqlite3.connect(path)) as db:
        assert is_up_to_date(db)


async def test_a_new_database_that_cannot_be_written_whole_stays_empty(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cut_off = path.with_suffix(".sql")
    cut_off.write_text(database.NEW.read_text(encoding="utf-8")[:-20], encoding="utf-8")
    monkeypatch.setattr(database, "NEW", cut_off)
    with pytest.raises(StoreError, match="cannot be opened"):
        await SqliteStore.open(path)
    assert made(path) == set()
    monkeypatch.undo()
    await open_and_close(path)


async def test_opened_again_everything_is_still_there(path: Path) -> None:
    for _ in range(3):
        store = await SqliteStore.open(path)
        last = await store.last_alive()
        await store.heartbeat((last or 0) + 1)
        await store.close()
    assert last == 2


async def test_a_file_is_known_to_be_up_to_date_without_alembic(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        assert not is_up_to_date(db)
    await open_and_close(path)
    with closing(sqlite3.connect(path)) as db:
        assert is_up_to_date(db)
        db.execute("UPDATE alembic_version SET version_num = '0001'")
        assert not is_up_to_date(db)


async def test_the_migrations_lead_to_the_schema(path: Path) -> None:
    migrate(path)
    migrated = create_engine(f"sqlite:///{path}")
    with migrated.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    migrated.dispose()

    drawn = path.with_name("drawn.db")
    engine = create_engine(f"sqlite:///{drawn}")
    metadata.create_all(engine)
    engine.dispose()
    assert made(path) == made(drawn)


async def test_a_newer_database_is_refused_and_left_alone(path: Path) -> None:
    await open_and_close(path)
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("UPDATE alembic_version SET version_num = '9999'")
    before = path.read_bytes()
    with pytest.raises(StoreError, match=r"newer Caravanserai .*9999.*: update the program"):
        await SqliteStore.open(path)
    assert path.read_bytes() == before


async def test_what_is_not_a_database_is_refused_and_left_alone(path: Path) -> None:
    path.write_text("Dear diary, " * 100)
    with pytest.raises(StoreError, match="cannot be opened as a database"):
        await SqliteStore.open(path)
    assert path.read_text() == "Dear diary, " * 100


async def test_somebody_elses_database_is_refused(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("CREATE TABLE diary (day, text)")
    with pytest.raises(StoreError, match="not one of Caravanserai's"):
        await SqliteStore.open(path)


async def test_a_folder_that_is_not_there_is_refused(path: Path) -> None:
    with pytest.raises(StoreError, match="cannot be opened"):
        await SqliteStore.open(path / "house.db")


def upgraded(path: Path, version: str) -> None:
    """A database as it was then."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, version)
    engine.dispose()


async def test_a_database_of_the_first_kind_keeps_its_tables(path: Path) -> None:
    upgraded(path, "0001")
    entries = [Opened(TableSetting("khiva", 3), "one", "hash"), Sat(0, "one", "Guest 1", "n"), answer(2, 1, "m").entry]
    with closing(sqlite3.connect(path)) as db, db:
        for table in ("z", "a"):
            db.execute(
                "INSERT INTO tables VALUES (?, 's', 'khiva', 3, 1, 'open', 'one', 1, 1, '[]', NULL, NULL)", (table,)
            )
            for number, entry in enumerate(entries):
                seat, move_id = (1, "m") if number == 2 else (None, None)
                db.execute(
                    "INSERT INTO log VALUES (?, ?, ?, ?, ?, ?)", (table, number, 5, seat, move_id, encode_entry(entry))
                )
    store = await SqliteStore.open(path)
    for table in ("a", "z"):
        stored = await store.load(table)
        assert stored is not None
        assert [row.entry for row in stored.rows] == entries
        assert await store.find_move(table, 1, "m") == 2
        await store.append(table, [answer(3)])
    await store.close()


async def test_an_older_list_learns_from_the_log_which_bots_sat_there(path: Path) -> None:
    upgraded(path, "0004")
    setting = TableSetting("khiva", 4, bots={1: "level3"})
    entries = [
        Opened(setting, "one", "hash"),
        Sat(0, "one", "Guest 1", "n"),
        Sat(2, "two", "Guest 2", "n"),
        Stood(2),
        BotSat(2, "level1"),
        Started("greedy"),
        TakenOver(0, "greedy", "left"),
    ]
    with closing(sqlite3.connect(path)) as db, db:
        for key, table in ((1, "whole"), (2, "damaged")):
            db.execute(
                "INSERT INTO tables VALUES (?, 's', 'khiva', 4, 1, 'over', 'one', 1, 1, '[]', NULL, NULL)", (table,)
            )
            db.execute("INSERT INTO log_keys VALUES (?, ?)", (key, table))
        for number, entry in enumerate(entries):
            db.execute("INSERT INTO log VALUES (1, ?, 5, NULL, NULL, ?)", (number, encode_entry(entry)))
        db.execute("INSERT INTO log VALUES (2, 0, 5, NULL, NULL, X'00')")
    store = await SqliteStore.open(path)
    found = {line.id: line.bots for line in await store.finished(10)}
    await store.close()
    assert found == {"whole": (None, "level3", "level1", "greedy"), "damaged": ()}


async def test_a_house_of_before_goes_on_with_its_games_and_gives_back_the_time(path: Path) -> None:
    """Its games have no card, and nobody noted when they are due: each is looked at once, beside everything else."""
    time = FakeTime()
    house = await House(path, time).start()
    await house.people(A, B, C)
    clocked = await house.table_of(A, B, C, clock={"type": "by-day", "hours": 24})
    opened = await house.table_of(A, public=True)
    over = await house.table_of(A, bots={1: "greedy", 2: "greedy"})
    await house.play_out(over, A)
    time.move(3_600_000)
    await house.stop()
    with closing(sqlite3.connect(path)) as db, db:
        for table in ("cards", "attention", "runs", "quarantine", "handles", "keys", "codes", "notes", *NEW):
            db.execute(f"DROP TABLE {table}")
        for index in ("people_merged", "seatings_past", "tables_by_host", "daily_by_person"):
            db.execute(f"DROP INDEX {index}")
        db.execute("CREATE INDEX seatings_by_person ON seatings (person)")
        db.execute("CREATE INDEX tables_by_host ON tables (host)")
        for table, column in (
            ("people", "merged_into"),
            *[("tokens", column) for column in ("used_at", "agent", "was", "proven_at")],
            *[("seatings", column) for column in ("ended_at", "game", "size", "place", "kept")],
        ):
            db.execute(f"ALTER TABLE {table} DROP COLUMN {column}")
        db.execute("UPDATE alembic_version SET version_num = '0005'")
    time.move(10 * 3_600_000)
    await house.start(looking=False)
    assert [one.id for one in await house.store.public(9)] == [opened.id]
    assert house.table(clocked.id).clocks.left(0, time.now()) == 23 * 3_600_000
    known = await house.host.known(over.id)
    assert (known.status, known.summary.scores) == ("over", (await house.store.summary(over.id)).scores)
    assert (await house.store.watched())[0] != []
    await house.stop()
    await house.start(looking=False)
    assert house.host.live == {}
    await house.stop()


async def test_people_of_before_are_who_they_were(path: Path) -> None:
    upgraded(path, "0007")
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("INSERT INTO people VALUES ('p1', 'Guest 1', 5)")
        db.execute("INSERT INTO tokens VALUES ('phone', 'p1', 5)")
    store = await SqliteStore.open(path)
    assert await store.person_by_token("phone") == Person("p1", "Guest 1")
    await store.close()


@pytest.mark.parametrize("version", ["0004", "0005"])
async def test_a_damaged_page_does_not_stop_a_migration(path: Path, version: str) -> None:
    upgraded(path, version)
    entry = encode_entry(Opened(TableSetting("khiva", 3, public=True), "one", "hash"))
    places = ", ".join("?" * (12 if version == "0004" else 13))
    with closing(sqlite3.connect(path)) as db, db:
        for key in range(400):
            line = [f"table-{key:04}", "s" * 64, "khiva", 3, 1, "open", "one", 1, 1, "[]", None, None, None]
            db.execute(f"INSERT INTO tables VALUES ({places})", line[: len(places.split(", "))])
            db.execute("INSERT INTO log_keys VALUES (?, ?)", (key, line[0]))
            db.execute("INSERT INTO log VALUES (?, 0, 5, NULL, NULL, ?)", (key, entry))
    ruin(path, [pages_of(path, "tables")[3]])
    house = await House(path, FakeTime()).start(looking=False)
    lost = len(house.host.memory.quarantined)
    assert 0 < lost < 60
    assert len(await house.store.public(1_000)) == 400 - lost
    await house.stop()
