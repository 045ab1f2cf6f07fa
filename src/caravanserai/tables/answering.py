"""One answer on its way: decided when the table's turn has come, written, folded in, told, acknowledged.

Answers are most of what a house does, so they go from step to step by callbacks, without a task of their own; what
seldom happens on the way (an id from long ago, somebody who comes back, the end of a game) waits in one.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import TYPE_CHECKING

import msgspec

from caravanserai.engine.game import SPECTATOR

from . import commands
from .entries import Answered, Entry, Row
from .log import Person, StoreError
from .table import Ack, refuse

if TYPE_CHECKING:
    from .host import Host
    from .memory import LiveTable

#: Called with the acknowledgement, or with the reason why there is none.
Hear = Callable[[Ack | Exception], None]


class Answering:
    __slots__ = ("ask", "began", "hear", "host", "live", "move", "move_id", "person", "rows", "seat")

    def __init__(
        self, host: Host, live: LiveTable, person: Person, ask: str, move_id: str, move: msgspec.Raw, hear: Hear
    ) -> None:
        self.host = host
        self.live = live
        self.person = person
        self.ask = ask
        self.move_id = move_id
        self.move = move
        self.hear = hear
        self.seat = SPECTATOR
        self.rows: list[Row] = []
        self.began = 0.0

    def begin(self) -> None:
        """It is our turn."""
        try:
            table = self.live.table
            seat = self.seat = table.seat_of(self.person.id)
            known = table.acks.get((seat, self.move_id))
            if known is not None:
                self._end(known)
            elif seat >= 0 and self.ask != table.ask_id(seat):
                # Not while it is our turn: others need not wait for that.
                self.live.turn.done()
                self.host.spawn(self._look_long_ago(seat))
            else:
                self._decide()
        except Exception as error:
            self._end(error)

    def _begin_again(self) -> None:
        """It was not taken long ago: then it is a new answer, to whatever it is to."""
        try:
            known = self.live.table.acks.get((self.seat, self.move_id))
            if known is not None:
                self._end(known)
            else:
                self._decide()
        except Exception as error:
            self._end(error)

    def _decide(self) -> None:
        entries = self._entries()
        if all(isinstance(entry, Answered) for entry in entries):
            self.rows = self.host.rows_of(self.live.table, entries)
            self.began = perf_counter()
            self.host.store.append_soon(self.live.table.id, self.rows, self._written)
        else:
            self.host.spawn(self._write(entries))

    def _entries(self) -> list[Entry]:
        return commands.answer(self.live.table, self.person.id, self.person.name, self.ask, self.move_id, self.move)

    def _written(self, error: StoreError | None) -> None:
        self.host.meter.committed(self.live.table, perf_counter() - self.began)
        if error is not None:
            self._end(_not_saved(error))
            return
        try:
            self.host.fold(self.live, self.rows)
            if self.live.table.status == "over":
                self.host.spawn(self._sum_up())
                return
        except Exception as broken:
            self._end(broken)
        else:
            self._end(self._ack())

    def _ack(self) -> Ack:
        return self.live.table.acks[self.seat, self.move_id]

    def _end(self, outcome: Ack | Exception) -> None:
        self.live.turn.done()
        self.hear(outcome)

    # -- what seldom happens ---------------------------------------------------------------------------------

    async def _look_long_ago(self, seat: int) -> None:
        """An ask that is not open any more: perhaps this very answer was taken then."""
        try:
            known = await self.host.known_long_ago(self.live.table, seat, self.move_id)
        except Exception as error:
            self.hear(error)
            return
        if known is None:
            self.live.turn.then(self._begin_again)
        else:
            self.hear(known)

    async def _write(self, entries: list[Entry]) -> None:
        try:
            await self.host.write(self.live, entries)
        except Exception as error:
            self._end(error)
        else:
            self._end(self._ack())

    async def _sum_up(self) -> None:
        await self.host.summarize(self.live)
        self._end(self._ack())


def _not_saved(error: StoreError) -> Exception:
    refused = refuse("not-saved")
    refused.__cause__ = error
    return refused
