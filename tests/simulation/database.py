"""A database that many nodes share, and what may happen to those who ask it: whatever PostgreSQL may do to them.

What is asked is on its way for a while, is done at one instant or not at all, and the answer is on its way too. Where
the line breaks nobody is told which it was; what was asked may even be done after that.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from caravanserai.tables.log.attending import DEAD_AFTER, Attended
from caravanserai.tables.log.entries import Opened, Row, Started, decode_entry
from caravanserai.tables.log.lines import RowValues, card_line, log_line
from caravanserai.tables.log.postgres_writer import taken
from caravanserai.tables.log.store import Lines, Run, StoreError, UnknownError
from caravanserai.tables.log.summary import Card, Overview, Summary

from .chance import Rates
from .loop import Loop, Process

#: Milliseconds since 1970 when a run begins.
EPOCH = 1_800_000_000_000


@dataclass
class Kept:
    """A table in the database."""

    secret: str
    host: str
    summary: Summary
    card: Card | None
    head: int = 0
    log: dict[int, RowValues] = field(default_factory=dict)


@dataclass
class Attention:
    run: int
    due_at: int | None
    attended_by: str | None
    silent_since: int | None = None


class Database:
    def __init__(self, loop: Loop, rates: Rates, written: Callable[[str, Row], None]) -> None:
        """`written` hears of every row, at the instant in which it is there."""
        self.loop = loop
        self.rates = rates
        self.written = written
        self.process: Process = loop.process("database")
        self.away_until = 0.0
        self.tables: dict[str, Kept] = {}
        self.attention: dict[str, Attention] = {}
        self.nodes: dict[str, int] = {}
        self.runs: list[Run] = []
        self.alive_at: int | None = None
        self.quarantined: dict[str, str] = {}

    # -- on the way ------------------------------------------------------------------------------------------

    def ask(self, work: Callable[[], Any], answer: asyncio.Future[Any], asker: Process) -> None:
        """Let this be done, and the asker hear what came of it."""
        if self._is_away or self.rates.happens("refused"):
            self._reply(asker, _fail, answer, StoreError("nothing was written: the database does not answer"))
        else:
            self.loop.later(self.process, self.rates.delay("store"), self._arrive, work, answer, asker)

    @property
    def _is_away(self) -> bool:
        return self.loop.time() < self.away_until

    def _arrive(self, work: Callable[[], Any], answer: asyncio.Future[Any], asker: Process) -> None:
        if self._is_away or self.rates.happens("unknown"):
            fate = "lost" if self._is_away else self.rates.random.choice(("lost", "done", "late"))
            if fate == "done":
                _quietly(work)
            elif fate == "late":
                longest = self.rates.random.choice((0.02, 2.0))
                self.loop.later(self.process, self.rates.random.uniform(0.001, longest), _quietly, work)
            self._reply(asker, _fail, answer, UnknownError("the line to the database broke"))
            return
        try:
            self._reply(asker, _succeed, answer, work())
        except StoreError as error:
            self._reply(asker, _fail, answer, error)

    def _reply(self, asker: Process, how: Callable[..., None], *what: Any) -> None:
        self.loop.later(asker, self.rates.delay("store"), how, *what)

    def now(self) -> int:
        return EPOCH + round(self.loop.time() * 1_000)

    # -- logs ------------------------------------------------------------------------------------------------

    def append(self, firsts: list[RowValues], rest: list[RowValues]) -> list[tuple[str, int]]:
        """Many jobs in one statement (postgres_writer.py): the first row of each if its number is free, then the rest
        of it. The firsts that went in."""
        done = [line for line in firsts if line[0] in self.tables and line[1] not in self.tables[line[0]].log]
        for line in done:
            mine = [more[:-1] for more in rest if (more[0], more[-1]) == (line[0], line[1])]
            self._insert([line, *mine])
        return [(line[0], line[1]) for line in done]

    def _insert(self, lines: list[RowValues]) -> None:
        """All of them, or none."""
        for table, number, *_ in lines:
            if table not in self.tables or number in self.tables[table].log:
                raise taken(table, number)
        for line in lines:
            self.tables[line[0]].log[line[1]] = line
            self.written(line[0], Row(line[1], line[2], decode_entry(line[5])))

    def create(self, node: str, run: int, made: Kept, rows: list[Row]) -> None:
        self.tables[made.summary.id] = made
        self.change(node, run, made.summary.id, rows)

    def change(self, node: str, run: int, table: str, rows: list[Row]) -> None:
        """Rows that seat somebody or begin a game, with what follows from them."""
        self._insert([log_line(table, row) for row in rows])
        if any(isinstance(row.entry, Started) for row in rows):
            kept = self.tables[table]
            if kept.summary.status == "open":
                kept.summary = msgspec.structs.replace(kept.summary, status="playing")
            self.take_up(node, run, table, [])

    def summarize(self, table: str, summary: Summary, card: Card | None, head: int) -> None:
        kept = self.tables[table]
        if kept.head <= head:
            kept.summary, kept.head, kept.card = summary, head, card or kept.card
            if summary.status in ("over", "closed"):
                self.attention.pop(table, None)

    def beside(self, table: str) -> Lines | None:
        """A table, but for its rows."""
        if (kept := self.tables.get(table)) is None:
            return None
        attention, card = self.attention.get(table), None if kept.card is None else card_line(kept.card)
        return Lines(table, kept.secret, [], attention.run if attention else 0, kept.summary.status, card)

    def lines_since(self, table: str, number: int) -> list[tuple[int, int, bytes]]:
        log = self.tables[table].log if table in self.tables else {}
        return [(line[1], line[2], line[5]) for line in log.values() if line[1] >= number]

    def heads(self, tables: list[str]) -> dict[str, int]:
        return {table: 1 + max(self.tables[table].log, default=-1) for table in tables if table in self.tables}

    def find_move(self, table: str, seat: int, move_id: str) -> int | None:
        log = self.tables[table].log.values()
        return min((line[1] for line in log if line[3:5] == (seat, move_id)), default=None)

    def known(self, table: str) -> Overview | None:
        kept = self.tables.get(table)
        return None if kept is None or kept.card is None else Overview(kept.summary, kept.card)

    def strip(self, table: str, first: RowValues) -> None:
        """How a table was opened becomes short; the row stays one."""
        assert isinstance(decode_entry(first[5]), Opened)
        self.tables[table].log[0] = first

    # -- nodes -----------------------------------------------------------------------------------------------

    def begin_run(self, node: str, now: int) -> tuple[int, list[Run]]:
        """The run that goes on, and those that a game may have missed."""
        alive = self.alive_at
        run = max([one.number for one in self.runs] + [one.run for one in self.attention.values()], default=0)
        if not run or alive is None or now - alive >= DEAD_AFTER:
            run += 1
            down_since = now if alive is None else min(alive, now)
            self.runs.append(Run(run, down_since, now))
            for one in self.attention.values():
                one.attended_by = one.silent_since = None
                if one.due_at:
                    one.due_at += max(0, now - down_since - 1_000)
        self.beat(node, now)
        games = [kept.summary.changed_at for kept in self.tables.values() if kept.summary.status == "playing"]
        self.runs = [one for one in self.runs if one.up_at >= min([now, *games])]
        return run, [*self.runs]

    def beat(self, node: str, now: int) -> None:
        self.alive_at = self.nodes[node] = now

    def take_up(self, node: str, run: int, table: str, rows: list[Row]) -> bool:
        self._insert([log_line(table, row) for row in rows])
        one = self.attention.setdefault(table, Attention(run, 0, None))
        one.run, one.due_at, one.attended_by = run, 0, one.attended_by or node
        return one.attended_by == node and one.silent_since is None

    def put_away(self, node: str, games: list[tuple[str, int | None]], now: int | None) -> None:
        for table, due in games:
            one = self.attention.get(table)
            if one is not None and one.attended_by == node:
                one.attended_by, one.due_at, one.silent_since = None, due, _least(one.silent_since, now)

    def let_go(self, node: str, games: list[tuple[str, int | None]], now: int) -> None:
        self.put_away(node, games, now)
        for one in self.attention.values():
            if one.attended_by == node:
                one.attended_by, one.silent_since = None, _least(one.silent_since, now)
        self.nodes.pop(node, None)

    def adopt_due(self, node: str, due: int, most: int) -> list[Attended]:
        free = [key for key, one in self.attention.items() if one.attended_by is None and _is_due(one, due)]
        return [self._adopt(node, table, None) for table in free[:most]]

    def adopt_here(self, node: str, here: list[str], most: int) -> list[Attended]:
        free = [key for key, one in self.attention.items() if one.attended_by is None and key in here]
        return [self._adopt(node, table, None) for table in free[:most]]

    def adopt_silent(self, node: str, before: int, most: int) -> list[Attended]:
        others = [
            (key, self.nodes.get(by, 0))
            for key, one in self.attention.items()
            if (by := one.attended_by) not in (None, node)
        ]
        theirs = [(key, alive) for key, alive in others if alive < before]
        return [self._adopt(node, table, alive) for table, alive in theirs[:most]]

    def _adopt(self, node: str, table: str, alive_at: int | None) -> Attended:
        one = self.attention[table]
        one.attended_by, one.due_at, one.silent_since = node, 0, _least(one.silent_since, alive_at)
        return Attended(table, one.silent_since)

    def was_silent(self, node: str, since: int) -> None:
        for one in self.attention.values():
            if one.attended_by == node:
                one.silent_since = _least(one.silent_since, since)

    def attended(self, node: str) -> list[Attended]:
        return [Attended(key, one.silent_since) for key, one in self.attention.items() if one.attended_by == node]

    def others(self, node: str, since: int) -> bool:
        return any(alive >= since for key, alive in self.nodes.items() if key != node)

    def goes_on(self, node: str, table: str) -> None:
        one = self.attention.get(table)
        if one is not None and one.attended_by == node:
            one.silent_since = None


def _is_due(one: Attention, due: int) -> bool:
    return one.silent_since is not None or (one.due_at is not None and one.due_at <= due)


def _least(one: int | None, other: int | None) -> int | None:
    """As in SQL: what is not there does not count."""
    return min((time for time in (one, other) if time is not None), default=None)


def _quietly(work: Callable[[], Any]) -> None:
    """Nobody hears what comes of it."""
    try:
        work()
    except StoreError:
        """It could not be done."""


def _fail(answer: asyncio.Future[Any], error: StoreError) -> None:
    if not answer.done():
        answer.set_exception(error)


def _succeed(answer: asyncio.Future[Any], result: Any) -> None:
    if not answer.done():
        answer.set_result(result)
