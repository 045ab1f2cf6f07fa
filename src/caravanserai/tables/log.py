"""The seam to the disk: what tables need of a store. Whatever `append` returned for is durable."""

from collections.abc import Callable, Sequence
from typing import Literal, Protocol

from msgspec import Struct

from .entries import Row

Status = Literal["open", "playing", "over", "closed"]


class StoreError(Exception):
    """The store could not write: nothing of it is there, nothing may be told."""


class Stored(Struct, frozen=True):
    """A table as it lies in the store."""

    id: str
    secret: str
    rows: list[Row]


class Summary(Struct, frozen=True):
    """A line about a table, for lists; `scores` and `ranks` are there once the game is over. A bot has no name: `bots`
    says which bot sits there."""

    id: str
    game: str
    seats: int
    public: bool
    status: Status
    opened_at: int
    changed_at: int
    names: tuple[str, ...] = ()
    scores: tuple[int, ...] | None = None
    ranks: tuple[int, ...] | None = None
    bots: tuple[str | None, ...] = ()


class DailyGame(Struct, frozen=True):
    """Somebody's try at the deal of a day."""

    person: str
    summary: Summary


class Person(Struct, frozen=True):
    id: str
    name: str


class Known(Struct, frozen=True):
    """A person, and since when the house knows them."""

    person: Person
    since: int


class Store(Protocol):
    """Everything that must outlive the process. Times are milliseconds since 1970."""

    async def create(self, summary: Summary, secret: str, host: str, rows: list[Row]) -> None:
        """A new table with its first rows, in one commit."""

    async def append(self, table: str, rows: list[Row], summary: Summary | None = None) -> None:
        """Rows of a table's log, with its new summary where that changed, in one commit. Unique on (table, number):
        StoreError, and nothing written, if a number is there already."""

    def append_soon(self, table: str, rows: list[Row], heard: Callable[[StoreError | None], None]) -> None:
        """The same for rows that are nothing but answers, without waiting: `heard` is called in the event loop when
        they are on disk, or with the reason why they are not. StoreError at once if the store is closed."""

    async def load(self, table: str) -> Stored | None: ...

    async def save_review(self, table: str, version: int, rules: int, report: bytes) -> None:
        """The review of a game, in place of an older one."""

    async def review(self, table: str, version: int, rules: int) -> bytes | None:
        """The review of a game, by this version of the coach and of the game's rules."""

    async def find_move(self, table: str, seat: int, move_id: str) -> int | None:
        """The number of the row in which a seat gave an answer under this id."""

    async def unfinished(self) -> list[str]:
        """Tables that are open or playing."""

    async def summary(self, table: str) -> Summary | None: ...

    async def finished(self, limit: int, before: int | None = None, person: str | None = None) -> list[Summary]:
        """Games that are over, the latest first: public ones, or those in which a person sat."""

    async def tables_of(self, person: str, statuses: tuple[Status, ...]) -> list[Summary]:
        """Tables where a person sits or which they host."""

    async def seats_of(self, person: str, tables: Sequence[str]) -> dict[str, int]:
        """Where a person sits or sat at these tables."""

    async def daily_game(self, day: str, game: str, person: str) -> DailyGame | None:
        """A person's try at the deal of a day, however far it is."""

    async def daily_games(self, day: str, game: str) -> list[DailyGame]:
        """All tries, however far they are."""

    async def add_person(self, person: Person, token_hash: str, now: int) -> None: ...

    async def person_by_token(self, token_hash: str) -> Person | None: ...

    async def person(self, person: str) -> Person | None: ...

    async def rename(self, person: str, name: str) -> None: ...

    async def add_token(self, person: str, token_hash: str, now: int) -> None:
        """Another device of the same person."""

    async def add_return_link(self, person: str, link_hash: str, expires: int) -> None: ...

    async def return_link(self, link_hash: str, now: int) -> Known | None:
        """Whose link this is, if it still works; it goes on working."""

    async def use_return_link(self, link_hash: str, now: int) -> str | None:
        """The person of a link that has not expired; it works once."""

    async def heartbeat(self, now: int) -> None:
        """The server is alive."""

    async def last_alive(self) -> int | None: ...

    async def close(self) -> None:
        """Finish what is waiting, then let go of the files."""
