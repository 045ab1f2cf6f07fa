"""All of an event in one file, once nothing of it can be played any more."""

import asyncio

from caravanserai.engine.refusal import Refused
from caravanserai.events.file import write_texts
from caravanserai.tables.live.host import Host
from caravanserai.tables.workers import folding

from .deals import Deals
from .logbook import Book
from .refusals import refuse

#: Records that are asked for at once.
AT_ONCE = 4


async def file_of(host: Host, deals: Deals, book: Book) -> bytes:
    """The log and the record of every table that has a result; `caravanserai verify` checks it."""
    if not await deals.is_open(book):
        raise refuse("event-not-over")
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
        if error.refusal.code in ("too-busy", "server-stopping"):
            raise
        return None
