"""Rules are compiled ahead: one game after the other, with progress, and what is wished for first."""

import asyncio
from collections.abc import Callable

import pytest

from caravanserai.engine.twin import has_compiler
from caravanserai.tables.workers import compiling as module
from caravanserai.tables.workers.compiling import TRIES, Compiling, RulesState, in_a_process
from tests.waiting import SECONDS

pytestmark = pytest.mark.anyio

GAMES = ("khiva", "kilim", "samarkand")


class Compiler:
    """Compiles when it is told to; some processes are killed."""

    def __init__(self, killed: int = 0) -> None:
        self.begun: list[str] = []
        self.killed = killed
        self.go = asyncio.Event()
        self.hear: Callable[[float], None] = lambda _: None

    async def __call__(self, game: str, hear: Callable[[float], None]) -> int:
        self.begun.append(game)
        self.hear = hear
        if self.killed:
            self.killed -= 1
            return -9
        await self.go.wait()
        return 0


@pytest.fixture(autouse=True)
def compiler_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "has_compiler", lambda: True)


async def begun(compiler: Compiler, games: int) -> None:
    async with asyncio.timeout(SECONDS):
        while len(compiler.begun) < games:
            await asyncio.sleep(0)


async def test_one_game_after_the_other_with_progress() -> None:
    compiler = Compiler()
    ahead = Compiling(GAMES, compiler)
    ahead.start()
    assert ahead.states() == dict.fromkeys(GAMES, RulesState("waiting"))
    await begun(compiler, 1)
    compiler.hear(0.5)
    assert ahead.of("khiva") == RulesState("compiling", 0.5) and ahead.of("kilim").status == "waiting"
    compiler.go.set()
    assert [(await ahead.settled(game)).status for game in GAMES] == ["ready"] * 3
    assert compiler.begun == [*GAMES]
    await ahead.close()


async def test_what_somebody_waits_for_is_next() -> None:
    compiler = Compiler()
    ahead = Compiling(GAMES, compiler)
    ahead.start()
    await begun(compiler, 1)
    waiting = asyncio.create_task(ahead.settled("samarkand"))
    await asyncio.sleep(0)
    compiler.go.set()
    assert (await waiting).status == "ready"
    await ahead.settled("kilim")
    assert compiler.begun == ["khiva", "samarkand", "kilim"]
    await ahead.close()


async def test_a_process_that_was_killed_is_begun_again() -> None:
    compiler = Compiler(killed=TRIES - 1)
    compiler.go.set()
    ahead = Compiling(("khiva",), compiler, pause=0)
    ahead.start()
    assert (await ahead.settled("khiva")).status == "ready"
    assert len(compiler.begun) == TRIES
    await ahead.close()


async def test_what_cannot_be_compiled_is_given_up_and_the_next_is_tried(caplog: pytest.LogCaptureFixture) -> None:
    compiler = Compiler(killed=TRIES)
    compiler.go.set()
    ahead = Compiling(("khiva", "kilim"), compiler, pause=0)
    ahead.start()
    assert (await ahead.settled("khiva")).status == "failed"
    assert (await ahead.settled("kilim")).status == "ready"
    assert "rules could not be compiled" in caplog.text
    await ahead.close()


async def test_without_a_compiler_nothing_is_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "has_compiler", lambda: False)
    compiler = Compiler()
    ahead = Compiling(GAMES, compiler)
    ahead.start()
    assert (await ahead.settled("kilim")).status == "absent" and compiler.begun == []
    await ahead.close()


async def test_a_house_that_closes_waits_for_nothing() -> None:
    compiler = Compiler()
    ahead = Compiling(GAMES, compiler)
    ahead.start()
    await begun(compiler, 1)
    await ahead.close()
    assert compiler.begun == ["khiva"]


@pytest.mark.slow
@pytest.mark.skipif(not has_compiler(), reason="Numba is not installed")
async def test_a_real_process_compiles_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """The program itself, in a process of its own; where everything is on disk none is needed."""
    heard: list[float] = []
    with monkeypatch.context() as patch:
        patch.setattr(module, "is_on_disk", lambda game: False)
        assert await in_a_process("khiva", heard.append) == 0
    assert heard == sorted(heard) and all(0 <= done <= 1 for done in heard)
    assert await in_a_process("chess", heard.append) != 0
    monkeypatch.setattr(module, "PROGRAM", "no.such.program")
    assert await in_a_process("khiva", heard.append) == 0
