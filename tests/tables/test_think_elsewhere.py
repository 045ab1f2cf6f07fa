"""Bots think on machines of their own: only what a seat knows goes there, and a node never depends on them."""

import asyncio
import signal
import sys
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor, Future
from functools import partial
from typing import Any

import msgspec
import pytest

from caravanserai.bots.bot import imagine
from caravanserai.engine.game import GAMES, game
from caravanserai.engine.kit import State
from caravanserai.tables.live.valkey import ValkeyLine
from caravanserai.tables.workers import elsewhere as elsewhere_module
from caravanserai.tables.workers.compiling import Compiling, RulesState
from caravanserai.tables.workers.elsewhere import JOBS, MACHINES, Elsewhere, Here, Job, encode, mark_of, read_job
from caravanserai.tables.workers.machine import Machine
from caravanserai.tables.workers.thinkers import Thinkers
from tests.cli.program import run_here
from tests.servers.valkey import Valkey
from tests.tables.house import AtOnce, Faults, until
from tests.tables.test_thinkers import a_position
from tests.waiting import SECONDS

pytestmark = pytest.mark.anyio


#: A text that is none, and lists in lists without end: neither is a mistake of msgspec's own kind.
NO_LETTERS = b"\x81\xa7machine\xa1\xff"
TOO_DEEP = b"\x81\xa8position" + b"\x81\xa1a" * 100_000 + b"\xc0"


class Nobody(Executor):
    """No thought is to come here."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        raise AssertionError("a thought that should have been elsewhere")


class Held(AtOnce):
    """Thinks when it is told to."""

    def __init__(self) -> None:
        self.waiting: list[tuple[Future[Any], Callable[[], Any]]] = []

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.waiting.append((Future(), partial(fn, *args, **kwargs)))
        return self.waiting[-1][0]


class Started:
    """Machines of a test, and nodes that ask them."""

    def __init__(self, valkey: Valkey) -> None:
        self.line = partial(ValkeyLine, valkey.url)
        self.ends: list[Callable[[], Any]] = []

    async def machine(self, pool: Executor | None = None, at_once: int = 1, compiling: Compiling | None = None) -> Any:
        meter, stop = Faults(), asyncio.Event()
        made = Machine(self.line, Thinkers(pool or AtOnce()), at_once, compiling or Compiling(), meter)
        task = asyncio.create_task(made.run(stop))

        async def end() -> None:
            stop.set()
            await task

        self.ends.append(end)
        made.end, made.task = end, task  # type: ignore[attr-defined]
        return made

    async def node(self, own: Executor | None = None) -> tuple[Thinkers, Elsewhere, Faults]:
        meter = Faults()
        asks = Elsewhere(self.line, meter)
        thinkers = Thinkers(AtOnce(), lambda: own or Nobody(), meter=meter, elsewhere=asks)
        thinkers.start()
        self.ends.append(thinkers.stop)
        await until(lambda: asks.line.up)  # type: ignore[attr-defined]
        return thinkers, asks, meter


@pytest.fixture
async def started(valkey: Valkey) -> AsyncIterator[Started]:
    made = Started(valkey)
    yield made
    for end in reversed(made.ends):
        await end()


@pytest.fixture(autouse=True)
def no_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy this machine is."""
    monkeypatch.setattr(elsewhere_module, "GRACE", SECONDS)
    monkeypatch.setattr(elsewhere_module, "SILENT", SECONDS)


async def ask(thinkers: Thinkers, bot: str = "level3", key: str = "khiva", within: int | None = 50) -> int:
    position = a_position(game_key=key)
    found = await thinkers.choose(bot, key, position, 0, 1, within)
    assert found in game(key).actions(position, 0)
    return found


async def test_a_machine_thinks_for_a_node(started: Started) -> None:
    thinkers, asks, meter = await started.node()
    machine = await started.machine()
    await until(lambda: asks.has_room("khiva"))
    await ask(thinkers)
    assert (asks.answered, asks.missed, machine.thought) == (1, 0, 1)
    assert await ask(thinkers, "level2") is not None and machine.thought == 1, "who only glances does so here"
    assert not meter.faults and not machine.meter.faults


async def test_without_a_machine_a_node_thinks_at_once(started: Started) -> None:
    thinkers, asks, _ = await started.node(AtOnce())
    await ask(thinkers)
    assert (asks.answered, asks.missed) == (0, 0)


