"""A made-up house of many people and finished games, written by the databases themselves: minutes, not days.

Everybody has some thirty games, ten friends and a handle; one in two hundred games has the busiest person in it. Names,
places and cards are as a house writes them. Of each log there is only its first row: no list reads more.
"""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import asyncpg
import msgspec

from caravanserai.engine.fairness import commitment_of
from caravanserai.tables.log.clock_setting import Relaxed
from caravanserai.tables.log.entries import Opened, TableSetting, encode_entry
from caravanserai.tables.log.opening import open_store
from caravanserai.tables.log.summary import Card, SeatCard, SeatInfo

SECRET = "5ec2e7" + "0" * 58
#: The one who is in so many games as nobody else, and friends with as many people as one may be.
BUSIEST = "p0"
FRIENDS, MOST_FRIENDS = 5, 300
#: Tables that wait for players, in the list of public ones.
OPEN = 300
#: When the first game ended, and how far they are apart, in milliseconds.
BEGAN, EVERY = 1_600_000_000_000, 60_000
#: Who sits at game n: two who go round, and the busiest or another.
SITTERS = ("n % {people}", "(n / 10) * 31 % {people}", "CASE WHEN n % 200 = 0 THEN 0 ELSE (n * 7 + 3) % {people} END")
#: All words in which the stores differ.
WORDS = {
    "sqlite": {
        "series": "(WITH RECURSIVE c(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM c WHERE n < {} - 1) SELECT n FROM c)",
        "json": "({})",
        "blob": "BLOB",
    },
    "postgres": {
        "series": "(SELECT generate_series(0::bigint, {} - 1) AS n) AS c",
        "json": "({})::json",
        "blob": "bytea",
    },
}


def in_sql(template: str, **values: str) -> str:
    """Text as an expression of SQL, with an expression for each word in «»."""
    for word, value in values.items():
        template = template.replace(f"«{word}»", f"' || ({value}) || '")
    return f"'{template}'"


def card(status: str) -> str:
    seats = tuple(SeatCard(f"p«{n}»", SeatInfo("person", f"Person «{n}»", None, None)) for n in range(3))
    made = Card(status, "p«0»", {}, Relaxed(), False, None, seats, None, None, 1)  # type: ignore[arg-type]
    return msgspec.json.encode(made).decode()


def statements(store: str, people: int, games: int) -> list[str]:
    words = WORDS[store]
    who = {str(n): one.format(people=people) for n, one in enumerate(SITTERS)}

    def json(template: str) -> str:
        return words["json"].format(in_sql(template, **who))

    def series(many: int) -> str:
        return words["series"].format(many)

    ended = f"{BEGAN} + n * {EVERY}"
    first = encode_entry(Opened(TableSetting("khiva", 3, public=True), "p0", commitment_of(SECRET))).decode()
    columns = "id, secret, game, seats, public, status, host, opened_at, changed_at, names, scores, ranks, bots"
    names = json('["Person «0»","Person «1»","Person «2»"]')
    kinds = "CASE n % 3 WHEN 0 THEN 'khiva' WHEN 1 THEN 'kilim' ELSE 'samarkand' END"
    result = f"{json('[31,25,18]')}, {json('[1,2,3]')}, {json('[null,null,null]')}"
    unplayed = f"NULL, NULL, {json('[null,null,null]')}"

    def tables(prefix: str, many: int, status: str, played: str) -> str:
        table = f"'{prefix}' || (10000000 + n), '{SECRET}', {kinds}, 3, n % 2 = 0, '{status}', 'p' || ({who['0']})"
        return f"INSERT INTO tables ({columns}) SELECT {table}, {ended}, {ended}, {names}, {played} FROM {series(many)}"

    found = [
        f"INSERT INTO people (id, name, created_at) SELECT 'p' || n, 'Person ' || n, {BEGAN} + n FROM {series(people)}",
        tables("t", games, "over", result),
        tables("o", OPEN, "open", unplayed),
        f"INSERT INTO cards (table_id, card) SELECT 't' || (10000000 + n), {json(card('over'))} FROM {series(games)}",
        f"""INSERT INTO cards (table_id, card, listed_at) SELECT 'o' || (10000000 + n), {json(card("open"))},
            CASE n % 2 WHEN 0 THEN {ended} END FROM {series(OPEN)}""",
        f"INSERT INTO log_keys (key, table_id) SELECT 1 + n, 't' || (10000000 + n) FROM {series(games)}",
        f"INSERT INTO log_keys (key, table_id) SELECT {1 + games} + n, 'o' || (10000000 + n) FROM {series(OPEN)}",
        f"""INSERT INTO log (key, number, time, entry) SELECT 1 + n, 0, {ended}, CAST('{first}' AS {words["blob"]})
            FROM {series(games + OPEN)}""",
        # What came of them is not noted yet for those in the second seat of the last tenth: their first look notes it.
        *(
            f"""INSERT INTO seatings (table_id, seat, person, ended_at, game, size, place, kept)
            SELECT 't' || (10000000 + n), {seat}, 'p' || ({who[str(seat)]}), {noted(seat, games, ended)},
                {kinds}, 3, {1 + seat}, n % 20 <> 0 FROM {series(games)} WHERE true ON CONFLICT DO NOTHING"""
            for seat in range(3)
        ),
        f"""INSERT INTO handles (key, handle, person, taken_at) SELECT 'p' || n, 'p' || n, 'p' || n, {BEGAN}
            FROM {series(people)}""",
        f"""INSERT INTO profiles (person, shows) SELECT 'p' || n, CASE n % 2 WHEN 0 THEN 'public' ELSE 'friends' END
            FROM {series(people)}""",
        f"INSERT INTO lessons (person, game, key, done_at) SELECT 'p' || n, 'khiva', 'one', 1 FROM {series(people)}",
        f"INSERT INTO seen (person, seen_at) SELECT 'p' || n, {BEGAN} FROM {series(people)}",
        f"""INSERT INTO daily (day, game, person, table_id)
            SELECT '2026-01-' || (10 + n % 20), 'khiva', 'p' || (n / 20), 't' || (10000000 + n)
            FROM {series(min(games, 20 * people))} WHERE true ON CONFLICT DO NOTHING""",
        f"""INSERT INTO notes (person, table_id, starred, text)
            SELECT 'p' || ({who["0"]}), 't' || (10000000 + n), n % 40 = 0, 'a note' FROM {series(games)}
            WHERE n % 20 = 0""",
    ]
    return [*found, *_of_the_busiest(games, kinds, series), *_of_some(people, series), *friendships(people, series)]


