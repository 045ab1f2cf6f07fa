"""Friends: ask, accept, who is here, invite to a table; and blocks, of which who is blocked hears nothing.

Whatever is asked of somebody has the same answer whether they exist, have blocked who asks, or want nothing of it: what
goes nowhere is kept for who sent it as if it had arrived.
"""

import hashlib
from collections.abc import Iterable
from typing import Any

from msgspec import Struct, structs

from caravanserai.tables.log.store import Person, Store
from caravanserai.tables.log.talks import Talk
from caravanserai.tables.timing import TimeSource

from . import friend_statements as sql
from .handles import key_of, spelled
from .outbox import Cause, put
from .refusals import PeopleCode, refuse
from .statements import HANDLE_OWNER

DAY = 24 * 3_600 * 1_000
MOST_FRIENDS, MOST_ASKED, MOST_ASKING, MOST_BLOCKS, MOST_INVITED, MOST_KEPT = 300, 50, 100, 500, 20, 20
#: How long an ask, and an invitation, stands.
ASK_STANDS, INVITATION_STANDS = 30 * DAY, 3_600_000
#: Who was seen since then is here; and so often at most it is written down that somebody is.
HERE_WITHIN, SEEN_EVERY = 150_000, 60_000


class Friend(Struct, frozen=True):
    """`key` names them to me, and draws their mark. `here`: in the house at this moment."""

    key: str
    name: str
    handle: str | None
    since: int
    here: bool = False


class Sent(Struct, frozen=True):
    """Somebody I asked or blocked, by what I called them."""

    key: str
    shown: str
    since: int


class Circle(Struct, frozen=True):
    """My friends, those who ask me, those I asked, and those I blocked. `there`: the keys of friends who sit at the
    table that was asked about."""

    friends: tuple[Friend, ...]
    asking: tuple[Friend, ...]
    asked: tuple[Sent, ...]
    blocked: tuple[Sent, ...]
    there: tuple[str, ...] = ()


class Invitation(Struct, frozen=True):
    """A friend, at a table that waits for players."""

    key: str
    name: str
    table: str
    game: str
    seats: int
    sent: int


class News(Struct, frozen=True):
    """What waits for me; `friends`: how many I have. `notices`: what was decided about me and I have not read;
    `reports`: how many wait for a moderator, null for who is none. `kept`: where a friend keeps a seat for me.
    `turns`: at how many tables it is my turn, as it was within the last minute."""

    friends: int
    asking: int
    invitations: tuple[Invitation, ...]
    notices: int = 0
    reports: int | None = None
    kept: tuple[Invitation, ...] = ()
    turns: int = 0


class KeptFor(Struct, frozen=True):
    """A table, and somebody, by every id of theirs, for whom a seat is to be kept there no longer."""

    table: str
    ids: tuple[str, ...]


class Target(Struct, frozen=True):
    """Somebody, by what is known of them: the key under which an ask or a block is kept, what they are called there,
    and their id, if there is one."""

    key: str
    shown: str
    id: str | None


def mark_of(person: str) -> str:
    """Names a person to others. It opens nothing, and no id can be found from it."""
    return hashlib.sha256(f"mark\n{person}".encode()).hexdigest()[:16]


