"""What the house need not keep for ever: devices that nobody has used for long; and, in a house for children, names
that somebody typed."""

from collections.abc import Callable
from functools import partial

from msgspec import Struct

from caravanserai.tables.log.store import Store
from caravanserai.tables.log.talks import Talk

DAY = 24 * 3_600 * 1_000
#: Devices looked at in one transaction.
AT_A_TIME = 1_000

#: The place where the last look ended, for one node at a time: it looks on from there.
BEGIN = """
    INSERT INTO chores (name, begun_at, place) VALUES (?, ?, '')
    ON CONFLICT (name) DO UPDATE SET begun_at = excluded.begun_at WHERE chores.begun_at <= ?
    RETURNING place"""
CAME_TO = "UPDATE chores SET place = ? WHERE name = ?"
NEXT = """
    SELECT token_hash, coalesce(used_at, created_at) FROM tokens WHERE token_hash > ? ORDER BY token_hash LIMIT ?"""
END = "DELETE FROM tokens WHERE token_hash = ? AND coalesce(used_at, created_at) < ? RETURNING token_hash"


NEXT_NAMES = "SELECT id, name FROM people WHERE id > ? ORDER BY id LIMIT ?"
CALL = "UPDATE people SET name = ? WHERE id = ? AND name = ?"


class Looked(Struct, frozen=True):
    """How many were looked at, and which were forgotten."""

    at: int
    gone: tuple[str, ...] = ()


class Retention:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def forget_devices(self, days: int, now: int, every: int) -> Looked:
        """Look at the next devices, if no node of the house has within `every` milliseconds, and forget those that were
        not used for so many days."""
        before = now - days * DAY

        def talk() -> Talk[Looked]:
            begun = yield BEGIN, ("devices", now, now - every)
            if not begun:
                return Looked(0)
            found = yield NEXT, (begun[0][0], AT_A_TIME)
            gone: list[str] = []
            for token, used in found:
                if used < before:
                    gone += [one for (one,) in (yield END, (token, before))]
            yield CAME_TO, (found[-1][0] if len(found) == AT_A_TIME else "", "devices")
            return Looked(len(found), tuple(gone))

        return await self.store.change(talk)

    async def rename(self, called: Callable[[str, str], str]) -> None:
        """Everybody is called so from now on, by id and name of before: some people at a time."""
        place: str | None = ""
        while place is not None:
            place = await self.store.change(partial(_rename, called, place))


def _rename(called: Callable[[str, str], str], place: str) -> Talk[str | None]:
    found = yield NEXT_NAMES, (place, AT_A_TIME)
    for person, name in found:
        if (new := called(person, name)) != name:
            yield CALL, (new, person, name)
    return found[-1][0] if len(found) == AT_A_TIME else None