def _of_the_busiest(games: int, kinds: str, series: Callable[[int], str]) -> list[str]:
    """As many stars as one may have, and every deal of a year."""
    return [
        f"""INSERT INTO notes (person, table_id, starred, text)
            SELECT '{BUSIEST}', 't' || (10000000 + n), TRUE, 'a note' FROM {series(games)} WHERE n % 1000 = 0
            ON CONFLICT DO NOTHING""",
        f"""INSERT INTO daily (day, game, person, table_id)
            SELECT '2025-' || (1000 + n / 3), {kinds}, '{BUSIEST}', 't' || (10000000 + n)
            FROM {series(min(games, 3 * 365))} WHERE true ON CONFLICT DO NOTHING""",
    ]


def _of_some(people: int, series: Callable[[int], str]) -> list[str]:
    """Blocks, and asks for friendship."""
    return [
        f"""INSERT INTO blocks (person, key, shown, other, since)
            SELECT 'p' || n, '@p' || ((n + 77) % {people}), '@p', 'p' || ((n + 77) % {people}), 1 FROM {series(people)}
            WHERE n % 10 = 0""",
        f"""INSERT INTO asks (person, key, shown, other, asked_at)
            SELECT 'p' || n, '@p' || ((n + 55) % {people}), '@p', 'p' || ((n + 55) % {people}), {1 << 52}
            FROM {series(people)} WHERE n % 10 = 0""",
    ]


def friendships(people: int, series: Callable[[int], str]) -> list[str]:
    """Friends are pairs of rows, one for each."""
    pairs = [(f"n / {FRIENDS}", f"(n / {FRIENDS} + 1 + n % {FRIENDS}) % {people}", FRIENDS * people)]
    pairs += [("0", f"(10 + n) % {people}", min(MOST_FRIENDS - 2 * FRIENDS, people - 20))]
    return [
        f"""INSERT INTO friends (person, other, since) SELECT 'p' || ({person}), 'p' || ({friend}), 1
        FROM {series(many)} WHERE true ON CONFLICT DO NOTHING"""
        for one, other, many in pairs
        for person, friend in ((one, other), (other, one))
    ]


def noted(seat: int, games: int, value: str) -> str:
    return f"CASE WHEN n < {games - games // 10} THEN {value} END" if seat == 1 else value


async def fill_sqlite(file: Path, people: int, games: int) -> None:
    await (await open_store(file)).close()
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        for pragma in ("journal_mode = OFF", "synchronous = OFF", "foreign_keys = OFF", "cache_size = -400000"):
            db.execute(f"PRAGMA {pragma}")
        indexes = db.execute("SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL").fetchall()
        for name, _ in indexes:
            db.execute(f"DROP INDEX {name}")
        db.execute("BEGIN")
        for statement in statements("sqlite", people, games):
            db.execute(statement)
        for _, made in indexes:
            db.execute(made)
        db.execute("COMMIT")
        db.execute("ANALYZE")
        db.execute("PRAGMA journal_mode = WAL")


async def fill_postgres(url: str, people: int, games: int) -> None:
    await (await open_store(url)).close()
    db = await asyncpg.connect(url)
    await db.execute("SET session_replication_role = replica")  # what is written here refers to what is there
    await db.execute("SET synchronous_commit = off")
    own = "SELECT conindid FROM pg_constraint WHERE conindid <> 0"
    found = await db.fetch(
        f"""SELECT i.indexrelid::regclass::text, pg_get_indexdef(i.indexrelid) FROM pg_index i
        JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_namespace s ON s.oid = c.relnamespace
        WHERE s.nspname = current_schema() AND i.indexrelid NOT IN ({own})"""
    )
    for name, _ in found:
        await db.execute(f"DROP INDEX {name}")
    for statement in statements("postgres", people, games):
        await db.execute(statement, timeout=3_600)
    for _, made in found:
        await db.execute(made, timeout=3_600)
    await db.execute("VACUUM ANALYZE", timeout=3_600)
    await db.close()
