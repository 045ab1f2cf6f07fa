"""How the store of many machines reads and writes: over a few lines to PostgreSQL, and what it means if one breaks."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, TypeVar
from urllib.parse import urlsplit

import asyncpg

from .postgres_steps import bring_up_to_date, steps
from .postgres_writer import PostgresWriter
from .store import StoreError, UnknownError
from .waiter import Waiter

T = TypeVar("T")
Opened = TypeVar("Opened", bound="PostgresBase")
Line = Any  # asyncpg brings no types
Work = Callable[[Line], Awaitable[T]]

#: Lines to the database: as many are kept, and as many there are at most. The last ones are for what must never wait
#: behind a crowd that comes in, such as the people of a node that died: answers, and that this node is alive.
FEWEST, MOST, RESERVED = 2, 12, 4
#: Seconds to wait for one's turn among the others, to get a line then, and for a statement to be answered.
QUEUE = 10.0
PATIENCE = 3.0
LONGEST = 5.0
#: The line is not there, or broke: whatever was on its way may have arrived.
BROKEN = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.exceptions.OperatorInterventionError,
)
#: A house where commits need not be on disk would forget what it acknowledged.
DURABLE = "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"


class PostgresBase:
    def __init__(self, pool: Any) -> None:
        self._pool = pool
        self._turns = asyncio.Semaphore(MOST - RESERVED)
        self._writer = PostgresWriter(self._kept_line)
        #: Lines of the writer that nobody uses at the moment.
        self._kept: list[Line] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False
        self._odd: set[str] = set()

    @classmethod
    async def open(cls: type[Opened], url: str) -> Opened:
        """StoreError says why it cannot be opened, and no password."""
        name, pool = shown(url), None
        try:
            limits = {"timeout": PATIENCE, "command_timeout": LONGEST}
            pool = await asyncpg.create_pool(url, min_size=FEWEST, max_size=MOST, init=_begin, reset=_as_is, **limits)
            async with pool.acquire() as db:
                await bring_up_to_date(db, name, steps())
        except (*BROKEN, asyncpg.PostgresError, ValueError, StoreError) as error:
            if pool is not None:
                pool.terminate()
            if isinstance(error, StoreError):
                raise
            raise StoreError(f"{name} cannot be opened as a database: {str(error) or repr(error)}") from None
        return cls(pool)

    async def close(self) -> None:
        """Finish what is waiting, then let go of the lines."""
        self._closed = True
        await self._writer.finish()
        await asyncio.gather(*self._tasks)
        try:
            async with asyncio.timeout(LONGEST):
                while self._kept:
                    await self._pool.release(self._kept.pop())
                await self._pool.close()
        except TimeoutError:
            self._pool.terminate()

    def odd_lines(self) -> list[str]:
        """Tables whose lines in lists could not be read since this was last asked."""
        return [self._odd.pop() for _ in range(len(self._odd))]

    @asynccontextmanager
    async def _line(self, urgent: bool = False) -> AsyncIterator[Line]:
        """A line to say something on. Who gets none has said nothing; where it breaks, nobody knows."""
        if urgent:
            async with self._any_line() as db:
                yield db
            return
        try:
            async with asyncio.timeout(QUEUE):
                await self._turns.acquire()
        except TimeoutError as error:
            raise StoreError("nothing was written: too many wait for the database") from error
        try:
            async with self._any_line() as db:
                yield db
        finally:
            self._turns.release()

    @asynccontextmanager
    async def _any_line(self) -> AsyncIterator[Line]:
        db = await self._take_line()
        try:
            with _as_store_errors():
                yield db
        finally:
            await self._pool.release(db)

    @asynccontextmanager
    async def _kept_line(self) -> AsyncIterator[Line]:
        """For answers: a line that works stays with the writer. To take one of the pool and give it back takes this
        process longer than to send the answer."""
        db = self._kept.pop() if self._kept else None
        if db is None or not _works(db):
            db = await self._take_line()
        try:
            with _as_store_errors():
                yield db
        except BaseException:
            await self._pool.release(db)
            raise
        self._kept.append(db)

    async def _take_line(self) -> Line:
        try:
            return await self._pool.acquire(timeout=PATIENCE)
        except (*BROKEN, asyncpg.PostgresError) as error:
            raise StoreError(f"nothing was written: the database does not answer ({error!r})") from error

    async def _read(self, statement: str, *values: Any, urgent: bool = False) -> list[Any]:
        if self._closed:
            raise StoreError("the store is closed")
        if any(isinstance(value, str) and "\0" in value for value in values):
            return []  # PostgreSQL keeps no text with a zero in it
        async with self._line(urgent) as db:
            return [*await db.fetch(statement, *values)]

    async def _one(self, statement: str, *values: Any, urgent: bool = False) -> Any:
        """A single value, or None if there is no line."""
        found = await self._read(statement, *values, urgent=urgent)
        return found[0][0] if found else None

    async def _execute(self, statement: str, *values: Any, urgent: bool = False) -> int:
        """Write one statement; how many lines it changed."""

        async def work(db: Line) -> int:
            return changed(await db.execute(statement, *values))

        return await self._write(work, urgent)

    async def _write(self, work: Work[T], urgent: bool = False) -> T:
        """What comes of this in a transaction of its own, once that is durable."""
        done: T = await self._submit(work, urgent)
        return done

    def _submit(self, work: Work[Any], urgent: bool = False) -> Waiter:
        """The same, under way at once. Who stops waiting does not undo it."""
        if self._closed:
            raise StoreError("the store is closed")
        waiter = Waiter(loop=asyncio.get_running_loop())
        task = asyncio.create_task(self._run(work, waiter, urgent))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return waiter

    async def _run(self, work: Work[Any], waiter: Waiter, urgent: bool) -> None:
        try:
            async with self._line(urgent) as db, db.transaction():
                result = await work(db)
        except Exception as error:
            waiter.set_exception(error)
        else:
            waiter.set_result(result)


@contextmanager
def _as_store_errors() -> Iterator[None]:
    """What went wrong on a line, in the words of a store."""
    try:
        yield
    except asyncpg.PostgresError as error:
        if isinstance(error, BROKEN):
            raise _unknown(error) from error
        raise StoreError(f"nothing was written: {error}") from error
    except (ValueError, OverflowError) as error:  # never sent: the database has no such value
        raise StoreError(f"nothing was written: {error}") from error
    except BROKEN as error:
        raise _unknown(error) from error


def _works(db: Line) -> bool:
    """Of a line that broke while nobody used it the pool has taken back what is left."""
    try:
        return not db.is_closed()
    except asyncpg.InterfaceError:
        return False


async def _begin(db: Line) -> None:
    await db.execute(DURABLE)


async def _as_is(db: Line) -> None:
    """Nothing is ever set for one user of a line alone: to undo that would be one more round trip for each."""


def _unknown(error: BaseException) -> UnknownError:
    return UnknownError(f"the line to the database broke: {error!r}")


def changed(status: str) -> int:
    """How many lines a statement changed, from what PostgreSQL says of it: `UPDATE 3`."""
    return int(status.rpartition(" ")[2])


def shown(url: str) -> str:
    """An address of a database that may be read by others: without its password."""
    parts = urlsplit(url)
    place = parts.netloc.rpartition("@")[2]
    return f"{parts.scheme}://{place}{parts.path}"
