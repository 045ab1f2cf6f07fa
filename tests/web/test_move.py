"""A house between a file and a database, both ways, whole: by a backup, and by `caravanserai move`."""

import asyncio
import os
import sqlite3
import subprocess
import tracemalloc
from collections.abc import AsyncIterator
from contextlib import closing
from hashlib import sha256
from pathlib import Path

import asyncpg
import msgspec
import pytest

from caravanserai.engine.verify import verify
from caravanserai.people.accounts import Accounts
from caravanserai.people.codes import Codes
from caravanserai.people.friends import Friends
from caravanserai.people.mail import Mail
from caravanserai.people.passwords import Passwords
from caravanserai.people.past_games import PastGames
from caravanserai.people.profiles import Profiles
from caravanserai.people.settling import settle
from caravanserai.tables import daily as daily_module
from caravanserai.tables.daily import Daily
from caravanserai.tables.fold.records import record_of
from caravanserai.tables.log.entries import encode_entry
from caravanserai.tables.log.opening import fingerprint, open_store
from caravanserai.tables.log.postgres import PostgresStore
from caravanserai.tables.log.postgres_copy import save_database
from caravanserai.tables.log.store import Person, Store
from caravanserai.terminal.backup_command import settings_of
from caravanserai.web.session import Sessions, device_of
from tests.cli.program import Person as Terminal
from tests.cli.program import run_here
from tests.servers.postgres import Postgres
from tests.tables.fake_time import FakeTime
from tests.tables.house import A, B, C, D, House
from tests.tables.storing import answer, line, opened
from tests.tables.test_migrations import upgraded
from tests.web.all_lines import Where, everything, grown_old, nothing_left_empty
from tests.web.test_backup import a_backup, program, write_parts

pytestmark = pytest.mark.anyio

KEY = bytes(range(32))


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily_module, "BOT", "level1")


@pytest.fixture
def key_file(tmp_path: Path) -> Path:
    file = tmp_path / "house.key"
    file.write_bytes(KEY)
    return file


@pytest.fixture(params=["from a file", "from a database"])
async def places(request: pytest.FixtureRequest, tmp_path: Path, database: str) -> tuple[Where, Where]:
    """Where a house is, and where it goes."""
    both: tuple[Where, Where] = (tmp_path / "data", database)
    return both if request.param == "from a file" else both[::-1]


async def command(*args: str | Path) -> subprocess.CompletedProcess[str]:
    """In this process, which must not be in an event loop there."""
    return await asyncio.to_thread(run_here, *args)


def flags(place: Where, key_file: Path) -> list[str | Path]:
    return ["--data", place] if isinstance(place, Path) else ["--database", place, "--key-file", key_file]


def store_of(place: Where) -> Where:
    return place / "house.db" if isinstance(place, Path) else place


async def lived_in(place: Where) -> tuple[FakeTime, str]:
    """A house in which games run, are over, are open and were closed; a day's deal, reviews, guests and a link back."""
    if isinstance(place, Path):
        place.mkdir()
        (place / "server.key").write_bytes(KEY)
    else:
        await (await open_store(place, KEY)).close()
    house = await House(store_of(place), FakeTime()).start()
    await house.people(A, B, C, D)
    store, host = house.store, house.host
    over = await house.table_of(A, B, bots={2: "greedy"}, public=True)
    await house.play_out(over, A, B)
    await store.save_review(over.id, 1, 1, bytes(range(256)) * 40)
    running = await house.table_of(A, B, C, game="samarkand")
    for _ in range(4):
        for person in (A, B, C):
            if running.seat_of(person.id) in running.asked():
                await house.answer(running, person)
    await house.table_of(C, D, seats=4)
    gone = await house.table_of(D, bots={1: "greedy"})
    await host.close_table(gone.id, D)
    days = Daily(host, store, house.time, KEY)
    tried = house.table(await days.open(B, "khiva"))
    await host.settled()
    await house.play_out(tried, B)
    await days.open(C, "khiva")
    await store.quarantine("lost", "a test", 7)
    sessions = Sessions(store, house.time, KEY)
    guest, cookie = await sessions.new_guest("Émile 손님")
    link, _ = await sessions.new_link(guest)
    await Codes(store, house.time).new(guest)
    passwords = Passwords(8)
    await Accounts(store, house.time, passwords).set_password(
        guest, "the camel waits at noon", "émile", None, device_of(cookie)
    )
    passwords.close()
    await give_mail(Mail(store, house.time, KEY), guest, device_of(cookie))
    friends = Friends(store, house.time)
    sees = Person(guest.id, guest.name)
    for other in (A, B):
        target = await friends.by_id(other.id)
        assert target is not None
        await friends.ask(sees, target)
    await friends.ask(A, await friends.by_handle("émile"))
    await friends.news(A)
    await friends.invite(A, (await friends.of(A)).friends[0].key, gone.id)
    await friends.block(sees, await friends.by_handle("somebody"))
    await PastGames(store).write(B, tried.id, "the white camel waits")
    await settle(store, B.ids)
    profiles = Profiles(store, house.time, PastGames(store))
    await profiles.show(sees, "public")
    await profiles.lesson_done(sees, "khiva", "first")
    await house.stop()
    await grown_old(place)
    await nothing_left_empty(place)
    return house.time, link


