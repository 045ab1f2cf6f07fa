"""A table as a fold over its log. Nothing here writes, waits or looks at a clock: rows in, what is heard out."""

from collections import deque
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec

from caravanserai.rules.fairness import Fairness, shuffled
from caravanserai.rules.game import SPECTATOR, Game, game
from caravanserai.rules.kit import State
from caravanserai.rules.refusal import Refusal, Refused

from . import happenings as h
from .clocks import Clocks
from .entries import (
    Answered,
    BotSat,
    Closed,
    Entry,
    Opened,
    Rematched,
    Resumed,
    Returned,
    Row,
    Sat,
    Started,
    Stood,
    TakenOver,
)
from .seats import Seat

Status = Literal["open", "playing", "over", "closed"]

#: What is kept in memory for those who reconnect; older things are folded again from the log.
KEPT = 48
KEPT_IDS = 64


class Ack(msgspec.Struct, frozen=True):
    """An answer is on disk: its number in the log, and the id it came with."""

    number: int
    move_id: str


@dataclass
class Table:
    """The present of one table, and how the next row changes it."""

    id: str
    secret: str
    rules: Game[Any] = field(init=False)
    opened: Opened = field(init=False)
    seats: list[Seat] = field(init=False)
    clocks: Clocks = field(init=False)
    edition: Any = field(init=False)
    status: Status = "open"
    g: State | None = None
    #: Rows folded so far: the number of the next one.
    number: int = 0
    opened_at: int = 0
    changed_at: int = 0
    #: Rises with every ask that is new; sealed answers leave it alone.
    round: int = 0
    shuffles: int = 0
    rematch: str | None = None
    #: For each seat, and -1 for all who watch, how often it heard something.
    heard: dict[int, int] = field(default_factory=dict)
    kept: deque[tuple[Any, ...]] = field(default_factory=lambda: deque(maxlen=KEPT))
    acks: dict[tuple[int, str], Ack] = field(default_factory=dict)
    #: The viewers whose view the last row changed; None for all.
    _changed_for: tuple[int, ...] | None = None

    # -- the fold --------------------------------------------------------------------------------------------

    def apply(self, row: Row) -> tuple[Any, ...]:
        """Take the next row of the log: all that happened, each thing with its audience."""
        assert row.number == self.number, f"row {row.number} of {self.id} where {self.number} is due"
        self.number += 1
        self.changed_at = row.time
        self._changed_for = ()
        items = self._take(row.entry, row)
        self._keep(items)
        return items

    def _take(self, entry: Entry, row: Row) -> tuple[Any, ...]:
        match entry:
            case Opened():
                return self._open(entry, row.time)
            case Sat():
                seat = self.seats[entry.seat]
                seat.person, seat.name, seat.nonce, seat.reserved = entry.person, entry.name, entry.nonce, None
                return (h.SeatTaken(entry.seat, entry.name),)
            case BotSat():
                self.seats[entry.seat] = Seat(bot=entry.bot)
                return (h.BotSeated(entry.seat, entry.bot),)
            case Stood():
                return self._stand(entry.seat)
            case Started():
                return self._start(entry, row.time)
            case Answered():
                return self._answer(entry, row)
            case TakenOver():
                seat = self.seats[entry.seat]
                seat.bot, seat.away = entry.bot, entry.because
                return (h.BotTookOver(entry.seat, entry.because),)
            case Returned():
                seat = self.seats[entry.seat]
                seat.person, seat.name, seat.bot, seat.away, seat.missed = entry.person, entry.name, None, None, 0
                return (h.PlayerReturned(entry.seat, entry.name),)
            case Resumed():
                self.clocks.give_back(entry.down_since, row.time)
                return (h.ServerResumed(row.time - entry.down_since),) if self.status == "playing" else ()
            case Rematched():
                self.rematch = entry.table
                return (h.RematchOpened(entry.table),)
            case Closed():
                self.status = "closed"
                return (h.TableClosed(),)

    def _open(self, entry: Opened, now: int) -> tuple[Any, ...]:
        setting = entry.setting
        self.opened = entry
        self.opened_at = now
        self.rules = game(setting.game)
        self.edition = (
            self.rules.standard_edition if setting.edition is None else self.rules.convert_edition(setting.edition)
        )
        self.seats = [Seat(bot=setting.bots.get(seat)) for seat in range(setting.seats)]
        for number, person in entry.reserved.items():
            self.seats[number].reserved = person
        self.clocks = Clocks(setting.clock, setting.seats)
        self.heard = dict.fromkeys(range(SPECTATOR, setting.seats), 0)
        return ()

    def _stand(self, number: int) -> tuple[Any, ...]:
        seat = self.seats[number]
        name = seat.name
        if self.status == "open":
            self.seats[number] = Seat()
        else:
            seat.away = "left"
        return (h.SeatLeft(number, name),)

    def _start(self, entry: Started, now: int) -> tuple[Any, ...]:
        items: list[Any] = []
        for number, seat in enumerate(self.seats):
            if seat.free:
                self.seats[number] = Seat(bot=entry.fill)
                items.append(h.BotSeated(number, entry.fill))
        self.status = "playing"
        self.g = self.rules.new(len(self.seats), self.opened.setting.options, self.edition)
        self.round = 1
        self._changed_for = None
        return (*items, h.GameBegan(self.nonces), *self._go_on(now))

    def _answer(self, entry: Answered, row: Row) -> tuple[Any, ...]:
        assert self.g is not None
        seat = self.seats[entry.seat]
        move = self.rules.read_move(entry.move)
        items: list[Any] = []
        if entry.by == "clock":
            seat.missed += 1
            items.append(h.ClockAnswered(entry.seat))
        elif entry.by == "person":
            seat.missed = 0
        if self.rules.pending(self.g, entry.seat):
            self.clocks.answered(entry.seat, row.time)
        items += self.rules.play(self.g, entry.seat, move)
        self.acks[entry.seat, entry.move_id] = Ack(row.number, entry.move_id)
        while len(self.acks) > KEPT_IDS:
            del self.acks[next(iter(self.acks))]
        if self.may_change(entry.seat):
            self._changed_for = (entry.seat,)
        else:
            self.round += 1
            self._changed_for = None
        return (*items, *self._go_on(row.time))

    def _go_on(self, now: int) -> tuple[Any, ...]:
        """Shuffle what is due; then the asked seats' clocks run, or the game is over."""
        assert self.g is not None
        items: list[Any] = []
        while self.rules.chance_due(self.g):
            _, events = self.rules.shuffle_chance(self.g, self.shuffled)
            self.shuffles += 1
            items += events
        self.clocks.asked(self.rules.asked(self.g), now)
        if self.rules.over(self.g):
            self.status = "over"
            items.append(h.SecretShown(self.secret))
        return tuple(items)

    # -- what is known ---------------------------------------------------------------------------------------

    @property
    def nonces(self) -> tuple[str, ...]:
        return tuple(seat.nonce for seat in self.seats)

    @property
    def fairness(self) -> Fairness:
        return Fairness(self.opened.commitment, self.secret, self.nonces)

    def shuffled(self, pool: list[int]) -> list[int]:
        """The next shuffle, as secret and nonces decide it."""
        return shuffled(pool, self.secret, self.nonces, self.shuffles)

    def asked(self) -> list[int]:
        """The seats that the game waits for."""
        return self.rules.asked(self.g) if self.g is not None and self.status == "playing" else []

    def may_change(self, seat: int) -> bool:
        """Has the seat a sealed answer that it may still change?"""
        assert self.g is not None
        return bool(self.rules.actions(self.g, seat)) and not self.rules.pending(self.g, seat)

    def seat_of(self, person: str | None) -> int:
        """The seat of a person, or a spectator's."""
        for number, seat in enumerate(self.seats):
            if person is not None and seat.person == person:
                return number
        return SPECTATOR

    def ask_id(self, seat: int) -> str:
        return f"{self.round}.{seat}"

    def sees_change(self, viewer: int) -> bool:
        """Did the last row change this viewer's view or ask? A sealed answer does so only for who gave it."""
        return self._changed_for is None or viewer in self._changed_for

    # -- who heard what --------------------------------------------------------------------------------------

    def _keep(self, items: tuple[Any, ...]) -> None:
        if items:
            self.kept.append(items)
            for viewer in self.heard:
                if heard_by(items, viewer):
                    self.heard[viewer] += 1

    def missed_by(self, viewer: int, last: int) -> list[tuple[Any, ...]] | None:
        """What a viewer heard after number `last`; None if that is too long ago to be kept."""
        want = self.heard[viewer] - last
        found: list[tuple[Any, ...]] = []
        for items in reversed(self.kept):
            if want <= len(found):
                break
            if mine := heard_by(items, viewer):
                found.append(mine)
        return found[::-1] if len(found) == max(0, want) else None


def heard_by(items: tuple[Any, ...], viewer: int) -> tuple[Any, ...]:
    return tuple(item for item in items if (audience := item.audience()) is None or viewer in audience)


def refuse(code: str, **args: str | int) -> Refused:
    """No: this is not for you, or not now."""
    return Refused(Refusal("not-yours-now", code, None, args))
