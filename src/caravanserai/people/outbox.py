"""News that wait to be sent: rows of the store, each reason once for each channel. Whoever sends takes a channel for a
while, so a killed node's are another's; what was sent stays noted, so that the same reason is not told again."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from caravanserai.tables.log.store import Store
from caravanserai.tables.log.talks import Talk
from caravanserai.tables.timing import TimeSource

from . import news_statements as sql
from .channels import ChannelKind, NewsChoice, Reason, choice_of
from .holidays import is_away

MINUTE = 60_000
DAY = 24 * 60 * MINUTE
#: Before it is told that it is somebody's turn, or that a game began: they may be on their way.
SOON = 15_000
#: Mail is collected for so long.
DIGEST = 30 * MINUTE
#: What was not told within two days is not told; what was is remembered for thirty.
TOLD_WITHIN, REMEMBERED = 2 * DAY, 30 * DAY
#: For one channel: rows that wait, and messages within an hour.
MOST_WAITING, MOST_AN_HOUR = 50, 30
#: The same of what others do of their own accord, who may be strangers and many: it takes nothing away from the rest.
MOST_WAITING_BY_OTHERS, MOST_BY_OTHERS = 10, 10
BY_OTHERS = ("friend", "invited", "evening")
#: In a digest.
MOST_IN_DIGEST = 50
AT_ONCE = 200
#: Milliseconds for which a channel is one node's.
LEASE = MINUTE


class Cause(Struct, frozen=True):
    """Why somebody is told something: whom (by any of their ids; nobody, where it is for the channels of a table),
    what for, and under which key that is told once. Of `also` they need not be told then."""

    person: str | None
    kind: Reason
    key: str
    table: str | None = None
    game: str | None = None
    other: str | None = None
    also: "Cause | None" = None


class Item(Struct, frozen=True):
    """One that is due."""

    key: str
    kind: str
    table: str | None
    other: str | None
    made: int


class Channel(Struct, frozen=True):
    """A channel that is ours to send to for a while."""

    id: str
    person: str
    kind: ChannelKind
    address: str
    secret: str | None
    device: str | None
    table: str | None
    lang: str
    tries: int


class Due(Struct, frozen=True):
    """What is to be sent there, what its person wants, and by which other ids they are known."""

    channel: Channel
    items: tuple[Item, ...]
    choice: NewsChoice
    also: tuple[str, ...]
    #: In the last hour, and besides of what others did.
    sent: int = 0
    sent_by_others: int = 0
    #: The device is signed out, or nobody's any more.
    dead: bool = False


def put(cause: Cause, now: int) -> Talk[None]:
    """To all channels of a person who wants it. Together with what is its reason, in one transaction."""
    assert cause.person is not None
    if cause.kind == "turn" and (yield from is_away(cause.person, now)):
        return
    choice = yield from choice_of(cause.person)
    if choice.wants(cause.kind, cause.game):
        by_others = cause.kind in BY_OTHERS
        most = MOST_WAITING_BY_OTHERS if by_others else MOST_WAITING
        put_it = sql.PUT_BY_OTHERS if by_others else sql.PUT_PERSON
        yield put_it, (*_values(cause, now, told=False), cause.person, most)
        if cause.also is not None:
            yield sql.PUT_PERSON, (*_values(cause.also, now, told=True), cause.person, MOST_WAITING)
    elif cause.also is not None:
        yield from put(cause.also, now)


def put_to(persons: Iterable[str], cause: Cause, now: int) -> Talk[None]:
    """The same to all of these, by any of their ids; nothing is asked about those whom no news can reach."""
    reached = yield from _among(sql.REACHED, {*persons})
    for person in sorted({line[1] for line in reached}):
        yield from put(_for(cause, person), now)


def _values(cause: Cause, now: int, *, told: bool) -> tuple[str | int | None, ...]:
    due = now + SOON if cause.kind in ("turn", "begins") else now
    times = (None, None) if told else (now + DIGEST, due)
    return cause.key, cause.kind, cause.table, cause.other, now, *times


class Outbox:
    def __init__(self, store: Store, time: TimeSource) -> None:
        self.store = store
        self.time = time
        self._tidied = 0

    async def put_all(self, causes: Sequence[Cause]) -> bool:
        """Those of them that reach anybody. Was there one?"""
        persons = {cause.person for cause in causes if cause.person is not None}
        tables = {cause.table for cause in causes if cause.person is None and cause.table is not None}

        def who() -> Talk[tuple[dict[str, str], set[str]]]:
            reached = yield from _among(sql.REACHED, persons)
            heard_of = yield from _among(sql.HEARD_OF, tables)
            return {line[0]: line[1] for line in reached}, {table for (table,) in heard_of}

        reached, heard_of = await self.store.ask(who)
        if not reached and not heard_of:
            return False
        now = self.time.now()

        def talk() -> Talk[None]:
            for cause in causes:
                if cause.person is None and cause.table in heard_of:
                    yield sql.PUT_TABLE, (*_values(cause, now, told=False), cause.table, MOST_WAITING)
                elif cause.person in reached:
                    yield from put(_for(cause, reached[cause.person]), now)

        await self.store.change(talk, owners=False)
        return True

    async def put_test(self, channel: str, person: str, key: str) -> bool:
        """To one channel, if it is that person's: at once, whatever they want otherwise."""
        now = self.time.now()

        def talk() -> Talk[bool]:
            if not (yield sql.IS_MINE, (channel, person)):
                return False
            yield sql.PUT_ONE, (key, "test", None, None, now, now, now, channel, MOST_WAITING)
            yield sql.HURRY, (now, channel, now + LEASE)
            return True

        return await self.store.change(talk, owners=False)

    # -- for whoever sends ---------------------------------------------------------------------------------------

    async def take(self, most: int, each: int) -> list[Due]:
        """Channels for which something is due, so many, and so much for each. Nobody else gets them before the lease
        is over."""
        now = self.time.now()
        tidy = now - self._tidied >= 60 * MINUTE

        def talk() -> Talk[list[Due]]:
            yield sql.TOO_LATE, (now, now - TOLD_WITHIN)
            for statement in sql.TIDY_ENDED if tidy else ():
                yield statement, ()
            if tidy:
                yield sql.OLD, (now - REMEMBERED,)
            found = []
            for line in (yield sql.TAKE, (now + LEASE, now, now, most, now)):
                channel = Channel(*line)
                if channel.kind == "mail":
                    rows = yield sql.ALL_DUE, (channel.id, MOST_IN_DIGEST)
                else:
                    rows = yield sql.DUE, (channel.id, now, each)
                choice = yield from choice_of(channel.person)
                also = yield sql.IDS, (channel.person,)
                ((by_others, sent),) = yield sql.SENT_SINCE, (channel.id, now - 60 * MINUTE)
                dead = channel.device is not None and not (yield sql.DEVICE_LIVES, (channel.device,))
                items = tuple(Item(*row) for row in rows)
                found.append(Due(channel, items, choice, tuple(one for (one,) in also), sent, by_others, dead))
            return found

        found = await self.store.change(talk, owners=False)
        if tidy:
            self._tidied = now
        return found

    async def next_due(self) -> int | None:
        """When something is due next."""

        def talk() -> Talk[int | None]:
            ((when,),) = yield sql.NEXT_DUE, ()
            return None if when is None else int(when)

        return await self.store.ask(talk)

    async def drop(self, channel: str) -> None:
        """There is nobody any more."""

        def talk() -> Talk[None]:
            for statement in sql.DROP:
                yield statement, (channel,)

        await self.store.change(talk, owners=False)

    async def note(
        self,
        channel: str,
        *,
        sent: Iterable[Item] = (),
        over: Iterable[Item] = (),
        later: Iterable[tuple[Item, int]] = (),
        free_at: int | None = None,
    ) -> None:
        """What came of it: these went out, of these the reason is gone, these are due later."""
        now, sent = self.time.now(), [*sent]

        def talk() -> Talk[None]:
            for item in sent:
                yield sql.DONE, (now, channel, item.key)
            for item in over:
                yield sql.DONE, (None, channel, item.key)
            for item, due in later:
                yield sql.LATER, (due, channel, item.key)
            if sent:
                yield sql.WENT, (now if free_at is None else free_at, now, channel)
            else:
                yield sql.FREE, (now if free_at is None else free_at, channel)

        await self.store.change(talk, owners=False)

    async def failed(self, channel: str, error: str, again_at: int, given_up: Iterable[Item] = ()) -> None:
        now = self.time.now()

        def talk() -> Talk[None]:
            for item in given_up:
                yield sql.DONE, (None, channel, item.key)
            yield sql.FAILED, (again_at, now, error, channel)

        await self.store.change(talk, owners=False)


def _for(cause: Cause, person: str) -> Cause:
    also = None if cause.also is None else _for(cause.also, person)
    return Cause(person, cause.kind, cause.key, cause.table, cause.game, cause.other, also)


def _among(statement: str, values: set[str]) -> Talk[list[tuple[str, ...]]]:
    found: list[tuple[str, ...]] = []
    wanted = sorted(values)
    for start in range(0, len(wanted), AT_ONCE):
        some = tuple(wanted[start : start + AT_ONCE])
        found += [tuple(line) for line in (yield f"{statement} IN ({', '.join('?' * len(some))})", some)]
    return found
