"""Somebody is gone: what a log and a table in memory say of them. All that a game or its fairness needs stays."""

from collections.abc import Container, Iterable
from typing import Any

from msgspec import structs

from ..log.entries import Entry, Returned, Sat, SeatWished
from ..log.person import NAMELESS
from .table import Table

#: Rows that have somebody's name in them.
NAMED = (Sat, Returned, SeatWished)


def unnamed(entry: Entry, ids: Container[str]) -> tuple[Entry, str] | None:
    """The same row without the name of one of these, and that name; None if there is nothing to take out."""
    if isinstance(entry, NAMED) and entry.person in ids and entry.name != NAMELESS:
        return structs.replace(entry, name=NAMELESS), entry.name
    return None


def forget(table: Table, ids: Container[str], names: Iterable[str]) -> None:
    """A table as it would be if its log had never had these names of theirs in it."""
    wish = table.takeover_requests.now
    named = [one for one in (*table.seats, wish) if one is not None and one.person in ids]
    known = {*names, *(one.name for one in named)} - {NAMELESS}
    for one in named:
        one.name = NAMELESS
    for n, items in enumerate(table.kept):
        table.kept[n] = tuple(_unnamed(item, known) for item in items)
    table.seats_encoded = None


def _unnamed(item: Any, names: Container[str]) -> Any:
    return structs.replace(item, name=NAMELESS) if getattr(item, "name", None) in names else item
