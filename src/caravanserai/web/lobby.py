"""The list of the house, for all who look at it at once: tables that wait or can be watched, and who is here.

It is read once for all of them, a second apart at least and only when something changed; what changed is written once,
and the same bytes go to everybody. Two kinds of people have more: who is kept apart from somebody has a list without
them, with numbers of its own (`board.py`); and friends are told apart, when one of them does something. Who does not
read is passed over, and has the whole list as soon as there is room; after a while without, they are cut.
"""

import asyncio
from collections.abc import Callable, Collection, Iterable
from contextlib import suppress
from functools import partial
from typing import Any

from msgspec import Raw, Struct

from caravanserai.people.ties import Ties, ties_of
from caravanserai.tables.fold.frames import Bye, encode
from caravanserai.tables.fold.table import Table
from caravanserai.tables.live.host import Host
from caravanserai.tables.log.store import Person, StoreError
from caravanserai.tables.meter import Meter
from caravanserai.tables.supervise import guarded, kept_running, spawn
from caravanserai.tables.timing import TimeSource

from .board import MOST_NAMES, READ, Board, Stream
from .crowd import Crowd
from .lobby_frames import FriendHere, MineChanged
from .strength import Strengths
from .wire import Wire

#: Milliseconds from one look at the lists to the next, and between two times that all are told how many are here.
EVERY, COUNT_EVERY = 1_000, 5_000
#: Who has not read for so long is cut.
PATIENCE = 10_000
#: So many are told before others have their turn.
AT_A_TIME = 200

MINE = encode(MineChanged())


class Told(Struct, frozen=True, tag="friends"):
    """As `lobby_frames.Friends`, of lines that are written already."""

    friends: tuple[FriendHere, ...]
    tables: tuple[Raw, ...]


class Viewer:
    """One socket. Nothing waits in it: what it has no room for it does not get."""

    __slots__ = (
        "__weakref__",
        "_closes",
        "behind_since",
        "bye",
        "hears",
        "person",
        "stream",
        "ties",
        "told",
        "who",
        "wire",
    )

    def __init__(self, wire: Wire, who: Person | None, ties: Ties, closes: Callable[[Bye], object]) -> None:
        """`closes` is called when it is cut."""
        self.wire = wire
        self.who = who
        self.person = None if who is None else who.id
        self.ties = ties
        #: What a listener at a table has, too: see revoking.py.
        self.hears: frozenset[str] | None = None
        self.bye: Bye | None = None
        self.stream = Stream(ties.apart)
        #: Since when it does not read; None if it does.
        self.behind_since: int | None = None
        #: What it was last told of its friends.
        self.told = b""
        self._closes = closes

    @property
    def ids(self) -> tuple[str, ...]:
        return () if self.who is None else self.who.ids

    def offer(self, frame: bytes) -> None:
        if self.bye is None:
            self.wire.send_now(frame)

    def cut(self, bye: Bye) -> None:
        if self.bye is None:
            self.wire.send_now(encode(bye))
            self.bye = bye
            self._closes(bye)