async def test_who_thinks_by_count_stays(started: Started) -> None:
    """All who play a day's deal meet the same bots, however long they think."""
    thinkers, asks, _ = await started.node(AtOnce())
    machine = await started.machine()
    await until(lambda: asks.has_room("khiva"))
    await ask(thinkers, within=None)
    assert machine.thought == 0


async def test_a_machine_that_dies_is_missed_once(started: Started, monkeypatch: pytest.MonkeyPatch) -> None:
    thinkers, asks, _ = await started.node(AtOnce())
    machine = await started.machine(Held())
    await until(lambda: asks.has_room("khiva"))
    for task in [*machine._tasks]:
        task.cancel()  # it hears nothing any more and says nothing
    await asyncio.gather(*machine._tasks, return_exceptions=True)
    monkeypatch.setattr(elsewhere_module, "GRACE", 0.0)
    await ask(thinkers)
    assert (asks.answered, asks.missed) == (0, 1)
    await ask(thinkers)
    assert asks.missed == 1, "nobody waits for it a second time"


async def test_a_machine_that_is_full_says_no_and_the_node_thinks(started: Started) -> None:
    thinkers, asks, _ = await started.node(AtOnce())
    pool = Held()
    machine = await started.machine(pool)
    await until(lambda: asks.has_room("khiva"))
    first = [asyncio.create_task(ask(thinkers)) for _ in range(machine.most)]
    await until(lambda: len(pool.waiting) == machine.most)
    assert not asks.has_room("khiva"), "what was asked for takes room"
    asks._machines[machine.name].room = 5  # as if another node had taken it
    await ask(thinkers)
    assert asks.missed == 1
    for answer, work in pool.waiting:
        answer.set_result(work())
    await asyncio.gather(*first)
    assert asks.answered == machine.most


async def test_an_answer_that_nobody_offered_is_not_taken(started: Started) -> None:
    class Wrong(AtOnce):
        def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
            made: Future[Any] = Future()
            made.set_result(999_999)
            return made

    thinkers, asks, meter = await started.node(AtOnce())
    await started.machine(Wrong())
    await until(lambda: asks.has_room("khiva"))
    await ask(thinkers)
    assert asks.answered == 0 and meter.faults["machine"] == 1


async def test_one_that_fails_leaves_it_to_the_node(started: Started) -> None:
    thinkers, asks, meter = await started.node(AtOnce())
    machine = await started.machine(Nobody())
    await until(lambda: asks.has_room("khiva"))
    await ask(thinkers)
    assert asks.missed == 1 and machine.meter.faults["machine"] == 1 and not meter.faults


async def test_a_machine_with_other_rules_or_none_yet_is_not_asked(started: Started) -> None:
    class NotYet(Compiling):
        def of(self, game: str) -> RulesState:
            return RulesState("ready" if game == "kilim" else "compiling", 0.5)

    _, asks, _ = await started.node(AtOnce())
    await started.machine(compiling=NotYet())
    await until(lambda: asks.has_room("kilim"))
    assert not asks.has_room("khiva")
    asks.line.publish(MACHINES, encode(Here("another", 5, {"khiva": "of another version"})))
    await until(lambda: "another" in asks._machines)
    assert not asks.has_room("khiva")
    assert len({mark_of(key) for key in GAMES}) == len(GAMES)


async def test_words_that_cannot_be_read_harm_nobody(started: Started) -> None:
    thinkers, asks, meter = await started.node()
    machine = await started.machine()
    await until(lambda: asks.has_room("khiva"))
    for channel in (MACHINES, JOBS + machine.name, elsewhere_module.ANSWERS + asks.node):
        for odd in (b"\xc1 no words", NO_LETTERS, TOO_DEEP):
            asks.line.publish(channel, odd)
    job = Job(7, asks.node, "level3", "khiva", 0, 1, 50, {"seats": 3})
    for wrong in (job, msgspec.structs.replace(job, game="chess"), msgspec.structs.replace(job, bot="nobody")):
        asks.line.publish(JOBS + machine.name, encode(wrong))
    await until(lambda: machine.meter.faults["machine"] == 4 and meter.faults["machine"] == 6)
    await ask(thinkers)
    assert asks.answered == 1 and asks.line.lost == machine.line.lost == 0


