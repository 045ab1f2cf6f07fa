"""A house with many tables, written to disk as a house writes them, but without anybody playing for hours."""

import asyncio
import random
import time
from pathlib import Path

import msgspec

from caravanserai.engine.fairness import commitment_of
from caravanserai.engine.game import game
from caravanserai.tables.fold.cards import card_of
from caravanserai.tables.fold.summaries import summary_of
from caravanserai.tables.fold.table import Table
from caravanserai.tables.log.clock_setting import ByDay, ClockSetting, Relaxed
from caravanserai.tables.log.entries import Answered, Entry, Opened, Row, Sat, Started, TableSetting
from caravanserai.tables.log.sqlite import SqliteStore
from caravanserai.tables.log.store import Person

PERSON = Person("person-of-the-stock", "Guest")
SECRET = "5ec2e7" + "0" * 58
DAY = 24 * 3_600 * 1_000
#: Tables that are written at a time.
AT_ONCE = 500
KINDS = ("khiva", "kilim", "samarkand")


def played(key: str, answers: int | None, clock: ClockSetting, seed: int) -> tuple[Table, list[Row]]:
    """A game of three people after so many answers, or to its end (None); half of the tables are public."""
    pick, rules = random.Random(seed), game(key)
    setting = TableSetting(key, 3, clock=clock, public=bool(seed % 2))
    table, rows = Table("", SECRET), []

    def take(entry: Entry) -> None:
        rows.append(Row(len(rows), int(time.time() * 1_000), entry))
        table.apply(rows[-1])

    take(Opened(setting, PERSON.id, commitment_of(SECRET), rules=rules.rules_version))
    for seat in range(3):
        take(Sat(seat, PERSON.id if seat == 0 else f"somebody-{seat}", f"Guest {seat}", f"n0nce{seat}" * 4))
    take(Started("greedy"))
    while table.status == "playing" and (answers is None or answers > 0):
        seat = pick.choice(table.asked())
        move = msgspec.Raw(msgspec.json.encode(pick.choice(rules.offers(table.g, seat)[:64])))
        take(Answered(seat, table.ask_id(seat), f"id-{len(rows)}", move, "person"))
        answers = None if answers is None else answers - 1
    return table, rows


async def fill(folder: Path, running: int, finished: int = 0) -> list[str]:
    """So many games half-way through, of all three, half of them with a clock; and finished games of Kilim, whose ids
    are given back. As a house leaves them that was stopped."""
    folder.mkdir(parents=True, exist_ok=True)
    store = await SqliteStore.open(folder / "house.db")
    await store.add_person(PERSON, "a token", 0)
    await store.begin_run(int(time.time() * 1_000))
    clocks = (Relaxed(), ByDay(24))
    halves = [played(KINDS[n % 3], 20 + 10 * (n % 4), clocks[n % 2], n) for n in range(12)]
    ended = [played("kilim", None, Relaxed(), n) for n in range(min(finished, 3))]
    ids = []
    for number in range(running + finished):
        made = halves[number % 12] if number < running else ended[number % len(ended)]
        ids.append((f"table-{number:012}", made))
    for first in range(0, len(ids), AT_ONCE):
        part = ids[first : first + AT_ONCE]
        await asyncio.gather(*(_write(store, table, made) for table, made in part))
        going = [(table, made) for table, (made, _) in part if made.status == "playing"]
        await asyncio.gather(*(store.take_up(table, []) for table, _ in going))
        await store.put_away([(table, made.clocks.next_deadline()) for table, made in going])
    await store.heartbeat(int(time.time() * 1_000))
    await store.close()
    return [table for table, (made, _) in ids if made.status == "over"]


async def _write(store: SqliteStore, table: str, made: tuple[Table, list[Row]]) -> None:
    summary = msgspec.structs.replace(summary_of(made[0]), id=table)
    await store.create(summary, SECRET, PERSON.id, made[1], card_of(made[0]))
