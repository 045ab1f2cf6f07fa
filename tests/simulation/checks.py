"""What must hold at every instant, and at the end. Rows are folded here once more, as they are written: that is the
truth, and all that nodes and pages believe is held against it."""

import logging
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import msgspec

from caravanserai.tables.fold.ack import Ack
from caravanserai.tables.fold.audience import heard_by
from caravanserai.tables.fold.frames import encode
from caravanserai.tables.fold.table import Table
from caravanserai.tables.live.host import Host
from caravanserai.tables.log.entries import Answered, Ordered, Row


class BrokenError(AssertionError):
    """Something that must always hold does not."""


def fingerprint(table: Table) -> bytes:
    """Everything that a fold is, in short."""
    g = None if table.g is None else table.g.values()
    acks = [(seat, move, ack.number) for (seat, move), ack in table.acks.items()]
    plain = (table.number, table.status, table.round, table.written_at, table.changed_at, g, acks)
    rest = (table.heard, table.again, table.seats, vars(table.clocks), vars(table.countdown), table._waiting)
    return encode(plain) + repr(rest).encode()


@dataclass
class Truth:
    """A table as its log has it."""

    table: Table
    #: How its fold looks after so many rows, and what each viewer has heard.
    prints: list[bytes] = field(default_factory=list)
    heard: dict[int, list[bytes]] = field(default_factory=dict)
    answers: Counter[tuple[int, str]] = field(default_factory=Counter)
    asks: set[tuple[int, str]] = field(default_factory=set)
    acks: dict[tuple[int, str], Ack] = field(default_factory=dict)
    #: The seat whose order stands in the last row.
    ordered: int | None = None


class Checks:
    def __init__(self) -> None:
        self.truths: dict[str, Truth] = {}
        #: What each node has folded of which table, when that was last looked at.
        self._seen: dict[tuple[str, str], int] = {}
        self.taken: list[tuple[str, int, str]] = []

    # -- the log ---------------------------------------------------------------------------------------------

    def written(self, secret: str, table: str, row: Row) -> None:
        """A row is in the log."""
        truth = self.truths.setdefault(table, Truth(Table(table, secret)))
        must(row.number == truth.table.number, f"row {row.number} of {table} where {truth.table.number} is due")
        must(row.time >= truth.table.written_at, f"row {row.number} of {table} is older than the one before")
        if isinstance(row.entry, Answered):
            self._answered(truth, row.entry)
        truth.ordered = row.entry.seat if isinstance(row.entry, Ordered) else None
        items = truth.table.apply(row)
        truth.prints.append(fingerprint(truth.table))
        for viewer in truth.table.heard:
            if mine := heard_by(items, viewer):
                truth.heard.setdefault(viewer, []).append(encode(mine))
        truth.acks.update(truth.table.acks)

    def _answered(self, truth: Truth, entry: Answered) -> None:
        truth.answers[entry.seat, entry.move_id] += 1
        must(truth.answers[entry.seat, entry.move_id] == 1, f"the answer {entry.move_id} is in the log twice")
        # Whoever gives an order changes with it what they had sealed.
        ordered = entry.by == "order" and truth.ordered == entry.seat
        if entry.by != "person" and not ordered:
            must((entry.seat, entry.ask) not in truth.asks, f"{entry.ask} was answered for somebody once more")
        truth.asks.add((entry.seat, entry.ask))

    # -- nodes -----------------------------------------------------------------------------------------------

    def node(self, name: str, host: Host) -> None:
        """Whatever a node has folded since the last look is what the log says."""
        for key, live in host.live.items():
            if self._seen.get((name, key)) != live.table.number:
                self._seen[name, key] = live.table.number
                truth = self.truths.get(key)
                must(truth is not None, f"{name} has a table that is not in the log")
                self._same(name, live.table, truth)  # type: ignore[arg-type]

    def _same(self, name: str, table: Table, truth: Truth) -> None:
        must(table.number <= truth.table.number, f"{name} has folded row {table.number - 1}, which is not in the log")
        same = fingerprint(table) == truth.prints[table.number - 1]
        must(same, f"the fold of {name} after {table.number} rows is not that of the log")

    # -- pages -----------------------------------------------------------------------------------------------

    def acknowledged(self, table: str, seat: int, ack: Ack) -> None:
        """Somebody was told that their answer is taken."""
        truth = self.truths[table]
        must(truth.answers[seat, ack.move_id] == 1, f"{ack.move_id} was taken and is not in the log")
        must(truth.acks[seat, ack.move_id] == ack, f"{ack.move_id} was taken with the wrong number {ack.number}")
        self.taken.append((table, seat, ack.move_id))

    def heard(self, table: str, viewer: int, number: int, events: msgspec.Raw) -> None:
        """The n-th thing that a viewer hears."""
        told = self.truths[table].heard.get(viewer, [])
        must(number <= len(told), f"viewer {viewer} heard {number}, which did not happen")
        must(bytes(events) == told[number - 1], f"viewer {viewer} heard something else as {number}")

    # -- the end ---------------------------------------------------------------------------------------------

    def at_the_end(self, hosts: dict[str, Host]) -> None:
        for table, seat, move_id in self.taken:
            must(self.truths[table].answers[seat, move_id] == 1, f"{move_id} was taken and is gone")
        for name, host in hosts.items():
            for key, live in host.live.items():
                behind = self.truths[key].table.number - live.table.number
                must(not behind, f"{name} still has not heard of {behind} rows of {key}")


def must(holds: bool, what: str) -> None:
    if not holds:
        raise BrokenError(what)


class Watching(logging.Handler):
    """Whatever the house calls an error is one."""

    def __init__(self, failed: Any) -> None:
        super().__init__(logging.ERROR)
        self.failed = failed

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        self.failed(f"{record.getMessage()} {getattr(record, 'said', '')}", error)
