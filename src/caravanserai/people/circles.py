"""Circles: people who play together, with a page of their own. Keepers invite and plan; a circle never is without one.

Who has the link may come in, so the link is a secret, and so is the address of each member's calendar. Neither is kept:
both are made of the house's key and a number that grows when a new one is wanted. To who is not a member a circle is
as if there were none.
"""

import hmac
import secrets
from collections.abc import Callable, Iterable
from typing import Any, Literal, TypeVar

from msgspec import Struct

from caravanserai.tables.log.store import Person, Store
from caravanserai.tables.log.talks import Talk
from caravanserai.tables.timing import TimeSource

from . import circle_statements as sql
from .friends import mark_of
from .refusals import PeopleCode, refuse
from .statements import ONE_AT_A_TIME

HOUR = 3_600_000
MOST_CIRCLES, MOST_MEMBERS, MOST_PLANNED = 20, 100, 20
#: An evening is on from an hour before it starts until so long afterwards.
EARLY, LASTS = HOUR, 12 * HOUR

T = TypeVar("T")
Role = Literal["keeper", "member"]
Answer = Literal["in", "perhaps", "out"]


class CircleCard(Struct, frozen=True):
    """A circle of mine. `next`: when its next evening starts, which may be on already."""

    id: str
    name: str
    role: Role
    members: int
    next: int | None


class CircleMember(Struct, frozen=True):
    """`key` names them to me, and draws their mark."""

    key: str
    name: str
    role: Role
    since: int
    you: bool


class CircleDoor(Struct, frozen=True):
    """What who has the link is told. `mine`: I am a member already."""

    id: str
    name: str
    members: int
    mine: bool


class Member(Struct):
    """Somebody by who they are now, with every id under which they came, and the number of each one's calendar."""

    id: str
    name: str
    role: Role
    since: int
    feeds: dict[str, int]


class Inside(Struct, frozen=True):
    """A circle as one of its members finds it."""

    id: str
    name: str
    made_at: int
    link_number: int
    members: dict[str, Member]
    me: Member


