"""Which store a house has: a file on this machine, or a database that many machines share."""

import hashlib
from pathlib import Path

from .sqlite import SqliteStore
from .store import Store, WrongKeyError


async def open_store(where: Path | str, key: bytes | None = None) -> Store:
    """From a file, or from the address of a PostgreSQL, which a house with another key may not use. StoreError says why
    it cannot be opened."""
    if isinstance(where, Path):
        return await SqliteStore.open(where)
    from .postgres import PostgresStore  # its library is an extra, and a house with a file needs none of it

    store = await PostgresStore.open(where)
    if key is not None and not await store.has_key(fingerprint(key)):
        await store.close()
        raise WrongKeyError("the nodes of this house have another key")
    return store


def fingerprint(key: bytes) -> str:
    """Tells a key from another; nobody can work out the key from it."""
    return hashlib.sha256(b"caravanserai house key\n" + key).hexdigest()
