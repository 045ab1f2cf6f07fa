"""Who asks to play on for a bot, and who has seen which hand: a part of a table's fold. takeover.py decides over it."""

from dataclasses import dataclass, field

from ..log.entries import EndedBecause, SeatWished, WishAnswered, WishEnded
from . import table_events as h

#: How long those who play have to say yes, in milliseconds.
WISH_LASTS = 60_000


@dataclass
class TakeoverRequest:
    id: int
    seat: int
    person: str
    name: str
    until: int
    yes: set[int] = field(default_factory=set)


@dataclass
class TakeoverRequests:
    now: TakeoverRequest | None = None
    count: int = 0
    #: How many of them nobody had to decide: they were withdrawn, or there was nothing to ask for any more.
    gone: int = 0
    #: Those who were told no, or changed their mind; they are not asked about again.
    declined: set[str] = field(default_factory=set)
    #: Whose hands each person has seen in this game.
    seen: dict[str, set[int]] = field(default_factory=dict)

    def sees(self, person: str, seat: int) -> None:
        """From now on this person sees the hand of this seat."""
        self.seen.setdefault(person, set()).add(seat)
        if self.now is not None and (person == self.now.person or seat == self.now.seat):
            self.now = None

    def has_seen(self, person: str, besides: int) -> bool:
        """Has this person seen a hand of another seat than this one?"""
        return bool(self.seen.get(person, set()) - {besides})

    def take(self, entry: SeatWished | WishAnswered | WishEnded, time: int) -> tuple[h.TableEvent, ...]:
        match entry:
            case SeatWished():
                self.count += 1
                self.now = TakeoverRequest(self.count, entry.seat, entry.person, entry.name, time + WISH_LASTS)
                return (h.SeatWished(entry.seat, entry.name),)
            case WishAnswered():
                if entry.yes and self.now is not None:
                    self.now.yes.add(entry.seat)
                return (h.WishAnswered(entry.seat, entry.yes),)
            case WishEnded():
                name = self.now.name if self.now is not None else ""
                self._end(entry.because)
                return (h.WishEnded(name, entry.because),)

    def _end(self, because: EndedBecause) -> None:
        if self.now is not None and because in ("no", "gone"):
            self.declined.add(self.now.person)
        self.gone += because == "gone"
        self.now = None
