"""Lists of one person's in a house of a million games: no question reads more than what belongs to that person.

Plans, not times: they say the same on every machine. What is planned is what is heard while a person's lists are read,
so that no statement is forgotten.
"""

import re
import shutil
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from caravanserai.people import past_games
from caravanserai.people.channels import Channels, PushAddress
from caravanserai.people.choices import Choices
from caravanserai.people.codes import Codes
from caravanserai.people.deleting import Deleting
from caravanserai.people.devices import Devices
from caravanserai.people.friends import Friends, Target, mark_of
from caravanserai.people.notices import DAY, Restraints
from caravanserai.people.outbox import Cause, Outbox
from caravanserai.people.own_data import OwnData
from caravanserai.people.past_games import PastGames, Search
from caravanserai.people.play_now import Wish, looking
from caravanserai.people.profiles import Profiles
from caravanserai.people.reports import Reports
from caravanserai.people.ticket_statements import WITHDRAW
from caravanserai.people.tickets import Tickets
from caravanserai.ratings.rater import due
from caravanserai.ratings.ratings import Ratings
from caravanserai.tables.log.opening import open_store
from caravanserai.tables.log.postgres import PostgresStore
from caravanserai.tables.log.sqlite import SqliteStore
from caravanserai.tables.log.store import Person, Store
from caravanserai.tables.log.talks import Talk
from tests.people.conftest import People
from tests.servers.postgres import Postgres
from tests.tables.fake_time import FakeTime

pytestmark = pytest.mark.anyio

ANNA = Person("p7", "Anna")
POOL = "khiva/more/people"
#: A time at which few of them were seen a moment ago.
LATELY_SEEN = 12_000 + 3_990
#: Games and people in the made-up house: enough that the planner of PostgreSQL does not take a table for small.
GAMES, PERSONS = 4_000, 4_000