class Circles:
    def __init__(
        self,
        store: Store,
        time: TimeSource,
        key: bytes,
        called: Callable[[str, str], str] = lambda circle, name: name,
    ) -> None:
        """`called`: what a circle is called here, by its id and the name it was given."""
        self.store = store
        self.time = time
        self.called = called
        # One key is kept, and saved with the house; what is made of it for circles has nothing in common with the rest.
        self._key = hmac.digest(key, b"circles", "sha256")

    # -- secrets ---------------------------------------------------------------------------------------------

    def link_secret(self, circle: str, number: int) -> str:
        return self._secret("link", circle, str(number))

    def feed_secret(self, circle: str, person: str, number: int) -> str:
        return self._secret("feed", circle, person, str(number))

    def _secret(self, *parts: str) -> str:
        return hmac.digest(self._key, "\n".join(parts).encode(), "sha256").hex()[:32]

    # -- what is shown ---------------------------------------------------------------------------------------

    async def of(self, me: Person) -> list[CircleCard]:
        since = self.time.now() - LASTS

        def talk() -> Talk[list[CircleCard]]:
            found: dict[str, CircleCard] = {}
            for one in me.ids:
                for circle, name, role, members, starts in (yield sql.OF_PERSON, (since, one)):
                    if circle not in found or role == "keeper":
                        found[circle] = CircleCard(circle, self.called(circle, name), role, members, starts)
            return [*found.values()]

        return await self.store.ask(talk)

    async def look(self, me: Person, circle: str) -> Inside:
        return must_be(await self.store.ask(lambda: self.inside(me, circle)))

    def inside(self, me: Person, circle: str) -> Talk[Inside | None]:
        """What a member finds; None to all others."""
        found = [] if "\0" in circle else (yield sql.CIRCLE, (circle,))
        if not found:
            return None
        members = yield from members_of(circle)
        mine = next((one for one in members.values() if not one.feeds.keys().isdisjoint(me.ids)), None)
        name, made_at, link_number = found[0]
        if mine is None:
            return None
        return Inside(circle, self.called(circle, name), made_at, link_number, members, mine)

    async def door(self, me: Person | None, circle: str, secret: str) -> CircleDoor:
        """What a link leads to."""

        def talk() -> Talk[CircleDoor | None]:
            found = yield from self._linked(circle, secret)
            if found is None:
                return None
            members = yield from members_of(circle)
            ids = () if me is None else me.ids
            mine = any(not one.feeds.keys().isdisjoint(ids) for one in members.values())
            return CircleDoor(circle, self.called(circle, found), len(members), mine)

        return must_be(await self.store.ask(talk))

    def _linked(self, circle: str, secret: str) -> Talk[str | None]:
        """The name of the circle whose link this is."""
        found = [] if "\0" in circle else (yield sql.CIRCLE, (circle,))
        if not found:
            return None
        name, _, number = found[0]
        right = hmac.compare_digest(self.link_secret(circle, number).encode(), secret.encode())
        return str(name) if right else None

    async def fed(self, circle: str, secret: str) -> tuple[str, list[tuple[Any, ...]]] | None:
        """The name and the evenings of the circle to one of whose members this address of a calendar belongs."""

        def talk() -> Talk[tuple[str, list[tuple[Any, ...]]] | None]:
            found = yield sql.CIRCLE, (circle,)
            members = yield from members_of(circle)
            feeds = (feed for one in members.values() for feed in one.feeds.items())
            rights = [hmac.compare_digest(self.feed_secret(circle, *feed).encode(), secret.encode()) for feed in feeds]
            if not found or not any(rights):
                return None
            evenings = yield sql.EVENINGS_SINCE, (circle, self.time.now() - 90 * 24 * HOUR, 200)
            return self.called(circle, found[0][0]), [tuple(line) for line in evenings]

        return None if "\0" in circle else await self.store.ask(talk)

    # -- to come and go --------------------------------------------------------------------------------------

    async def make(self, me: Person, name: str) -> str:
        id, now = secrets.token_hex(8), self.time.now()

        def talk() -> Talk[PeopleCode | None]:
            yield ONE_AT_A_TIME, (me.id,)
            if (yield from _count(me)) >= MOST_CIRCLES:
                return "too-many-circles"
            yield sql.ADD_CIRCLE, (id, name, now)
            yield sql.JOIN, (id, me.id, "keeper", now)
            return None

        await self._change(talk)
        return id

    async def join(self, me: Person, circle: str, secret: str) -> None:
        now = self.time.now()

        def talk() -> Talk[PeopleCode | None]:
            yield ONE_AT_A_TIME, (me.id,)
            held = "\0" not in circle and (yield sql.HOLD, (circle,))
            if not held or (yield from self._linked(circle, secret)) is None:
                return "no-such-circle"
            members = yield from members_of(circle)
            if any(not one.feeds.keys().isdisjoint(me.ids) for one in members.values()):
                return None
            if len(members) >= MOST_MEMBERS:
                return "circle-full"
            if (yield from _count(me)) >= MOST_CIRCLES:
                return "too-many-circles"
            yield sql.JOIN, (circle, me.id, "member", now)
            return None

        await self._change(talk)

    async def leave(self, me: Person, circle: str) -> None:
        """The last keeper names another first; who is alone ends it."""

        def act(found: Inside) -> Talk[PeopleCode | None]:
            if is_last_keeper(found, found.me):
                return "last-keeper"
            yield from _remove(found, found.me, self.time.now())
            return None

        await self.change(me, circle, act, keepers=False)

    async def end(self, me: Person, circle: str) -> None:
        """For all. Games that were played stay."""

        def act(found: Inside) -> Talk[None]:
            for statement in sql.END:
                yield statement, (found.id,)

        await self.change(me, circle, act)

    # -- what keepers do -------------------------------------------------------------------------------------

    async def rename(self, me: Person, circle: str, name: str) -> None:
        await self.change(me, circle, lambda found: _say(sql.RENAME, name, found.id))

    async def renew_link(self, me: Person, circle: str) -> None:
        await self.change(me, circle, lambda found: _say(sql.RENEW_LINK, found.id))

    async def renew_feed(self, me: Person, circle: str) -> None:
        """My own."""

        def act(found: Inside) -> Talk[None]:
            for one in found.me.feeds:
                yield sql.RENEW_FEED, (found.id, one)

        await self.change(me, circle, act, keepers=False)

    async def remove(self, me: Person, circle: str, key: str) -> None:
        """Somebody else; the link by which they came leads nowhere from then on."""

        def act(found: Inside) -> Talk[PeopleCode | None]:
            other = by_key(found, key)
            if other is None or other is found.me:
                return "no-such-member"
            yield from _remove(found, other, self.time.now())
            yield sql.RENEW_LINK, (found.id,)
            return None

        await self.change(me, circle, act)

    async def make_keeper(self, me: Person, circle: str, key: str, on: bool) -> None:
        def act(found: Inside) -> Talk[PeopleCode | None]:
            other = by_key(found, key)
            if other is None:
                return "no-such-member"
            if not on and is_last_keeper(found, other):
                return "last-keeper"
            for one in other.feeds:
                yield sql.SET_ROLE, ("keeper" if on else "member", found.id, one)
            return None

        await self.change(me, circle, act)

    # -- how it is done --------------------------------------------------------------------------------------

    async def change(
        self,
        me: Person,
        circle: str,
        act: Callable[[Inside], Talk[PeopleCode | None]] | Callable[[Inside], Talk[None]],
        *,
        keepers: bool = True,
        also: str = "",
    ) -> None:
        """One change of a circle, by a member of it; for most of them that must be a keeper. `also`: what else was
        named."""

        def talk() -> Talk[PeopleCode | None]:
            if "\0" not in circle:
                yield sql.HOLD, (circle,)
            if "\0" in also:
                return "no-such-evening"
            found = yield from self.inside(me, circle)
            if found is None:
                return "no-such-circle"
            if keepers and found.me.role != "keeper":
                return "keepers-only"
            return (yield from act(found))

        await self._change(talk)

    async def _change(self, talk: Callable[[], Talk[PeopleCode | None]]) -> None:
        if (code := await self.store.change(talk, owners=False)) is not None:
            raise refuse(code, **MOST.get(code, {}))


