"""How strong the bots that people are offered are: one file a game, measured and written by `caravanserai ladder`."""

from functools import cache
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from caravanserai.rules.game import game

from ..offered import offered
from ..ratings import Rating

FORMAT: Literal["caravanserai-ladder-1"] = "caravanserai-ladder-1"

#: With fewer games of a pair a ladder is only a trial.
ENOUGH = 400


class Pair(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot against the one below it. Both have as many seats, so half of the wins is even at every table."""

    upper: str
    lower: str
    games: int
    deals: int
    #: Of the games, won by the upper one.
    share: float
    share_95: tuple[float, float]


class Rungs(Struct, frozen=True, forbid_unknown_fields=True):
    """All pairs at tables of one size."""

    seats: int
    #: What to type for the same numbers.
    command: str
    #: Of each pair, at least.
    games: int
    pairs: tuple[Pair, ...]
    #: From the weakest to the strongest.
    ratings: tuple[Rating, ...]

    @property
    def trial(self) -> bool:
        return self.games < ENOUGH


class Ladder(Struct, frozen=True, forbid_unknown_fields=True):
    format: Literal["caravanserai-ladder-1"]
    game: str
    rules_version: int
    #: From the weakest to the strongest.
    levels: tuple[str, ...]
    #: By how many sit down.
    tables: tuple[Rungs, ...]

    @property
    def complete(self) -> bool:
        """Were all bots that people are offered measured often enough, at all tables, by the rules of today?"""
        rules = game(self.game)
        return (
            self.levels == offered(self.game)
            and self.rules_version == rules.rules_version
            and tuple(rungs.seats for rungs in self.tables) == tuple(rules.seat_counts)
            and not any(rungs.trial for rungs in self.tables)
        )


def path_of(game_key: str) -> Path:
    return Path(__file__).parent / f"{game_key}.json"


def read_ladder(path: Path) -> Ladder | None:
    """None if nothing was measured yet."""
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        return None
    return msgspec.json.decode(data, type=Ladder, strict=True)


@cache
def ladder_of(game_key: str) -> Ladder | None:
    return read_ladder(path_of(game_key))


def write_ladder(path: Path, ladder: Ladder) -> None:
    path.write_bytes(msgspec.json.format(msgspec.json.encode(ladder), indent=2) + b"\n")


def with_rungs(before: Ladder | None, game_key: str, levels: tuple[str, ...], rungs: Rungs) -> Ladder:
    """The ladder with these tables measured anew. What was measured of other bots or by other rules is dropped."""
    version = game(game_key).rules_version
    kept = before.tables if before and (before.levels, before.rules_version) == (levels, version) else ()
    tables = [*(one for one in kept if one.seats != rungs.seats), rungs]
    return Ladder(FORMAT, game_key, version, levels, tuple(sorted(tables, key=lambda one: one.seats)))
