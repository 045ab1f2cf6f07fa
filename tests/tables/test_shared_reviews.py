"""Reviews in a house of many nodes: one of them makes each, all see how far it is, and nobody waits for a dead one."""

import asyncio
from collections.abc import AsyncIterator
from concurrent.futures import Executor, Future
from typing import Any

import pytest

from caravanserai.coach.report import VERSION
from caravanserai.engine.refusal import Refused
from caravanserai.tables import reviews as reviews_module
from caravanserai.tables.fold.table import Table
from caravanserai.tables.log.postgres import PostgresStore
from caravanserai.tables.log.postgres_reviews import LEASE, MOST_TRIES
from caravanserai.tables.log.review_jobs import Kind
from caravanserai.tables.log.store import StoreError
from caravanserai.tables.reviews import ReviewState
from caravanserai.tables.shared_reviews import SharedReviews, reviews_for
from tests.servers.postgres import Postgres
from tests.tables.fake_time import FakeTime
from tests.tables.house import A, AtOnce, B, House, until
from tests.tables.test_reviews import Counting, Hangs, few
from tests.waiting import SECONDS

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

Nodes = tuple[House, House]
Made = tuple[SharedReviews, Counting]


@pytest.fixture
async def nodes(postgres: Postgres) -> AsyncIterator[Nodes]:
    name = await postgres.new_database(await postgres.template())
    time = FakeTime()
    one = await House(postgres.url(name), time).start()
    await one.people(A, B)
    other = await House(postgres.url(name), time).start()
    yield one, other
    await other.stop()
    await one.stop()
    await postgres.drop(name)


@pytest.fixture
async def table(nodes: Nodes) -> Table:
    return await finished(nodes[0])


async def finished(house: House) -> Table:
    table = await house.table_of(A, B, seats=2)
    await house.play_out(table, A, B)
    return table


def working(house: House, pool: Executor | None = None, *, start: bool = True) -> Made:
    meter = Counting()
    reviews = reviews_for(house.store, lambda: pool or AtOnce(), meter, few)
    assert isinstance(reviews, SharedReviews)
    reviews.pause = reviews.beat = 0.01
    if start:
        reviews.start()
    return reviews, meter


async def until_seen(reviews: SharedReviews, table: Table, reached: Any) -> ReviewState:
    """Ask as a page does, until it is so."""
    async with asyncio.timeout(SECONDS):
        while not reached(state := await reviews.look(table)):
            await asyncio.sleep(0.01)
    return state


async def until_told(reviews: SharedReviews, table: Table) -> None:
    """The store knows of a part that this one has made: it could have died before it said so."""
    async with asyncio.timeout(SECONDS):
        while True:
            found = await reviews.jobs.review_job(table.id, table.rules.key, reviews.kind)
            # Whoever claims it is preparing at first: what is read then was read by the one before.
            mine = found is not None and found.worker == reviews.worker and found.note.status == "running"
            if found is not None and mine and found.note.read > 0:
                return
            await asyncio.sleep(0.01)


async def kill(reviews: SharedReviews) -> None:
    """As when its machine is gone: it says nothing more and gives nothing back."""
    reviews._closed = True
    for task in [*reviews._tasks]:
        task.cancel()
    reviews._let_go()
    await asyncio.gather(*reviews._tasks, return_exceptions=True)


def database(house: House) -> PostgresStore:
    assert isinstance(house.store, PostgresStore)
    return house.store


async def time_passes(house: House, milliseconds: int = LEASE + 1) -> None:
    """The time is the database's, which no test can move: so what was noted is older."""
    await database(house)._execute("UPDATE review_jobs SET beat_at = beat_at - $1", milliseconds)


def running(state: ReviewState) -> bool:
    return state.status == "running" and 0 < state.progress < 1 and bool(state.moments)


class Half(Hangs):
    """Makes a part of a review; what comes next never ends, until its processes are killed."""

    def __init__(self) -> None:
        super().__init__(40)
        self.left: list[Future[Any]] = []

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        piece = super().submit(fn, *args, **kwargs)
        if not piece.done():
            self.left.append(piece)
        return piece

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        for piece in self.left:
            piece.cancel()


async def test_the_node_that_makes_it_dies_and_the_other_ends_it(nodes: Nodes, table: Table) -> None:
    one, meter = working(nodes[0], Half())
    other, there = working(nodes[1], start=False)
    await one.begin(table)
    seen = await until_seen(other, table, running)
    assert 0 < seen.read < seen.choices, "a page at the other node sees how far it is"
    assert (await other.begin(table)).status == "running", "and begins nothing twice"
    other.start()
    await other.settled()
    assert (await other.look(table)).status == "running", "nobody takes what is being made"
    await kill(one)
    await time_passes(nodes[1])
    done = await until_seen(other, table, lambda state: state.status == "done")
    assert done.report is not None and (meter.ended, there.ended) == ([], ["done"])
    assert await one.look(table) == done, "the same at every node"
    await other.close()


