"""How much is too much. A bucket holds tokens, refills steadily, and an empty one means: not now."""

import ipaddress
import time
from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from functools import lru_cache, partial
from typing import Protocol

from caravanserai.tables.reviews import MOST_WAITING

from .refusals import refuse
from .settings import Settings

#: Buckets kept for each kind of limit; the one that was used longest ago goes first.
MOST_BUCKETS = 20_000


class Shared(Protocol):
    """What all nodes of a house take; see shared_limits.py."""

    def draw(self, key: str, per_second: float, burst: float, learn: Callable[[float], None]) -> None: ...


class Buckets:
    """`name`: under which all nodes share them, if they do."""

    def __init__(
        self,
        per_second: float,
        burst: float,
        clock: Callable[[], float] = time.monotonic,
        name: str = "",
        shared: Shared | None = None,
    ) -> None:
        self.per_second = per_second
        self.burst = burst
        self.clock = clock
        self.name = name
        self.shared = shared
        self._left: dict[Hashable, tuple[float, float]] = {}

    def take(self, key: Hashable) -> bool:
        """One token for this key; False if there is none."""
        now, buckets, burst = self.clock(), self._left, self.burst
        left, since = buckets.pop(key, (burst, now))
        left += (now - since) * self.per_second
        if left > burst:
            left = burst
        enough = left >= 1
        buckets[key] = (left - 1 if enough else left, now)
        if len(buckets) > MOST_BUCKETS:
            del buckets[next(iter(buckets))]
        if enough and self.shared is not None:
            self.shared.draw(f"{self.name}:{key}", self.per_second, burst, partial(self._learn, key))
        return enough

    def has(self, key: Hashable) -> bool:
        """Is there a token for this key?"""
        now = self.clock()
        left, since = self._left.get(key, (self.burst, now))
        return left + (now - since) * self.per_second >= 1

    def forget_before(self, time: float) -> None:
        """Buckets that nobody has drawn from since then: those used longest ago stand first."""
        while self._left and self._left[first := next(iter(self._left))][1] < time:
            del self._left[first]

    def _learn(self, key: Hashable, left: float) -> None:
        """So many are left for all nodes. It is never more than this one thinks: it may have taken more since."""
        kept = self._left.get(key)
        if kept is not None and left < kept[0]:
            self._left[key] = (left, kept[1])


def take_each(*wanted: tuple[Buckets, Hashable]) -> bool:
    """One token from each for its key, or none from any: who is refused has paid nothing."""
    return all(limit.has(key) for limit, key in wanted) and all(limit.take(key) for limit, key in wanted)


