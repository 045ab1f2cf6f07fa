"""What is sent to those who look at the list of the house: all of it once, then what changes, each with its number."""

from msgspec import UNSET, Struct, UnsetType

from caravanserai.tables.fold.frames import Bye, No, Pong
from caravanserai.tables.log.clock_setting import ClockSetting
from caravanserai.tables.log.summary import SeatState, Status


class LobbyTable(Struct, frozen=True):
    """A public table that is open or playing. A free seat and a bot's are nameless both: `states` says who has each,
    `bots` which bot. `strength`: as far as everybody may know it, on the scale of the bots' ladder."""

    id: str
    game: str
    seats: int
    status: Status
    opened_at: int
    names: tuple[str, ...]
    bots: tuple[str | None, ...]
    states: tuple[SeatState, ...]
    clock: ClockSetting
    hints: bool
    rated: bool
    strength: int


class Present(Struct, frozen=True):
    """Somebody who lets everybody know that they are in the house; `key` draws their mark."""

    key: str
    name: str


class Lobby(Struct, frozen=True, tag="lobby"):
    """The whole list, and its number. It comes first, and again to who could not be told of every change. `people`:
    how many are in the house; `present`: those of them, at most a hundred, who let everybody know it."""

    n: int
    people: int
    present: tuple[Present, ...]
    tables: tuple[LobbyTable, ...]


class LobbyChange(Struct, frozen=True, tag="change"):
    """The n-th thing that changed: what is new or other now, and what is gone. Who misses a number has missed
    something, and asks for the whole list by coming in again."""

    n: int
    people: int | UnsetType = UNSET
    came: tuple[Present, ...] | UnsetType = UNSET
    #: By their keys.
    left: tuple[str, ...] | UnsetType = UNSET
    tables: tuple[LobbyTable, ...] | UnsetType = UNSET
    gone: tuple[str, ...] | UnsetType = UNSET


class FriendHere(Struct, frozen=True):
    """A friend who is in the house, or sits at a public table; these are its ids."""

    key: str
    name: str
    here: bool
    tables: tuple[str, ...]


class Friends(Struct, frozen=True, tag="friends"):
    """What is for me alone: what my friends do, all of it. `tables`: those of them that the list has no room for."""

    friends: tuple[FriendHere, ...]
    tables: tuple[LobbyTable, ...]


class MineChanged(Struct, frozen=True, tag="mine"):
    """A table of mine is not what it was: `/api/mine` has it."""


#: What goes over the lobby's socket.
LobbyFrame = Lobby | LobbyChange | Friends | MineChanged | No | Bye | Pong
