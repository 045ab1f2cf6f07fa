"""Which store a house has: a file on this machine, or a database that many machines share."""

from pathlib import Path

from .sqlite import SqliteStore
from .store import Store


async def open_store(where: Path | str) -> Store:
    """From a file, or from the address of a PostgreSQL. StoreError says why it cannot be opened."""
    if isinstance(where, Path):
        return await SqliteStore.open(where)
    from .postgres import PostgresStore  # its library is an extra, and a house with a file needs none of it

    return await PostgresStore.open(where)
