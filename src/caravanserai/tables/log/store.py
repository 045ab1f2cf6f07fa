"""The seam to the disk: what tables need of a store. Whatever `append` returned for is durable."""

import asyncio
from collections.abc import Iterable, Sequence
from typing import Protocol, TypeVar

from msgspec import Struct

from caravanserai.engine.refusal import UNREADABLE

from .entries import Row, decode_entry
from .person import NAMELESS as NAMELESS
from .person import Known as Known
from .person import Person as Person
from .summary import Card, DailyGame, Overview, Status, Summary
from .talks import NewTalk

T = TypeVar("T")

#: All that reading a damaged line can raise: SQLite keeps a value of any type in any column.
DAMAGED = (*UNREADABLE, TypeError, ValueError)


class StoreError(Exception):
    """The store could not write: nothing of it is there, nothing may be told. UnknownError alone does not say so."""


class ConflictError(StoreError):
    """Somebody else was first with this number of a log: nothing was written, and what is new there may change all."""


class UnknownError(StoreError):
    """The line to the store broke while it was writing: only the log knows whether it did."""


class DamagedError(StoreError):
    """What was to be read is there, but damaged."""


class WrongKeyError(StoreError):
    """The house that the database belongs to has another key."""


class TooManyTablesError(StoreError):
    """Somebody has opened as many tables as they may."""


class Stored(Struct, frozen=True):
    """A table as it lies in the store."""

    id: str
    secret: str
    rows: list[Row]


class Lines(Struct, frozen=True):
    """The same, but its rows are not read yet: number, time and entry. That can be done elsewhere."""

    id: str
    secret: str
    lines: list[tuple[int, int, bytes]]
    #: The last run of the house in which its game was in memory; 0 if none was noted.
    run: int = 0
    #: The status in its summary, which may lag behind.
    status: Status = "open"
    #: Its card as it is kept, if it is.
    card: str | None = None

    def rows(self) -> Iterable[Row]:
        for number, time, entry in self.lines:
            yield Row(number, time, decode_entry(entry))


class Run(Struct, frozen=True):
    """One run of the house: since when it had been down before, and when it was up."""

    number: int
    down_since: int
    up_at: int


class Watched(Struct, frozen=True):
    """A table that is to be looked at without anybody asking: when (0: now), as of which run of the house."""

    table: str
    run: int
    due_at: int


class Quarantined(Struct, frozen=True):
    """A table that cannot be read, why, and since when that is known."""

    table: str
    reason: str
    since: int