async def test_who_is_told_that_it_is_anothers_lets_go(nodes: Nodes, table: Table) -> None:
    one, meter = working(nodes[0], Half())
    await one.begin(table)
    await until_seen(one, table, running)
    await database(nodes[0])._execute("UPDATE review_jobs SET worker = 'another'")
    await until(lambda: meter.ended == ["failed"])
    state = await one.look(table)
    assert state.status == "running", "and says nothing about it any more"
    await one.close()
    assert await one.look(table) == state, "nor gives back what is not its own"


async def test_a_node_that_closes_leaves_its_review_to_the_next(nodes: Nodes, table: Table) -> None:
    one, _ = working(nodes[0], Half())
    await one.begin(table)
    await until_seen(one, table, running)
    await one.close()
    other, meter = working(nodes[1])
    await until_seen(other, table, lambda state: state.status == "done")
    assert meter.ended == ["done"]
    await other.close()


@pytest.mark.nightly
async def test_two_nodes_share_what_there_is_to_make(nodes: Nodes) -> None:
    tables = [await finished(nodes[0]) for _ in range(4)]
    made = [working(node, start=False) for node in nodes]
    await asyncio.gather(*(reviews.begin(table) for reviews, _ in made for table in tables))
    for reviews, _ in made:
        reviews.start()
    for table in tables:
        await until_seen(made[0][0], table, lambda state: state.status == "done")
    assert sum(meter.ended.count("done") for _, meter in made) == 4, "each was made once"
    assert all("failed" not in meter.ended for _, meter in made)
    for reviews, _ in made:
        await reviews.close()


async def test_what_every_worker_died_of_is_given_up(nodes: Nodes, table: Table) -> None:
    asked, _ = working(nodes[0], start=False)
    await asked.begin(table)
    for _ in range(MOST_TRIES):
        killed, _ = working(nodes[0], Half())
        await until_told(killed, table)
        await kill(killed)
        await time_passes(nodes[0])
    last, meter = working(nodes[1])
    failed = await until_seen(asked, table, lambda state: state.status == "failed")
    assert failed.read > 0 and meter.ended == [], "what was read is still shown"
    await asked.begin(table)
    await until_seen(asked, table, lambda state: state.status == "done")
    await last.close()


async def test_a_node_with_another_coach_leaves_it_alone(nodes: Nodes, table: Table) -> None:
    asked, _ = working(nodes[0], start=False)
    await asked.begin(table)
    newer, meter = working(nodes[1], start=False)
    newer.kind = Kind(VERSION + 1, newer.kind.rules)
    newer.start()
    await newer.settled()
    assert (await asked.look(table)).status == "waiting" and meter.ended == []
    await newer.close()


async def test_what_failed_says_so_at_every_node_until_it_is_forgotten(nodes: Nodes, table: Table) -> None:
    one, _ = working(nodes[0], Hangs(40))
    one.longest = 0
    other, _ = working(nodes[1], start=False)
    await one.begin(table)
    failed = await until_seen(other, table, lambda state: state.status == "failed")
    assert 0 < failed.read < failed.choices
    await one.close()
    await time_passes(nodes[0], 25 * 3_600 * 1_000)
    more = await finished(nodes[0])
    await other.begin(more)
    assert (await other.look(table)).status == "none"


async def test_the_queue_is_one_for_all_nodes(nodes: Nodes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews_module, "MOST_WAITING", 2)
    tables = [await finished(nodes[0]) for _ in range(3)]
    asked = [working(node, start=False)[0] for node in (*nodes, nodes[0])]
    results = await asyncio.gather(
        *(reviews.begin(table) for reviews, table in zip(asked, tables, strict=True)), return_exceptions=True
    )
    (refused,) = [result for result in results if isinstance(result, Refused)]
    assert refused.refusal.code == "too-many-reviews"


async def test_a_store_that_was_away_makes_nobody_dead(nodes: Nodes, table: Table) -> None:
    """While it is away nobody can say that they are alive."""
    one, _ = working(nodes[0], Half())
    await one.begin(table)
    await until_seen(one, table, running)
    other, _ = working(nodes[1], start=False)
    looks = list[bool]()
    claim = database(nodes[1]).claim_review

    async def away(worker: str, kind: Kind, *, of_others: bool) -> Any:
        looks.append(of_others)
        if len(looks) in (1, 4):
            raise StoreError("away")
        return await claim(worker, kind, of_others=of_others)

    database(nodes[1]).claim_review = away  # type: ignore[method-assign]
    other.start()
    await until(lambda: len(looks) >= 7)
    assert looks[:7] == [False, False, True, True, False, True, True]
    await other.close()
    await one.close()


async def test_a_table_that_is_deleted_takes_its_job_along(nodes: Nodes, table: Table) -> None:
    asked, _ = working(nodes[0], start=False)
    await asked.begin(table)
    await database(nodes[0])._execute("UPDATE tables SET status = 'closed', changed_at = 1")
    assert await nodes[0].store.delete_closed(2, 9) == [table.id]
    assert await database(nodes[0])._one("SELECT count(*) FROM review_jobs") == 0
