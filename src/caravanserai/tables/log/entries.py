"""What a table's log holds. A table is nothing but these, one after the other; all else is a fold over them."""

from collections.abc import Iterable
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from caravanserai.engine.record import RawStep

from .clock_setting import ClockSetting, Relaxed

#: Who gave an answer: the person in the seat, a bot that holds it, a bot because the clock ran out, the person's
#: standing order, or nobody, in a moment in which saying nothing is an answer too.
AnsweredBy = Literal["person", "bot", "clock", "order", "silence"]
#: May somebody who watches play on for a bot: whoever wants to, with the consent of those who play, or nobody?
Takeover = Literal["open", "ask", "never"]
#: How such a wish came to nothing: somebody said no, not all said yes in time, or there is nothing to ask for any more.
EndedBecause = Literal["no", "time", "gone"]
#: Why a bot holds a person's seat.
TakenBecause = Literal["clock", "left"]
#: What becomes of the seat of somebody on holiday, where hours are given for an answer: standing orders and the clock
#: go on, a bot plays until they are back, or their clock stands still if all others agree. And a word or two why, which
#: each reads in their own language.
HolidayKind = Literal["orders", "bot", "pause"]
HolidayWords = Literal["travel", "family", "work", "rest"]


#: A seat, or a number of them, as somebody says it who may be wrong: no more than a sentence can hold.
SeatNumber = Annotated[int, Meta(ge=-1, le=99)]


