"""How strong the bots that people are offered are: one file a game, measured and written by `caravanserai ladder`."""

from functools import cache
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from caravanserai.engine.found import folder_of
from caravanserai.engine.game import game

from ..levels import LEVEL
from ..networks import fingerprint_of
from ..offered import middle, offered
from ..ratings import MIDDLE, Rating

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
    #: The fingerprint of the network that the strongest played by; empty if there was none.
    network: str = ""
    #: How many simulations each level took for an answer, where that is not what they take at most tables of the game.
    simulations: tuple[int, ...] = ()

    @property
    def trial(self) -> bool:
        return self.games < ENOUGH


class Ladder(Struct, frozen=True, forbid_unknown_fields=True):
    format: Literal["caravanserai-ladder-2"]
    game: str
    rules_version: int
    #: From the weakest to the strongest.
    levels: tuple[str, ...]
    #: How many simulations each of them took for an answer, but for tables with numbers of their own: a bot that thinks
    #: more or less is another bot.
    simulations: tuple[int, ...]
    #: By how many sit down.
    tables: tuple[Rungs, ...]

    @property
    def of_today(self) -> bool:
        """Is this about the bots that people are offered now, by the rules of now, with the networks of now?"""
        return self.of_these_levels and all(one.network == fingerprint_of(self.game, one.seats) for one in self.tables)

    @property
    def of_these_levels(self) -> bool:
        return (
            self.levels == offered(self.game)
            and self.simulations == simulations_of(self.game, self.levels)
            and self.rules_version == game(self.game).rules_version
            and all(one.simulations == own_simulations(self.game, self.levels, one.seats) for one in self.tables)
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
    """The ladder with these tables measured anew. What was measured of other bots or by other rules is dropped; but
    where only some levels are measured again, neighbours all of them, the others keep what is known of them."""
    if (
        before is not None
        and before.of_these_levels
        and levels != before.levels
        and _are_neighbours(levels, before.levels)
    ):
        for whole in before.tables:
            if whole.seats == rungs.seats:
                levels, rungs = before.levels, joined(whole, rungs)
    version, simulations = game(game_key).rules_version, simulations_of(game_key, levels)
    same = before and (before.levels, before.simulations, before.rules_version) == (levels, simulations, version)
    kept = [one for one in (before.tables if before and same else ()) if one.seats != rungs.seats]
    kept = [one for one in kept if one.simulations == own_simulations(game_key, levels, one.seats)]
    tables = [*kept, rungs]
    return Ladder(FORMAT, game_key, version, levels, simulations, tuple(sorted(tables, key=lambda one: one.seats)))


def joined(whole: Rungs, part: Rungs) -> Rungs:
    """All levels, some of them measured anew. Each pair has games of its own; so whoever was not measured again
    stands as far above the highest that was, or below the lowest, as before."""
    order = [one.bot for one in whole.ratings]
    anew, known = ({one.bot: one for one in rungs.ratings} for rungs in (part, whole))
    lowest, highest = part.ratings[0].bot, part.ratings[-1].bot
    pairs = tuple({(pair.upper, pair.lower): pair for pair in (*whole.pairs, *part.pairs)}.values())
    placed = []
    for bot in order:
        nearest = bot if bot in anew else highest if order.index(bot) > order.index(highest) else lowest
        games = sum(pair.games for pair in pairs if bot in (pair.upper, pair.lower))
        placed.append(
            _moved(anew.get(bot, known[bot]), anew[nearest].rating - known[nearest].rating, games, bot in anew)
        )
    middle = round(sum(one.rating for one in placed) / len(placed) - MIDDLE)
    return Rungs(
        seats=whole.seats,
        command=f"{whole.command} && {part.command}",
        games=min(pair.games for pair in pairs),
        pairs=pairs,
        ratings=tuple(_moved(one, -middle, one.games) for one in placed),
        network=part.network,
        simulations=whole.simulations,
    )


def _moved(one: Rating, by: int, games: int, stays: bool = False) -> Rating:
    by = 0 if stays else by
    return Rating(one.bot, one.rating + by, one.low + by, one.high + by, games)


def _are_neighbours(some: tuple[str, ...], levels: tuple[str, ...]) -> bool:
    """Are they one after the other among the levels?"""
    first = levels.index(some[0]) if some[0] in levels else 0
    return levels[first : first + len(some)] == some


def simulations_of(game_key: str, levels: tuple[str, ...], seats: int | None = None) -> tuple[int, ...]:
    return tuple(LEVEL[level].simulations(game_key, seats) if level in LEVEL else 0 for level in levels)


def own_simulations(game_key: str, levels: tuple[str, ...], seats: int) -> tuple[int, ...]:
    """What they take at tables of so many, if those have numbers of their own; else nothing."""
    return simulations_of(game_key, levels, seats) if seats in game(game_key).simulations_at else ()


def tables_of(game_key: str) -> tuple[Rungs, ...]:
    """What was measured of other bots, or by other rules, says nothing about those of today."""
    ladder = ladder_of(game_key)
    return ladder.tables if ladder is not None and ladder.of_today else ()


def nearest(game_key: str, seats: int, rating: int | None) -> str:
    """The bot that is about as strong as somebody at tables of this size; of two that are as near, the weaker. Where
    nothing is known of them, or of the bots, the one in the middle."""
    rungs = next((one for one in tables_of(game_key) if one.seats == seats), None)
    known = [] if rungs is None or rating is None else [one for one in rungs.ratings if one.bot in offered(game_key)]
    return min(known, key=lambda one: abs(one.rating - (rating or 0))).bot if known else middle(game_key)