FILL = (
    """INSERT INTO people (id, name, created_at) SELECT 'p' || n, 'Person', n FROM {persons}""",
    """INSERT INTO tables (id, secret, game, seats, public, status, host, opened_at, changed_at, names, ranks, scores)
        SELECT 't' || n, 's', 'khiva', 3, n % 2 = 0, 'over', 'p' || (n % 1000), n, n, '["","",""]', '[1,2,3]', '[3,2,1]'
        FROM {games}""",
    """INSERT INTO cards (table_id, card) SELECT 't' || n, '{{}}' FROM {games}""",
    """INSERT INTO seatings (table_id, seat, person, ended_at, game, size, place)
        SELECT 't' || n, 0, 'p' || (n % 1000), n + 1, 'khiva', 3, 1 FROM {games}""",
    """INSERT INTO daily (day, game, person, table_id)
        SELECT '2026-' || n, 'khiva', 'p' || (n % 1000), 't' || n FROM {games}""",
    """INSERT INTO handles (key, handle, person, taken_at) SELECT 'p' || n, 'p' || n, 'p' || n, 1 FROM {persons}""",
    """INSERT INTO profiles (person, shows) SELECT 'p' || n, 'public' FROM {persons}""",
    """INSERT INTO tokens (token_hash, person, created_at) SELECT 'd' || n, 'p' || n, 1 FROM {persons}""",
    """INSERT INTO codes (code_hash, person, made_at) SELECT 'c' || n, 'p' || n, 1 FROM {persons}""",
    """INSERT INTO lessons (person, game, key, done_at) SELECT 'p' || n, 'khiva', 'one', 1 FROM {persons}""",
    """INSERT INTO seen (person, seen_at) SELECT 'p' || n, 1 FROM {persons}""",
    *(
        f"INSERT INTO {table} ({columns}) SELECT 'p' || n, 'p' || ((n + 7) % 1000), {more} FROM {{persons}}"
        for table, columns, more in (
            ("friends", "person, other, since", "1"),
            ("asks", "person, other, key, shown, asked_at", "'k', 'k', 1000000"),
            ("blocks", "person, other, key, shown, since", "'k', 'k', 1"),
            ("invitations", "person, other, table_id, sent_at", "'t' || n, 1000000"),
            ("kept_seats", "person, other, table_id, kept_at", "'t' || n, 1"),
        )
    ),
    """INSERT INTO channels (id, person, kind, address, lang, made_at, next_at, tries)
        SELECT 'c' || n, 'p' || n, 'json', 'a' || n, 'en', 1, 0, 0 FROM {persons}""",
    """INSERT INTO outbox (channel, key, kind, table_id, made_at, due_at)
        SELECT 'c' || (n % 1000), 'turn:' || n, 'turn', 't' || n, 1, CASE WHEN n % 100 = 0 THEN n END FROM {games}""",
    """INSERT INTO reports (id, reporter, person, kind, text, table_id, snapshot, made_at, closed_at, outcome)
        SELECT 'r' || n, 'p' || (n % 1000), 'p' || ((n + 7) % 1000), 'abuse', '', 't' || n, {seen}, n, n, 'warn'
        FROM {games}""",
    """INSERT INTO votes (report, moderator, days, voted_at) SELECT 'r' || n, 'p' || (n % 1000), 7, n FROM {games}""",
    """INSERT INTO actions (id, person, kind, moderator, report, text, made_at)
        SELECT 'a' || n, 'p' || (n % 1000), 'mute', 'p7', 'r' || n, '', n FROM {games}""",
    """INSERT INTO restrictions (person, kind, until, action, carried)
        SELECT 'p' || n, 'mute', 9000000, 'a' || n, FALSE FROM {persons}""",
    """INSERT INTO moderators (person, since) SELECT 'p' || n, n FROM {persons}""",
    """INSERT INTO rated_games (table_id, pool, ended_at, outcome, weight, reviewed)
        SELECT 't' || n, 'khiva/more/people', n, '{{}}', 1, 0 FROM {games}""",
    """INSERT INTO rating_changes (person, pool, track, ended_at, table_id, mu, sigma, games, short)
        SELECT 'p' || (n % 1000), 'khiva/more/people', 'results', n, 't' || n, 25, 3, 1, FALSE FROM {games}""",
    """INSERT INTO ratings (person, pool, track, month, mu, sigma, games, shown, settled)
        SELECT 'p' || n, 'khiva/more/people', 'results', '', 25, 3, 1, n, TRUE FROM {persons}""",
    """INSERT INTO plays (person, game, ended_at, table_id, decisions, given, kinds)
        SELECT 'p' || (n % 1000), 'khiva', n, 't' || n, 9, 0.1, '{{}}' FROM {games}""",
    """INSERT INTO gatherings (table_id, game, pace, seats, level, lang, opened_at, seen_at)
        SELECT 't' || n, 'khiva', 'live', 4, 'level3', 'en', n, n FROM {games}""",
    """INSERT INTO tickets (id, person, game, seats, hours, ahead, answer_hours, level, lang, made_at, expires_at)
        SELECT 'k' || n, 'p' || (n % 1000), 'khiva', 4, 7, 0, 24, 'level3', 'en', n, 2000000 FROM {games}""",
    """INSERT INTO notes (person, table_id, starred, text)
        SELECT 'p' || (n % 1000), 't' || n, n % 4 = 3, '' FROM {games}""",
)
#: What a reporter saw, as bytes.
SEEN = b'{"name":""}'.hex()
SERIES = {
    "sqlite": "(WITH RECURSIVE c(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM c WHERE n < {most} - 1) SELECT n FROM c)",
    "postgres": "generate_series(0, {most} - 1) AS c(n)",
}


async def fill(store: Store) -> None:
    series = SERIES["sqlite" if isinstance(store, SqliteStore) else "postgres"]
    seen = f"x'{SEEN}'" if isinstance(store, SqliteStore) else f"decode('{SEEN}', 'hex')"
    given = {"games": series.format(most=GAMES), "persons": series.format(most=PERSONS), "seen": seen}

    def talk():  # type: ignore[no-untyped-def]
        for statement in FILL:
            yield statement.format(**given), ()
        yield "ANALYZE", ()

    await store.change(talk)


#: The full house of each kind: filled once, and copied for each question, for some questions change what they find.
FULL: dict[str, Path | str] = {}


@pytest.fixture
async def place(
    request: pytest.FixtureRequest, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Path | str]:
    if request.param == "sqlite":
        if "sqlite" not in FULL:
            FULL["sqlite"] = tmp_path_factory.mktemp("full") / "house.db"
            await filled(FULL["sqlite"])
        yield Path(shutil.copy(FULL["sqlite"], tmp_path / "house.db"))
        return
    server: Postgres = request.getfixturevalue("postgres")
    if "postgres" not in FULL:
        name = await server.new_database(await server.template())
        await filled(server.url(name))
        FULL["postgres"] = name
    name = await server.new_database(str(FULL["postgres"]))
    yield server.url(name)
    await server.drop(name)


