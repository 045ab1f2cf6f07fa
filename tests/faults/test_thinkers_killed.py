"""The processes in which bots think are killed, and the watch of clocks fails: games and prices go on.

The house once stopped every countdown for good when a thinker was killed.
"""

import os
import random
from pathlib import Path

import pytest

from tests.faults.survivors import Blow
from tests.faults.thinkers import FAILING_WATCH, FAULT, OnThinkers, play_beside_a_market
from tests.night import NIGHT
from tests.web.process import ServerProcess

#: So many processes are killed.
MOST = 4 if NIGHT else 2

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(not os.path.exists("/proc/self/stat"), reason="looks for processes in /proc"),
]


async def test_thinkers_that_are_killed_stop_no_game(tmp_path: Path) -> None:
    pick = random.Random("thinkers")
    async with ServerProcess(tmp_path / "data", spawns=True) as house:
        blow = OnThinkers(house, pick, most=MOST, frames=(10, 40))
        await play_beside_a_market(house, blow, pick, 1, "level3")
        assert blow.kills >= MOST
        assert FAULT in house.wrote.read_text(encoding="utf-8")


@pytest.mark.nightly
async def test_a_watch_that_fails_stops_no_game(tmp_path: Path) -> None:
    pick = random.Random("watch")
    async with ServerProcess(tmp_path / "data", program=("-c", FAILING_WATCH)) as house:
        await play_beside_a_market(house, Blow(house), pick, 1, "level1")
        assert "made by a test" in house.wrote.read_text(encoding="utf-8")
