"""What a list of tables and people must know of those who look at it, and of those who are in it."""

from collections.abc import Collection, Mapping

from msgspec import Struct

from caravanserai.tables.log.store import NAMELESS, Person, Store
from caravanserai.tables.log.talks import Talk

from . import friend_statements as sql
from .friends import mark_of

#: Values in one statement.
AT_ONCE = 500


class Tie(Struct, frozen=True):
    """A friend: what I call them, and every id that they sit at tables with."""

    key: str
    name: str
    ids: tuple[str, ...]


class Ties(Struct, frozen=True):
    """From whom somebody is kept apart, by every id; and their friends, by id: those who have them among theirs too,
    and let friends know that they are here."""

    apart: frozenset[str] = frozenset()
    friends: Mapping[str, Tie] = {}


class Here(Struct, frozen=True):
    """Somebody who is in the house. `to_all`: everybody may know it, and not friends alone."""

    id: str
    name: str
    to_all: bool


async def ties_of(store: Store, me: Person | None) -> Ties:
    if me is None:
        return Ties()

    def talk() -> Talk[Ties]:
        apart = yield sql.APART, (me.id,)
        friends = yield sql.TIED, (me.id,)
        also: dict[str, list[str]] = {}
        for person, guest in (yield sql.TIED_ALSO, (me.id,)) if friends else ():
            also.setdefault(person, [person]).append(guest)
        tied = {one: Tie(mark_of(one), name, tuple(also.get(one, (one,)))) for one, name in friends}
        return Ties(frozenset(other for (other,) in apart), tied)

    return await store.ask(talk)


async def who_is_here(store: Store, ids: Collection[str]) -> dict[str, Here]:
    """Of these people, those of whom somebody may know it."""
    wanted = sorted(ids)

    def talk() -> Talk[dict[str, Here]]:
        found: dict[str, Here] = {}
        for start in range(0, len(wanted), AT_ONCE):
            some = tuple(wanted[start : start + AT_ONCE])
            for person, name, presence in (yield f"{sql.HERE} IN ({', '.join('?' * len(some))})", some):
                if name != NAMELESS:
                    found[person] = Here(person, name, presence == "everybody")
        return found

    return await store.ask(talk) if wanted else {}