class TableSetting(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is chosen when a table is opened. `bots` names the bot of a seat; the other seats are for people.

    `hints`: those who play may ask the coach what to do. `takeover`: whether somebody who watches may play on for a
    bot, and so see its hand: whoever wants to, if all who play agree, or nobody. `rated`: the game counts for the
    ratings of those who play. What is as usual is not written: a node from before a field was added can read that.
    """

    game: str
    seats: SeatNumber
    options: dict[str, str] = {}
    edition: dict[str, object] | None = None
    clock: ClockSetting = Relaxed()
    bots: dict[SeatNumber, str] = {}
    public: bool = False
    hints: bool = False
    takeover: Takeover = "ask"
    rated: bool = False


#: Why a table is not an ordinary one: it begins from a position, that of a lesson, the deal of a day, a finished game
#: from one of its steps on; its cards are those of an event; or somebody's own device dealt and played it, offline.
StageKind = Literal["lesson", "daily", "play-on", "event", "offline"]


class Stage(Struct, frozen=True, omit_defaults=True):
    """What is given at a table instead of being dealt and played; `stages.py` has what comes of it."""

    kind: StageKind
    #: The lesson, the date, the table whose game is played on, the event, or the table on the device.
    key: str
    #: What happened before the first question.
    steps: tuple[RawStep, ...] = ()
    #: How chance falls next, in order; afterwards the table shuffles by itself.
    chances: tuple[msgspec.Raw, ...] = ()
    #: Shuffles and the dice of bots come from this, so that all who play under it meet the same deal. Never shown.
    seed: str | None = None
    #: What the bot of a seat answers, in order; afterwards, or where that cannot be, it thinks for itself.
    script: dict[int, tuple[msgspec.Raw, ...]] = {}


class StageInfo(Struct, frozen=True):
    """The table began from a position: of which lesson, of which day, of which table's game, of which event;
    or it was played offline."""

    kind: StageKind
    key: str


class Opened(Struct, frozen=True, tag=True):
    """The table stands; the hash of its secret is known before anything is dealt."""

    setting: TableSetting
    host: str
    commitment: str
    rematch_of: str | None = None
    #: Seats kept from the first moment on, in a rematch for those who sat there: seat to person.
    reserved: dict[int, str] = {}
    stage: Stage | None = None
    #: The version of the game's rules; 0 if the table is older than this field.
    rules: int = 0

    @property
    def is_of_event(self) -> bool:
        return self.stage is not None and self.stage.kind == "event"


class Sat(Struct, frozen=True, tag=True):
    """A person took a seat. The hash is that of their nonce, their share of the chance to come, which they keep to
    themselves until all hashes are fixed. In rows of before the nonce itself stands here."""

    seat: int
    person: str
    name: str
    nonce: str = ""
    nonce_hash: str = ""


class BotSat(Struct, frozen=True, tag=True):
    seat: int
    bot: str


class Stood(Struct, frozen=True, tag=True):
    """A person left their seat: before the start it is free again, afterwards a bot plays on."""

    seat: int


class SeatKept(Struct, frozen=True, tag=True):
    """The host keeps a free seat for a person; null: for nobody any more."""

    seat: int
    person: str | None


class Gathers(Struct, frozen=True, tag=True):
    """Somebody pressed "Play now": in the first part of this game who presses too may have the seat of a bot."""


class NoncesFixed(Struct, frozen=True, tag=True):
    """Everybody is here; empty seats were filled with this bot. No hash of a nonce changes any more: only now are the
    nonces opened."""

    fill: str


class NonceOpened(Struct, frozen=True, tag=True):
    """The nonce of a seat; empty if its person has it no more."""

    seat: int
    nonce: str


class Started(Struct, frozen=True, tag=True):
    """The game begins; empty seats were filled with this bot."""

    fill: str


class Answered(Struct, frozen=True, tag=True):
    """A seat's answer to an ask. A sealed one may be followed by another to the same ask."""

    seat: int
    ask: str
    move_id: str
    move: msgspec.Raw
    by: AnsweredBy


class Ordered(Struct, frozen=True, tag=True):
    """A seat's standing order; null takes the last one back."""

    seat: int
    order: msgspec.Raw


class TakenOver(Struct, frozen=True, tag=True):
    """A bot holds a person's seat until they are back."""

    seat: int
    bot: str
    because: TakenBecause


class LeaveReleased(Struct, frozen=True, tag=True):
    """Who plays in the seat `by` minds not that the person of a seat left."""

    seat: int
    by: int


class Returned(Struct, frozen=True, tag=True):
    """A person plays again: the owner is back, or somebody took a bot's seat over."""

    seat: int
    person: str
    name: str


class SeatWished(Struct, frozen=True, tag=True):
    """Somebody who watches asks to play on for the bot of a seat."""

    seat: int
    person: str
    name: str


class WishAnswered(Struct, frozen=True, tag=True):
    """One of those who play allows it, or does not."""

    seat: int
    yes: bool


class WishEnded(Struct, frozen=True, tag=True):
    """Nothing came of the wish."""

    because: EndedBecause


class BotAsked(Struct, frozen=True, tag=True):
    """Who plays in a seat asks for a bot in the seat of somebody who has not answered for long, until they are back.
    `waiting`: the others who are there, and have to agree."""

    seat: int
    asleep: int
    waiting: tuple[int, ...]


class BotAllowed(Struct, frozen=True, tag=True):
    """One of them agrees, or does not."""

    seat: int
    yes: bool


class BotAskEnded(Struct, frozen=True, tag=True):
    """No bot comes for it."""

    because: EndedBecause


class SeatCovered(Struct, frozen=True, tag=True):
    """All who are there agreed: a bot holds the seat of who did not answer, until they are back."""

    asleep: int
    bot: str


class HolidayBegan(Struct, frozen=True, tag=True):
    """Who has this seat is away until then. `holiday` is the same number at all their tables. `waiting`: the others,
    who have to agree to a pause; `bot`: it plays until they are back."""

    seat: int
    holiday: int
    until: int
    how: HolidayKind
    words: HolidayWords | None = None
    waiting: tuple[int, ...] = ()
    bot: str | None = None


class PauseAnswered(Struct, frozen=True, tag=True):
    """One of them agrees that the clock of who is away stands still, or does not."""

    seat: int
    away: int
    yes: bool


class HolidayOver(Struct, frozen=True, tag=True):
    """They have their seat again."""

    seat: int


class Resumed(Struct, frozen=True, tag=True):
    """The server is back; the time since `down_since` is given back to the clocks."""

    down_since: int


class RulesChanged(Struct, frozen=True, tag=True):
    """The house plays another version of the game's rules now; the game so far is one by these rules too."""

    was: int
    now: int


class Rematched(Struct, frozen=True, tag=True):
    """Those who played here go on at another table."""

    table: str


class Closed(Struct, frozen=True, tag=True):
    """The table was given up before its game was over."""


#: What can be written of a table before its game.
Gathering = Opened | Sat | BotSat | Stood | SeatKept | Gathers | NoncesFixed | NonceOpened | Started
Entry = (
    Opened
    | Sat
    | BotSat
    | Stood
    | SeatKept
    | Gathers
    | NoncesFixed
    | NonceOpened
    | Started
    | Answered
    | Ordered
    | TakenOver
    | LeaveReleased
    | Returned
    | SeatWished
    | WishAnswered
    | WishEnded
    | BotAsked
    | BotAllowed
    | BotAskEnded
    | SeatCovered
    | HolidayBegan
    | PauseAnswered
    | HolidayOver
    | Resumed
    | RulesChanged
    | Rematched
    | Closed
)


#: How often kinds of entries were added, plus one. A house of many nodes is updated one node after the other, and a
#: node can do nothing at a table in whose log is a kind that it does not know. So a kind that is new gets the next
#: number in `SINCE`, and is written only when all nodes know as much.
KNOWS = 8
SINCE: dict[type, int] = {
    SeatKept: 2,
    LeaveReleased: 2,
    Gathers: 4,
    **dict.fromkeys((BotAsked, BotAllowed, BotAskEnded, SeatCovered), 5),
    **dict.fromkeys((HolidayBegan, PauseAnswered, HolidayOver), 6),
}
#: Since when tables may be rated, be an event's, and be played offline: fields of a kind that was there.
RATED_SINCE, EVENTS_SINCE, OFFLINE_SINCE = 3, 7, 8


def known_since(entries: Iterable[Entry]) -> int:
    """What a node must know to read these."""
    return max((_since(entry) for entry in entries), default=1)


def _since(entry: Entry) -> int:
    if not isinstance(entry, Opened):
        return SINCE.get(type(entry), 1)
    if entry.is_of_event:
        return EVENTS_SINCE
    if entry.stage is not None and entry.stage.kind == "offline":
        return OFFLINE_SINCE
    return RATED_SINCE if entry.setting.rated else 1


class Row(Struct, frozen=True):
    """An entry with its number in the table's log, from 0, and its time in milliseconds since 1970."""

    number: int
    time: int
    entry: Entry


_decoder = msgspec.json.Decoder(Entry)
encode_entry = msgspec.json.Encoder().encode


def decode_entry(data: bytes) -> Entry:
    entry: Entry = _decoder.decode(data)
    return entry
