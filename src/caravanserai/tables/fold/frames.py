"""What is sent to those who sit at a table or watch it: one stream for each seat, and one for all who watch."""

from collections.abc import Iterable, Sequence
from typing import Any, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

from caravanserai.engine.fairness import Fairness
from caravanserai.engine.game import SPECTATOR
from caravanserai.engine.refusal import Refusal

from ..log.entries import StageInfo, Takeover
from ..log.summary import SeatInfo, Status
from .ack import Ack
from .commands import IfLate, if_late
from .countdown import Moment
from .covering import BotAskInfo, asleep_shown, request_shown
from .holidays import HolidayInfo, holidays_shown
from .nonces import Opening
from .table import Table
from .takeover import WishInfo, wish_shown

Room = Literal["players", "spectators"]


class OpenAsk(Struct, frozen=True):
    """A question to this seat. `sealed`: it is answered, and the answer may still be changed.

    `if_late`, where the clock has answered for this seat already: what happens if the time is up again. Where only bots
    wait the game waits too; else a bot keeps the seat until its owner is back.
    """

    id: str
    sealed: bool
    ask: Any
    if_late: IfLate | UnsetType = UNSET


class Now(Struct, frozen=True):
    """The table as this viewer may see it. Clocks are milliseconds left, by seat.

    In an update, view and ask are left out if nothing changed in them: a sealed answer changes neither for the others.
    `moment`: a moment that all share is running, such as a price that is called; all who may speak in it are in
    `waiting` until it is over. `order` is the seat's own standing order, where the game knows such orders. `opening`:
    everybody is here, and the game begins when the people's nonces are opened. `wish`: somebody who watches asks to
    play on for a bot. `asleep`, where people play without a running clock: in how many milliseconds a bot may be asked
    for in the seat of somebody who is waited for, by seat; `bot_ask`: somebody asked for one. `holidays`: who is
    away for days.
    """

    status: Status
    seats: tuple[SeatInfo, ...] | msgspec.Raw
    waiting: tuple[int, ...]
    clocks: tuple[int | None, ...]
    moment: Moment | None
    view: Any | UnsetType = UNSET
    ask: OpenAsk | UnsetType | None = UNSET
    order: Any | UnsetType = UNSET
    opening: Opening | UnsetType = UNSET
    wish: WishInfo | UnsetType = UNSET
    asleep: tuple[int | None, ...] | UnsetType = UNSET
    bot_ask: BotAskInfo | UnsetType = UNSET
    holidays: tuple[HolidayInfo, ...] | UnsetType = UNSET


class Missed(Struct, frozen=True):
    n: int
    events: tuple[Any, ...] | msgspec.Raw


class Hello(Struct, frozen=True, tag="hello"):
    """The first frame: where you sit (-1: you watch), the table as it is, and what you missed since you were here."""

    table: str
    game: str
    you: int
    host: bool
    options: dict[str, str]
    clock: Any
    public: bool
    hints: bool
    rated: bool
    takeover: Takeover
    commitment: str
    n: int
    missed: tuple[Missed, ...]
    #: False: what was missed is too long ago to be sent; the view says all that counts.
    complete: bool
    now: Now
    fairness: Fairness | None
    rematch: str | None
    stage: StageInfo | None


class Update(Struct, frozen=True, tag="update"):
    """The n-th thing that this viewer hears."""

    n: int
    events: tuple[Any, ...] | msgspec.Raw
    now: Now


class Taken(Struct, frozen=True, tag="taken"):
    """Your answer is on disk."""

    ack: Ack


class No(Struct, frozen=True, tag="refused"):
    """Your message changed nothing, and why. `of` is the move id it came with."""

    refusal: Refusal
    sentence: str
    of: str | None = None


#: What can be said in one press; the page has each of them in every language, under `phrase-ID`.
PhraseId = Literal[
    "hello", "good-luck", "nice", "wow", "ouch", "thanks", "sorry", "yes",
    "no", "thinking", "moment", "your-turn", "well-played", "good-game", "again", "bye",
]  # fmt: skip


class Said(Struct, frozen=True, tag="chat"):
    """Something said at the table: a text, or one of the house's phrases, which each reads in their own language."""

    room: Room
    seat: int
    name: str
    text: str
    time: int
    phrase: PhraseId | None = None


class Presence(Struct, frozen=True, tag="presence"):
    """Who is connected: by seat, and how many watch."""

    here: tuple[bool, ...]
    watching: int


