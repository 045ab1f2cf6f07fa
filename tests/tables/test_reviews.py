"""Reviews of finished games: one job however many ask, kept with the game, begun anew after a restart."""

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future
from pathlib import Path
from typing import Any

import pytest

from caravanserai.coach.report import VERSION
from caravanserai.engine.refusal import Refused
from caravanserai.tables import reviews as reviews_module
from caravanserai.tables.fold.table import Table
from caravanserai.tables.meter import Meter
from caravanserai.tables.reviews import Reviews, review_pool
from caravanserai.tables.shared_reviews import reviews_for
from caravanserai.tables.workers import folding
from caravanserai.tables.workers.compiling import Compiling, RulesState
from tests.coach.games import FEW
from tests.tables.house import A, AtOnce, B, House, exit_code, until
from tests.waiting import SECONDS

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


class Counting(Meter):
    def __init__(self) -> None:
        self.ended: list[str] = []

    def reviewed(self, status: str) -> None:
        self.ended.append(status)


def few(_: str) -> Any:
    return FEW


def reviews_of(house: House, place: Callable[[], Executor] = AtOnce, **options: Any) -> tuple[Reviews, Counting]:
    """As the store has it: in memory, or as rows that are claimed."""
    meter = Counting()
    reviews = reviews_for(house.store, place, meter, few, **options)
    reviews.start()
    return reviews, meter


@pytest.fixture
async def table(house: House) -> Table:
    table = await house.table_of(A, B, seats=2)
    await house.play_out(table, A, B)
    return table


async def test_two_readers_have_one_job_and_read_the_same(house: House, table: Table) -> None:
    reviews, meter = reviews_of(house)
    assert (await reviews.look(table)).status == "none"
    begun = await asyncio.gather(reviews.begin(table), reviews.begin(table))
    assert "none" not in {state.status for state in begun}
    assert (await reviews.begin(table)).status != "none"
    await reviews.settled()
    one, two = await reviews.look(table), await reviews.begin(table)
    assert one == two and (one.status, one.progress) == ("done", 1.0)
    assert one.report is not None and one.report.game == "khiva"
    assert meter.ended == ["done"]
    await reviews.close()


async def test_a_review_outlives_the_house(house: House, table: Table) -> None:
    first, _ = reviews_of(house)
    await first.begin(table)
    await first.settled()
    again, meter = reviews_of(house)
    assert (await again.look(table)).report == (await first.look(table)).report
    assert (await again.begin(table)).status == "done" and meter.ended == []


async def test_the_log_is_folded_where_the_review_is_made(house: House, table: Table) -> None:
    """In a thread of the house it would hold Python's lock, and with it every table."""
    works: list[Any] = []

    class Noting(AtOnce):
        def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
            works.append(fn)
            return super().submit(fn, *args, **kwargs)

    reviews, meter = reviews_of(house, Noting)
    await reviews.begin(table)
    await reviews.settled()
    assert works[0] is folding.record
    assert meter.ended == ["done"]


async def test_another_version_of_the_coach_reviews_anew(house: House, table: Table) -> None:
    await house.store.save_review(table.id, VERSION - 1, table.rules.rules_version, b"{}")
    reviews, _ = reviews_of(house)
    assert (await reviews.look(table)).status == "none"
    await reviews.begin(table)
    await reviews.settled()
    assert (await reviews.look(table)).status == "done"


@pytest.mark.parametrize("damaged", [b"", b"\x00", b"{}", b'{"version": "x"}', b"[" * 9_000])
async def test_a_review_that_cannot_be_read_is_made_again(house: House, table: Table, damaged: bytes) -> None:
    await house.store.save_review(table.id, VERSION, table.rules.rules_version, damaged)
    reviews, _ = reviews_of(house)
    assert (await reviews.look(table)).status == "none"


class Never(Executor):
    """Takes work and never does it."""

    def __init__(self) -> None:
        self.given: list[Future[Any]] = []
        self.ended = False

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.given.append(Future[Any]())
        if self.ended:
            self.given[-1].cancel()
        return self.given[-1]

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self.ended = True
        for given in self.given:
            given.cancel()


async def test_a_house_that_closes_forgets_and_begins_again_when_asked(house: House, table: Table) -> None:
    reviews, _ = reviews_of(house, Never)
    await reviews.begin(table)
    await until(lambda: isinstance(reviews._pool, Never) and bool(reviews._pool.given))
    assert (await reviews.look(table)).status == "running"
    await reviews.close()
    again, _ = reviews_of(house)
    # What is a row of a database is not forgotten: whoever comes next makes it, and may have begun.
    assert ((await again.look(table)).status == "none") == isinstance(house.place, Path)
    await again.begin(table)
    await again.settled()
    assert (await again.look(table)).status == "done"


async def test_a_pool_that_is_made_while_the_house_closes_is_let_go(house: House, table: Table) -> None:
    """Else the thread that made it would wait for its work, and the house for the thread."""
    loop, pool = asyncio.get_running_loop(), Never()

    def closing() -> Executor:
        asyncio.run_coroutine_threadsafe(reviews.close(), loop).result(SECONDS)
        return pool

    reviews, _ = reviews_of(house, closing)
    await reviews.begin(table)
    await until(lambda: pool.ended)
    await reviews.settled()
    assert not pool.given


