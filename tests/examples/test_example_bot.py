"""The example in docs/protocol.md is a program that plays whole games."""

import asyncio
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.waiting import SECONDS
from tests.web.process import ServerProcess

pytestmark = pytest.mark.anyio

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[ServerProcess]:
    async with ServerProcess(tmp_path / "data") as made:
        yield made


async def bot(*args: str) -> tuple[int | None, str]:
    """Run it to its end: the exit status, and what it said."""
    streams = {"stdout": asyncio.subprocess.PIPE, "stderr": asyncio.subprocess.STDOUT}
    process = await asyncio.create_subprocess_exec(sys.executable, "-I", str(BOT), *args, **streams)
    async with asyncio.timeout(2 * SECONDS):
        said, _ = await process.communicate()
    return process.returncode, said.decode()


async def test_it_opens_a_table_and_plays_a_whole_game_against_bots_of_the_house(house: ServerProcess) -> None:
    status, said = await bot(house.url)
    assert status == 0, said
    assert said.startswith("scores by seat: [")


async def test_it_joins_a_table_and_plays_with_people(house: ServerProcess) -> None:
    person = await house.guest("Guest")
    table = await person.opens(3, bots={2: "greedy"})
    async with person.at(table) as socket:
        playing = asyncio.create_task(socket.plays())
        status, said = await bot(house.url, table)
        assert status == 0, said
        await playing
    assert [seat["name"] for seat in socket.now["seats"]] == ["Guest", "Example bot", ""]


def test_it_needs_nothing_of_the_house() -> None:
    assert "caravanserai" not in "".join(
        line for line in BOT.read_text(encoding="utf-8").splitlines() if "import" in line
    )
