"""Who is on holiday: a part of a table's fold. holidays.py decides."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ..log.entries import HolidayBegan, HolidayKind, HolidayOver, HolidayWords, PauseAnswered
from . import table_events as h
from .clocks import Clocks
from .seats import Seat


@dataclass
class Holiday:
    until: int
    how: HolidayKind
    words: HolidayWords | None
    #: Those who have yet to agree to a pause, and who did.
    waiting: set[int]
    agreed: set[int] = field(default_factory=set)


@dataclass
class Away:
    now: dict[int, Holiday] = field(default_factory=dict)
    #: By seat, the number of the last holiday that was told here: one that ended here does not begin again.
    told: dict[int, int] = field(default_factory=dict)

    def take(
        self, entry: HolidayBegan | PauseAnswered | HolidayOver, seats: Sequence[Seat], clocks: Clocks, time: int
    ) -> tuple[h.TableEvent, ...]:
        match entry:
            case HolidayBegan():
                self.told[entry.seat] = entry.holiday
                self.now[entry.seat] = Holiday(entry.until, entry.how, entry.words, {*entry.waiting})
                self._pause(entry.seat, clocks)
                return (h.HolidayBegan(entry.seat, entry.until, entry.how),)
            case PauseAnswered():
                if (holiday := self.now.get(entry.away)) is not None:
                    if not entry.yes:
                        holiday.how = "orders"
                    holiday.waiting = holiday.waiting - {entry.seat} if entry.yes else set()
                    holiday.agreed.add(entry.seat)
                    self._pause(entry.away, clocks)
                return (h.PauseAnswered(entry.seat, entry.away, entry.yes),)
            case HolidayOver():
                holiday, seat = self.now.get(entry.seat), seats[entry.seat]
                if holiday is not None and holiday.how == "bot" and seat.away == "clock":
                    seat.bot, seat.away, seat.missed = None, None, 0
                    clocks.renew(entry.seat, time)
                self.back(entry.seat, clocks, time)
                return (h.HolidayOver(entry.seat),)

    def back(self, seat: int, clocks: Clocks, time: int) -> None:
        """Whoever has this seat does something here: no holiday counts any more."""
        if self.now.pop(seat, None) is not None:
            clocks.go_on(seat, time)

    def returned(self, seat: int, clocks: Clocks, time: int) -> None:
        """Somebody plays again: they are back, and what the others agreed to without them they are asked."""
        self.back(seat, clocks, time)
        for away, holiday in self.now.items():
            if holiday.how == "pause" and seat not in holiday.agreed:
                holiday.waiting.add(seat)
                clocks.go_on(away, time)

    def gone(self, seat: int, clocks: Clocks) -> None:
        """A bot plays there: nobody need wait for that one to agree."""
        for away, holiday in self.now.items():
            if seat in holiday.waiting:
                holiday.waiting.discard(seat)
                self._pause(away, clocks)

    def _pause(self, seat: int, clocks: Clocks) -> None:
        if self.now[seat].how == "pause" and not self.now[seat].waiting:
            clocks.pause(seat)