async def give_mail(mail: Mail, person: Person, here: str) -> None:
    """An address that leads back, a link that was sent there, and a letter that waits."""
    await mail.want(person, "emile@example.org", "fr", here)
    (letter,) = await mail.due(9, 1)
    await mail.confirm(mail.token(letter))
    await mail.posted(letter)
    for _ in range(2):
        await mail.ask_back("emile@example.org", "fr")
    assert await mail.opened((await mail.due(1, 1))[0]) is not None


async def folds_alike(one: Store, other: Store, tables: list[str]) -> int:
    """Every log is the same and folds to the same end; how many records of games that are over hold."""
    held = 0
    for table in tables:
        first, second = await one.load(table), await other.load(table)
        assert first is not None and first == second
        assert await one.known(table) == await other.known(table)
        summary = await one.summary(table)
        assert summary is not None and summary == await other.summary(table)
        if summary.status == "over":
            verify(record_of(second))
            held += 1
    return held


async def is_the_same(here: Where, there: Where, link: str, time: FakeTime) -> None:
    before, after = await everything(here), await everything(there)
    assert [table for table, rows in before.items() if not rows] == [], "nothing is left untried"
    assert before == after
    one, other = await open_store(store_of(here)), await open_store(store_of(there), KEY)
    assert await folds_alike(one, other, [line[0] for line in before["tables"]]) == 2
    assert await one.public(9) == await other.public(9)
    staged = await one.staged_tables(C.id, "daily")
    assert staged and staged == await other.staged_tables(C.id, "daily")
    assert await one.counts() == await other.counts()
    day = next(line[0] for line in before["daily"])
    assert await one.daily_games(day, "khiva") == await other.daily_games(day, "khiva")
    await one.close()
    await other.close()

    again = await House(store_of(there), time).start()
    guest = await Sessions(again.store, time, KEY).use_link(link)
    assert guest.name == "Émile 손님"
    (running,) = [table for table in await again.store.tables_of(C.id, ("playing",)) if table.game == "samarkand"]
    await again.play_out(again.table(running.id), A, B, C)
    more = await again.table_of(A, B, C)
    assert more.status == "playing", "new tables have keys of their own"
    days = Daily(again.host, again.store, time, KEY)
    assert {await days.open(person, "khiva") for person in (B, C)} <= {line[0] for line in before["tables"]}
    assert not again.meter.faults
    await again.stop()


async def test_a_backup_of_one_is_restored_into_the_other(
    places: tuple[Where, Where], key_file: Path, tmp_path: Path
) -> None:
    here, there = places
    time, link = await lived_in(here)
    done = await command("backup", tmp_path / "saved", *flags(here, key_file))
    assert done.returncode == 0, done.stderr
    done = await command("restore", tmp_path / "saved", *flags(there, key_file))
    assert done.returncode == 0, done.stderr
    assert "The house is back in" in done.stdout
    await is_the_same(here, there, link, time)


