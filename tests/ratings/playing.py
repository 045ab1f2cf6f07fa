"""Rated games, played to their end at real tables."""

from typing import Any

from caravanserai.ratings.rater import Rater
from caravanserai.tables.fold.table import Table
from caravanserai.tables.log.store import Person, Store
from tests.tables.house import House

#: What a rated table must have, with a clock that is longer than any test.
RATED = {
    "game": "goofspiel",
    "rated": True,
    "takeover": "never",
    "clock": {"type": "live", "bank": 7_200, "increment": 300},
}


async def begun(house: House, *people: Person, **setting: Any) -> Table:
    return await house.table_of(*people, **{**RATED, "seats": max(2, len(people)), **setting})


async def played(house: House, *people: Person, minutes: int = 90, **setting: Any) -> Table:
    """A game that took so long."""
    table = await begun(house, *people, **setting)
    house.time.move(minutes * 60_000)
    await house.play_out(table, *people)
    return table


def rater_of(house: House, at_a_time: int = 20) -> Rater:
    return Rater(house.store, house.time, house.meter, at_a_time)


#: All that is worked out.
WRITTEN = (
    "SELECT person, pool, track, ended_at, table_id, mu, sigma, games FROM rating_changes ORDER BY 1, 2, 3, 4, 5",
    "SELECT person, pool, track, month, mu, sigma, games, shown, settled FROM ratings ORDER BY 1, 2, 3, 4",
    "SELECT table_id, pool, ended_at, outcome, weight, plays FROM rated_games ORDER BY 1",
    "SELECT person, game, ended_at, table_id, decisions, given, kinds FROM plays ORDER BY 1, 2, 3, 4",
)


async def all_written(store: Store) -> list[list[tuple[Any, ...]]]:
    return [await asked(store, statement) for statement in WRITTEN]


async def asked(store: Store, statement: str, *values: Any) -> list[tuple[Any, ...]]:
    def talk():  # type: ignore[no-untyped-def]
        return [tuple(line) for line in (yield statement, values)]

    return await store.ask(talk)


async def said(store: Store, *statements: str) -> None:
    def talk():  # type: ignore[no-untyped-def]
        for statement in statements:
            yield statement, ()

    await store.change(talk)