#: Figures in what is refused.
MOST: dict[str, dict[str, int]] = {
    "too-many-circles": {"most": MOST_CIRCLES},
    "circle-full": {"most": MOST_MEMBERS},
    "too-many-evenings": {"most": MOST_PLANNED},
}


def must_be(found: T | None) -> T:
    if found is None:
        raise refuse("no-such-circle")
    return found


def members_of(circle: str) -> Talk[dict[str, Member]]:
    """All of a circle, the longest there first; whoever came twice is one."""
    members: dict[str, Member] = {}
    for id, name, person, role, since, feed in (yield sql.MEMBERS, (circle,)):
        member = members.setdefault(id, Member(id, name, role, since, {}))
        member.feeds[person] = feed
        if role == "keeper":
            member.role = "keeper"
    return members


def shown(found: Inside) -> tuple[CircleMember, ...]:
    """Keepers first."""
    members = sorted(found.members.values(), key=lambda one: one.role != "keeper")
    return tuple(CircleMember(mark_of(one.id), one.name, one.role, one.since, one is found.me) for one in members)


def by_key(found: Inside, key: str) -> Member | None:
    return next((one for one in found.members.values() if mark_of(one.id) == key), None)


def is_last_keeper(found: Inside, member: Member) -> bool:
    return member.role == "keeper" and not any(
        one.role == "keeper" for one in found.members.values() if one is not member
    )


def gone(ids: Iterable[str]) -> Talk[None]:
    """Somebody is no longer here, by all of their ids: their circles go on, kept by who has been there longest if need
    be; one without members ends."""
    circles: dict[str, None] = {}
    for one in ids:
        circles |= dict.fromkeys(circle for (circle,) in (yield sql.CIRCLES_OF_PERSON, (one,)))
    for circle in sorted(circles):
        yield sql.HOLD, (circle,)
        for one in ids:
            yield sql.LEAVE, (circle, one)
        members = yield from members_of(circle)
        if not members:
            for statement in sql.END:
                yield statement, (circle,)
        elif not any(one.role == "keeper" for one in members.values()):
            longest = next(iter(members.values()))
            for person in longest.feeds:
                yield sql.SET_ROLE, ("keeper", circle, person)


def _remove(found: Inside, member: Member, now: int) -> Talk[None]:
    for one in member.feeds:
        yield sql.LEAVE, (found.id, one)
        yield sql.UNANSWER, (one, found.id, now - LASTS)


def _count(me: Person) -> Talk[int]:
    many = 0
    for one in me.ids:
        ((count,),) = yield sql.COUNT_OF_PERSON, (one,)
        many += count
    return many


def _say(statement: str, *values: Any) -> Talk[None]:
    yield statement, values
