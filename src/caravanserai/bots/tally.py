"""What a match comes to: wins, points, and how far chance alone may have moved them."""

import math
import statistics
from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

from caravanserai.rules.game import game

from .arena import Match, Played

FORMAT: Literal["caravanserai-arena-1"] = "caravanserai-arena-1"

#: Two-sided, 95 %.
Z = statistics.NormalDist().inv_cdf(0.975)

Interval = tuple[float, float]


class EntryResult(Struct, frozen=True):
    """One place in the list of bots. A victory that k share counts 1/k."""

    entry: int
    bot: str
    wins: float
    win_share: float | None
    win_share_95: Interval | None
    mean_points: float | None
    mean_points_95: Interval | None


class BotResult(Struct, frozen=True):
    """All entries of one bot together: how often the winner was one of them, beside what equals would win."""

    bot: str
    entries: int
    wins: float
    win_share: float | None
    win_share_95: Interval | None
    fair_share: float


class Speed(Struct, frozen=True):
    """The only part that another run of the same match may change."""

    seconds: float
    games_per_second: float
    jobs: int


class Result(Struct, frozen=True):
    """A match as one JSON document (`caravanserai arena --json`).

    format            "caravanserai-arena-1"; it changes when a field changes its meaning
    game, seed        as asked
    options, edition  all options of the table; the name of the edition
    games_asked       how many games were asked for
    games             how many were played: fewer if the match was interrupted
    shared_victories  games that more than one seat won
    entries           one for each place in `--bots`, in that order; `entry` counts from 1
    bots              the same, with the entries of one bot together
    speed             how long it took

    Intervals are 95 %: Wilson's for shares, the normal one for means. What cannot be said yet is null: a share of no
    games, an interval of a mean of fewer than two.
    """

    format: Literal["caravanserai-arena-1"]
    game: str
    seed: int
    options: dict[str, str]
    edition: str
    games_asked: int
    games: int
    shared_victories: int
    entries: tuple[EntryResult, ...]
    bots: tuple[BotResult, ...]
    speed: Speed


class Tally:
    """Counts games as they are played."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.games = 0
        self.shared = 0
        self.wins = [0.0] * len(match.bots)
        self.points: list[list[int]] = [[] for _ in match.bots]

    def add(self, played: Played) -> None:
        winners = played.ranks.count(1)
        self.games += 1
        self.shared += winners > 1
        for entry, rank in enumerate(played.ranks):
            self.points[entry].append(played.points[entry])
            if rank == 1:
                self.wins[entry] += 1 / winners

    def result(self, seconds: float, jobs: int) -> Result:
        match = self.match
        rules = game(match.game)
        return Result(
            format=FORMAT,
            game=match.game,
            seed=match.seed,
            options=rules.check_options(match.options),
            edition=(match.edition or rules.standard_edition).name,
            games_asked=match.games,
            games=self.games,
            shared_victories=self.shared,
            entries=tuple(self._entry(entry) for entry in range(len(match.bots))),
            bots=tuple(self._bot(name) for name in dict.fromkeys(match.bots)),
            speed=Speed(round(seconds, 3), round(self.games / seconds, 1) if seconds > 0 else 0.0, jobs),
        )

    def _entry(self, entry: int) -> EntryResult:
        wins, points = self.wins[entry], self.points[entry]
        return EntryResult(
            entry=entry + 1,
            bot=self.match.bots[entry],
            wins=round(wins, 3),
            win_share=share(wins, self.games),
            win_share_95=wilson(wins, self.games),
            mean_points=round(statistics.fmean(points), 3) if points else None,
            mean_points_95=mean_interval(points),
        )

    def _bot(self, name: str) -> BotResult:
        entries = [entry for entry, bot in enumerate(self.match.bots) if bot == name]
        wins = sum(self.wins[entry] for entry in entries)
        return BotResult(
            bot=name,
            entries=len(entries),
            wins=round(wins, 3),
            win_share=share(wins, self.games),
            win_share_95=wilson(wins, self.games),
            fair_share=round(len(entries) / len(self.match.bots), 4),
        )


def share(wins: float, games: int) -> float | None:
    return round(wins / games, 4) if games else None


def wilson(wins: float, games: int) -> Interval | None:
    """Wilson's interval for a share: it stays within 0 and 1, and says something even after 0 wins of 10."""
    if games == 0:
        return None
    p = wins / games
    middle = (p + Z * Z / (2 * games)) / (1 + Z * Z / games)
    reach = Z / (1 + Z * Z / games) * math.sqrt(p * (1 - p) / games + Z * Z / (4 * games * games))
    return round(max(0.0, middle - reach), 4), round(min(1.0, middle + reach), 4)


def mean_interval(points: Iterable[int]) -> Interval | None:
    values = list(points)
    if len(values) < 2:
        return None
    mean = statistics.fmean(values)
    reach = Z * statistics.stdev(values) / math.sqrt(len(values))
    return round(mean - reach, 3), round(mean + reach, 3)