async def filled(place: Path | str) -> None:
    store = await open_store(place)
    await fill(store)
    await store.close()


def profiles(store: Store) -> Profiles:
    return Profiles(store, FakeTime(), PastGames(store))


def friends(store: Store) -> Friends:
    return Friends(store, FakeTime())


def own_data(store: Store) -> OwnData:
    return OwnData(store, PastGames(store), friends(store), Devices(store, FakeTime()), Codes(store, FakeTime()))


async def gone(store: Store) -> None:
    """Somebody with games, friends, blocks and devices goes, and their name out of all of it."""
    deleting = Deleting(store)
    departed = await deleting.delete(ANNA.id, 1)
    async for _ in deleting.take_names_out(departed):
        """Some at a time."""


async def many_starred(store: Store) -> None:
    """As if there were more stars than are looked up one by one."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(past_games, "FEW_STARS", 0)
        await PastGames(store).of(ANNA, Search(starred=True), 20)


def tickets(store: Store) -> Tickets:
    """Where nobody is seated."""
    nobody: Any = None
    return Tickets(nobody, store, friends(store), FakeTime())


def taken_back(person: Person) -> Talk[None]:
    yield WITHDRAW, ("k8", person.id)


def reports(store: Store) -> Reports:
    """A day after all that was decided."""
    time = FakeTime()
    time.move(DAY)
    return Reports(store, time)


QUESTIONS: dict[str, Callable[[Store], Awaitable[Any]]] = {
    "running": lambda store: store.tables_of(ANNA.id, ("open", "playing")),
    "finished": lambda store: PastGames(store).finished(ANNA, 20),
    "past": lambda store: PastGames(store).of(ANNA, Search(), 20),
    "searched": lambda store: PastGames(store).of(ANNA, Search(game="kilim", text="x"), 20, "9999.t5"),
    "starred": lambda store: PastGames(store).of(ANNA, Search(starred=True), 20),
    "many starred": lambda store: many_starred(store),
    "star": lambda store: PastGames(store).star(ANNA, "t7", on=True),
    "my profile": lambda store: profiles(store).mine(ANNA),
    "a profile": lambda store: profiles(store).of("p8", ANNA),
    "friends": lambda store: friends(store).of(ANNA),
    "news": lambda store: friends(store).news(ANNA),
    "apart": lambda store: friends(store).apart(ANNA),
    "notices": lambda store: Restraints(store, FakeTime()).told(ANNA),
    "unread": lambda store: Restraints(store, FakeTime()).unread(ANNA),
    "may speak": lambda store: Restraints(store, FakeTime()).of(ANNA.id),
    "reports": lambda store: reports(store).waiting(ANNA),
    "queue": lambda store: reports(store).queue(ANNA),
    "by handle": lambda store: friends(store).by_handle("p8"),
    "by id": lambda store: friends(store).by_id("p8"),
    "by key": lambda store: friends(store).by_key(ANNA, mark_of("p14")),
    "ask": lambda store: friends(store).ask(ANNA, Target("@p9", "@p9", "p9")),
    "answer": lambda store: friends(store).answer(ANNA, mark_of("p0"), yes=True),
    "remove": lambda store: friends(store).remove(ANNA, mark_of("p14")),
    "block": lambda store: friends(store).block(ANNA, Target("@p9", "@p9", "p9")),
    "unblock": lambda store: friends(store).unblock(ANNA, "k"),
    "invite": lambda store: friends(store).invite(ANNA, mark_of("p14"), "t7"),
    "dismiss": lambda store: friends(store).dismiss(ANNA, "t7"),
    "keep": lambda store: friends(store).keep(ANNA, Target("k", "Person", "p14"), "t7"),
    "keep no more": lambda store: friends(store).keep_no_more("t7", "p7"),
    "is a friend": lambda store: friends(store).is_friend_of("p14", ANNA),
    "sat there": lambda store: PastGames(store).sat(ANNA, "t7"),
    "seats": lambda store: store.seats_of(ANNA.ids, ["t7", "t8"]),
    "whose device": lambda store: store.person_by_token("d7"),
    "devices": lambda store: Devices(store, FakeTime()).of(ANNA, "d7"),
    "whom I hear": lambda store: Choices(store).heard_by(ANNA),
    "my data": lambda store: own_data(store).zipped(ANNA, "d7", "", str),
    "gone": lambda store: gone(store),
    "my news": lambda store: Channels(store, FakeTime()).of(ANNA, "d7"),
    "a chat more": lambda store: Channels(store, FakeTime()).add_hook(ANNA, "json", "https://x", "en"),
    "a browser more": lambda store: Channels(store, FakeTime()).add_push(ANNA, "d7", PushAddress("a", "b", "c"), "en"),
    "news to put": lambda store: Outbox(store, FakeTime()).put_all(
        [Cause("p7", "turn", "k", "t7"), Cause(None, "turn", "k", "t7")]
    ),
    "a test of news": lambda store: Outbox(store, FakeTime()).put_test("c7", "p7", "test:1"),
    "codes": lambda store: Codes(store, FakeTime()).left(ANNA),
    "to be looked at": lambda store: store.watched(),
    "public games": lambda store: store.finished(30, None),
    "public tables": lambda store: store.public(100),
    "where to play now": lambda store: store.ask(lambda: looking(ANNA, Wish("khiva", "live", "en"), None, LATELY_SEEN)),
    "my tickets": lambda store: tickets(store).of(ANNA),
    "a ticket taken back": lambda store: store.change(lambda: taken_back(ANNA)),
    "note": lambda store: PastGames(store).write(ANNA, "t7", "a note"),
    "a rating": lambda store: Ratings(store).of(ANNA, "khiva", 3),
    "all ratings": lambda store: Ratings(store).all_of(ANNA, mine=True),
    "a leaderboard": lambda store: Ratings(store).board(POOL, "results", "", ANNA),
    "friends' ratings": lambda store: Ratings(store).friends(POOL, "results", "", ANNA),
    "what a game changed": lambda store: Ratings(store).change("t7", ANNA),
    "games to rate": lambda store: store.ask(lambda: due(["t7"])),
}


def nothing() -> Talk[None]:
    yield "SELECT 1", ()


async def heard_in_sqlite(store: SqliteStore, ask: Callable[[Store], Awaitable[Any]]) -> list[str]:
    heard: list[str] = []
    for db in (store._db, store._writer._db):
        db.set_trace_callback(heard.append)
    await ask(store)
    for db in (store._db, store._writer._db):
        db.set_trace_callback(None)
    return [one for one in heard if re.match(r"\s*(SELECT|WITH|UPDATE|INSERT|DELETE)", one)]


async def heard_in_postgres(store: PostgresStore, ask: Callable[[Store], Awaitable[Any]]) -> list[str]:
    heard: list[tuple[str, tuple[Any, ...]]] = []
    await store.change(nothing)  # who writes has a line by then
    pool = store._pool
    lines = [holder._con for holder in pool._holders if holder._con is not None]

    def note(record: Any) -> None:
        heard.append((record.query, tuple(record.args)))

    for line in lines:
        line.add_query_logger(note)
    await ask(store)
    for line in lines:
        line.remove_query_logger(note)
    plans = []
    async with pool.acquire() as db:
        for query, args in heard:
            if re.match(r"\s*(SELECT|WITH|UPDATE|INSERT|DELETE)", query):
                plans.append("\n".join(row[0] for row in await db.fetch(f"EXPLAIN {query}", *args)))
    return plans


def scanned(plan: str) -> set[str]:
    """What SQLite reads from one end to the other, but for parts of the statement that it has put aside."""
    aside = set(re.findall(r"^MATERIALIZE (\S+)", plan, re.M))
    return set(re.findall(r"^SCAN (?!CONSTANT|\()(\S+)", plan, re.M)) - aside


@pytest.mark.parametrize("question", QUESTIONS)
async def test_no_list_of_a_person_reads_what_is_others(people: People, question: str) -> None:
    ask, store = QUESTIONS[question], people.store
    if isinstance(store, SqliteStore):
        heard = await heard_in_sqlite(store, ask)
        with sqlite3.connect(store._db.execute("PRAGMA database_list").fetchone()[2]) as db:
            plans = ["\n".join(line[3] for line in db.execute(f"EXPLAIN QUERY PLAN {one}")) for one in heard]
        scans = [scanned(plan) for plan in plans]
    else:
        assert isinstance(store, PostgresStore)
        plans = await heard_in_postgres(store, ask)
        # An empty table has nothing to read.
        scans = [set(re.findall(r"Seq Scan on (\w+)(?!.*\(cost=0\.00\.\.0\.00 )", plan)) for plan in plans]
    assert plans and not any(scans), "\n\n".join([f"{set().union(*scans)}", *plans])
