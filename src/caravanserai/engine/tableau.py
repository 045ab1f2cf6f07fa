"""A table that any game may lay, and anybody can draw: seats, numbers, cards as tiles, piles, what was just revealed.

A game that offers its view in this form needs neither a page nor a drawing of its own: the general table of the page
and the one of the terminal show it. Names are message ids: a zone `won` of the game `pebbles` is called by
`pebbles-zone-won`, a tile of the kind `card` by `pebbles-tile-card` (with `$number`).
"""

from typing import Any, Literal

from msgspec import Struct

from .usual import Sheet

#: What lies in a zone: open tiles; what is left of a set that everybody knows, and what is gone of it; a face-down pile
#: of so many; a mere number; or what the turn is about, which lies in the middle.
What = Literal["tiles", "strip", "pile", "count", "centre"]


class Tile(Struct, frozen=True):
    """A card or a token: its kind decides how it looks."""

    kind: str
    number: int | None = None


class Zone(Struct, frozen=True):
    """A place on the table, a seat's or everybody's. A pile and a count have a number; the others have tiles."""

    name: str
    what: What
    owner: int | None = None
    tiles: tuple[Tile, ...] = ()
    #: Of a strip, in which places tiles are gone.
    gone: tuple[int, ...] = ()
    count: int = 0


class Reveal(Struct, frozen=True):
    """What was shown together at the end of a turn: each seat's tile, what it was about, who took that, and whose tiles
    came to nothing."""

    turn: int
    tiles: tuple[Tile | None, ...]
    about: Tile | None
    taker: int | None
    cancelled: tuple[int, ...]


class Own(Struct, frozen=True):
    """What only this seat sees: its hand, and the tile that it has sealed."""

    seat: int
    hand: tuple[Tile, ...]
    sealed: Tile | None


class View(Struct, frozen=True):
    #: The key of the game: the first part of all its messages.
    game: str
    turn: int
    turns: int
    #: Everybody's points so far.
    points: tuple[int, ...]
    zones: tuple[Zone, ...]
    #: The turns that were revealed last, most often one, until there are others.
    revealed: tuple[Reveal, ...]
    #: Has everything been played?
    over: bool
    sheet: Sheet | None = None
    #: All seats' own views: only when a game that is over is looked back on.
    all_own: tuple[Own, ...] | None = None
    own: Own | None = None


class Choice(Struct, frozen=True):
    """One answer to an ask: the move, its tile if it has one, and what it would bring, which is spoken like an event:
    in short under the tile (`.short`), in full when it is picked."""

    move: Any
    tile: Tile | None
    brings: Any
