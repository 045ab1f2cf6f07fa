"""An arena: whoever is free plays the next game, until the hour is over."""

from collections.abc import Sequence

from msgspec import Struct

from .pairing import Past, Player, pair
from .seating import Round

MINUTE = 60_000
#: So many milliseconds somebody waits for people; then bots fill their table.
PATIENCE = 20_000


class Waiting(Struct, frozen=True):
    """Somebody who is free, since when (milliseconds)."""

    player: Player
    since: int


def arena_round(waiting: Sequence[Waiting], seats: int, now: int, past: Past | None = None, *, seed: int = 0) -> Round:
    """Who begins to play now: full tables of people, those who wait longest first; and with bots those who have waited
    long enough. The others wait."""
    in_line = sorted(waiting, key=lambda one: (one.since, one.player.person))
    full = len(in_line) // seats * seats
    rest = in_line[full:]
    if any(now - one.since >= PATIENCE for one in in_line):
        full += len(rest)
    players = [one.player for one in in_line[:full]]
    return pair(players, seats, past, seed=seed) if players else ()
