"""Reviews in a house of many nodes: what is to be made are rows of the store, and a node that is free takes one.

Whoever makes one tells how far it is, so that a page hears the same at every node. A worker that dies is not heard of
any more, and another node begins its review anew. Two that make the same make the same digits: nothing is lost by it.
"""

import asyncio
import contextlib
import secrets
from typing import Any

import msgspec

from caravanserai.coach.report import VERSION, Report, ReviewMoment
from caravanserai.engine.game import GAMES, game

from . import reviews
from .fold.table import Table
from .log.review_jobs import Claimed, Kind, Note, ReviewJobs
from .log.store import StoreError
from .log.summary import Overview
from .refusals import refuse
from .reviews import Job, Reviews, ReviewState
from .supervise import kept_running, note_fault, spawn

#: Seconds between two looks for something to make, and between two words about what is made.
PAUSE = 2.0
BEAT = 2.0


class SharedReviews(Reviews):
    jobs: ReviewJobs

    def __init__(self, jobs: ReviewJobs, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.jobs = jobs
        self.worker = secrets.token_hex(8)
        self.kind = Kind(VERSION, {key: game(key).rules_version for key in GAMES})
        self.pause, self.beat = PAUSE, BEAT
        self._wake = asyncio.Event()
        self._idle = asyncio.Event()
        self._ended = asyncio.Event()
        self._telling: asyncio.Task[None] | None = None

    def start(self) -> None:
        spawn(kept_running(self._take_turns, "reviews", self.meter), self._tasks)

    async def settled(self) -> None:
        """Return when nothing waits that this node could make, or when it makes nothing any more."""
        await self._idle.wait()

    async def _under_way(self, table: Overview | Table) -> ReviewState | None:
        found = await self.jobs.review_job(table.id, table.rules.key, self.kind)
        if found is None:
            return None
        mine = self._jobs.get(table.id)
        if mine is not None and found.worker == self.worker and found.note.status != "waiting":
            return self._how_far(mine)
        note = found.note
        moments = msgspec.json.decode(note.moments, type=tuple[ReviewMoment, ...])
        return ReviewState(note.status, round(note.progress, 3), None, note.read, note.choices, moments)

    async def _ask_for(self, table: Overview | Table) -> None:
        if not await self.jobs.ask_for_review(table.id, table.rules.key, self.kind, reviews.MOST_WAITING):
            raise refuse("too-many-reviews")
        self._idle.clear()
        self._wake.set()

    async def _take_turns(self) -> None:
        # When the store was away nobody could say that they are alive: what is another's is left alone for one look.
        heard = False
        while True:
            self._wake.clear()
            try:
                claimed = await self.jobs.claim_review(self.worker, self.kind, of_others=heard)
                heard = True
            except StoreError:
                claimed, heard = None, False
            if claimed is not None:
                await self._make_claimed(claimed)
                continue
            if not self._wake.is_set():
                self._idle.set()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self.pause):
                    await self._wake.wait()

    async def _make_claimed(self, claimed: Claimed) -> None:
        job = self._take_up(claimed.table, claimed.game)
        self._ended = asyncio.Event()
        self._telling = spawn(self._tell(claimed, job, self._ended), self._tasks)
        try:
            await self._see_to(claimed.table, job)
        except Exception as error:
            note_fault(self.meter, "review", error)
            await self._fall_silent()
            with contextlib.suppress(StoreError):
                await self._note(claimed, job)
        finally:
            await self._fall_silent()

    async def _tell(self, claimed: Claimed, job: Job, ended: asyncio.Event) -> None:
        """How far it is, until it is done. Who was taken for dead stops: another makes it by now."""
        while not ended.is_set():
            with contextlib.suppress(StoreError):
                if not await self._note(claimed, job):
                    self._let_go()
                    return
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self.beat):
                    await ended.wait()

    async def _fall_silent(self) -> None:
        """What is said next is the last word: nothing that was said before may come after it."""
        if self._telling is not None:
            self._ended.set()
            await asyncio.wait({self._telling})

    async def _note(self, claimed: Claimed, job: Job) -> bool:
        far = self._how_far(job)
        note = Note(job.status, far.progress, far.read, far.choices, msgspec.json.encode(far.moments))
        return await self.jobs.note_review(claimed.table, self.kind, claimed.game, self.worker, note)

    async def _keep(self, table: str, report: Report) -> None:
        await self._fall_silent()
        await self.jobs.finish_review(table, self.kind, report.game, msgspec.json.encode(report))

    async def close(self) -> None:
        await super().close()
        with contextlib.suppress(StoreError):
            await self.jobs.give_back_reviews(self.worker)
        self._idle.set()


def reviews_for(store: Any, *args: Any, **options: Any) -> Reviews:
    """As the store has it: jobs that are shared, or what this process remembers."""
    if isinstance(store, ReviewJobs):
        return SharedReviews(store, store, *args, **options)
    return Reviews(store, *args, **options)
