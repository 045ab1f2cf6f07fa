"""Events in a process of their own, for what many people make slow. The process keeps those that it has folded, so that
of an event that goes on only what is new is sent there."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Concatenate, ParamSpec, TypeVar

import msgspec

from caravanserai.events.entries import Row
from caravanserai.events.fold import Event, fold
from caravanserai.tables.workers.pools import Pool

from .logbook import Book

P = ParamSpec("P")
T = TypeVar("T")

#: Events that the process keeps.
MOST_KEPT = 20

_rows = msgspec.json.Decoder(list[Row]).decode
#: In the process: the events that it has folded.
_kept: OrderedDict[str, Event] = OrderedDict()


class Elsewhere:
    def __init__(self, pool: Pool) -> None:
        """`pool`: of one process, which remembers."""
        self.pool = pool
        #: By event, the last row that was sent.
        self._sent: dict[str, int] = {}

    async def run(
        self, book: Book, within: float, work: Callable[Concatenate[Event, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """What comes of this work on an event as it is now. The work changes nothing in it."""
        known, number = self._sent.get(book.id, 0), book.event.number
        for first in (known, 0) if known else (0,):
            rows = msgspec.json.encode(book.rows[first:number])
            found = await self.pool.run(_worked, book.id, first, number, rows, work, args, within=within)
            if found is not None:
                self._sent[book.id] = number
                while len(self._sent) > MOST_KEPT:
                    del self._sent[next(iter(self._sent))]
                result: T = found[0]
                return result
        raise AssertionError("all rows were sent")


def _worked(
    id: str, first: int, number: int, rows: bytes, work: Callable[..., T], args: tuple[object, ...]
) -> tuple[T] | None:
    """None: what came before these rows is not known here."""
    event = _kept.get(id) if first else fold(_rows(rows))
    if event is None or not first <= event.number <= number:
        return None
    for row in _rows(rows) if first else ():
        if row.number > event.number:
            event.take(row)
    _kept[id] = event
    _kept.move_to_end(id)
    while len(_kept) > MOST_KEPT:
        _kept.popitem(last=False)
    return (work(event, *args),)
