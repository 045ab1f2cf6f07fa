"""Who is in the house: whoever has a socket open, at this node or, as they tell, at others.

How many there are everybody may know. Who they are is looked up some at a time, and only those are kept of whom
somebody may know it (`people/ties.py`).
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from msgspec import Struct

from caravanserai.people.ties import Here, who_is_here
from caravanserai.tables.log.store import Person, Store


class Came(Struct, frozen=True, tag=True):
    """What a node tells the others of those who are there. `whole`: these and nobody else. `asks`: tell me, too."""

    people: int
    came: tuple[Here, ...] = ()
    left: tuple[str, ...] = ()
    whole: bool = False
    asks: bool = False


@dataclass
class Elsewhere:
    """Those at another node, and when it was last heard of."""

    people: int = 0
    known: dict[str, Here] = field(default_factory=dict)
    heard_at: int = 0


class Crowd:
    def __init__(self, store: Store, changed: Callable[[Collection[str]], None], *, public: bool) -> None:
        """`changed` hears that others are here now, and of whom that is known; `public`: may strangers know who?"""
        self.store = store
        self.changed = changed
        self.public = public
        #: Sockets of each: by id, or, of whom the house does not know, by address.
        self._sockets: Counter[tuple[str | None, str]] = Counter()
        #: Those at this node of whom somebody may know it, and those who are yet to be looked up.
        self.known: dict[str, Here] = {}
        self.unknown: set[str] = set()
        self.elsewhere: dict[str, Elsewhere] = {}
        #: What other nodes have not been told yet.
        self._came: dict[str, Here] = {}
        self._left: set[str] = set()
        self._told = 0

    @contextmanager
    def one_more(self, person: Person | None, address: str) -> Iterator[None]:
        """Somebody has a socket more. However many of them one has, they are one; and so are all strangers of one
        address, or anybody could fill the house."""
        key = (None, address) if person is None else (person.id, "")
        self._sockets[key] += 1
        if self._sockets[key] == 1:
            if person is not None:
                self.unknown.add(person.id)
            self.changed(())
        try:
            yield
        finally:
            self._sockets[key] -= 1
            if not self._sockets[key]:
                del self._sockets[key]
                self._leaves(key[0])

    def _leaves(self, person: str | None) -> None:
        if person is not None:
            self.unknown.discard(person)
            self._forget(person)
        self.changed(() if person is None else (person,))

    def _forget(self, person: str) -> None:
        if self.known.pop(person, None) is not None:
            self._came.pop(person, None)
            self._left.add(person)

    @property
    def here(self) -> int:
        return len(self._sockets)

    @property
    def people(self) -> int:
        """How many are in the house."""
        return self.here + sum(one.people for one in self.elsewhere.values())

    def is_here(self, person: str) -> bool:
        """As far as anybody may know."""
        return person in self.known or any(person in one.known for one in self.elsewhere.values())

    def shown(self, most: int) -> dict[str, Here]:
        """Those of whom everybody may know it, by id; of more, some."""
        if not self.public:
            return {}
        places = (self.known, *(one.known for one in self.elsewhere.values()))
        found = {one.id: one for place in places for one in place.values() if one.to_all}
        return dict(sorted(found.items(), key=lambda item: (item[1].name, item[0]))[:most])

    # -- who they are ----------------------------------------------------------------------------------------

    async def look_up(self) -> None:
        """Those who are new."""
        if self.unknown:
            wanted, self.unknown = self.unknown, set()
            await self._learn(wanted)

    async def look_again(self) -> None:
        """Everybody here: what they have chosen elsewhere since."""
        await self._learn({person for person, _ in self._sockets if person is not None})

    def doubt(self, ids: Collection[str]) -> None:
        """These may have chosen anew."""
        self.unknown |= {person for person in ids if (person, "") in self._sockets}
        if self.unknown:
            self.changed(())

    async def _learn(self, wanted: set[str]) -> None:
        try:
            found = await who_is_here(self.store, wanted)
        except BaseException:
            self.unknown |= {person for person in wanted if (person, "") in self._sockets}
            raise
        others = set[str]()
        for person in wanted:
            now = found.get(person) if (person, "") in self._sockets else None
            if now == self.known.get(person):
                continue
            others.add(person)
            if now is None:
                self._forget(person)
            else:
                self.known[person] = self._came[person] = now
                self._left.discard(person)
        if others:
            self.changed(others)

    # -- other nodes -----------------------------------------------------------------------------------------

    def to_tell(self, *, whole: bool = False, asks: bool = False) -> Came | None:
        """What is new for the other nodes since this was last asked; None if nothing is."""
        came, left, here = self._came, self._left, self.here
        if not (whole or asks or came or left or here != self._told):
            return None
        self._came, self._left, self._told = {}, set(), here
        if whole:
            return Came(here, tuple(self.known.values()), whole=True, asks=asks)
        return Came(here, tuple(came.values()), tuple(left), asks=asks)

    def hear(self, node: str, told: Came, now: int) -> None:
        """What another node says."""
        there = self.elsewhere.setdefault(node, Elsewhere())
        others = {*told.left, *(one.id for one in told.came)}
        if told.whole:
            others |= {*there.known}
            there.known = {}
        for person in told.left:
            there.known.pop(person, None)
        there.known.update((one.id, one) for one in told.came)
        there.people, there.heard_at = told.people, now
        self.changed(others)

    def forget_nodes(self, before: int) -> None:
        """Those that were not heard of since then are gone, and nobody is there any more."""
        for node in [node for node, one in self.elsewhere.items() if one.heard_at < before]:
            self.changed(self.elsewhere.pop(node).known)