class Store(Protocol):
    """Everything that must outlive the process. Times are milliseconds since 1970."""

    async def create(
        self,
        summary: Summary,
        secret: str,
        host: str,
        rows: list[Row],
        card: Card | None = None,
        most: int | None = None,
    ) -> None:
        """A new table with its first rows, in one commit. TooManyTablesError if its host has so many that run."""

    def append(
        self,
        table: str,
        rows: list[Row],
        summary: Summary | None = None,
        card: Card | None = None,
        head: int | None = None,
    ) -> asyncio.Future[None]:
        """Rows of a table's log, with its new summary and card where those changed, in one commit. Unique on (table,
        number): ConflictError, and nothing written, if a number is there already. `head`: of so many rows the summary
        tells; where there is one that tells of more, that stays."""

    async def load(self, table: str) -> Stored | None:
        """DamagedError if a row cannot be read."""

    async def lines(self, table: str) -> Lines | None:
        """The same, not read yet."""

    async def rows_since(self, table: str, number: int) -> list[Row]:
        """Rows of a table from this number on. DamagedError if one cannot be read."""

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        """Of these tables, how many rows each has."""

    async def unfinished(self) -> list[str]:
        """Tables that are open or playing."""

    async def known(self, table: str) -> Overview | None:
        """What is known of a table without its log; None if there is none, or if an older house wrote no card."""

    def odd_lines(self) -> list[str]:
        """Tables whose lines in lists could not be read since this was last asked."""

    async def public(self, limit: int) -> list[Overview]:
        """Public tables that are open or playing, the latest first."""

    async def staged_tables(self, person: str, kind: str) -> list[Overview]:
        """Tables of a person that are open or playing and began from a position of this kind."""

    async def counts(self) -> dict[Status, int]:
        """How many tables there are, by status, but for staged ones."""

    # -- running games ---------------------------------------------------------------------------------------

    async def begin_run(self, now: int) -> list[Run]:
        """The house is up: this run of it and those before, the last one last."""

    async def watched(self) -> tuple[list[Watched], list[str]]:
        """Tables that must be looked at without anybody asking; and those of which that cannot be read."""

    async def take_up(self, table: str, rows: list[Row]) -> bool:
        """A game is in memory from now on; with rows that this brings, in one commit. Is it attended here? Where many
        nodes share the store, another one may do that."""

    async def put_away(self, tables: list[tuple[str, int | None]]) -> None:
        """Games that are not in memory any more, each with the time to look at it again."""

    async def quarantine(self, table: str, reason: str, now: int) -> None: ...

    async def release(self, table: str) -> bool:
        """Try this table again when it is next asked for; False if it was not in quarantine."""

    async def quarantined(self) -> list[Quarantined]: ...

    async def stale(self, status: Status, before: int, limit: int) -> list[str]:
        """Tables with this status at which nothing was written since then, the oldest first."""

    async def strip(self, table: str, rows: list[Row]) -> None:
        """All that stays of the log of a table whose game never began."""

    async def delete_closed(self, before: int, limit: int) -> list[str]:
        """Delete tables that were closed before then, with all that belongs to them: which."""

    async def save_review(self, table: str, version: int, rules: int, report: bytes) -> None:
        """The review of a game, in place of an older one."""

    async def review(self, table: str, version: int, rules: int) -> bytes | None:
        """The review of a game, by this version of the coach and of the game's rules."""

    async def find_move(self, table: str, seat: int, move_id: str) -> int | None:
        """The number of the row in which a seat gave an answer under this id."""

    async def summary(self, table: str) -> Summary | None: ...

    async def finished(self, limit: int, before: int | None = None) -> list[Summary]:
        """Public games that are over, the latest first."""

    async def tables_of(self, person: str, statuses: tuple[Status, ...]) -> list[Summary]:
        """Tables, open or playing, where a person sits or which they host."""

    async def seats_of(self, ids: Sequence[str], tables: Sequence[str]) -> dict[str, int]:
        """Where a person sits or sat at these tables, who is known by these ids; the first of them goes before."""

    async def daily_game(self, day: str, game: str, person: str) -> DailyGame | None:
        """A person's try at the deal of a day, however far it is."""

    async def daily_games(self, day: str, game: str) -> list[DailyGame]:
        """All tries, however far they are, the first to begin first. A guest who turned out to be somebody is them."""

    # -- people ----------------------------------------------------------------------------------------------

    def forget_owners(self) -> None:
        """Another process may have changed whose a device is: read it anew."""

    async def ask(self, talk: NewTalk[T]) -> T:
        """What comes of a talk that changes nothing."""

    async def change(self, talk: NewTalk[T], *, owners: bool = True) -> T:
        """What comes of a talk in one transaction, once that is durable. `owners`: it may change whose a device is."""

    async def add_person(self, person: Person, token_hash: str, now: int, agent: str | None = None) -> None: ...

    async def person_by_token(self, token_hash: str) -> Person | None: ...

    async def person(self, person: str) -> Person | None: ...

    async def rename(self, person: str, name: str) -> None: ...

    async def add_token(
        self, person: str, token_hash: str, now: int, agent: str | None = None, was: str | None = None
    ) -> None:
        """Another device of the same person; `was`: the guest that it was before."""

    async def add_return_link(self, person: str, link_hash: str, expires: int) -> None: ...

    async def return_link(self, link_hash: str, now: int) -> Known | None:
        """Whose link this is, if it still works; it goes on working."""

    async def use_return_link(self, link_hash: str, now: int) -> str | None:
        """The person of a link that has not expired; it works once."""

    async def forget_links(self, now: int) -> None:
        """Return links that have expired."""

    async def forget_guests(self, before: int, limit: int) -> int:
        """Look at so many people who came before then, where the last look ended, and forget those with nothing to come
        back to; how many were looked at."""

    async def heartbeat(self, now: int) -> None:
        """The server is alive."""

    async def clock(self) -> int:
        """What time it is for all who share the store."""

    async def last_alive(self) -> int | None: ...

    async def close(self) -> None:
        """Finish what is waiting, then let go of the files."""