class Bye(Struct, frozen=True, tag="bye"):
    """The server ends the connection. The page has a sentence for each code, under `bye-CODE`."""

    code: Literal["server-stopping", "elsewhere", "signed-out", "too-slow", "flood", "message-too-large"]


class Pong(Struct, frozen=True, tag="pong"):
    t: int


encode = msgspec.json.Encoder().encode


def now_for_all(table: Table, time: int) -> Now:
    """What is the same for every viewer."""
    waiting, clocks, moment = tuple(table.waited_for()), table.clocks.shown(time), table.countdown.shown(time)
    opening = table.opening.shown(table.seats, time) if table.starting else UNSET
    wish = wish_shown(table, time) or UNSET
    asleep, bot_ask = asleep_shown(table, time) or UNSET, request_shown(table, time) or UNSET
    seats, none, away = table.seats_shown(), UNSET, holidays_shown(table) or UNSET
    return Now(table.status, seats, waiting, clocks, moment, none, none, none, opening, wish, asleep, bot_ask, away)


def now_for(table: Table, viewer: int, now: Now) -> Now:
    """The same with the viewer's view and ask."""
    view = None if table.view_cache is None else table.view_cache.view(viewer)
    order = UNSET if table.rules.order_type is None or viewer == SPECTATOR else table.orders.of(viewer)
    ask = _open_ask(table, viewer)
    same = (now.opening, now.wish, now.asleep, now.bot_ask, now.holidays)
    return Now(now.status, now.seats, now.waiting, now.clocks, now.moment, view, ask, order, *same)


def _open_ask(table: Table, viewer: int) -> OpenAsk | None:
    if viewer == SPECTATOR or table.view_cache is None or table.status != "playing":
        return None
    ask = table.view_cache.ask(viewer)
    if ask is None:
        return None
    return OpenAsk(table.ask_id(viewer), not table.rules.pending(table.g, viewer), ask, if_late(table, viewer) or UNSET)


def hello_for(table: Table, person: str | None, last: int | None, now: int, early: Sequence[bytes] = ()) -> Hello:
    """`early`: what this viewer heard from the first thing on, as far as that was folded again from the log."""
    viewer = table.seat_of(person)
    n = table.heard[viewer]
    missed = missed_since(table, viewer, last, early) if last is not None and 0 <= last <= n else ()
    setting = table.opened.setting
    return Hello(
        table=table.id,
        game=setting.game,
        you=viewer,
        host=person is not None and person == table.opened.host,
        options=table.rules.check_options(setting.options),
        clock=setting.clock,
        public=setting.public,
        hints=setting.hints,
        rated=setting.rated,
        takeover=setting.takeover,
        commitment=table.opened.commitment,
        n=n,
        missed=missed or (),
        complete=missed is not None,
        now=now_for(table, viewer, now_for_all(table, now)),
        fairness=table.fairness if table.status == "over" else None,
        rematch=table.rematch,
        stage=stage_info(table),
    )


def missed_since(table: Table, viewer: int, last: int, early: Sequence[bytes]) -> tuple[Missed, ...] | None:
    """What a viewer heard after number `last`; None if some of it is too long ago."""
    kept = table.missed_by(viewer, last)
    if kept is None and (kept := table.missed_by(viewer, len(early))) is None:
        return None
    n = table.heard[viewer]
    before = [Missed(i + 1, msgspec.Raw(early[i])) for i in range(last, n - len(kept))]
    return (*before, *(Missed(n - len(kept) + i + 1, events) for i, events in enumerate(kept)))


def stage_info(table: Table) -> StageInfo | None:
    stage = table.opened.stage
    return None if stage is None else StageInfo(stage.kind, stage.key)


def updates_for(table: Table, viewers: Iterable[int], time: int) -> dict[int, bytes]:
    """A frame for each viewer that heard something of the last row; what is the same for several is encoded once."""
    frames: dict[int, bytes] = {}
    telling = [(viewer, table.told[viewer]) for viewer in viewers if viewer in table.told]
    if not telling:
        return frames  # a bot heard it, or somebody who is away
    now = now_for_all(table, time)
    heard: dict[int, msgspec.Raw] = {}
    same: dict[tuple[int, int], bytes] = {}
    for viewer, events in telling:
        n, which = table.heard[viewer], id(events)
        if which not in heard:
            heard[which] = msgspec.Raw(encode(events))
        if table.sees_change(viewer):
            frames[viewer] = encode(Update(n, heard[which], now_for(table, viewer, now)))
        else:
            if (n, which) not in same:
                same[n, which] = encode(Update(n, heard[which], now))
            frames[viewer] = same[n, which]
    return frames
