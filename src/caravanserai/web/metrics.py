"""Numbers about a running house, for Prometheus."""

from bisect import bisect_left
from collections import Counter as Count
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import accumulate
from time import perf_counter
from typing import Literal, get_args

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

from caravanserai.engine.game import SPECTATOR
from caravanserai.tables.fold.table import Table
from caravanserai.tables.live.attendance import Attendance
from caravanserai.tables.live.host import Host
from caravanserai.tables.log.entries import Answered, Row
from caravanserai.tables.log.summary import Status
from caravanserai.tables.meter import Meter, Why
from caravanserai.tables.timing import SharedTime

FAST = (0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)
#: Who holds a seat, as everybody sees it: that an order or silence answered for somebody is theirs to know.
Holder = Literal["person", "bot", "clock"]
HOLDERS: tuple[Holder, ...] = get_args(Holder)
#: Durations that are kept of one round.
MOST_HELD = 64
SLOW = (0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class PrometheusMeter(Meter):
    """What happens at a table in a round whose answers are sealed is counted with the reveal, and an answer once,
    however often it was changed: who reads these numbers must not learn what those who sit there may not (SA-23)."""

    def __init__(self) -> None:
        disable_created_metrics()  # type: ignore[no-untyped-call]
        kept = self.registry = CollectorRegistry()
        self.opened = Counter("caravanserai_tables_opened", "Tables opened.", ["game"], registry=kept)
        self.sockets = Gauge("caravanserai_sockets", "Open sockets.", registry=kept)
        self.byes = Counter(
            "caravanserai_sockets_cut", "Sockets that the server ended, by code.", ["code"], registry=kept
        )
        self._moves = _Counts("caravanserai_moves", "Answers revealed, by who holds the seat.", "by")
        for by in HOLDERS:
            self._moves.counted[(by,)] = 0
        self._refusals = _Counts("caravanserai_refusals", "What was refused, by code.", "code")
        self._requests = _Counts("caravanserai_http_requests", "HTTP requests.", "method", "path", "status")
        self._commits = _Durations("caravanserai_commit_seconds", "From deciding to being on disk.", FAST)
        self._tellings = _Durations("caravanserai_fan_out_seconds", "Telling all who listen to a table.", FAST)
        self._hints = _Durations("caravanserai_hint_seconds", "A hint of the coach.", SLOW)
        self._caught_up = _Counts(
            "caravanserai_logs_read_again",
            "Logs read because another node was first (conflict), the line to the store broke (unknown), or news were"
            " lost (gap, swept).",
            "why",
        )
        for made in (self._moves, self._refusals, self._requests, self._commits, self._tellings, self._hints):
            kept.register(made)
        self.reviews = Counter("caravanserai_reviews", "Reviews made, by how they ended.", ["status"], registry=kept)
        self.faults = Counter(
            "caravanserai_faults", "What failed in the background, by where.", ["where"], registry=kept
        )
        self._lateness = _Durations(
            "caravanserai_moment_late_seconds", "How late a price passes at a live table.", FAST
        )
        kept.register(self._lateness)
        self.thoughts = Histogram("caravanserai_bot_think_seconds", "A bot's choice.", buckets=SLOW, registry=kept)
        self._host: Host | None = None
        self._held: dict[str, _Held] = {}

    def watch(self, host: Host) -> None:
        """Tables by status are counted when somebody asks."""
        self._host = host
        self.registry.register(_Tables(host))
        if host.attendance is not None:
            for why in get_args(Why):
                self._caught_up.counted[(why,)] = 0
            self.registry.register(self._caught_up)
            self.registry.register(_Node(host, host.attendance))

    def page(self) -> bytes:
        self._tidy()
        return generate_latest(self.registry)

    def tables_opened(self, game: str) -> None:
        self.opened.labels(game).inc()
        if self._host is not None and len(self._held) > 2 * len(self._host.live):
            self._tidy()

    def rows(self, table: Table, rows: list[Row]) -> None:
        """After these rows; a new round means that the one before was revealed."""
        held = self._held_for(table)
        for row in rows:
            if isinstance(row.entry, Answered):
                held.answers[row.entry.seat] = _holder(table, row.entry)
        if held.round != table.round or table.status != "playing":
            self._reveal(table.id)

    def refused(self, code: str, table: str | None = None) -> None:
        self._count(self._refusals, (code,), table)

    def requested(self, method: str, path: str, status: int, table: str | None) -> None:
        self._count(self._requests, (method, path, str(status)), table)

    def committed(self, table: Table, seconds: float) -> None:
        if table.status == "playing":
            self._held_for(table).commits.append(seconds)
        else:
            self._commits.took(seconds)

    def told(self, table: Table, seconds: float) -> None:
        """Only what everybody heard: what is told to one seat is that seat's business."""
        if SPECTATOR not in table.told:
            return
        if table.status == "playing":
            self._held_for(table).tellings.append(seconds)
        else:
            self._tellings.took(seconds)

    def reviewed(self, status: str) -> None:
        self.reviews.labels(status).inc()

    def fault(self, where: str) -> None:
        self.faults.labels(where).inc()

    def caught_up(self, why: Why, table: str) -> None:
        self._count(self._caught_up, (why,), table)

    def late(self, seconds: float) -> None:
        self._lateness.took(seconds)

    @contextmanager
    def hinting(self, table: str) -> Iterator[None]:
        began = perf_counter()
        yield
        spent = perf_counter() - began
        if (held := self._held_at(table)) is not None:
            held.hints.append(spent)
        else:
            self._hints.took(spent)

    @contextmanager
    def thinking(self) -> Iterator[None]:
        """Bots think whenever they are asked, whatever comes of it: this tells nothing."""
        with self.thoughts.time():
            yield

    # -- sealed ----------------------------------------------------------------------------------------------

    def _count(self, counts: "_Counts", labels: tuple[str, ...], table: str | None) -> None:
        held = None if table is None else self._held_at(table)
        if held is None:
            counts.counted[labels] += 1
        else:
            held.counted[counts, labels] = held.counted.get((counts, labels), 0) + 1

    def _held_at(self, table: str) -> "_Held | None":
        """What is held back at a table whose game is going on; None for any other, and for one that is not there."""
        live = None if self._host is None else self._host.live.get(table)
        return self._held_for(live.table) if live is not None and live.table.status == "playing" else None

    def _held_for(self, table: Table) -> "_Held":
        held = self._held.get(table.id)
        if held is None:
            held = self._held[table.id] = _Held(table.round)
        return held

    def _reveal(self, table: str) -> None:
        held = self._held.pop(table, None)
        if held is None:
            return
        for by in held.answers.values():
            self._moves.counted[(by,)] += 1
        # As many as there were answers: how often somebody changed one, or gave an order, is not told even now.
        for seconds, _ in zip(held.commits, held.answers, strict=False):
            self._commits.took(seconds)
        for seconds in held.tellings:
            self._tellings.took(seconds)
        for seconds in held.hints:
            self._hints.took(seconds)
        for (counts, labels), times in held.counted.items():
            counts.counted[labels] += times

    def _tidy(self) -> None:
        """Let go of what was held for tables that have gone from memory."""
        live = {} if self._host is None else self._host.live
        for table in [table for table in self._held if table not in live]:
            self._reveal(table)


def _holder(table: Table, answered: Answered) -> Holder:
    if answered.by == "clock":
        return "clock"
    return "person" if table.seats[answered.seat].bot is None else "bot"


class _Held:
    """What is not told of a table's present round."""

    __slots__ = ("answers", "commits", "counted", "hints", "round", "tellings")

    def __init__(self, round: int) -> None:
        self.round = round
        #: By seat, who gave its answer.
        self.answers: dict[int, Holder] = {}
        self.commits: deque[float] = deque(maxlen=MOST_HELD)
        self.tellings: deque[float] = deque(maxlen=MOST_HELD)
        self.hints: deque[float] = deque(maxlen=MOST_HELD)
        self.counted: dict[tuple[_Counts, tuple[str, ...]], int] = {}


class _Counts(Collector):
    """Counted with every move, always in the event loop: the library's counters, which lock for threads, cost ten times
    as much."""

    def __init__(self, name: str, about: str, *labels: str) -> None:
        self.name = name
        self.about = about
        self.labels = labels
        self.counted: Count[tuple[str, ...]] = Count()

    def collect(self) -> Iterable[CounterMetricFamily]:
        family = CounterMetricFamily(self.name, self.about, labels=self.labels)
        for labels, times in self.counted.items():
            family.add_metric(labels, times)
        yield family


class _Durations(Collector):
    """A histogram, counted in the same way."""

    def __init__(self, name: str, about: str, buckets: tuple[float, ...]) -> None:
        self.name = name
        self.about = about
        self.buckets = buckets
        self._counts = [0] * (len(buckets) + 1)
        self._sum = 0.0

    def took(self, seconds: float) -> None:
        self._counts[bisect_left(self.buckets, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterable[HistogramMetricFamily]:
        names = [*map(floatToGoString, self.buckets), "+Inf"]
        buckets = list(zip(names, accumulate(self._counts), strict=True))
        yield HistogramMetricFamily(self.name, self.about, buckets=buckets, sum_value=self._sum)


class _Tables(Collector):
    """Counted by the host as they open and end; how many of them are in memory is another number."""

    def __init__(self, host: Host) -> None:
        self.host = host

    def collect(self) -> Iterable[GaugeMetricFamily]:
        family = GaugeMetricFamily("caravanserai_tables", "Tables, but for staged ones.", labels=["status"])
        for status in get_args(Status):
            family.add_metric([status], self.host.counts[status])
        yield family
        yield GaugeMetricFamily("caravanserai_tables_in_memory", "Tables in memory.", len(self.host.live))
        quarantined = len(self.host.memory.quarantined)
        yield GaugeMetricFamily("caravanserai_tables_quarantined", "Tables that cannot be read.", quarantined)


class _Node(Collector):
    """One of several that are a house: each shows its own."""

    def __init__(self, host: Host, attendance: Attendance) -> None:
        self.host = host
        self.attendance = attendance

    def collect(self) -> Iterable[GaugeMetricFamily | CounterMetricFamily]:
        name = GaugeMetricFamily("caravanserai_node", "This node, in this life of it.", labels=["node"])
        name.add_metric([self.attendance.store.node], 1)
        yield name
        yield GaugeMetricFamily("caravanserai_tables_attended", "Games that it attends.", self.attendance.games)
        adopted = self.attendance.adopted
        yield CounterMetricFamily("caravanserai_tables_adopted", "Games of silent nodes that it adopted.", adopted)
        if isinstance(self.host.time, SharedTime):
            offset = self.host.time.offset / 1_000
            yield GaugeMetricFamily("caravanserai_clock_offset_seconds", "From its clock to the database's.", offset)
        if self.host.news is not None:
            line = self.host.news.line
            yield GaugeMetricFamily("caravanserai_news_up", "Is its line to Valkey up?", line.up)
            yield CounterMetricFamily("caravanserai_news_lost", "How often that was lost.", line.lost)
