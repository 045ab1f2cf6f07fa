"""All ratings once more, from finished games alone: what comes out is what was there, or else something was wrong.

Games count in the order in which they ended; of two that ended in the same millisecond, in that of their ids. The house
may be open meanwhile: whoever works out a pool does so from its mark on, and this puts the marks back to the start.
"""

from functools import partial

import msgspec
from msgspec import Struct

from caravanserai.coach.report import VERSION, Report
from caravanserai.tables.log.store import DAMAGED, Store
from caravanserai.tables.log.summary import Overview
from caravanserai.tables.log.talks import Talk
from caravanserai.tables.timing import TimeSource

from . import statements as sql
from .leaving import steps_at_leaving
from .outcome import Outcome, outcome_of
from .play import Plays, plays_of
from .rater import Rater
from .reviewing import keep_plays

#: Tables in one question, and games in one transaction.
PAGE, AT_A_TIME = 500, 100

#: By person, pool and track: the rating that is shown, and games.
Everybody = dict[tuple[str, str, str], tuple[int, int]]


class Recomputed(Struct, frozen=True):
    """Rated games that were found and such as cannot be read; ratings there are now, how many of them are others than
    before, and by how many points at the most."""

    games: int
    damaged: int
    ratings: int
    changed: int
    furthest: int


async def compute_again(store: Store, time: TimeSource) -> Recomputed:
    was = await store.ask(_everybody)
    games = damaged = 0
    place = ""
    while page := await store.ask(partial(_finished, place)):
        place = page[-1]
        for table in page:
            found = await _take(store, table)
            games, damaged = games + (found is True), damaged + (found is None)
    await store.change(_from_the_start, owners=False)
    await Rater(store, time, at_a_time=AT_A_TIME).work_out()
    await store.change(_forget, owners=False)
    now = await store.ask(_everybody)
    off = [
        abs(now.get(key, (0, 0))[0] - was.get(key, (0, 0))[0]) for key in {*was, *now} if now.get(key) != was.get(key)
    ]
    return Recomputed(games, damaged, len(now), len(off), max(off, default=0))


async def _take(store: Store, table: str) -> bool | None:
    """Note what came of a game, if it is rated; None: it cannot be read."""
    known = await store.known(table)
    if known is None or not known.card.rated:
        return False
    lines = await store.lines(table)
    try:
        game = None if lines is None else outcome_of(known, lines.rows())
        if game is None or lines is None:
            return None
        report = await _report(store, known)
        left_at = steps_at_leaving(lines) if report is not None and any(seat.left for seat in game.seats) else {}
        plays = None if report is None else plays_of(report, game, left_at)
    except DAMAGED:
        return None
    await store.change(partial(_noted, table, game, plays), owners=False)
    return True


async def _report(store: Store, known: Overview) -> Report | None:
    stored = await store.review(known.id, VERSION, known.rules.rules_version)
    return None if stored is None else msgspec.json.decode(stored, type=Report)


def _everybody() -> Talk[Everybody]:
    return {(person, pool, track): (shown, games) for person, pool, track, shown, games in (yield sql.EVERYBODY, ())}


def _finished(place: str) -> Talk[list[str]]:
    return [table for (table,) in (yield sql.FINISHED, (place, PAGE))]


def _noted(table: str, game: Outcome, plays: Plays | None) -> Talk[None]:
    yield sql.NOTE_AGAIN, (table, game.pool, game.ended_at, msgspec.json.encode(game).decode())
    if plays is not None:
        yield sql.PLAYS_AGAIN, (msgspec.json.encode(plays).decode(), table)
        yield from keep_plays(table, game, plays)


def _from_the_start() -> Talk[None]:
    for (pool,) in (yield sql.POOLS, ()):
        for track in ("results", "luckless"):
            yield sql.FROM_THE_START, (pool, track)


def _forget() -> Talk[None]:
    yield sql.FORGET_RATINGS, ()
