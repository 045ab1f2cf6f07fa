"""Three nodes, PostgreSQL and Valkey, struck in several ways while people play, by night in every way: what was
acknowledged is there once, and no stream has a hole. `make faults ARGS="--nodes 3"` does this two hundred times."""

import random
from pathlib import Path

import pytest

from caravanserai.engine.game import GAMES
from tests.faults.nodes import KINDS, Counts, several, survive_together, tables_at
from tests.night import NIGHT

pytestmark = pytest.mark.anyio


@pytest.mark.slow
async def test_a_house_of_three_nodes_outlives_whatever_is_done_to_it(tmp_path: Path) -> None:
    pick = random.Random("three nodes")
    async with several(tmp_path, 3) as nodes:
        blow = Counts(nodes, pick)
        players = await tables_at(nodes, pick, len(GAMES), blow)
        kinds = pick.sample(KINDS, len(KINDS) if NIGHT else 3)
        await survive_together(nodes, players, pick, kinds, (5, 30))
        assert {*nodes.struck} == {*kinds} and blow.moves > 0
