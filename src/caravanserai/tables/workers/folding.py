"""What is worked out from a whole log. It may take a second, so it is done in a process of its own: everything here
takes lines and gives plain data."""

from collections.abc import Iterator
from typing import Any

import msgspec

from caravanserai.engine.record import Recorder, write_record

from ..fold.audience import heard_by
from ..fold.play_on import play_on
from ..fold.records import finished, noted
from ..fold.replays import replay_of
from ..fold.table import Table
from ..log.entries import Opened, Row, Stage, TableSetting
from ..log.store import DAMAGED, Lines, Stored

OTHER_RULES = "the rules of the game have changed"
encode = msgspec.json.Encoder().encode


class UnfoldableError(Exception):
    """A log from which no table can be made, and why."""


def rows_of(lines: Lines) -> Iterator[Row]:
    """The rows, the first of which opens the table."""
    rows = iter(lines.rows())
    for number in range(len(lines.lines)):
        try:
            row = next(rows)
        except DAMAGED as error:
            raise UnfoldableError(f"row {number} cannot be read: {error}") from None
        if row.number != number:
            raise UnfoldableError(f"row {number} is missing")
        if number == 0 and not isinstance(row.entry, Opened):
            raise UnfoldableError("its first row does not open a table")
        yield row
    if not lines.lines:
        raise UnfoldableError("it has no rows")


def folding(lines: Lines) -> Iterator[tuple[Table, tuple[Any, ...]]]:
    """The table after each of its rows, and what happened then."""
    table = Table(lines.id, lines.secret)
    for row in rows_of(lines):
        try:
            items = table.apply(row)
        except Exception as error:
            kind = type(row.entry).__name__
            reason = f"row {row.number} ({kind}) cannot be: {type(error).__name__}: {error}"
            raise UnfoldableError(f"{other_rules(row, table)}{reason}") from None
        yield table, items


def other_rules(row: Row, table: Table) -> str:
    """What to say first of a log that was written under another version of the rules."""
    if row.number == 0 or table.rules_version in (0, table.rules.rules_version):
        return ""
    return f"{OTHER_RULES} (version {table.rules_version} then, {table.rules.rules_version} now): "


def folded(lines: Lines) -> Table:
    """The table as it is now."""
    for table, _ in folding(lines):
        last = table
    return last


def history(lines: Lines, viewer: int) -> list[bytes]:
    """All that a viewer heard, from the first thing on, as it goes over the wire."""
    return [encode(mine) for _, items in folding(lines) if (mine := heard_by(items, viewer))]


def acks(lines: Lines) -> dict[tuple[int, str], int]:
    """In which update each answer was acknowledged, by seat and move id."""
    found: dict[tuple[int, str], int] = {}
    for table, _ in folding(lines):
        found.update((key, ack.number) for key, ack in [*table.acks.items()][-1:])
    return found


def game_so_far(lines: Lines) -> tuple[Table, Recorder | None]:
    """The table as it is now, and its game, if there is one."""
    stored = Stored(lines.id, lines.secret, list(rows_of(lines)))
    try:
        return noted(stored)
    except Exception as error:
        raise UnfoldableError(f"its game cannot be played again: {type(error).__name__}: {error}") from None


def record(lines: Lines) -> bytes:
    return write_record(finished(*game_so_far(lines)))


def replay(lines: Lines, seat: int, everything: bool) -> bytes:
    table, recorder = game_so_far(lines)
    return encode(replay_of(table, finished(table, recorder), seat, everything))


def so_far(lines: Lines) -> tuple[Opened, list[Any]]:
    """How the table began, and the steps of its game so far."""
    table, recorder = game_so_far(lines)
    return table.opened, [] if recorder is None else list(recorder.steps)


def played_on(lines: Lines, step: int, seat: int, bot: str) -> tuple[TableSetting, Stage]:
    table, recorder = game_so_far(lines)
    return play_on(table, finished(table, recorder), step, seat, bot)
