"""Lines of the database, and what they stand for."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, TypeVar

import msgspec

from .entries import (
    Answered,
    BotSat,
    Opened,
    Returned,
    Row,
    Sat,
    SeatWished,
    Started,
    Stood,
    decode_entry,
    encode_entry,
)
from .statements import BEGIN_GAME, DELETE_SEATING, INSERT_SEATING, INSERT_WISH, STOOD
from .store import DAMAGED, DamagedError
from .summary import Card, DailyGame, Overview, Summary

T = TypeVar("T")

#: A line of the log: table, number, time, and the seat and move id of an answer; then the whole entry.
RowValues = tuple[Any, ...]

#: Of which kind of position a table began, from its card; a card that cannot be read says nothing.
STAGE_KIND = "CASE WHEN json_valid(card) THEN json_extract(card, '$.stage.kind') END"


def log_line(table: str, row: Row) -> RowValues:
    entry = row.entry
    seat, move_id = (entry.seat, entry.move_id) if isinstance(entry, Answered) else (None, None)
    return (table, row.number, row.time, seat, move_id, encode_entry(entry))


def rows_of(lines: Iterable[Sequence[Any]]) -> list[Row]:
    """From number, time and entry. DamagedError if one cannot be read."""
    try:
        return [Row(number, time, decode_entry(entry)) for number, time, entry in lines]
    except DAMAGED as error:
        raise DamagedError(f"a row cannot be read: {error}") from error


#: Rows that change who sits or asks to sit where, or whether that is for good.
SEATING = (Sat, Returned, Stood, BotSat, Started, SeatWished)


def seatings_of(table: str, rows: list[Row]) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """What rows change in who sits where, and whether that is for good, as statements."""
    for row in rows:
        match row.entry:
            case Sat(seat, person) | Returned(seat, person):
                yield INSERT_SEATING, (table, seat, person)
            case Stood(seat) | BotSat(seat):
                yield STOOD, (table, seat)
                yield DELETE_SEATING, (table, seat)
            case SeatWished(_, person):
                yield INSERT_WISH, (table, person)
            case Started():
                yield BEGIN_GAME, (table,)


def first_seats(ids: Sequence[str], lines: Iterable[Sequence[Any]]) -> dict[str, int]:
    """By table, from lines of table, person and seat: the seat of the first id; of several the lowest."""
    found: dict[str, int] = {}
    for table, _, seat in sorted(lines, key=lambda line: (ids.index(line[1]), line[2])):
        found.setdefault(table, seat)
    return found


def daily_of(summary: Summary, rows: list[Row]) -> Iterator[tuple[str, str, str, str]]:
    """Whose try at which day's deal a new table is."""
    for row in rows:
        if isinstance(row.entry, Opened) and (stage := row.entry.stage) is not None and stage.kind == "daily":
            yield stage.key, summary.game, row.entry.host, summary.id


def is_rated(rows: list[Row]) -> bool:
    """Does a new table with these rows count for ratings?"""
    return any(isinstance(row.entry, Opened) and row.entry.setting.rated for row in rows)


def is_played(summary: Summary, rows: list[Row]) -> bool:
    """Does a new table with these rows have a game that goes on? One that was played offline comes when it is over."""
    return summary.status == "playing" and any(isinstance(row.entry, Started) for row in rows)


def line_of(summary: Summary) -> tuple[Any, ...]:
    """A summary without its id, in the order of the statements above."""
    lists = (summary.names, summary.scores, summary.ranks, summary.bots)
    written = [None if value is None else msgspec.json.encode(value).decode() for value in lists]
    return (
        summary.game,
        summary.seats,
        summary.public,
        summary.status,
        summary.opened_at,
        summary.changed_at,
        *written,
    )


def summary_of(line: Sequence[Any]) -> Summary:
    *plain, names, scores, ranks, bots = line
    lists = [None if value is None else msgspec.json.decode(value) for value in (names, scores, ranks, bots)]
    fields = dict(zip(Summary.__struct_fields__, [*plain, *lists], strict=True))
    fields["bots"] = fields["bots"] or ()
    # SQLite has no booleans: 1 is True.
    return msgspec.convert(fields, Summary, strict=False)


def card_line(card: Card) -> str:
    return msgspec.json.encode(card).decode()


def listed_at(summary: Summary) -> int | None:
    """Since when it is among the public tables, which are listed while they are open or playing."""
    return summary.opened_at if summary.public and summary.status in ("open", "playing") else None


def card_values(summary: Summary, card: Card) -> tuple[str, str, int | None]:
    """A line of cards."""
    return summary.id, card_line(card), listed_at(summary)


def daily_game_of(line: Sequence[Any]) -> DailyGame:
    *summary, person = line
    return DailyGame(person, summary_of(summary))


def known_of(line: Sequence[Any]) -> Overview:
    *summary, card = line
    return Overview(summary_of(summary), msgspec.json.decode(card, type=Card))


def readable(read: Callable[[Sequence[Any]], T], lines: Iterable[Sequence[Any]], odd: set[str]) -> list[T]:
    """What lines stand for, each with the id of a table first. One that cannot be read is left out and noted: it must
    not hide all others."""
    found: list[T] = []
    for line in lines:
        try:
            found.append(read(line))
        except DAMAGED:
            odd.add(str(line[0]))
    return found
