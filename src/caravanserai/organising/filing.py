"""All of an event in one file, once nothing of it can be played any more."""

import asyncio
from collections import OrderedDict

from caravanserai.engine.refusal import Refused
from caravanserai.events.file import write_texts
from caravanserai.tables.live.host import Host
from caravanserai.tables.workers import folding
from caravanserai.tables.workers.folds import LATER

from .deals import Deals
from .logbook import Book
from .refusals import refuse

#: Records that are asked for at once; bytes of all files that are kept.
AT_ONCE, MOST_BYTES = 4, 32 << 20


class Files:
    """Those that were made last are kept, as of a row: of an event that is over only what breaks ties is new. However
    many ask, one is made."""

    def __init__(self, host: Host, deals: Deals) -> None:
        self.host = host
        self.deals = deals
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._making: dict[str, asyncio.Task[bytes]] = {}

    async def of(self, book: Book) -> bytes:
        if not await self.deals.is_open(book):
            raise refuse("event-not-over")
        name = f"{book.id} {book.event.number}"
        if name in self._kept:
            self._kept.move_to_end(name)
            return self._kept[name]
        if name not in self._making:
            self._making[name] = task = asyncio.create_task(file_of(self.host, book))
            task.add_done_callback(lambda done: self._made(name, done))
        # Whoever asked first may go away: the others wait for the same.
        return await asyncio.shield(self._making[name])

    def _made(self, name: str, done: asyncio.Task[bytes]) -> None:
        del self._making[name]
        if done.cancelled() or done.exception() is not None:
            return
        self._kept[name] = done.result()
        while sum(map(len, self._kept.values())) > MOST_BYTES:
            self._kept.popitem(last=False)

    async def stop(self) -> None:
        for task in [*self._making.values()]:
            task.cancel()
        await asyncio.gather(*self._making.values(), return_exceptions=True)


async def file_of(host: Host, book: Book) -> bytes:
    """The log and the record of every table that has a result; `caravanserai verify` checks it."""
    places = [place for place, result in sorted(book.event.results.items()) if result is not None]
    records: dict[tuple[int, int], str] = {}
    for start in range(0, len(places), AT_ONCE):
        some = places[start : start + AT_ONCE]
        found = await asyncio.gather(*(_record(host, book.tables[place]) for place in some))
        records |= {place: one for place, one in zip(some, found, strict=True) if one is not None}
    return await asyncio.to_thread(write_texts, tuple(book.rows), records)


async def _record(host: Host, table: str) -> str | None:
    """None: of a result that was corrected there need be no record."""
    try:
        return (await host.memory.look_back(table, folding.record)).decode()
    except Refused as error:
        if error.refusal.code in LATER:
            raise
        return None
