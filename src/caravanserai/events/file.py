"""One file with everything of an event: its log, the record of every table, and a seal. And is it what was played?"""

import hashlib
from collections.abc import Iterable, Mapping
from typing import Any, Literal

import msgspec
from msgspec import Struct

from caravanserai.engine.record import BadRecordError, Record, read_record, write_record
from caravanserai.engine.verify import check_shuffles, verify

from .entries import Corrected, Row
from .fold import CannotBeError, Event, fold
from .formats import seed_of
from .proof import shuffles_from

FORMAT: Literal["caravanserai-event-1"] = "caravanserai-event-1"


class EventFile(Struct, frozen=True, forbid_unknown_fields=True):
    """`records`: by round and table, `1.0`, as they were written. `seal`: a hash over each row and each record, and
    over all before it."""

    format: Literal["caravanserai-event-1"]
    rows: tuple[Row, ...]
    records: dict[str, str]
    seal: tuple[str, ...]


class BadEventError(ValueError):
    """An event that is not what was played, and the first thing that is not as it was."""


class EventVerdict(Struct, frozen=True):
    """What was checked of an event that holds. `left_out`: who did not open the nonce they had promised. `ruled`: the
    rows in which the organiser decided something. `digest`: the end of the seal; two who have the same, have the same
    file."""

    event: str
    rows: int
    entrants: int
    opened: int
    left_out: tuple[str, ...]
    rounds: int
    tables: int
    shuffled: int
    ruled: tuple[int, ...]
    digest: str


def seal_of(rows: Iterable[Row], records: Mapping[str, str]) -> tuple[str, ...]:
    chain = hashlib.sha256(FORMAT.encode()).digest()
    links = []
    parts = [*map(msgspec.json.encode, rows), *(f"{key}\n{text}".encode() for key, text in records.items())]
    for part in parts:
        chain = hashlib.sha256(chain + part).digest()
        links.append(chain.hex()[:16])
    return (*links, chain.hex())


def write_event(rows: Iterable[Row], records: Mapping[tuple[int, int], Record[Any, Any, Any]]) -> bytes:
    """JSON with a line for each row and each record."""
    return write_texts(rows, {place: write_record(one).decode() for place, one in records.items()})


def write_texts(rows: Iterable[Row], texts: Mapping[tuple[int, int], str]) -> bytes:
    """The same of records that are written already."""
    rows = tuple(rows)
    named = {f"{number}.{table}": texts[number, table] for number, table in sorted(texts)}
    return _written(EventFile(FORMAT, rows, named, seal_of(rows, named)))


def _written(file: EventFile) -> bytes:
    rows = b",\n  ".join(map(msgspec.json.encode, file.rows))
    records = b",\n  ".join(
        msgspec.json.encode(key) + b": " + msgspec.json.encode(text) for key, text in file.records.items()
    )
    seal = msgspec.json.encode(file.seal)
    head = msgspec.json.encode(file.format)
    return b'{\n "format": %s,\n "rows": [\n  %s\n ],\n "records": {\n  %s\n },\n "seal": %s\n}\n' % (
        head,
        rows,
        records,
        seal,
    )


class _Head(Struct):
    format: str


def is_event(data: bytes) -> bool:
    """Does this call itself a file of an event?"""
    try:
        return msgspec.json.decode(data, type=_Head).format == FORMAT
    except (msgspec.DecodeError, UnicodeDecodeError):
        return False


def read_event(data: bytes) -> EventFile:
    try:
        return msgspec.json.decode(data, type=EventFile)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadEventError(f"this is not a file of an event: {error}") from None


def verify_event(data: bytes) -> EventVerdict:
    """Raises BadEventError naming the first thing that is not as it was: in the log, in a table, in a shuffle, or in
    how the file is written."""
    file = read_event(data)
    try:
        event = fold(file.rows)
    except CannotBeError as error:
        raise BadEventError(f"the log does not hold: {error}") from None
    except ValueError:
        raise BadEventError("there is no log") from None
    if event.status not in ("over", "called off"):
        raise BadEventError("the event is not over: its secret is not shown yet")
    shuffled = _check_tables(event, file)
    _check_seal(file)
    if _written(file) != data:
        raise BadEventError("the file is not written as the house writes it")
    return EventVerdict(
        event=event.created.event,
        rows=len(file.rows),
        entrants=len(event.entrants),
        opened=len(event.promised) - len(event.left_out),
        left_out=tuple(event.left_out),
        rounds=len(event.rounds),
        tables=sum(map(len, event.rounds)),
        shuffled=shuffled,
        ruled=tuple(row.number for row in file.rows if hasattr(row.entry, "by")),
        digest=file.seal[-1],
    )


def _check_tables(event: Event, file: EventFile) -> int:
    """Every table with a result has its record, played by the rules, dealt from its seed, with that result. How
    many?"""
    corrected = {
        (row.entry.result.round, row.entry.result.table) for row in file.rows if isinstance(row.entry, Corrected)
    }
    checked = 0
    for (number, table), result in sorted(event.results.items()):
        key = f"{number}.{table}"
        if key not in file.records:
            if result is None or (number, table) in corrected:
                continue
            raise BadEventError(f"there is no record of table {table} in round {number}")
        try:
            record = read_record(file.records[key].encode())
            verify(record)
            check_shuffles(record, shuffles_from(seed_of(event, event.secret, number, table)), ())
        except BadRecordError as error:
            raise BadEventError(f"table {table} of round {number}: {error}") from None
        _check_result(event, number, table, record, (number, table) in corrected)
        checked += 1
    known = {f"{number}.{table}" for number, table in event.results}
    if unknown := set(file.records) - known:
        raise BadEventError(f"there is a record of a table that has no result: {min(unknown)}")
    return checked


def _check_result(event: Event, number: int, table: int, record: Record[Any, Any, Any], corrected: bool) -> None:
    where = f"table {table} of round {number}"
    if record.game != event.setting.game or len(record.seats) != event.setting.seats:
        raise BadEventError(f"{where}: the record is of another game")
    result = event.results[number, table]
    if result is None or corrected:
        return
    if record.result is None or (record.result.scores, record.result.ranks) != (result.points, result.places):
        raise BadEventError(f"{where}: the log has another result than the record")


def _check_seal(file: EventFile) -> None:
    true = seal_of(file.rows, file.records)
    if len(file.seal) != len(true):
        raise BadEventError(f"the seal has {len(file.seal)} parts for {len(true)}")
    for at, (says, is_) in enumerate(zip(file.seal, true, strict=True), 1):
        if says != is_:
            raise BadEventError(f"the seal does not hold from row or record {at} on")
