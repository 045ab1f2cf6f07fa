"""Finished public games of a house as plain tables: `games`, `seats` and `steps`. docs/record.md says what is in them.

Nobody is named who did not ask for it, and a game has no address: it is a number in this export, and the day on which
it ended.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterator
from datetime import UTC, date, datetime
from functools import partial
from pathlib import Path
from typing import Any, Protocol

import msgspec

from caravanserai.engine.game import game
from caravanserai.engine.record import ChanceStep, Record
from caravanserai.engine.refusal import Refused
from caravanserai.people.choices import named_among
from caravanserai.tables.fold.records import record_of
from caravanserai.tables.log.store import DAMAGED, Store, StoreError
from caravanserai.tables.log.summary import Overview
from caravanserai.tables.log.talks import Talk

FINISHED = "SELECT id FROM tables WHERE status = 'over' AND id > ? ORDER BY id LIMIT ?"
#: Tables in one question, and games that are written at once.
PAGE, AT_A_TIME = 500, 50

#: The columns of each table, in order; each holds whole numbers, words, or JSON as text.
COLUMNS: dict[str, dict[str, type]] = {
    "games": {
        "game_number": int,
        "game": str,
        "rules_version": int,
        "seats": int,
        "options": str,
        "standard_edition": bool,
        "edition": str,
        "rated": bool,
        "ended_on": str,
        "steps": int,
    },
    "seats": {"game_number": int, "seat": int, "bot": str, "handle": str, "score": int, "rank": int},
    "steps": {
        "game_number": int,
        "step": int,
        "kind": str,
        "seat": int,
        "type": str,
        "content": str,
        "view": str,
    },
}
Lines = dict[str, list[dict[str, Any]]]


class Sink(Protocol):
    """Where the tables go."""

    def write(self, lines: Lines) -> None: ...

    def close(self) -> None: ...


class JsonLines:
    """A file for each table, a line for each row."""

    def __init__(self, folder: Path) -> None:
        self._files = {name: (folder / f"{name}.jsonl").open("xb") for name in COLUMNS}

    def write(self, lines: Lines) -> None:
        for name, file in self._files.items():
            file.write(b"".join(msgspec.json.encode(line) + b"\n" for line in lines[name]))

    def close(self) -> None:
        for file in self._files.values():
            file.close()


class Parquet:
    """A file for each table, with typed columns; pyarrow writes it."""

    def __init__(self, folder: Path) -> None:
        import pyarrow as arrow
        from pyarrow import parquet

        kinds = {int: arrow.int64(), str: arrow.string(), bool: arrow.bool_()}
        self._schemas = {
            name: arrow.schema([(column, kinds[kind]) for column, kind in columns.items()])
            for name, columns in COLUMNS.items()
        }
        self._from_rows = arrow.Table.from_pylist
        self._writers = {
            name: parquet.ParquetWriter(folder / f"{name}.parquet", schema, compression="zstd")
            for name, schema in self._schemas.items()
        }

    def write(self, lines: Lines) -> None:
        for name, writer in self._writers.items():
            writer.write_table(self._from_rows(lines[name], self._schemas[name]))

    def close(self) -> None:
        for writer in self._writers.values():
            writer.close()


SINKS: dict[str, type[JsonLines] | type[Parquet]] = {"jsonl": JsonLines, "parquet": Parquet}


async def export(store: Store, since: date, sink: Sink, views: bool, names: bool) -> tuple[int, int]:
    """All finished public games since that day; how many there were, and how many could not be read. `names`: those who
    want to be named are, as the house knows it when their game is written."""
    lines: Lines = {name: [] for name in COLUMNS}
    games = damaged = 0
    async for found, record in _records(store, since):
        if record is None:
            damaged += 1
            continue
        games += 1
        people = [seat.person for seat in found.card.seats if seat.person is not None]
        handles = await store.ask(partial(named_among, people)) if names and people else {}
        for name, row in rows_of(games, found, record, views, handles):
            lines[name].append(row)
        if games % AT_A_TIME == 0:
            sink.write(lines)
            lines = {name: [] for name in COLUMNS}
    sink.write(lines)
    return games, damaged


async def _records(store: Store, since: date) -> AsyncIterator[tuple[Overview, Record[Any, Any, Any] | None]]:
    place = ""
    while page := await store.ask(partial(_finished, place)):
        place = page[-1]
        for table in page:
            known = await store.known(table)
            if known is None or not _is_wanted(known, since):
                continue
            try:
                stored = await store.load(table)
                yield known, None if stored is None else record_of(stored)
            except (*DAMAGED, StoreError, Refused):
                yield known, None


def _finished(place: str) -> Talk[list[str]]:
    return [table for (table,) in (yield FINISHED, (place, PAGE))]


def _is_wanted(known: Overview, since: date) -> bool:
    """Lessons, positions and the deal of the day are no games that were dealt to people at a public table."""
    summary = known.summary
    public = summary.public and known.status == "over" and known.card.stage is None
    return public and _day(summary.changed_at) >= since


def _day(milliseconds: int) -> date:
    return datetime.fromtimestamp(milliseconds / 1_000, UTC).date()


def rows_of(
    number: int, known: Overview, record: Record[Any, Any, Any], views: bool, handles: dict[str, str]
) -> Iterator[tuple[str, dict[str, Any]]]:
    edition = msgspec.to_builtins(record.edition)
    edition.pop("name", None)  # a host's own words
    yield (
        "games",
        {
            "game_number": number,
            "game": record.game,
            "rules_version": record.rules,
            "seats": len(record.seats),
            "options": json.dumps(record.options),
            "standard_edition": record.edition == game(record.game).standard_edition,
            "edition": json.dumps(edition, ensure_ascii=False),
            "rated": known.card.rated,
            "ended_on": _day(known.summary.changed_at).isoformat(),
            "steps": len(record.steps),
        },
    )
    assert record.result is not None
    for seat, (score, rank) in enumerate(zip(record.result.scores, record.result.ranks, strict=True)):
        sat = known.card.seats[seat]
        bot, handle = (sat.info.bot, None) if sat.person is None else (None, handles.get(sat.person))
        yield (
            "seats",
            {"game_number": number, "seat": seat, "bot": bot, "handle": handle, "score": score, "rank": rank},
        )
    for row in _steps_of(number, record, views):
        yield "steps", row


def _steps_of(number: int, record: Record[Any, Any, Any], views: bool) -> Iterator[dict[str, Any]]:
    """With what the seat saw when it answered, where that is wanted: nothing that was hidden from it then."""
    rules = game(record.game)
    g = rules.new(len(record.seats), record.options, record.edition, telling=False)
    for place, step in enumerate(record.steps, start=1):
        chance = isinstance(step, ChanceStep)
        what = msgspec.to_builtins(step.outcome if isinstance(step, ChanceStep) else step.move)
        seat = None if isinstance(step, ChanceStep) else step.seat
        view = msgspec.json.encode(rules.view(g, seat)).decode() if views and seat is not None else None
        yield {
            "game_number": number,
            "step": place,
            "kind": "chance" if chance else "move",
            "seat": seat,
            "type": what.pop("type"),
            "content": json.dumps(what, ensure_ascii=False),
            "view": view,
        }
        if isinstance(step, ChanceStep):
            rules.take_chance(g, step.outcome)
        else:
            rules.play(g, step.seat, step.move)
