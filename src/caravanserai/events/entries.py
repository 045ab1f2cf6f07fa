"""The log of an event: what can stand in it. Everything else follows from it."""

from typing import Literal

import msgspec
from msgspec import Struct

from .seating import Table

Format = Literal["round-robin", "swiss", "arena", "knock-out", "evening", "alone"]


class Setting(Struct, frozen=True, forbid_unknown_fields=True):
    """What is played. `rounds`: of a Swiss or an evening, and the deals that everybody plays alone; the others know by
    themselves when they are over. `duplicate`: round by round the same deal at every table. `minutes`: how long an
    arena lasts. `round_minutes`: how long a round may take, or all deals together where everybody plays alone;
    afterwards bots play on for those whom a table waits for."""

    game: str
    format: Format
    seats: int
    rounds: int = 0
    duplicate: bool = False
    minutes: int = 60
    round_minutes: int = 90


class Announced(Struct, frozen=True, forbid_unknown_fields=True):
    """What else is said when an event is announced: what it is called, when entries close (0: when the house says so),
    the clock at its tables as tables write it, and which bots fill."""

    title: str = ""
    closes: int = 0
    clock: dict[str, int | float | str] = {}
    bot: str = ""


class Created(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The event is announced, with the SHA-256 of its secret."""

    event: str
    organiser: str
    setting: Setting
    commitment: str
    announced: Announced = Announced()


class Entered(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """`seed`: of a knock-out, the smaller the better; 0: none."""

    person: str
    seed: int = 0


class Committed(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Somebody promised a nonce, by its hash. A second promise takes the place of the first, at the end of the
    order."""

    person: str
    nonce_hash: str


class Withdrew(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Before the event begins: as if they had never entered. Later: they play no more, and what they played counts."""

    person: str


class Closed(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Nobody enters any more, and no hash changes: the nonces are opened now."""


class Opened(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    person: str
    nonce: str


class Began(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The mixture is made of what was opened. Who was too late is left out of it."""


class Late(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Somebody came after the beginning. They add nothing to the mixture."""

    person: str


class Paired(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The tables of a round, from 1. In an arena: those that begin now. Where everybody plays alone a round is a deal,
    and this is one more table that plays it."""

    round: int
    tables: tuple[Table, ...]


class Result(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """What came of a table (from 0), by seat. `left`: the seats whose person left. `luckless`: what remains of each
    seat's result without luck, in thousandths of a game, where the game was reviewed."""

    round: int
    table: int
    points: tuple[int, ...]
    places: tuple[int, ...]
    left: tuple[int, ...] = ()
    luckless: tuple[int, ...] = ()


class Tied(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """It is over, and ties are left that only luck-free points can break: these games are looked at for that, by round
    and table."""

    games: tuple[tuple[int, int], ...]


class Reviewed(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """One of these games was looked at. `luckless`: what remains of each seat's result without luck, in thousandths of
    a game; empty if there can be no review, and then ties of those who played it stay."""

    round: int
    table: int
    luckless: tuple[int, ...]


class Unplayed(Struct, frozen=True, tag=True, forbid_unknown_fields=True, omit_defaults=True):
    """A table was not played to its end when the round's time was over, bots or not, or everybody has left it: its
    people have the average. `left`: the seats whose person left; they have nothing."""

    round: int
    table: int
    left: tuple[int, ...] = ()


class Lapsed(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Fewer than two people came: nothing is played, and the secret is shown."""

    secret: str


# -- what an organiser may do: this and no more, always with a reason ------------------------------------------------


class Removed(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Somebody plays no more. What they played counts."""

    by: str
    person: str
    reason: str


class Corrected(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A table has this result, whatever it had."""

    by: str
    result: Result
    reason: str


class Voided(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A table hangs, or cannot count: its people have the average."""

    by: str
    round: int
    table: int
    reason: str


class CalledOff(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    by: str
    reason: str
    secret: str


class Ended(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """It is over, and the secret is shown."""

    secret: str


Power = Removed | Corrected | Voided | CalledOff
Entry = (
    Created
    | Entered
    | Committed
    | Withdrew
    | Closed
    | Opened
    | Began
    | Late
    | Paired
    | Result
    | Tied
    | Reviewed
    | Unplayed
    | Lapsed
    | Removed
    | Corrected
    | Voided
    | CalledOff
    | Ended
)


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """An entry with its number, from 1, and its time in milliseconds since 1970."""

    number: int
    time: int
    entry: Entry


read_row = msgspec.json.Decoder(Row)
