"""Ties that only luck-free points can break: when an event is over the games of those who are tied are reviewed, one at
a time and within the budget of reviews that nobody asked for. What comes of it stands in the event's log, so another
node, or this one after a restart, goes on where it was."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from functools import partial

from caravanserai.coach.report import Report
from caravanserai.engine.refusal import Refused
from caravanserai.events import entries as e
from caravanserai.events.standings import games_to_review
from caravanserai.tables.live.host import Host
from caravanserai.tables.log.summary import Overview
from caravanserai.tables.reviews import Reviews

from .elsewhere import Elsewhere
from .logbook import NOTHING, Book, Change, Logbook
from .refusals import refuse
from .scoring import WITHIN, is_little

#: Games that are looked at together; so often one that fails is begun again.
AT_A_TIME, TRIES = 4, 3
#: After so long what was not looked at is not looked at any more, and ties stay.
LONGEST = 7 * 24 * 3_600_000
#: A table of which there will be no review, whenever one asks.
LOST = ("no-such-table", "table-damaged", "table-old-rules", "not-over")

Place = tuple[int, int]


class Ties:
    def __init__(
        self,
        host: Host,
        logbook: Logbook,
        elsewhere: Elsewhere,
        reviews: Reviews,
        pays: Callable[[int], Awaitable[bool]],
    ) -> None:
        """`pays`: is there something left of the budget?"""
        self.host = host
        self.logbook = logbook
        self.elsewhere = elsewhere
        self.reviews = reviews
        self.pays = pays
        self._failed: Counter[str] = Counter()

    async def are_settled(self, book: Book) -> bool:
        """See to an event that is over: is there nothing left to be looked at?"""
        if not book.event.looked_at:
            games = await self._games(book)
            if not games:
                return True
            book = await self.logbook.write(book.id, partial(_tied, games=games))
        waiting = [place for place, done in book.event.looked_at.items() if not done]
        for place, luckless in (await self._look_at(book, waiting)).items():
            book = await self.logbook.write(book.id, partial(_reviewed, place=place, luckless=luckless))
        return all(book.event.looked_at.values())

    async def _games(self, book: Book) -> tuple[Place, ...]:
        if is_little(book.event):
            return games_to_review(book.event)
        try:
            return await self.elsewhere.run(book, WITHIN, games_to_review)
        except (BrokenExecutor, TimeoutError):
            raise refuse("too-busy") from None  # it is tried again

    async def _look_at(self, book: Book, waiting: list[Place]) -> dict[Place, tuple[int, ...]]:
        """What is known of the first of them by now: luck-free results, or nothing where there is no review. If none
        is under way the next one is begun."""
        if self.logbook.time.now() > book.event.over_at + LONGEST:
            return dict.fromkeys(waiting, ())
        found: dict[Place, tuple[int, ...]] = {}
        next_one: Overview | None = None
        for place in waiting[:AT_A_TIME]:
            table = book.tables[place]
            try:
                at = await self.host.known(table)
                state = await self.reviews.look(at)
            except Refused as error:
                if error.refusal.code in LOST:
                    found[place] = ()
                continue
            if state.report is not None:
                found[place] = await asyncio.to_thread(luckless_of, state.report)
            elif state.status == "failed" and self._failed[table] >= TRIES:
                del self._failed[table]
                found[place] = ()
            elif state.status in ("none", "failed"):
                next_one = next_one or at
            else:
                return found  # it is being made
        if next_one is not None and await self.pays(self.logbook.time.now()):
            await self._begin(next_one)
        return found

    async def _begin(self, at: Overview) -> None:
        with suppress(Refused):
            self._failed[at.id] += (await self.reviews.look(at)).status == "failed"
            await self.reviews.begin(at)


def luckless_of(report: Report) -> tuple[int, ...]:
    """In thousandths of a game that is won."""
    return tuple(round(1000 * one.win.without_luck) for one in report.balance)


def _tied(book: Book, now: int, games: tuple[Place, ...]) -> Change:
    return NOTHING if book.event.looked_at else Change((e.Tied(games),))


def _reviewed(book: Book, now: int, place: Place, luckless: tuple[int, ...]) -> Change:
    return Change((e.Reviewed(*place, luckless),)) if book.event.looked_at.get(place) is False else NOTHING
