"""Whole games at a house that is struck meanwhile; afterwards all that was promised is there."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from caravanserai.engine.record import read_record
from caravanserai.engine.verify import verify
from caravanserai.tables.log.sqlite import SqliteStore
from tests.faults.survivors import Survivor
from tests.waiting import SECONDS
from tests.web.client import Visitor
from tests.web.process import ServerProcess


async def nothing() -> None: ...


async def survive(
    house: ServerProcess,
    players: list[Survivor],
    seconds: float = 6 * SECONDS,
    afterwards: Callable[[], Awaitable[None]] = nothing,
) -> None:
    """Play to the end of every game, starting the server again whenever it dies; then look at what is on disk."""
    restarting = asyncio.create_task(start_again(house))
    try:
        async with asyncio.timeout(seconds):
            await asyncio.gather(*(player.plays() for player in players))
            await afterwards()
    finally:
        restarting.cancel()
        await asyncio.gather(restarting, return_exceptions=True)
    tables = sorted({player.table for player in players})
    for table in tables:
        verdict = verify(read_record((await players[0].visitor.http.get(f"/api/tables/{table}/record")).content))
        assert verdict.fair and verdict.sealed
    assert await house.stop() == 0
    store = await SqliteStore.open(house.folder / "house.db")
    for table in tables:
        stored = await store.load(table)
        assert stored is not None
        assert [row.number for row in stored.rows] == list(range(len(stored.rows)))
        for player in players:
            if player.table == table:
                player.check_log(stored.rows)
    await store.close()
    assert "something broke" not in house.wrote.read_text(encoding="utf-8")


async def start_again(house: ServerProcess) -> None:
    while True:
        with suppress(TimeoutError):  # it goes on for long
            await house.ended()
            await house.start()


async def one_table(house: ServerProcess, seats: int, key: str = "khiva") -> tuple[list[Visitor], str]:
    people = [await house.guest(f"Guest {n}") for n in range(seats)]
    table = await people[0].opens(seats, game=key)
    for person in people[1:]:
        await person.sits(table)
    return people, table