async def test_a_house_is_moved_from_one_to_the_other(
    places: tuple[Where, Where], key_file: Path, tmp_path: Path
) -> None:
    here, there = places
    time, link = await lived_in(here)
    before = await everything(here)
    key_file.unlink() if isinstance(here, Path) else None
    done = await command("move", "--from", here, "--to", there, "--key-file", key_file)
    assert done.returncode == 0, done.stderr
    assert key_file.read_bytes() == KEY and key_file.stat().st_mode & 0o77 in (0, 0o44)
    assert await everything(here) == before, "the old one stays"
    await is_the_same(here, there, link, time)


async def test_quarantine_is_named_and_ended_in_either(places: tuple[Where, Where], key_file: Path) -> None:
    place, _ = places
    await lived_in(place)
    where = flags(place, key_file)[:2]
    assert "lost (in logs" in (await command("quarantine", *where)).stdout
    assert "is tried again" in (await command("quarantine", "--release", "lost", *where)).stdout
    assert "can be read" in (await command("quarantine", *where)).stdout


@pytest.mark.nightly
async def test_from_one_database_to_another(postgres: Postgres, database: str, key_file: Path) -> None:
    time, link = await lived_in(database)
    other = postgres.url(await postgres.new_database())
    done = await command("move", "--from", database, "--to", other, "--key-file", key_file)
    assert done.returncode == 0, done.stderr
    await is_the_same(database, other, link, time)


async def test_an_old_backup_is_restored_into_a_database(database: str, tmp_path: Path) -> None:
    old = tmp_path / "house.db"
    upgraded(old, "0001")
    entries = [encode_entry(row.entry) for row in (opened(), answer(1))]
    with closing(sqlite3.connect(old)) as db, db:
        db.execute("INSERT INTO tables VALUES ('t', 's', 'khiva', 3, 1, 'open', 'one', 1, 1, '[]', NULL, NULL)")
        for number, entry in enumerate(entries):
            db.execute("INSERT INTO log VALUES ('t', ?, 5, NULL, NULL, ?)", (number, entry))
    parts = {"house.db": old.read_bytes(), "server.key": KEY}
    files = {name: sha256(data).hexdigest() for name, data in parts.items()}
    listed = {"format": "caravanserai-backup-1", "version": "0.1.0", "files": files}
    write_parts(tmp_path / "saved", {**parts, "backup.json": msgspec.json.encode(listed)})
    done = await command("restore", tmp_path / "saved", "--database", database, "--data", tmp_path / "keys")
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "keys" / "server.key").read_bytes() == KEY, "where serve looks for it"
    store = await open_store(database, KEY)
    stored = await store.load("t")
    assert stored is not None and [encode_entry(row.entry) for row in stored.rows] == entries
    await store.append("t", [answer(2)])
    await store.close()


# -- what is refused ---------------------------------------------------------------------------------------------


async def tables_in(database: str) -> int:
    db = await asyncpg.connect(database)
    found: int = await db.fetchval("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'")
    await db.close()
    return found