class Dies(AtOnce):
    """Does some pieces of work; then its processes are killed."""

    def __init__(self, pieces: int) -> None:
        super().__init__()
        self.pieces = pieces

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.pieces -= 1
        if self.pieces < 0:
            failed = Future[Any]()
            failed.set_exception(BrokenExecutor("killed"))
            return failed
        return super().submit(fn, *args, **kwargs)


class Waits(Compiling):
    """Rules that are compiled when the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.asked, self.go = asyncio.Event(), asyncio.Event()

    def of(self, game: str) -> RulesState:
        return RulesState("ready", 1.0) if self.go.is_set() else RulesState("compiling", 0.25)

    async def settled(self, game: str) -> RulesState:
        self.asked.set()
        await self.go.wait()
        return self.of(game)


class Broken(Executor):
    """As when its processes were killed."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        raise BrokenExecutor("killed")


async def test_a_job_that_fails_says_so_and_may_be_begun_again(house: House, table: Table) -> None:
    places = iter([Broken(), AtOnce()])
    reviews, meter = reviews_of(house, lambda: next(places))
    await reviews.begin(table)
    await reviews.settled()
    assert (await reviews.look(table)).status == "failed"
    await reviews.begin(table)
    await reviews.settled()
    assert (await reviews.look(table)).status == "done"
    assert meter.ended == ["failed", "done"]


async def test_a_review_that_failed_keeps_what_was_read_and_goes_on_there(house: House, table: Table) -> None:
    places = iter([Dies(40), AtOnce()])
    reviews, _ = reviews_of(house, lambda: next(places))
    await reviews.begin(table)
    await reviews.settled()
    stopped = await reviews.look(table)
    assert (stopped.status, stopped.report) == ("failed", None)
    assert 0 < stopped.progress < 1 and 0 < stopped.read < stopped.choices and stopped.moments
    await reviews.begin(table)
    await reviews.settled()
    done = await reviews.look(table)
    assert done.report is not None and done.report.moments[: len(stopped.moments)] == stopped.moments
    fresh, _ = reviews_of(house)
    assert done == await fresh.look(table)


class Hangs(AtOnce):
    """Does some pieces of work; then its process hangs."""

    def __init__(self, pieces: int) -> None:
        super().__init__()
        self.pieces = pieces

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.pieces -= 1
        return Future[Any]() if self.pieces < 0 else super().submit(fn, *args, **kwargs)


async def test_a_process_that_hangs_is_tried_once_more_and_holds_no_other_review(house: House, table: Table) -> None:
    other = await house.table_of(A, B, seats=2)
    await house.play_out(other, A, B)
    places = iter([Hangs(40), Hangs(1), AtOnce()])
    # What is not there at once counts as hanging: no clock is waited for.
    reviews, meter = reviews_of(house, lambda: next(places), longest=0)
    await reviews.begin(table)
    await reviews.begin(other)
    await reviews.settled()
    stopped = await reviews.look(table)
    assert (stopped.status, meter.ended) == ("failed", ["failed", "done"])
    assert 0 < stopped.read < stopped.choices
    assert (await reviews.look(other)).status == "done"


async def test_a_halted_process_is_killed_and_the_review_made_all_the_same(house: House, table: Table) -> None:
    halted = review_pool()
    # As somebody's `kill -STOP` would do, or a debugger: it answers nothing, and does not end by itself either.
    pid = await asyncio.to_thread(halted.submit(os.getpid).result)
    (process,) = (one for one in multiprocessing.active_children() if one.pid == pid)
    os.kill(pid, signal.SIGSTOP)
    places = iter([halted, AtOnce()])
    reviews, meter = reviews_of(house, lambda: next(places), longest=0)
    await reviews.begin(table)
    await reviews.settled()
    assert (await reviews.look(table)).status == "done" and meter.ended == ["done"]
    assert await exit_code(process) == -signal.SIGKILL


async def test_a_review_waits_until_the_rules_are_compiled(house: House, table: Table) -> None:
    ahead = Waits()
    reviews, _ = reviews_of(house, compiling=ahead)
    await reviews.begin(table)
    await ahead.asked.wait()
    preparing = await reviews.look(table)
    assert (preparing.status, preparing.progress) == ("preparing", 0.25)
    ahead.go.set()
    await reviews.settled()
    assert (await reviews.look(table)).status == "done"
    other, _ = reviews_of(house)
    assert (await other.look(table)).status == "done"


async def test_only_a_game_that_is_over_is_reviewed(house: House) -> None:
    table = await house.table_of(A, B, seats=2)
    reviews, _ = reviews_of(house)
    for ask in (reviews.look, reviews.begin):
        with pytest.raises(Refused) as refused:
            await ask(table)
        assert refused.value.refusal.code == "not-over"


async def test_a_long_queue_is_refused(house: House, table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews_module, "MOST_WAITING", 1)
    other = await house.table_of(A, B, seats=2)
    await house.play_out(other, A, B)
    reviews, _ = reviews_of(house, Never)
    await reviews.begin(table)
    with pytest.raises(Refused) as refused:
        await reviews.begin(other)
    assert refused.value.refusal.code == "too-many-reviews"
    await reviews.close()
