"""Numbers about a running house, for Prometheus."""

from bisect import bisect_left
from collections import Counter as Count
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import accumulate
from typing import get_args

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

from caravanserai.tables.entries import Answered, AnsweredBy, Row
from caravanserai.tables.host import Host
from caravanserai.tables.meter import Meter

FAST = (0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)
SLOW = (0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class PrometheusMeter(Meter):
    def __init__(self) -> None:
        disable_created_metrics()  # type: ignore[no-untyped-call]
        kept = self.registry = CollectorRegistry()
        self.opened = Counter("caravanserai_tables_opened", "Tables opened.", ["game"], registry=kept)
        self._moves = _Moves()
        self.refusals = Counter("caravanserai_refusals", "What was refused, by code.", ["code"], registry=kept)
        self.requests = Counter(
            "caravanserai_http_requests", "HTTP requests.", ["method", "path", "status"], registry=kept
        )
        self.sockets = Gauge("caravanserai_sockets", "Open sockets.", registry=kept)
        self.byes = Counter(
            "caravanserai_sockets_cut", "Sockets that the server ended, by code.", ["code"], registry=kept
        )
        self._commits = _Durations("caravanserai_commit_seconds", "From deciding to being on disk.")
        self._tellings = _Durations("caravanserai_fan_out_seconds", "Telling all who listen to a table.")
        kept.register(self._moves)
        kept.register(self._commits)
        kept.register(self._tellings)
        self.reviews = Counter("caravanserai_reviews", "Reviews made, by how they ended.", ["status"], registry=kept)
        self.hints = Histogram("caravanserai_hint_seconds", "A hint of the coach.", buckets=SLOW, registry=kept)
        self.faults = Counter(
            "caravanserai_faults", "What failed in the background, by where.", ["where"], registry=kept
        )
        self._lateness = _Durations("caravanserai_moment_late_seconds", "How late a price passes at a live table.")
        kept.register(self._lateness)
        self.thoughts = Histogram("caravanserai_bot_think_seconds", "A bot's choice.", buckets=SLOW, registry=kept)

    def watch(self, host: Host) -> None:
        """Tables by status are counted when somebody asks."""
        self.registry.register(_Tables(host))

    def page(self) -> bytes:
        return generate_latest(self.registry)

    def tables_opened(self, game: str) -> None:
        self.opened.labels(game).inc()

    def rows(self, rows: list[Row]) -> None:
        for row in rows:
            if isinstance(row.entry, Answered):
                self._moves.by[row.entry.by] += 1

    def refused(self, code: str) -> None:
        self.refusals.labels(code).inc()

    def committed(self, seconds: float) -> None:
        self._commits.took(seconds)

    def told(self, seconds: float) -> None:
        self._tellings.took(seconds)

    def reviewed(self, status: str) -> None:
        self.reviews.labels(status).inc()

    def fault(self, where: str) -> None:
        self.faults.labels(where).inc()

    def late(self, seconds: float) -> None:
        self._lateness.took(seconds)

    @contextmanager
    def hinting(self) -> Iterator[None]:
        with self.hints.time():
            yield

    @contextmanager
    def thinking(self) -> Iterator[None]:
        with self.thoughts.time():
            yield


class _Moves(Collector):
    """Counted with every move, always in the event loop: the library's counters, which lock for threads, cost ten times
    as much."""

    def __init__(self) -> None:
        self.by: dict[AnsweredBy, int] = dict.fromkeys(get_args(AnsweredBy), 0)

    def collect(self) -> Iterable[CounterMetricFamily]:
        family = CounterMetricFamily("caravanserai_moves", "Answers written, by who gave them.", labels=["by"])
        for by, moves in self.by.items():
            family.add_metric([by], moves)
        yield family


class _Durations(Collector):
    """A histogram, counted in the same way."""

    def __init__(self, name: str, about: str) -> None:
        self.name = name
        self.about = about
        self._counts = [0] * (len(FAST) + 1)
        self._sum = 0.0

    def took(self, seconds: float) -> None:
        self._counts[bisect_left(FAST, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterable[HistogramMetricFamily]:
        names = [*map(floatToGoString, FAST), "+Inf"]
        buckets = list(zip(names, accumulate(self._counts), strict=True))
        yield HistogramMetricFamily(self.name, self.about, buckets=buckets, sum_value=self._sum)


class _Tables(Collector):
    def __init__(self, host: Host) -> None:
        self.host = host

    def collect(self) -> Iterable[GaugeMetricFamily]:
        tables = (live.table for live in self.host.live.values())
        by_status = Count(table.status for table in tables if table.opened.stage is None)
        family = GaugeMetricFamily("caravanserai_tables", "Tables in memory, but for staged ones.", labels=["status"])
        for status in ("open", "playing", "over", "closed"):
            family.add_metric([status], by_status[status])
        yield family