class Crowd:
    """How many of something each key has at the same time."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._here: Counter[Hashable] = Counter()

    @contextmanager
    def one_more(self, key: Hashable) -> Iterator[None]:
        if self._here[key] >= self.most:
            raise refuse("too-many-sockets", most=self.most)
        self._here[key] += 1
        try:
            yield
        finally:
            self._here[key] -= 1
            if not self._here[key]:
                del self._here[key]


class Limits:
    """All limits of a house, by address and by person. What goes over a socket its own node counts; the rest, and talk,
    which is heard at all of them, is shared by all, where there are several."""

    def __init__(
        self, settings: Settings, clock: Callable[[], float] = time.monotonic, shared: Shared | None = None
    ) -> None:
        def of_all(name: str, per_second: float, burst: float) -> Buckets:
            return Buckets(per_second, burst, clock, name, shared)

        each = settings.messages_per_second
        self.requests = of_all("requests", settings.requests_per_second, 5 * settings.requests_per_second)
        #: Files of the page, which cost little: a page is half a hundred, and friends who open it together at one
        #: address would be refused else. Each node counts for itself.
        self.files = Buckets(8 * settings.requests_per_second, 40 * settings.requests_per_second, clock)
        # Whoever balances asks every node, so each counts for itself. Others may ask as often, and no more.
        self.health = Buckets(settings.requests_per_second, 5 * settings.requests_per_second, clock)
        self.guests = of_all("guests", settings.guests_per_hour / 3_600, settings.guests_per_hour)
        tried = settings.attempts_per_hour
        self.attempts = of_all("attempts", tried / 3_600, max(5, tried // 3))
        self.attempts_by_person = of_all("attempts-by-person", 5 * tried / 3_600, max(25, 5 * tried // 3))
        self.attempts_by_address = of_all("attempts-by-address", 4 * tried / 3_600, max(20, 4 * tried // 3))
        self.letters = of_all("letters", 6 / 3_600, 3)
        self.letters_by_address = of_all("letters-by-address", 20 / 3_600, 10)
        #: Of the whole house, under one key: 200 in any hour.
        self.all_letters = of_all("all-letters", 100 / 3_600, 100)
        self.channels = of_all("channels", 20 / 3_600, 20)
        self.channels_by_address = of_all("channels-by-address", 100 / 3_600, 100)
        self.messages = Buckets(each, 3 * each, clock)
        self.messages_by_address = Buckets(8 * each, 24 * each, clock)
        opened = settings.handshakes_per_minute
        self.handshakes = of_all("handshakes", opened / 60, opened)
        self.handshakes_by_address = of_all("handshakes-by-address", 8 * opened / 60, 8 * opened)
        made = settings.tables_per_hour
        self.tables = of_all("tables", made / 3_600, max(1, made // 3))
        self.tables_by_address = of_all("tables-by-address", 8 * made / 3_600, max(8, 8 * made // 3))
        #: Rated ones besides: each is reviewed, and the house has a budget for that.
        self.rated = of_all("rated", 10 / 3_600, 10)
        said = settings.chats_per_minute
        self.chats = of_all("chats", said / 60, min(said, max(6, said // 3)))
        asked = settings.hints_per_minute
        self.hints = of_all("hints", asked / 60, min(asked, max(5, asked // 3)))
        #: Hints are made one after the other: one address's guests keep nobody waiting for long.
        self.hints_by_address = of_all("hints-by-address", 2 * asked / 60, 2 * min(asked, max(5, asked // 3)))
        reviewed = settings.reviews_per_hour
        self.reviews = of_all("reviews", reviewed / 3_600, min(reviewed, max(4, reviewed // 3)))
        #: Half of those that may wait are one address's at the most, whoever they call themselves.
        self.reviews_by_address = of_all("reviews-by-address", 4 * reviewed / 3_600, MOST_WAITING // 2)
        self.notes = of_all("notes", 1, 60)
        self.data = of_all("data", 6 / 3_600, 3)
        self.asks = of_all("asks", 20 / 3_600, 10)
        self.circles = of_all("circles", 6 / 3_600, 6)
        self.rounds = of_all("rounds", 30 / 3_600, 10)
        self.presses = of_all("presses", 1 / 6, 10)
        self.presses_by_address = of_all("presses-by-address", 2, 60)
        #: Seats in games of others; who takes more plays with bots.
        self.joins = of_all("joins", 12 / 3_600, 6)
        self.joins_by_address = of_all("joins-by-address", 96 / 3_600, 48)
        self.events = of_all("events", 12 / 3_600, 10)
        #: To enter an event, to leave it and all else that is written there.
        self.entries = of_all("entries", 1 / 3, 20)
        self.entries_by_address = of_all("entries-by-address", 5, 300)
        self.event_files = of_all("event-files", 1 / 30, 6)
        self.invitations = of_all("invitations", 1 / 30, 15)
        self.reports = of_all("reports", 6 / 3_600, 6)
        self.reports_by_address = of_all("reports-by-address", 60 / 3_600, 60)
        self.tabs = Crowd(settings.sockets_each)
        self.sockets = Crowd(settings.sockets_per_address)

    def forget(self, hours: int) -> None:
        """Addresses and people who did not come for so long. By then every bucket is full again."""
        for limit in vars(self).values():
            if isinstance(limit, Buckets):
                limit.forget_before(limit.clock() - hours * 3_600)
        _counted_as.cache_clear()


def address_of(client: tuple[str, int] | None) -> str:
    """Whom to count: an IPv4 address, or the network of an IPv6 one, of which anybody has 2⁶⁴."""
    return "unknown" if client is None else _counted_as(client[0])


@lru_cache(4_096)
def _counted_as(host: str) -> str:
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)
