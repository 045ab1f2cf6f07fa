"""Those who play do not notice those who do not behave."""

import random
from pathlib import Path

import pytest

from tests.faults.prying import prying_guests
from tests.faults.rude import rude_guests
from tests.faults.surviving import one_table, survive
from tests.faults.survivors import Blow, Survivor
from tests.web.client import eventually
from tests.web.process import ServerProcess

pytestmark = pytest.mark.anyio


def traces(house: ServerProcess) -> list[str]:
    """What the house wrote of faults of its own, each with what followed it."""
    return house.wrote.read_text(encoding="utf-8").split("Traceback")[1:]


async def test_a_game_goes_on_among_half_open_connections_and_floods(tmp_path: Path) -> None:
    limits = {"header-seconds": 1, "body-seconds": 1, "messages-per-second": 50, "connections-per-address": 100}
    async with ServerProcess(tmp_path / "data", **limits) as house:
        people, table = await one_table(house, 2, "khiva")
        players = [Survivor(house, person, table, Blow(house), random.Random(n)) for n, person in enumerate(people)]
        async with rude_guests(house, [table], random.Random(1)) as done:

            async def enough() -> None:
                await eventually(lambda: len(done) == 2 and min(done.values()) >= 3)

            await survive(house, players, afterwards=enough)
    assert traces(house) == []


async def test_a_game_goes_on_among_those_who_pry_and_forge(tmp_path: Path) -> None:
    async with ServerProcess(tmp_path / "data") as house:
        people, table = await one_table(house, 3, "samarkand")
        players = [Survivor(house, person, table, Blow(house), random.Random(n)) for n, person in enumerate(people)]
        async with prying_guests(house, [table], random.Random(1)) as prying:
            await survive(house, players, afterwards=lambda: prying.enough(2))
    assert traces(house) == []
