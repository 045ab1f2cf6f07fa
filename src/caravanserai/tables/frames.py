"""What is sent to those who sit at a table or watch it: one stream for each seat, and one for all who watch."""

from collections.abc import Iterable
from typing import Any, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

from caravanserai.rules.fairness import Fairness
from caravanserai.rules.game import SPECTATOR
from caravanserai.rules.refusal import Refusal

from .log import Status
from .seats import SeatInfo, seat_info
from .table import Ack, Table

Room = Literal["players", "spectators"]


class OpenAsk(Struct, frozen=True):
    """A question to this seat. `sealed`: it is answered, and the answer may still be changed."""

    id: str
    sealed: bool
    ask: Any


class Now(Struct, frozen=True):
    """The table as this viewer may see it. Clocks are milliseconds left, by seat.

    In an update, view and ask are left out if nothing changed in them: a sealed answer changes neither for the others.
    """

    status: Status
    seats: tuple[SeatInfo, ...]
    waiting: tuple[int, ...]
    clocks: tuple[int | None, ...]
    view: Any | UnsetType = UNSET
    ask: OpenAsk | UnsetType | None = UNSET


class Missed(Struct, frozen=True):
    n: int
    events: tuple[Any, ...]


class Hello(Struct, frozen=True, tag="hello"):
    """The first frame: where you sit (-1: you watch), the table as it is, and what you missed since you were here."""

    table: str
    game: str
    you: int
    host: bool
    options: dict[str, str]
    clock: Any
    public: bool
    commitment: str
    n: int
    missed: tuple[Missed, ...]
    #: False: what was missed is too long ago to be sent; the view says all that counts.
    complete: bool
    now: Now
    fairness: Fairness | None
    rematch: str | None


class Update(Struct, frozen=True, tag="update"):
    """The n-th thing that this viewer hears."""

    n: int
    events: tuple[Any, ...]
    now: Now


class Taken(Struct, frozen=True, tag="taken"):
    """Your answer is on disk."""

    ack: Ack


class No(Struct, frozen=True, tag="refused"):
    """Your message changed nothing, and why. `of` is the move id it came with."""

    refusal: Refusal
    sentence: str
    of: str | None = None


class Said(Struct, frozen=True, tag="chat"):
    room: Room
    seat: int
    name: str
    text: str
    time: int


class Presence(Struct, frozen=True, tag="presence"):
    """Who is connected: by seat, and how many watch."""

    here: tuple[bool, ...]
    watching: int


class Bye(Struct, frozen=True, tag="bye"):
    """The server ends the connection. The page has a sentence for each code, under `bye-CODE`."""

    code: Literal["server-stopping", "too-slow", "flood", "message-too-large"]


class Pong(Struct, frozen=True, tag="pong"):
    t: int


encode = msgspec.json.Encoder().encode


class Present:
    """A table at one moment, for all who look at it: what they share is worked out once."""

    def __init__(self, table: Table, viewers: Iterable[int], now: int) -> None:
        self.table = table
        self.seats = tuple(map(seat_info, table.seats))
        self.waiting = tuple(table.asked())
        self.clocks = tuple([table.clocks.left(seat, now) for seat in range(len(table.seats))])
        self.views = table.views(viewers)

    def for_viewer(self, viewer: int) -> Now:
        """With view and ask, if they were wanted for this viewer."""
        if viewer not in self.views:
            return Now(self.table.status, self.seats, self.waiting, self.clocks)
        ask = _open_ask(self.table, viewer)
        return Now(self.table.status, self.seats, self.waiting, self.clocks, self.views[viewer], ask)


def _open_ask(table: Table, viewer: int) -> OpenAsk | None:
    if viewer == SPECTATOR or table.g is None or table.status != "playing":
        return None
    ask = table.ask(viewer)
    if ask is None:
        return None
    return OpenAsk(table.ask_id(viewer), not table.rules.pending(table.g, viewer), ask)


def hello_for(table: Table, person: str | None, last: int | None, now: int) -> Hello:
    viewer = table.seat_of(person)
    n = table.heard[viewer]
    missed = table.missed_by(viewer, last) if last is not None and 0 <= last <= n else []
    setting = table.opened.setting
    return Hello(
        table=table.id,
        game=setting.game,
        you=viewer,
        host=person is not None and person == table.opened.host,
        options=table.rules.check_options(setting.options),
        clock=setting.clock,
        public=setting.public,
        commitment=table.opened.commitment,
        n=n,
        missed=tuple(Missed(n - len(missed) + i + 1, events) for i, events in enumerate(missed)) if missed else (),
        complete=missed is not None,
        now=Present(table, (viewer,), now).for_viewer(viewer),
        fairness=table.fairness if table.status == "over" else None,
        rematch=table.rematch,
    )


def updates_for(table: Table, viewers: Iterable[int], now: int) -> dict[int, Update]:
    """A frame for each viewer that heard something of the last row."""
    heard = [viewer for viewer in viewers if viewer in table.told]
    if not heard:
        return {}
    present = Present(table, [viewer for viewer in heard if table.sees_change(viewer)], now)
    return {v: Update(table.heard[v], table.told[v], present.for_viewer(v)) for v in heard}