class Lobby:
    def __init__(self, host: Host, time: TimeSource, meter: Meter, *, public: bool) -> None:
        """`public`: may strangers know who is here?"""
        self.host = host
        self.time = time
        self.meter = meter
        self.crowd = Crowd(host.store, self._others_are_here, public=public)
        self.strengths = Strengths(host.store, time, public=public)
        self.board = Board()
        #: What all see who are kept apart from nobody.
        self.stream = Stream(frozenset())
        self.viewers: set[Viewer] = set()
        #: Who looks, by each id of theirs; and whose friends look, by each id of the friend.
        self._by_person: dict[str, set[Viewer]] = {}
        self._by_friend: dict[str, set[Viewer]] = {}
        self._behind: set[Viewer] = set()
        # What is to be told: the lists are not what they were; to these something of their own.
        self._stale = True
        self._friends: set[Viewer] = set()
        self._mine: set[Viewer] = set()
        self._renewed: dict[Viewer, Ties] = {}
        self._crowd_changed = True
        self._looked_at = self._counted_at = 0
        self._woken = asyncio.Event()
        self._looking: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self) -> None:
        spawn(kept_running(self._keep_telling, "lobby", self.meter), self._tasks)

    async def stop(self) -> None:
        for task in [*self._tasks]:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def cut_all(self, bye: Bye) -> None:
        """The house closes."""
        for viewer in self.viewers:
            viewer.cut(bye)

    # -- who looks -------------------------------------------------------------------------------------------

    async def join(self, viewer: Viewer) -> None:
        """They have the whole list from now on, and hear of every change."""
        now = self.time.now()
        lists = self._stale and now >= self._looked_at + EVERY
        if lists or (self._crowd_changed and now >= self._counted_at + COUNT_EVERY):
            await self._look()
        if viewer.ties.apart:
            # Its first number is everybody's: a small one would tell that it is a list of their own.
            viewer.stream.n = self.stream.n - 1
            viewer.stream.turn_to(self.board)
        else:
            viewer.stream = self.stream
        self.viewers.add(viewer)
        self._index(viewer)
        self._tell(viewer, viewer.stream.whole())
        self._tell_friends(viewer)
        self._wake()

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        for some in (self._behind, self._friends, self._mine):
            some.discard(viewer)
        self._renewed.pop(viewer, None)
        self._index(viewer, there=False)

    def _index(self, viewer: Viewer, *, there: bool = True) -> None:
        friends = [one for tie in viewer.ties.friends.values() for one in tie.ids]
        for found, keys in ((self._by_person, viewer.ids), (self._by_friend, friends)):
            for key in keys:
                if there:
                    found.setdefault(key, set()).add(viewer)
                elif key in found:
                    found[key].discard(viewer)
                    if not found[key]:
                        del found[key]

    def renew(self, ids: Collection[str]) -> None:
        """These have other friends now, are kept apart from others, or let others know that they are here."""
        self.crowd.doubt(ids)
        both = (self._by_person, self._by_friend)
        for viewer in {viewer for one in ids for some in both for viewer in some.get(one, ())}:
            spawn(guarded(partial(self._renew, viewer), "lobby", self.meter), self._tasks)

    async def _renew(self, viewer: Viewer) -> None:
        with suppress(StoreError):
            ties = await ties_of(self.host.store, viewer.who)
            if viewer in self.viewers:
                self._renewed[viewer] = ties
                self._friends.add(viewer)
                self._wake()

    def _is_tied(self, viewer: Viewer, ties: Ties) -> None:
        self._index(viewer, there=False)
        viewer.ties = ties
        if ties.apart != viewer.stream.apart:
            # It goes on from what they saw: to be kept apart looks as if tables were closed.
            viewer.stream = Stream(ties.apart, viewer.stream)
        self._index(viewer)

    # -- what happens ----------------------------------------------------------------------------------------

    def table_changed(self, table: Table) -> Collection[str]:
        """What lists show of it is another now: to whom it is a table of their own."""
        people = {table.opened.host, *(seat.person for seat in table.seats if seat.person is not None)}
        self.lists_changed(people, public=table.opened.setting.public)
        return people

    def lists_changed(self, people: Iterable[str] = (), *, public: bool = True) -> None:
        """The lists of these people are not what they were, nor the house's, if it is `public`."""
        self._mine |= {viewer for one in people for viewer in self._by_person.get(one, ())}
        self._stale = self._stale or public
        self._wake()

    def _others_are_here(self, known: Collection[str]) -> None:
        self._crowd_changed = True
        self._friends |= {viewer for one in known for viewer in self._by_friend.get(one, ())}
        self._wake()

    def _wake(self) -> None:
        if self.viewers:
            self._woken.set()

    # -- looking and telling ---------------------------------------------------------------------------------

    def _due(self) -> int | None:
        """When there is something to do next. While nobody looks, and while nothing happens, there is nothing."""
        if not self.viewers:
            return None
        due = [self._looked_at + EVERY] if self._stale or self._friends or self._mine or self._behind else []
        if self._crowd_changed:
            due.append(self._counted_at + COUNT_EVERY)
        return min(due, default=None)

    async def _keep_telling(self) -> None:
        while True:
            self._woken.clear()
            due = self._due()
            if due is None or due > self.time.now():
                await self.time.wait(due, self._woken)
            else:
                await self._look()

    async def _look(self) -> None:
        """At the lists, once for all who want to know; and tell what changed."""
        if self._looking is None or self._looking.done():
            self._looking = spawn(self._look_and_tell(), self._tasks)
        await asyncio.shield(self._looking)

    async def _look_and_tell(self) -> None:
        await self._look_now()
        await self._tell_all()

    async def _look_now(self) -> None:
        now = self._looked_at = self.time.now()
        stale, self._stale = self._stale, False
        try:
            if stale:
                lost = self.host.memory.quarantined
                found = [one for one in await self.host.store.public(READ + len(lost)) if one.id not in lost]
                changed = self.board.put_tables(found, await self.strengths.of(found))
                self._friends |= {viewer for one in changed for viewer in self._by_friend.get(one, ())}
            if self._crowd_changed and now >= self._counted_at + COUNT_EVERY:
                self._crowd_changed, self._counted_at = False, now
                await self.crowd.look_up()
                self.board.put_people(self.crowd.people, self.crowd.shown(MOST_NAMES).values())
        except StoreError:
            # What was known stays in sight; it is asked for again.
            self._stale = self._crowd_changed = True

    async def _tell_all(self) -> None:
        renewed, self._renewed = self._renewed, {}
        for viewer, ties in renewed.items():
            self._is_tied(viewer, ties)
        shared = self.stream.turn_to(self.board)
        mine, self._mine = self._mine, set()
        friends, self._friends = self._friends, set()
        for number, viewer in enumerate([*self.viewers], start=1):
            frame = shared if viewer.stream is self.stream else viewer.stream.turn_to(self.board)
            if frame is not None and viewer in self.viewers:
                self._tell(viewer, frame)
            if number % AT_A_TIME == 0:
                await asyncio.sleep(0)
        for viewer in friends & self.viewers:
            self._tell_friends(viewer)
        for viewer in mine & self.viewers:
            self._tell(viewer, MINE)
        for viewer in [*self._behind]:
            self._catch_up(viewer)

    def _tell(self, viewer: Viewer, frame: bytes) -> None:
        if viewer.behind_since is None and viewer.bye is None and not viewer.wire.send_now(frame):
            viewer.behind_since = self.time.now()
            self._behind.add(viewer)

    def _catch_up(self, viewer: Viewer) -> None:
        """All of it again, if there is room by now."""
        since = viewer.behind_since or 0
        if viewer.bye is not None or viewer not in self.viewers:
            self._behind.discard(viewer)
        elif viewer.wire.send_now(viewer.stream.whole()):
            self._behind.discard(viewer)
            viewer.behind_since, viewer.told = None, b""
            self._tell_friends(viewer)
            self._tell(viewer, MINE)
        elif self.time.now() >= since + PATIENCE:
            viewer.cut(Bye("too-slow"))
            viewer.wire.hang_up()

    def _tell_friends(self, viewer: Viewer) -> None:
        """What their friends do, if it is not what they were last told."""
        if not viewer.ties.friends and not viewer.told:
            return
        found, beyond = [], dict[str, Raw]()
        for person, tie in viewer.ties.friends.items():
            here, seated = self.crowd.is_here(person), self._tables_of(viewer, tie.ids)
            if here or seated:
                found.append(FriendHere(tie.key, tie.name, here, seated))
                beyond |= {one: self.board.all[one].written for one in seated if one not in viewer.stream.tables}
        frame = encode(Told(tuple(found), tuple(beyond.values())))
        if frame != viewer.told and viewer.behind_since is None:
            viewer.told = frame
            self._tell(viewer, frame)

    def _tables_of(self, viewer: Viewer, ids: Iterable[str]) -> tuple[str, ...]:
        """Public tables where somebody sits, but none with those from whom the viewer is kept apart."""
        found = dict.fromkeys(table for one in ids for table in self.board.sits.get(one, ()))
        return tuple(one for one in found if viewer.stream.apart.isdisjoint(self.board.all[one].people))
