"""The list of the house as it is now, and as each sees it: whoever is kept apart from somebody does not find them in
it, and cannot tell that something was left out."""

from collections.abc import Iterable, Mapping

from msgspec import UNSET, Raw, Struct, UnsetType

from caravanserai.people.friends import mark_of
from caravanserai.people.ties import Here
from caravanserai.tables.fold.frames import encode
from caravanserai.tables.log.summary import Overview

from .lobby_frames import LobbyTable, Present
from .strength import Ratings, strength_of

#: Tables that are read, the latest; and of these, so many that are open and so many to watch, the strongest, are shown.
READ, MOST_OPEN, MOST_PLAYING = 400, 100, 100
#: Names.
MOST_NAMES = 100


class Line(Struct, frozen=True):
    """A line of the list, written once for all; and whom it is about, by every id that stands there."""

    people: frozenset[str]
    written: Raw


class Whole(Struct, frozen=True, tag="lobby"):
    """As `lobby_frames.Lobby`, of lines that are written already."""

    n: int
    people: int
    present: tuple[Raw, ...]
    tables: tuple[Raw, ...]


class Change(Struct, frozen=True, tag="change"):
    """As `lobby_frames.LobbyChange`."""

    n: int
    people: int | UnsetType = UNSET
    came: tuple[Raw, ...] | UnsetType = UNSET
    left: tuple[str, ...] | UnsetType = UNSET
    tables: tuple[Raw, ...] | UnsetType = UNSET
    gone: tuple[str, ...] | UnsetType = UNSET


class Board:
    """What there is to be seen."""

    def __init__(self) -> None:
        self.people = 0
        #: By the key of each.
        self.present: dict[str, Line] = {}
        #: By id: those that are shown, and all that were read.
        self.tables: dict[str, Line] = {}
        self.all: dict[str, Line] = {}
        #: At which of all these somebody sits.
        self.sits: dict[str, list[str]] = {}

    def put_tables(self, found: Iterable[Overview], ratings: Mapping[str, Ratings]) -> set[str]:
        """These are the public tables, and how well people there play: whose lines changed, by id of the people."""
        before = self.all
        playing: list[tuple[int, int, str]] = []
        self.all, self.tables, self.sits, waiting = {}, {}, {}, 0
        for table in found:
            shown = table_of(table, strength_of(table, ratings))
            line = Line(table.people, Raw(encode(shown)))
            old = before.get(shown.id, line)
            self.all[shown.id] = old if old == line else line
            for seat in table.card.seats:
                if seat.person is not None:
                    self.sits.setdefault(seat.person, []).append(shown.id)
            if shown.status == "playing":
                playing.append((-shown.strength, -shown.opened_at, shown.id))
            elif waiting < MOST_OPEN:
                waiting += 1
                self.tables[shown.id] = self.all[shown.id]
        self.tables |= {one: self.all[one] for _, _, one in sorted(playing)[:MOST_PLAYING]}
        other = [one for one in before.keys() | self.all.keys() if before.get(one) is not self.all.get(one)]
        lines = [board[one] for one in other for board in (before, self.all) if one in board]
        return {person for line in lines for person in line.people}

    def put_people(self, people: int, present: Iterable[Here]) -> None:
        self.people = people
        made = [(one.id, Present(mark_of(one.id), one.name)) for one in present]
        self.present = {shown.key: Line(frozenset((person,)), Raw(encode(shown))) for person, shown in made}


class Stream:
    """The board as those see it who are kept apart from these people, change after change."""

    def __init__(self, apart: frozenset[str], before: "Stream | None" = None) -> None:
        """`before`: what they saw until now; what they see no longer goes as anything goes."""
        self.apart = apart
        self.n: int = 0 if before is None else before.n
        self.people: int = 0 if before is None else before.people
        self.present: dict[str, Line] = {} if before is None else before.present
        self.tables: dict[str, Line] = {} if before is None else before.tables
        self._whole: bytes | None = None

    def turn_to(self, board: Board) -> bytes | None:
        """See this from now on: the change, or None if there is none for these eyes."""
        present, tables = self._seen(board.present), self._seen(board.tables)
        change = Change(
            self.n + 1,
            UNSET if board.people == self.people else board.people,
            _new(self.present, present),
            _gone(self.present, present),
            _new(self.tables, tables),
            _gone(self.tables, tables),
        )
        if all(part is UNSET for part in (change.people, change.came, change.left, change.tables, change.gone)):
            return None
        self.n, self.people, self.present, self.tables = change.n, board.people, present, tables
        self._whole = None
        return encode(change)

    def whole(self) -> bytes:
        """All of it, written once for all who want it."""
        if self._whole is None:
            present, tables = ([line.written for line in of.values()] for of in (self.present, self.tables))
            self._whole = encode(Whole(self.n, self.people, tuple(present), tuple(tables)))
        return self._whole

    def _seen(self, lines: dict[str, Line]) -> dict[str, Line]:
        if not self.apart:
            return lines
        return {key: line for key, line in lines.items() if self.apart.isdisjoint(line.people)}


def table_of(table: Overview, strength: int) -> LobbyTable:
    summary, card = table.summary, table.card
    return LobbyTable(
        id=summary.id,
        game=summary.game,
        seats=summary.seats,
        status=summary.status,
        opened_at=summary.opened_at,
        names=summary.names,
        bots=summary.bots,
        states=tuple(seat.info.state for seat in card.seats),
        clock=card.clock,
        hints=card.hints,
        rated=card.rated,
        strength=strength,
    )


def _new(before: dict[str, Line], now: dict[str, Line]) -> tuple[Raw, ...] | UnsetType:
    if before is now:
        return UNSET
    return tuple(line.written for key, line in now.items() if before.get(key) != line) or UNSET


def _gone(before: dict[str, Line], now: dict[str, Line]) -> tuple[str, ...] | UnsetType:
    return tuple(key for key in before if key not in now) or UNSET