class Friends:
    def __init__(self, store: Store, time: TimeSource, *, shows_handles: bool = True) -> None:
        """`shows_handles`: a handle is a text that somebody chose, and so may not be shown to others everywhere."""
        self.store = store
        self.time = time
        self.shows_handles = shows_handles
        #: When it was last written that somebody is here, by this node.
        self._seen: dict[str, int] = {}

    async def of(self, me: Person) -> Circle:
        now = self.time.now()

        def talk() -> Talk[Circle]:
            friends = yield sql.FRIENDS, (me.id,)
            have_me = {person for (person,) in (yield sql.HAVE_ME, (me.id,))}
            asking = yield sql.ASKING, (me.id, now - ASK_STANDS, MOST_ASKING)
            asked = yield sql.ASKED, (me.id, now - ASK_STANDS)
            blocked = yield sql.BLOCKED, (me.id,)
            return Circle(
                tuple(self._shown(_friend(line, now, line[0] in have_me)) for line in friends),
                tuple({line[0]: self._shown(Friend(mark_of(line[0]), *line[1:])) for line in asking}.values()),
                tuple(Sent(*line) for line in asked),
                tuple(Sent(*line) for line in blocked),
            )

        return await self.store.ask(talk)

    def _shown(self, friend: Friend) -> Friend:
        return friend if self.shows_handles else structs.replace(friend, handle=None)

    async def news(self, me: Person) -> News:
        """And note that they are here, for their friends."""
        now = self.time.now()

        def talk() -> Talk[News]:
            ((friends,),) = yield sql.COUNT_FRIENDS, (me.id,)
            ((asking,),) = yield sql.COUNT_ASKING, (me.id, now - ASK_STANDS)
            kept = yield sql.KEPT, (me.id,)
            invited = yield sql.INVITED, (me.id, now - INVITATION_STANDS)
            return News(friends, asking, _invitations(invited, but=kept), kept=_invitations(kept))

        news = await self.store.ask(talk)
        if news.friends:
            await self._is_here(me, now)
        return news

    async def _is_here(self, me: Person, now: int) -> None:
        if now - self._seen.get(me.id, 0) < SEEN_EVERY:
            return
        if len(self._seen) > 20_000:
            self._seen.clear()
        self._seen[me.id] = now

        def talk() -> Talk[None]:
            yield sql.SEEN, (me.id, now)

        await self.store.change(talk)

    # -- whom ------------------------------------------------------------------------------------------------

    async def by_handle(self, text: str) -> Target:
        """Whoever has this handle; somebody nobody knows, if nobody does. Refused is only what no handle can be."""
        shown = spelled(text)
        key = key_of(shown)

        def talk() -> Talk[str | None]:
            owner = yield HANDLE_OWNER, (key,)
            return owner[0][0] if owner and owner[0][1] is None else None

        return Target(f"@{key}", f"@{shown}", await self.store.ask(talk))

    async def by_id(self, person: str) -> Target | None:
        """Somebody who sits at a table, by any of their ids."""

        def talk() -> Talk[Target | None]:
            found = yield sql.WHO, (person,)
            return Target(mark_of(found[0][0]), found[0][1], found[0][0]) if found else None

        return await self.store.ask(talk)

    async def by_key(self, me: Person, key: str, *, asking: bool = True) -> Target:
        """A friend, or somebody who asks me, unless that is not enough."""
        now = self.time.now()

        def talk() -> Talk[Target | None]:
            lines = [tuple(line) for line in (yield sql.FRIENDS_NAMES, (me.id,))]
            if asking:
                lines += [(line[0], line[1]) for line in (yield sql.ASKING, (me.id, now - ASK_STANDS, MOST_ASKING))]
            return next((Target(key, name, person) for person, name in lines if mark_of(person) == key), None)

        found = await self.store.ask(talk)
        if found is None:
            raise refuse("no-such-friend")
        return found

    # -- ask and answer --------------------------------------------------------------------------------------

    async def ask(self, me: Person, who: Target) -> None:
        """Ask somebody to be a friend. Who asked me already is one then."""
        if who.id in me.ids:
            raise refuse("own-friend")
        now, other = self.time.now(), who.id or ""

        def talk() -> Talk[PeopleCode | None]:
            yield sql.FORGET_ASKS, (me.id, now - ASK_STANDS)
            if (yield sql.IS_FRIEND, (me.id, other)):
                return "already-friends"
            ((friends,),) = yield sql.COUNT_FRIENDS, (me.id,)
            ((asked,),) = yield sql.COUNT_ASKED, (me.id,)
            if friends >= MOST_FRIENDS:
                return "too-many-friends"
            if asked >= MOST_ASKED:
                return "too-many-asked"
            apart = yield sql.APART, (me.id,)
            ((asking,),) = yield sql.COUNT_ASKING, (other, now - ASK_STANDS)
            if (yield sql.TAKE_ASK, (other, me.id)):
                yield from _befriend(me.id, other, now)
                return None
            arrives = who.id is not None and asking < MOST_ASKING and (other,) not in [tuple(one) for one in apart]
            yield sql.ADD_ASK, (me.id, who.key, who.shown, who.id if arrives else None, now)
            # The same is said to the database either way.
            yield from put(Cause(other if arrives else "", "friend", f"friend:{mark_of(me.id)}", other=me.id), now)
            return None

        _check(await self.store.change(talk))

    async def answer(self, me: Person, key: str, yes: bool) -> None:
        """Yes or no to somebody who asks; of a no they are not told."""
        who, now = await self.by_key(me, key), self.time.now()
        other = who.id or ""

        def talk() -> Talk[PeopleCode | None]:
            ((friends,),) = yield sql.COUNT_FRIENDS, (me.id,)
            if yes and friends >= MOST_FRIENDS:
                return "too-many-friends"
            if not (yield sql.TAKE_ASK if yes else sql.UNASK, (other, me.id)):
                return "no-such-friend"
            if yes:
                yield from _befriend(me.id, other, now)
            return None

        _check(await self.store.change(talk))

    async def remove(self, me: Person, key: str) -> list[KeptFor]:
        """A friend, for both; or an ask of mine. What they kept for each other is kept no more."""

        def talk() -> Talk[list[KeptFor] | None]:
            friends = yield sql.FRIENDS_NAMES, (me.id,)
            other = next((person for person, _ in friends if mark_of(person) == key), None)
            if other is None:
                return [] if (yield sql.TAKE_BACK, (me.id, key)) else None
            yield sql.REMOVE_FRIEND, (me.id, other)
            yield sql.REMOVE_FRIEND, (other, me.id)
            return (yield from _let_go(me.id, other))

        freed = None if "\0" in key else await self.store.change(talk)
        if freed is None:
            raise refuse("no-such-friend")
        return freed

    # -- blocks ----------------------------------------------------------------------------------------------

    async def block(self, me: Person, who: Target) -> list[KeptFor]:
        """Never seated together by the house, no chat, no invitations, no asks; no seat is kept for either. They go on
        seeing what they saw."""
        if who.id in me.ids:
            raise refuse("own-friend")
        other, now = who.id or "", self.time.now()
        freed = list[KeptFor]()

        def talk() -> Talk[PeopleCode | None]:
            ((blocks,),) = yield sql.COUNT_BLOCKS, (me.id,)
            if blocks >= MOST_BLOCKS:
                return "too-many-blocked"
            yield sql.REMOVE_FRIEND, (me.id, other)
            yield sql.UNASK, (other, me.id)
            yield sql.TAKE_ASK, (me.id, other)
            yield sql.DISMISS_OF, (me.id, other)
            yield sql.ADD_BLOCK, (me.id, who.key, who.shown, who.id, now)
            freed[:] = yield from _let_go(me.id, other)
            return None

        _check(await self.store.change(talk))
        return freed

    async def unblock(self, me: Person, key: str) -> None:
        def talk() -> Talk[bool]:
            return bool((yield sql.UNBLOCK, (me.id, key)))

        if "\0" in key or not await self.store.change(talk):
            raise refuse("no-such-friend")

    async def apart(self, me: Person | None) -> frozenset[str]:
        """All with whom somebody is neither seated nor talks, whoever of them wanted that; by every id of theirs."""
        if me is None:
            return frozenset()

        def talk() -> Talk[frozenset[str]]:
            return frozenset(other for (other,) in (yield sql.APART, (me.id,)))

        return await self.store.ask(talk)

    # -- invitations -----------------------------------------------------------------------------------------

    async def invite(self, me: Person, key: str, table: str) -> None:
        """A friend to a table that waits for players. Who no longer has me among theirs is not asked; I am not told."""
        other, now = (await self.by_key(me, key)).id or "", self.time.now()

        def talk() -> Talk[None]:
            mutual = yield sql.IS_FRIEND, (other, me.id)
            yield sql.FORGET_INVITATIONS, (other, now - INVITATION_STANDS)
            ((many,),) = yield sql.COUNT_INVITED, (other,)
            if mutual and many < MOST_INVITED:
                yield sql.INVITE, (other, me.id, table, now)
                yield from put(_invites(me.id, other, table), now)

        await self.store.change(talk)

    async def dismiss(self, me: Person, table: str) -> list[KeptFor]:
        """An invitation that was read; or a seat that was kept for me, which I do not want."""

        def talk() -> Talk[list[KeptFor]]:
            yield sql.DISMISS, (me.id, table)
            return [KeptFor(table, me.ids) for _ in (yield sql.KEEP_NO_MORE, (table, me.id))]

        return [] if "\0" in table else await self.store.change(talk)

    # -- kept seats ------------------------------------------------------------------------------------------

    async def keep(self, me: Person, who: Target, table: str) -> None:
        """Tell a friend that a seat is kept for them. Who no longer has me among theirs is not told, nor am I."""
        other, now = who.id or "", self.time.now()

        def talk() -> Talk[None]:
            yield sql.FORGET_KEPT, (other,)
            ((many,),) = yield sql.COUNT_KEPT, (other,)
            if (yield sql.IS_FRIEND, (other, me.id)) and many < MOST_KEPT:
                yield sql.KEEP, (table, other, me.id, now)
                yield from put(_invites(me.id, other, table), now)

        await self.store.change(talk)

    async def keep_no_more(self, table: str, person: str | None) -> None:
        """Who opened a table freed the seat of this person."""
        if person is not None:
            await self._do([(sql.KEEP_NO_MORE, (table, person))])

    async def is_friend_of(self, owner: str, viewer: Person) -> bool:
        """Does the owner of a page have this viewer among their friends?"""

        def talk() -> Talk[bool]:
            return bool((yield sql.IS_FRIEND, (owner, viewer.id)))

        return await self.store.ask(talk)

    async def _do(self, said: list[tuple[str, tuple[Any, ...]]]) -> None:
        def talk() -> Talk[None]:
            for one in said:  # noqa: UP028 (a list takes no answers)
                yield one

        await self.store.change(talk)


