"""Joins, leaves, answers, changed answers, timeouts, kills and restarts in any order: nothing acknowledged is lost."""

import asyncio
import os
import tempfile
from pathlib import Path

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from caravanserai.engine.refusal import Refused
from caravanserai.tables.log.entries import Answered
from tests.night import NIGHT
from tests.tables.fake_time import FakeTime
from tests.tables.house import NONCE, A, B, C, D, House

PEOPLE = (A, B, C, D)
people = st.sampled_from(PEOPLE)


class AnyOrder(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.folder = tempfile.TemporaryDirectory(dir=os.environ.get("PYTEST_DEBUG_TEMPROOT"))
        self.acked: dict[tuple[str, str], int] = {}
        self.ids = 0

    def run(self, work):
        return self.runner.run(work)

    def attempt(self, work) -> bool:
        """Do something that may be refused; a refusal changes nothing."""
        table = self.table
        before = (table.number, table.g.copy() if table.g else None)
        try:
            self.run(self.and_settle(work))
        except Refused:
            if not self.house.host.autoplay.tasks:
                assert (table.number, table.g) == before
            return False
        return True

    async def and_settle(self, work):
        done = await work
        await self.house.host.settled()
        return done

    @property
    def table(self):
        return self.run(self.house.host.memory.find(self.id)).table

    @initialize(
        seats=st.integers(2, 4),
        clock=st.sampled_from([{"type": "relaxed"}, {"type": "live", "bank": 60, "increment": 5}]),
        bots=st.booleans(),
        takeover=st.sampled_from(["open", "ask"]),
    )
    def open(self, seats, clock, bots, takeover):
        async def begin():
            self.house = await House(Path(self.folder.name) / "house.db", FakeTime()).start()
            await self.house.people(*PEOPLE)
            setting = {"clock": clock, "bots": {seats - 1: "random"} if bots else {}, "takeover": takeover}
            table = await self.house.table_of(A, seats=seats, **setting)
            self.id = table.id

        self.run(begin())

    @rule(person=people)
    def sit(self, person):
        self.attempt(self.house.host.sit(self.id, person, None, NONCE))

    @rule(person=people)
    def stand(self, person):
        self.attempt(self.house.host.stand(self.id, person))

    @rule(person=people)
    def start(self, person):
        self.attempt(self.house.host.start_game(self.id, person))

    @rule(person=people)
    def come_back(self, person):
        self.attempt(self.house.host.come_back(self.id, person))

    @rule(person=people, seat=st.integers(0, 4))
    def take_over(self, person, seat):
        self.attempt(self.house.host.take_over(self.id, person, seat))

    @rule(person=people, yes=st.booleans())
    def answer_wish(self, person, yes):
        self.attempt(self.house.host.answer_wish(self.id, person, self.table.takeover_requests.count, yes))

    @precondition(lambda self: self.table.status == "playing")
    @rule(person=people, pick=st.integers(0, 10**6), times=st.integers(1, 2))
    def answer(self, person, pick, times):
        """Also when it is not theirs, or to change a sealed one; sent twice, it is taken once."""
        seat = self.table.seat_of(person.id)
        offers = self.table.rules.offers(self.table.g, seat) if seat >= 0 else []
        if not offers:
            return
        self.ids += 1
        move_id, ask = f"m{self.ids}", self.table.ask_id(seat)
        for _ in range(times):
            ack = self.run(
                self.and_settle(self.house.answer(self.table, person, offers[pick % len(offers)], move_id, ask))
            )
            assert self.acked.setdefault((person.id, move_id), ack.number) == ack.number

    @rule(seconds=st.integers(1, 90))
    def time_passes(self, seconds):
        async def pass_time():
            self.house.time.move(seconds * 1_000)
            await self.house.host.settled()

        self.run(pass_time())

    @rule(clean=st.booleans(), seconds=st.integers(0, 1_000))
    def restart(self, clean, seconds):
        async def again():
            await (self.house.stop() if clean else self.house.kill())
            self.house.time.move(seconds * 1_000)
            await self.house.start()

        before = self.table
        self.run(again())
        now = self.table
        if not any(seat.bot for seat in now.seats):
            assert now.g == before.g
            assert now.round == before.round

    @invariant()
    def nothing_acknowledged_is_lost_or_doubled(self):
        stored = self.run(self.house.store.load(self.id))
        assert [row.number for row in stored.rows] == list(range(len(stored.rows)))
        moves = [(row.entry.seat, row.entry.move_id) for row in stored.rows if isinstance(row.entry, Answered)]
        assert len(moves) == len(set(moves))
        assert {move_id for _, move_id in self.acked} <= {move_id for _, move_id in moves}

    def teardown(self):
        if hasattr(self, "house"):
            self.run(self.house.kill())
        self.runner.close()
        self.folder.cleanup()


AnyOrder.TestCase.settings = settings(max_examples=40 if NIGHT else 20, stateful_step_count=25, deadline=None)
TestAnyOrder = pytest.mark.slow(AnyOrder.TestCase)
