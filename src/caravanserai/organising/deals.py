"""Nothing of a deal reaches who can still play it: who may look at a table of an event from outside, and when."""

from caravanserai.engine.game import SPECTATOR
from caravanserai.engine.refusal import Refused
from caravanserai.tables.live.host import Host
from caravanserai.tables.log.store import Person
from caravanserai.tables.log.summary import Overview
from caravanserai.tables.log.talks import Talk

from . import statements as sql
from .logbook import Book, Logbook
from .refusals import refuse


class Deals:
    def __init__(self, host: Host, logbook: Logbook) -> None:
        self.host = host
        self.logbook = logbook

    async def check_may_see(self, table: Overview, person: Person | None) -> None:
        if not await self.may_see(table, person):
            raise refuse("event-hidden")

    async def may_see(self, table: Overview, person: Person | None) -> bool:
        """May this person look at a table? `table`: the one whose cards it shows."""
        stage = table.card.stage
        if stage is None or stage.kind != "event":
            return True
        place = await self._place(table.id)
        if place is None:
            return False
        book = await self.logbook.book(stage.key)
        if not book.event.setting.duplicate or is_told(book, place[0]):
            return True
        if book.event.status == "called off" and await self._is_quiet(book):
            return True
        if person is None or table.seat_of(person) == SPECTATOR:
            return False
        return table.status == "playing" or not self._plays_elsewhere(book, place, person)

    async def _place(self, table: str) -> tuple[int, int] | None:
        def talk() -> Talk[tuple[int, int] | None]:
            found = yield sql.OF_TABLE, (table,)
            return (found[0][1], found[0][2]) if found else None

        return await self.logbook.store.ask(talk)

    async def _is_quiet(self, book: Book) -> bool:
        """Is nobody playing any more? Tables of an event that was called off are given up one by one."""
        for place in book.event.waiting_for():
            try:
                if (await self.host.known(book.tables[place])).status in ("open", "playing"):
                    return False
            except Refused as error:
                if error.refusal.code != "no-such-table":
                    return False
        return True

    def _plays_elsewhere(self, book: Book, place: tuple[int, int], person: Person) -> bool:
        """Who entered as a guest too may have the same deal at another table: what one shows stays hidden until both
        are over."""
        number, here = place
        keys = {*book.keys_of(person)}
        if book.event.setting.format == "alone":
            may_come = {key for key in keys if key in book.event.entrants and book.event.begun.get(key, 0) < number}
            if may_come:
                return True
        tables = [
            t for t, seated in enumerate(book.event.rounds[number - 1]) if t != here and keys.intersection(seated)
        ]
        return any((number, other) not in book.event.results for other in tables)

    async def is_open(self, book: Book) -> bool:
        """May everything of this event be shown? It is over, and nobody plays any more."""
        return book.event.status == "over" or (book.event.status == "called off" and await self._is_quiet(book))


def is_told(book: Book, number: int) -> bool:
    """Has every table of this round played its deal to the end?"""
    return book.event.status in ("running", "over") and book.event.is_told(number)
