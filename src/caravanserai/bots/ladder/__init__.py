"""How strong the bots that people are offered are: one file a game, measured and written by `caravanserai ladder`."""

from functools import cache
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from caravanserai.engine.found import folder_of
from caravanserai.engine.game import game

from ..levels import LEVEL
from ..offered import offered
from ..ratings import Rating

FORMAT: Literal["caravanserai-ladder-2"] = "caravanserai-ladder-2"

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
    format: Literal["caravanserai-ladder-2"]
    game: str
    rules_version: int
    #: From the weakest to the strongest.
    levels: tuple[str, ...]
    #: How many simulations each of them took for an answer: a bot that thinks more or less is another bot.
    simulations: tuple[int, ...]
    #: By how many sit down.
    tables: tuple[Rungs, ...]

    @property
    def of_today(self) -> bool:
        """Is this about the bots that people are offered now, by the rules of now?"""
        return (
            self.levels == offered(self.game)
            and self.simulations == simulations_of(self.game, self.levels)
            and self.rules_version == game(self.game).rules_version
        )

    @property
    def complete(self) -> bool:
        """Were they measured often enough, at all tables?"""
        measured = tuple(rungs.seats for rungs in self.tables)
        everywhere = measured == tuple(game(self.game).seat_counts)
        return self.of_today and everywhere and not any(rungs.trial for rungs in self.tables)


def path_of(game_key: str) -> Path:
    return folder_of(game_key) / "ladder.json"


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
    version, simulations = game(game_key).rules_version, simulations_of(game_key, levels)
    same = before and (before.levels, before.simulations, before.rules_version) == (levels, simulations, version)
    kept = before.tables if before and same else ()
    tables = [*(one for one in kept if one.seats != rungs.seats), rungs]
    return Ladder(FORMAT, game_key, version, levels, simulations, tuple(sorted(tables, key=lambda one: one.seats)))


def simulations_of(game_key: str, levels: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(LEVEL[level].simulations(game_key) if level in LEVEL else 0 for level in levels)
