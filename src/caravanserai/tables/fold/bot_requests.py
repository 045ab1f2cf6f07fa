"""Who asks for a bot in the seat of somebody who does not answer: a part of a table's fold. covering.py decides."""

from dataclasses import dataclass, field

from ..log.entries import BotAllowed, BotAsked, BotAskEnded, SeatCovered
from . import table_events as h

#: How long those who are there have to agree, in milliseconds.
REQUEST_LASTS = 60_000


@dataclass
class BotRequest:
    id: int
    seat: int
    asleep: int
    until: int
    waiting: set[int]


@dataclass
class BotRequests:
    now: BotRequest | None = None
    count: int = 0
    #: How often somebody said no, by the seat that was asked about.
    declined: dict[int, int] = field(default_factory=dict)
    #: How often a bot was put into a seat.
    asleep: dict[int, int] = field(default_factory=dict)

    def take(self, entry: BotAsked | BotAllowed | BotAskEnded, time: int) -> tuple[h.TableEvent, ...]:
        match entry:
            case BotAsked():
                self.count += 1
                self.now = BotRequest(self.count, entry.seat, entry.asleep, time + REQUEST_LASTS, {*entry.waiting})
                return (h.BotAsked(entry.seat, entry.asleep),)
            case BotAllowed():
                if self.now is not None and entry.yes:
                    self.now.waiting.discard(entry.seat)
                return (h.BotAllowed(entry.seat, entry.yes),)
            case BotAskEnded():
                if self.now is not None and entry.because == "no":
                    self.declined[self.now.asleep] = self.declined.get(self.now.asleep, 0) + 1
                self.now = None
                return (h.BotAskEnded(entry.because),)

    def covered(self, entry: SeatCovered) -> tuple[h.TableEvent, ...]:
        """A bot has the seat that was asked about."""
        self.now = None
        self.asleep[entry.asleep] = self.asleep.get(entry.asleep, 0) + 1
        return (h.SeatCovered(entry.asleep),)
