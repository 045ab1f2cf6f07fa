"""What is told of an event, as it is sent. What everybody is told alike is written once, and of a thousand people only
those anew to whom something happened: a look of one of them costs next to nothing."""

from typing import Any

import msgspec
from msgspec import Raw

from caravanserai.events import entries as e
from caravanserai.events.seating import people_at

from . import board
from .deals import is_told
from .logbook import Book
from .scoring import scored

#: After these, what is said of an entrant may be another thing for anybody.
FOR_ALL = (e.Closed, e.Began, e.Lapsed, e.CalledOff, e.Ended)

_encode = msgspec.json.encode


class Written:
    """The long parts of an event's state, as of a row. Kept beside the book, and gone with what it was made of."""

    def __init__(self) -> None:
        self.number = 0
        self._entrants: dict[str, bytes] = {}
        self._rulings: list[bytes] = []
        self.entrants = self.rulings = b"[]"

    def catch_up(self, book: Book) -> None:
        if self.number == book.event.number:
            return
        changed: set[str] = set()
        for row in book.rows[self.number :]:
            ruling = board.ruling_in(row, book.event.rounds)
            if ruling is not None:
                self._rulings.append(_encode(ruling))
            if isinstance(row.entry, FOR_ALL):
                changed |= book.event.entrants.keys()
            elif (person := getattr(row.entry, "person", None)) is not None:
                changed.add(person)
        if changed:
            self._write_entrants(book, changed)
        self.rulings = b"[" + b",".join(self._rulings) + b"]"
        self.number = book.event.number

    def _write_entrants(self, book: Book, changed: set[str]) -> None:
        for key in changed:
            if key in book.event.entrants:
                self._entrants[key] = _encode(board.entrant_of(book, key))
            else:
                self._entrants.pop(key, None)
        self.entrants = b"[" + b",".join(self._entrants[key] for key in book.event.entrants) + b"]"


def written(book: Book) -> Written:
    found: Written = book.made.setdefault("written", (0, Written()))[1]
    found.catch_up(book)
    return found


def state(book: Book, key: str | None, now: int, organises: bool, is_open: bool) -> bytes:
    """`EventState` for somebody with this key."""
    fields: dict[str, Any] = msgspec.structs.asdict(board.state(book, key, now, organises, is_open))
    whole = written(book)
    fields |= {
        "entrants": Raw(whole.entrants),
        "standings": Raw(scored(book).standings),
        "rulings": Raw(whole.rulings),
    }
    return _encode(fields)


def round(book: Book, number: int, key: str | None) -> bytes:
    """`EventRound` for somebody with this key. Only where deals are hidden is it another one for who sits there."""
    hidden = book.event.setting.duplicate and 1 <= number <= len(book.event.rounds) and not is_told(book, number)
    if hidden and key is not None and any(key in people_at(table) for table in book.event.rounds[number - 1]):
        return _encode(board.round_of(book, number, key))
    counted = scored(book).number
    kept = book.made.get(f"round {number}")
    if kept is None or kept[0] != book.event.number or kept[1][0] != counted:
        made = _encode(board.round_of(book, number, None))
        kept = book.made[f"round {number}"] = (book.event.number, (counted, made))
    found: bytes = kept[1][1]
    return found