def bring_along(guest: str, person: str) -> Talk[None]:
    """A guest turned out to be this person, who has their friends, asks and blocks too from now on."""
    for statement in sql.BRING_ALONG:
        yield statement, (person, guest)
    yield sql.KNOWN_NO_MORE, (guest,)


def _invites(me: str, other: str, table: str) -> Cause:
    """Why a friend is told of a table."""
    return Cause(other, "invited", f"invited:{table}:{mark_of(me)}", table, other=me)


def _befriend(me: str, other: str, now: int) -> Talk[None]:
    for one, two in ((me, other), (other, me)):
        yield sql.ADD_FRIEND, (one, two, now)
        yield sql.TAKE_ASK, (one, two)


def _let_go(me: str, other: str) -> Talk[list[KeptFor]]:
    """What either of the two kept for the other."""
    freed = []
    for person, host in ((me, other), (other, me)):
        if tables := (yield sql.LET_GO, (person, host)):
            ids = (person, *(one for (one,) in (yield sql.ALSO, (person,))))
            freed += [KeptFor(table, ids) for (table,) in tables]
    return freed


def _invitations(lines: Iterable[Any], but: Iterable[Any] = ()) -> tuple[Invitation, ...]:
    told = {line[2] for line in but}
    return tuple(Invitation(mark_of(line[0]), *line[1:]) for line in lines if line[2] not in told)


def _friend(line: Any, now: int, mutual: bool) -> Friend:
    person, name, handle, since, seen = line
    here = mutual and seen is not None and now - seen < HERE_WITHIN
    return Friend(mark_of(person), name, handle, since, here)


def _check(wrong: PeopleCode | None) -> None:
    match wrong:
        case None:
            return
        case "too-many-friends":
            raise refuse(wrong, most=MOST_FRIENDS)
        case "too-many-asked":
            raise refuse(wrong, most=MOST_ASKED)
        case "too-many-blocked":
            raise refuse(wrong, most=MOST_BLOCKS)
        case _:
            raise refuse(wrong)