async def test_a_machine_that_never_answers_is_waited_for_once(
    started: Started, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It goes on saying that it has room."""
    thinkers, asks, _ = await started.node(AtOnce())
    asks.line.publish(MACHINES, encode(Here("mute", 1_000_000, {"khiva": mark_of("khiva")})))
    await until(lambda: asks.has_room("khiva"))
    monkeypatch.setattr(elsewhere_module, "GRACE", 0.0)
    await ask(thinkers)
    for name in ("mute", "another"):
        asks.line.publish(MACHINES, encode(Here(name, 1, {"khiva": mark_of("khiva")})))
    await until(lambda: "another" in asks._machines)
    assert "mute" not in asks._machines and asks.missed == 1
    monkeypatch.setattr(elsewhere_module, "SHUNNED", 0.0)
    asks._shun(asks._machines["another"])
    asks.line.publish(MACHINES, encode(Here("another", 1, {"khiva": mark_of("khiva")})))
    await until(lambda: "another" in asks._machines)


async def test_machines_without_number_do_not_fill_the_memory(
    started: Started, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(elsewhere_module, "MOST_MACHINES", 3)
    _, asks, _ = await started.node(AtOnce())
    for number in range(10):
        asks.line.publish(MACHINES, encode(Here(f"machine-{number}", number, {})))
    asks.line.publish(MACHINES, encode(Here("machine-0", 99, {})))
    await until(lambda: asks._machines["machine-0"].room == 99 if "machine-0" in asks._machines else False)
    assert len(asks._machines) == 3


# -- what goes there ---------------------------------------------------------------------------------------------


def alike(key: str, seat: int) -> tuple[State, State]:
    """Two truths that this seat cannot tell apart, and others can."""
    rules = game(key)
    one = a_position(game_key=key)
    other = one.copy()
    rules.redeal(other, seat, 99)
    assert one != other
    return one, other


@pytest.mark.parametrize("key", ["khiva", "kilim", "samarkand"])
async def test_only_what_the_seat_knows_goes_there(started: Started, key: str) -> None:
    """Two tables that differ in what is hidden from the seat send the same bytes, but for the number of the job."""
    thinkers, asks, _ = await started.node(AtOnce())
    heard: list[bytes] = []
    spy = started.line(lambda channel, data: heard.append(data), lambda: None)
    spy.subscribe(JOBS + "spy")
    keeping = asyncio.create_task(spy.keep())
    await until(lambda: spy.up)
    asks.line.publish(MACHINES, encode(Here("spy", 9, {key: mark_of(key)})))
    await until(lambda: asks.has_room(key))
    asked = [
        asyncio.create_task(thinkers.choose("level3", key, imagine(game(key), truth, 0, 5), 0, 5, 50))
        for truth in alike(key, 0)
    ]
    await until(lambda: len(heard) == 2)
    jobs = [read_job(data) for data in heard]
    assert encode(msgspec.structs.replace(jobs[1], number=jobs[0].number)) == heard[0]
    assert {*Job.__struct_fields__} == {"number", "node", "bot", "game", "seat", "seed", "within", "position"}
    for job in jobs:
        asks.line.publish(elsewhere_module.ANSWERS + asks.node, encode(elsewhere_module.Thought(job.number, None)))
    await asyncio.gather(*asked)
    keeping.cancel()


# -- the command -------------------------------------------------------------------------------------------------


@pytest.mark.slow
async def test_the_command_thinks_until_it_is_stopped(started: Started, valkey: Valkey) -> None:
    thinkers, asks, _ = await started.node()
    command = ("think", "--valkey", valkey.url, "--thinkers", "1", "--compile-ahead", "false")
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "caravanserai", *command), stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    try:
        assert b"thinks about one position at a time" in await process.stdout.readline()
        await until(lambda: asks.has_room("khiva"))
        await ask(thinkers, within=1_000)
        assert asks.answered == 1
        process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(SECONDS):
            assert await process.wait() == 0
        assert b"no longer thinks" in await process.stdout.read()
        await until(lambda: not asks.has_room("khiva"))
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


def test_a_machine_without_an_address_says_so() -> None:
    done = run_here("think")
    assert done.returncode == 2 and "give --valkey" in done.stderr
    done = run_here("think", "--valkey", "http://:secret@host")
    assert done.returncode == 2 and "valkey://" in done.stderr and "secret" not in done.stderr
