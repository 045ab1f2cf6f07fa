"""Bots against bots: many deals, every bot in every seat of each.

The same seed gives the same match, on however many processes: each deal has a seed of its own, made from the match's
seed and the number of the deal.
"""

import multiprocessing
import random
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from itertools import islice
from typing import Any, TypeVar

from msgspec import Struct

from caravanserai.engine.game import game
from caravanserai.engine.kit import State
from caravanserai.engine.record import Recorder, write_record

from .bot import Bot, ask_bot, imagine
from .deals import Seating, deals_for, seatings
from .levels import bot_at, make_bot
from .networks import Network
from .search import SearchBot

SEED_BITS = 62
#: What a bot is called that plays by a match's own network.
NETWORK = "network"

M = TypeVar("M")
D = TypeVar("D")
#: Looks at a game each time that it waits for answers.
Watch = Callable[[State], None]


class Match(Struct, frozen=True):
    """Who plays what, how often."""

    game: str
    #: At most one for each seat; fewer come again in turn.
    bots: tuple[str, ...]
    #: At least so many: a deal that is begun is played from every seat.
    games: int
    seed: int
    #: None is one seat for each of the bots.
    seats: int | None = None
    options: dict[str, str] = {}
    #: None is the game's own edition.
    edition: Any = None
    #: Also keep each game as data.
    records: bool = False
    #: Who plays as "network": a search that judges by this one, with so many simulations.
    network: Network | None = None
    simulations: int = 0
    #: By what levels that have learned play against it; None is the hand-written outlook.
    against: Network | None = None

    @property
    def table(self) -> int:
        """How many sit at it."""
        return self.seats or len(self.bots)

    @property
    def deals(self) -> int:
        return deals_for(self.bots, self.table, self.games)

    @property
    def names(self) -> tuple[str, ...]:
        """Each bot once."""
        return tuple(dict.fromkeys(self.bots))


class Played(Struct, frozen=True, omit_defaults=True):
    """One game, seat by seat."""

    bots: Seating
    points: tuple[int, ...]
    ranks: tuple[int, ...]
    #: How many answers were given.
    answers: int = 0
    #: What ended it, where the game can end in several ways.
    ended: tuple[str, ...] = ()
    record: bytes | None = None


class PlayedDeal(Struct, frozen=True):
    """A deal as it was played from all seats."""

    deal: int
    games: tuple[Played, ...]


def play_deal(match: Match, number: int) -> PlayedDeal:
    """All games of one deal: the same chance, the bots moved on by one seat each time."""
    return PlayedDeal(
        number,
        tuple(
            play_game(match, number, turn, bots) for turn, bots in enumerate(seatings(match.bots, match.table, number))
        ),
    )


def bot_of(match: Match, name: str, seed: int, g: State) -> Bot:
    """A match that measures a network says by what the others play."""
    if match.network is None:
        return bot_at(name, match.game, g, seed)
    if name == NETWORK:
        return SearchBot(match.game, seed, match.simulations, name=name, network=match.network)
    return make_bot(name, match.game, seed, network=match.against)


def play_game(match: Match, deal: int, turn: int, seated: Seating, watch: Watch | None = None) -> Played:
    """One game of a deal. A watch is not kept in records."""
    rules = game(match.game)
    own = random.Random(f"{match.seed}/{deal}/{turn}")
    g = rules.new(len(seated), match.options, match.edition, telling=False)
    bots = [bot_of(match, name, own.getrandbits(SEED_BITS), g) for name in seated]
    rules.seed_chance(g, random.Random(f"{match.seed}/{deal}").getrandbits(SEED_BITS))
    record = None
    if match.records:
        recorder = Recorder(match.game, g, seated, match.options, match.edition or rules.standard_edition)
        answers = _play_recorded(recorder, bots, own)
        record = write_record(recorder.record())
    else:
        answers = play_on(match.game, g, bots, own, watch)
    seats = rules.seats(g)
    return Played(
        bots=seated,
        points=tuple(rules.score(g, seat) for seat in seats),
        ranks=tuple(rules.rank(g, seat) for seat in seats),
        answers=answers,
        ended=rules.ended_by(g),
        record=record,
    )


def play_on(key: str, g: State, bots: list[Bot], own: random.Random, watch: Watch | None) -> int:
    """To the end, in numbers only: typed moves would cost more than the rules."""
    rules = game(key)
    answers = 0
    while True:
        while rules.chance_due(g):
            rules.draw(g)
            rules.settle(g)
        asked = rules.asked(g)
        if not asked:
            return answers
        if watch is not None:
            watch(g)
        for seat in asked:
            position = imagine(rules, g, seat, own.getrandbits(SEED_BITS))
            rules.apply(g, seat, bots[seat].choose(position, seat))
        answers += len(asked)


def _play_recorded(recorder: Recorder, bots: list[Bot], own: random.Random) -> int:
    """The same game, move by move into a record."""
    rules, g = recorder.game, recorder.g
    answers = 0
    while True:
        while rules.chance_due(g):
            recorder.chance()
        asked = rules.asked(g)
        if not asked:
            return answers
        for seat in asked:
            recorder.play(seat, ask_bot(bots[seat], rules, g, seat, own.getrandbits(SEED_BITS)))
        answers += len(asked)


# -- the whole match ------------------------------------------------------------------------------------------


def play_match(match: Match, jobs: int = 1) -> Iterator[PlayedDeal]:
    """All deals, in the order of their numbers."""
    return play_deals(((match, number) for number in range(match.deals)), jobs)


def play_deals(wanted: Iterable[tuple[Match, int]], jobs: int = 1) -> Iterator[PlayedDeal]:
    """These deals, in this order."""
    return in_processes(play_deal, wanted, jobs)


def in_processes(play: Callable[[M, int], D], wanted: Iterable[tuple[M, int]], jobs: int) -> Iterator[D]:
    """What `play` makes of these deals, in this order."""
    with processes(jobs) as those:
        yield from those.make(play, wanted)


class Processes:
    """Processes that stay for many matches: each loads the compiled rules once. One is this very process."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        # Started anew, not forked: whoever calls may have threads, such as a progress bar's.
        self.pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) if jobs > 1 else None

    def make(self, play: Callable[[M, int], D], wanted: Iterable[tuple[M, int]]) -> Iterator[D]:
        """What `play` makes of these deals, in this order."""
        if (pool := self.pool) is None:
            yield from (play(match, number) for match, number in wanted)
            return
        left = iter(wanted)
        with _interrupts_ignored():  # which new processes inherit: Ctrl-C is for the parent alone
            waiting = deque(pool.submit(play, *one) for one in islice(left, 2 * self.jobs))
        while waiting:
            yield waiting.popleft().result()
            waiting.extend(pool.submit(play, *one) for one in islice(left, 1))


@contextmanager
def processes(jobs: int) -> Iterator[Processes]:
    strangers = set(multiprocessing.active_children())
    those = Processes(jobs)
    done = False
    try:
        yield those
        done = True
    finally:
        if not done:  # a deal of slow thinkers may take minutes; it is played again next time
            for child in set(multiprocessing.active_children()) - strangers:
                child.terminate()
        if those.pool is not None:
            those.pool.shutdown(cancel_futures=True)


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    if threading.current_thread() is not threading.main_thread():  # only there can it be said
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
