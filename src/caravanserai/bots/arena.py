"""Bots against bots: many games, every bot in every seat, and how sure the result is.

The same seed gives the same result, on however many processes: each game has a seed of its own, made from the match's
seed and the number of the game.
"""

import multiprocessing
import random
import signal
import threading
from collections import deque
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import cache
from itertools import islice, permutations
from typing import Any

from msgspec import Struct

from caravanserai.rules.game import game
from caravanserai.rules.kit import State
from caravanserai.rules.record import Recorder, write_record

from .bot import Bot, ask_bot, imagine
from .levels import make_bot

#: Games are handed to processes in lots: small enough that a match can be stopped within a second.
LOT = 16
SEED_BITS = 62


class Match(Struct, frozen=True):
    """Who plays what, how often. Each place in `bots` is an entry; its bot sits in all seats in turn."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    options: dict[str, str] = {}
    #: None is the game's own edition.
    edition: Any = None
    #: Also keep each game as data.
    records: bool = False


class Played(Struct, frozen=True):
    """One game: points and ranks by entry, and its record if the match keeps records."""

    number: int
    points: tuple[int, ...]
    ranks: tuple[int, ...]
    record: bytes | None = None


@cache
def seatings(entries: int) -> tuple[tuple[int, ...], ...]:
    """Every order of the entries around the table, seat after seat.

    Each block of as many games as entries is one circle turned around: all have then sat everywhere. After all blocks
    everybody has also had everybody else as a neighbour, equally often.
    """
    circles = [(0, *rest) for rest in permutations(range(1, entries))]
    return tuple(circle[-turn:] + circle[:-turn] for circle in circles for turn in range(entries))


def seating(entries: int, number: int) -> tuple[int, ...]:
    """Which entry sits in each seat in the game of that number."""
    orders = seatings(entries)
    return orders[number % len(orders)]


def play_game(match: Match, number: int) -> Played:
    """One game of the match."""
    rules = game(match.game)
    chance = random.Random(f"{match.seed}/{number}")
    entry_at = seating(len(match.bots), number)
    bots = [make_bot(match.bots[entry], match.game, chance.getrandbits(SEED_BITS)) for entry in entry_at]
    g = rules.new(len(bots), match.options, match.edition, telling=False)
    rules.seed_chance(g, chance.getrandbits(SEED_BITS))
    record = None
    if match.records:
        names = tuple(f"{match.bots[entry]} {entry + 1}" for entry in entry_at)
        recorder = Recorder(match.game, g, names, match.options, match.edition or rules.standard_edition)
        _play_recorded(recorder, bots, chance)
        record = write_record(recorder.record())
    else:
        _play(match.game, g, bots, chance)
    seat_of = {entry: seat for seat, entry in enumerate(entry_at)}
    seats = [seat_of[entry] for entry in range(len(bots))]
    points = tuple(rules.score(g, seat) for seat in seats)
    return Played(number, points, tuple(rules.rank(g, seat) for seat in seats), record)


def _play(key: str, g: State, bots: list[Bot], chance: random.Random) -> None:
    """To the end, in numbers only: typed moves would cost more than the rules."""
    rules = game(key)
    while True:
        while rules.chance_due(g):
            rules.draw(g)
            rules.settle(g)
        asked = rules.asked(g)
        if not asked:
            return
        for seat in asked:
            position = imagine(rules, g, seat, chance.getrandbits(SEED_BITS))
            rules.apply(g, seat, bots[seat].choose(position, seat))


def _play_recorded(recorder: Recorder, bots: list[Bot], chance: random.Random) -> None:
    """The same game, move by move into a record."""
    rules, g = recorder.game, recorder.g
    while True:
        while rules.chance_due(g):
            recorder.chance()
        asked = rules.asked(g)
        if not asked:
            return
        for seat in asked:
            recorder.play(seat, ask_bot(bots[seat], rules, g, seat, chance.getrandbits(SEED_BITS)))


# -- the whole match ------------------------------------------------------------------------------------------


def play_match(match: Match, jobs: int = 1) -> Iterator[Played]:
    """All games, in the order of their numbers."""
    if jobs == 1:
        yield from (play_game(match, number) for number in range(match.games))
        return
    lots = (range(first, min(first + LOT, match.games)) for first in range(0, match.games, LOT))
    # Started anew, not forked: whoever calls may have threads, such as a progress bar's.
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"))
    try:
        with _interrupts_ignored():  # which new processes inherit: Ctrl-C is for the parent alone
            waiting = deque(pool.submit(_play_lot, match, lot) for lot in islice(lots, 2 * jobs))
        while waiting:
            yield from waiting.popleft().result()
            waiting.extend(pool.submit(_play_lot, match, lot) for lot in islice(lots, 1))
    finally:
        pool.shutdown(cancel_futures=True)


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


def _play_lot(match: Match, numbers: range) -> list[Played]:
    return [play_game(match, number) for number in numbers]