async def test_a_cut_off_or_changed_backup_leaves_an_empty_database_empty(database: str, tmp_path: Path) -> None:
    file = await a_backup(tmp_path)
    whole = file.read_bytes()
    (tmp_path / "cut").write_bytes(whole[: len(whole) // 2])
    (tmp_path / "tail").write_bytes(whole[len(whole) // 2 :])
    (tmp_path / "text").write_bytes(b"Dear diary")
    write_parts(tmp_path / "parts", {"house.db": b"", "server.key": KEY, "backup.json": b"{}"})
    for name in ("cut", "tail", "text", "parts"):
        done = await command("restore", tmp_path / name, "--database", database, "--key-file", tmp_path / "key")
        assert (done.returncode, done.stdout) == (2, ""), name
        assert "nothing was restored" in done.stderr and done.stderr.count("\n") == 1
    assert not (tmp_path / "key").exists() and not await tables_in(database)


async def test_a_line_that_a_database_cannot_hold_restores_nothing(
    database: str, key_file: Path, tmp_path: Path
) -> None:
    here = tmp_path / "data"
    await lived_in(here)
    with closing(sqlite3.connect(here / "house.db")) as db, db:
        db.execute("UPDATE tables SET names = 'not a list' WHERE status = 'over'")
    done = await command("move", "--from", here, "--to", database, "--key-file", tmp_path / "new.key")
    assert done.returncode == 2 and "The house was not moved: in tables the line of" in done.stderr, done.stderr
    assert not (tmp_path / "new.key").exists() and not await tables_in(database)


async def test_a_move_id_that_a_database_cannot_hold_is_no_reason_to_stay(
    database: str, key_file: Path, tmp_path: Path
) -> None:
    """A guest may give an answer any id."""
    here = tmp_path / "data"
    await lived_in(here)
    store = await open_store(here / "house.db")
    await store.create(line(), "secret", "one", [opened()])
    await store.append("t", [answer(1, 0, "a\0b")])
    await store.close()
    done = await command("move", "--from", here, "--to", database, "--key-file", key_file)
    assert done.returncode == 0, done.stderr
    there = await open_store(database, KEY)
    stored = await there.load("t")
    assert stored is not None and stored.rows[1] == answer(1, 0, "a\0b")
    await there.close()


async def test_where_there_is_a_house_nothing_is_put(database: str, key_file: Path, tmp_path: Path) -> None:
    here = tmp_path / "data"
    await lived_in(here)
    (await command("backup", tmp_path / "saved", "--data", here)).check_returncode()
    await (await open_store(database, KEY)).close()
    before = await everything(database)
    moves = [
        ("restore", tmp_path / "saved", "--database", database, "--key-file", key_file),
        ("move", "--from", here, "--to", database, "--key-file", key_file),
        ("move", "--from", here / "house.db", "--to", here, "--key-file", key_file),
    ]
    for one in moves:
        done = await command(*one)
        assert done.returncode == 2 and "There is a house in" in done.stderr, done.stderr
    assert await everything(database) == before


async def test_a_key_of_another_house_is_refused_and_kept(database: str, key_file: Path, tmp_path: Path) -> None:
    await lived_in(tmp_path / "data")
    other = tmp_path / "other.key"
    other.write_bytes(b"b" * 32)
    done = await command("move", "--from", tmp_path / "data", "--to", database, "--key-file", other)
    assert done.returncode == 2 and "is the key of another house" in done.stderr
    assert other.read_bytes() == b"b" * 32 and not await tables_in(database)
    await (await open_store(database, KEY)).close()
    for one in (
        ("backup", tmp_path / "saved", "--database", database, "--key-file", other),
        ("move", "--from", database, "--to", tmp_path / "new", "--key-file", other),
    ):
        done = await command(*one)
        assert done.returncode == 2 and "This house has another key" in done.stderr
    assert not (tmp_path / "saved").exists() and not (tmp_path / "new" / "house.db").exists()


async def test_an_open_house_is_saved_and_never_moved(database: str, key_file: Path, tmp_path: Path) -> None:
    store = await open_store(database, KEY)
    await store.begin_run(await store.clock())
    done = await command("move", "--from", database, "--to", tmp_path / "new", "--key-file", key_file)
    assert done.returncode == 2 and "is open" in done.stderr and not (tmp_path / "new" / "house.db").exists()
    done = await command("backup", tmp_path / "saved", "--database", database, "--key-file", key_file)
    assert done.returncode == 0, done.stderr
    await store.close()


@pytest.mark.parametrize("address", ["postgresql://me:secret@127.0.0.1:1/house", "postgresql://me:secret@/x?port=nine"])
async def test_an_address_that_leads_nowhere_is_named_without_its_password(
    address: str, key_file: Path, tmp_path: Path
) -> None:
    saved = await a_backup(tmp_path)
    for one in (
        ("backup", tmp_path / "file", "--database", address, "--key-file", key_file),
        ("restore", saved, "--database", address, "--key-file", key_file),
        ("move", "--from", tmp_path / "data", "--to", address, "--key-file", key_file),
    ):
        done = await command(*one)
        assert done.returncode == 2 and done.stderr.count("\n") == 1 and "secret" not in done.stderr, done.stderr


async def test_an_empty_database_has_no_house_to_save(database: str, key_file: Path, tmp_path: Path) -> None:
    for _ in range(2):
        done = await command("backup", tmp_path / "saved", "--database", database, "--key-file", key_file)
        assert done.returncode == 2 and "There is no house in" in done.stderr, done.stderr
        await (await PostgresStore.open(database)).close()  # now its tables are there, and still nobody


# -- as it was at one instant, and in small pieces -------------------------------------------------------------------


@pytest.fixture
async def full(database: str) -> AsyncIterator[PostgresStore]:
    store = await PostgresStore.open(database)
    await store.has_key(fingerprint(KEY))
    yield store
    await store.close()


async def test_what_is_written_meanwhile_is_in_it_whole_or_not_at_all(
    database: str, full: PostgresStore, tmp_path: Path
) -> None:
    for number in range(3):
        await full.create(line(f"t{number}"), "secret", "one", [opened()])
    written = list[str]()

    async def write_more() -> None:
        more = await PostgresStore.open(database)
        table = f"late-{len(written)}"
        await more.create(line(table), "secret", "one", [opened()])
        await more.append("t0", [answer(len(written) + 1)])
        written.append(table)
        await more.close()

    def progress(done: int, of: int) -> None:
        asyncio.run_coroutine_threadsafe(write_more(), loop).result()

    loop = asyncio.get_running_loop()
    work = save_database(database, fingerprint(KEY), tmp_path / "copy.db", progress, closed=False)
    await asyncio.to_thread(asyncio.run, work)
    assert len(written) >= 3, "something was written between one table and the next"
    with closing(sqlite3.connect(tmp_path / "copy.db")) as copy:
        assert copy.execute("PRAGMA foreign_key_check").fetchall() == []
        assert {table for (table,) in copy.execute("SELECT id FROM tables")} == {"t0", "t1", "t2"}
        assert copy.execute("SELECT number FROM log").fetchall() == [(0,)] * 3


@pytest.mark.nightly
async def test_a_house_is_never_in_memory_as_a_whole(database: str, full: PostgresStore, tmp_path: Path) -> None:
    size, reviews = 200_000, 300
    for number in range(reviews):
        await full.create(line(f"t{number}"), "secret", "one", [opened()])
        await full.save_review(f"t{number}", 1, 1, os.urandom(size))
    tracemalloc.start()
    try:
        await save_database(database, fingerprint(KEY), tmp_path / "copy.db", lambda done, of: None, closed=False)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert (tmp_path / "copy.db").stat().st_size > size * reviews
    assert peak < size * reviews / 2


async def test_a_log_without_its_table_is_left_behind(database: str, full: PostgresStore, tmp_path: Path) -> None:
    """Appended by one node in the moment in which another one deleted the table."""
    await full.create(line(), "secret", "one", [opened()])
    await full.add_person(Person("p", "Guest"), "token", 1)
    await full._execute("INSERT INTO log (key, number, time, entry) VALUES (999, 5, 1, '')")
    await save_database(database, fingerprint(KEY), tmp_path / "copy.db", lambda done, of: None, closed=False)
    with closing(sqlite3.connect(tmp_path / "copy.db")) as copy:
        assert copy.execute("SELECT count(*) FROM log").fetchone() == (1,)
        assert copy.execute("PRAGMA foreign_key_check").fetchall() == []


@pytest.mark.nightly
async def test_who_sits_at_a_terminal_sees_how_far_it_is(tmp_path: Path) -> None:
    await lived_in(tmp_path / "data")
    person = Terminal("backup", tmp_path / "saved", "--data", tmp_path / "data")
    assert person.leave() == 0
    for said in ("Copying the tables", "Packing", "holds the whole house"):
        assert said in person.plain
    status, printed = await program("restore", tmp_path / "saved", "--data", tmp_path / "new")
    assert (status, printed.count("\n")) == (0, 1), "and a script only what came of it"


def test_a_folder_is_meant_where_the_surroundings_are_those_of_nodes(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """As whoever has read house.env into their shell."""
    monkeypatch.setenv("CARAVANSERAI_DATABASE", "postgresql://db/house")
    monkeypatch.setenv("CARAVANSERAI_VALKEY", "valkey://valkey")
    assert settings_of(str(tmp_path), None).database is None
    assert settings_of(None, None).database == "postgresql://db/house"
