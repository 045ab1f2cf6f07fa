"""What a match comes to: wins, points, and how far chance alone may have moved them.

A deal is one observation: its games share their luck, so they are added up first, and intervals come from how much the
deals differ.
"""

import math
import statistics
from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Literal

from msgspec import Struct

from caravanserai.engine.game import game

from .arena import Match, Played, PlayedDeal
from .ratings import Rating, rate

FORMAT: Literal["caravanserai-arena-2"] = "caravanserai-arena-2"

#: Two-sided, 95 %.
Z = statistics.NormalDist().inv_cdf(0.975)

Interval = tuple[float, float]


class BotResult(Struct, frozen=True):
    """All seats of one bot together: how often the winner sat in one of them, beside what equals would win. A victory
    that k share counts 1/k."""

    bot: str
    wins: float
    win_share: float | None
    win_share_95: Interval | None
    fair_share: float | None
    mean_points: float | None
    mean_points_95: Interval | None


class SeatResult(Struct, frozen=True):
    """How often this seat won, whoever sat there; `seat` counts from 1."""

    seat: int
    win_share: float | None
    win_share_95: Interval | None


class Ahead(Struct, frozen=True):
    """How often a seat of `bot` came out ahead of a seat of `rival` at the same table; equal ranks count half."""

    bot: str
    rival: str
    share: float
    share_95: Interval | None


class Speed(Struct, frozen=True):
    """The only part that another run of the same match may change."""

    seconds: float
    games_per_second: float
    jobs: int


class MatchResult(Struct, frozen=True):
    """A match as one JSON document (`caravanserai arena --json`).

    format            "caravanserai-arena-2"; it changes when a field changes its meaning
    game, seats, seed as asked
    options, edition  all options of the table; the name of the edition
    games_asked       how many games were asked for
    games, deals      how many were played: fewer if the match was interrupted; more to finish a deal from every seat
    shared_victories  games that more than one seat won
    bots              one for each bot, in the order of `--bots`
    ahead             one for each two bots, both ways
    seat_wins         one for each seat
    points            for each bot, how many of its seats ended with so many points
    answers           how many games took so many answers
    endings           how often each thing ended a game; empty where there is only one way
    ratings           one for each bot, as in chess: 200 points more win about three times of four
    speed             how long it took

    Intervals are 95 %, from the differences between deals. What cannot be said yet is null: a share of no games, an
    interval from a single deal.
    """

    format: Literal["caravanserai-arena-2"]
    game: str
    seats: int
    seed: int
    options: dict[str, str]
    edition: str
    games_asked: int
    games: int
    deals: int
    shared_victories: int
    bots: tuple[BotResult, ...]
    ahead: tuple[Ahead, ...]
    seat_wins: tuple[SeatResult, ...]
    points: dict[str, dict[int, int]]
    answers: dict[int, int]
    endings: dict[str, int]
    ratings: tuple[Rating, ...]
    speed: Speed


class Tally:
    """Counts deals as they are played."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.games = self.deals = self.shared = 0
        names = match.names
        self.wins = dict.fromkeys(names, 0.0)
        self.shares: dict[str, list[float]] = {name: [] for name in names}
        self.fair: dict[str, list[float]] = {name: [] for name in names}
        self.means: dict[str, list[float]] = {name: [] for name in names}
        self.points: dict[str, Counter[int]] = {name: Counter() for name in names}
        self.ahead: dict[tuple[str, str], list[float]] = {}
        self.seat_shares: list[list[float]] = [[] for _ in range(match.table)]
        self.answers: Counter[int] = Counter()
        self.endings = Counter(dict.fromkeys(game(match.game).endings, 0))
        self.order: list[tuple[tuple[str, ...], tuple[int, ...]]] = []

    def add(self, deal: PlayedDeal) -> None:
        self.deals += 1
        self.games += len(deal.games)
        for played in deal.games:
            self.shared += played.ranks.count(1) > 1
            self.answers[played.answers] += 1
            self.endings.update(played.ended)
            self.order.append((played.bots, played.ranks))
        for name in self.match.names:
            self._add_bot(name, deal)
        for seat in range(self.match.table):
            self.seat_shares[seat].append(statistics.fmean(victory(played, seat) for played in deal.games))
        for one, other in combinations(self.match.names, 2):
            self._add_pair(one, other, deal)

    def _add_bot(self, name: str, deal: PlayedDeal) -> None:
        seated = [(played, seat) for played in deal.games for seat, bot in enumerate(played.bots) if bot == name]
        if not seated:  # more bots than seats at this table, now and then
            return
        won = sum(victory(played, seat) for played, seat in seated)
        points = [played.points[seat] for played, seat in seated]
        self.wins[name] += won
        self.shares[name].append(won / len(deal.games))
        self.fair[name].append(len(seated) / len(deal.games) / self.match.table)
        self.means[name].append(statistics.fmean(points))
        self.points[name].update(points)

    def _add_pair(self, one: str, other: str, deal: PlayedDeal) -> None:
        ahead = [
            (1 + (played.ranks[mine] < played.ranks[theirs]) - (played.ranks[mine] > played.ranks[theirs])) / 2
            for played in deal.games
            for mine, bot in enumerate(played.bots)
            if bot == one
            for theirs, rival in enumerate(played.bots)
            if rival == other
        ]
        if ahead:
            self.ahead.setdefault((one, other), []).append(statistics.fmean(ahead))

    def result(self, seconds: float, jobs: int, new_games: int | None = None) -> MatchResult:
        match = self.match
        rules = game(match.game)
        played = self.games if new_games is None else new_games
        return MatchResult(
            format=FORMAT,
            game=match.game,
            seats=match.table,
            seed=match.seed,
            options=rules.check_options(match.options),
            edition=(match.edition or rules.standard_edition).name,
            games_asked=match.games,
            games=self.games,
            deals=self.deals,
            shared_victories=self.shared,
            bots=tuple(self._bot(name) for name in match.names),
            ahead=tuple(self._aheads()),
            seat_wins=tuple(
                SeatResult(seat + 1, mean(shares), share_interval(shares))
                for seat, shares in enumerate(self.seat_shares)
            ),
            points={name: dict(sorted(counted.items())) for name, counted in self.points.items()},
            answers=dict(sorted(self.answers.items())),
            endings=dict(self.endings),
            ratings=rate(self.order, match.names),
            speed=Speed(round(seconds, 3), round(played / seconds, 1) if seconds > 0 else 0.0, jobs),
        )

    def _bot(self, name: str) -> BotResult:
        return BotResult(
            bot=name,
            wins=round(self.wins[name], 3),
            win_share=mean(self.shares[name]),
            win_share_95=self.interval_of(name),
            fair_share=mean(self.fair[name]),
            mean_points=mean(self.means[name], 3),
            mean_points_95=mean_interval(self.means[name]),
        )

    def interval_of(self, name: str) -> Interval | None:
        """What a line-up gives a bot is no luck: only how far each deal is from its fair share counts."""
        return share_interval(self.shares[name], self.fair[name])

    def _aheads(self) -> list[Ahead]:
        found = []
        for (one, other), shares in self.ahead.items():
            found.append(Ahead(one, other, round(statistics.fmean(shares), 4), share_interval(shares)))
            back = [1 - share for share in shares]
            found.append(Ahead(other, one, round(statistics.fmean(back), 4), share_interval(back)))
        return found


def victory(played: Played, seat: int) -> float:
    return 1 / played.ranks.count(1) if played.ranks[seat] == 1 else 0.0


def mean(values: Sequence[float], digits: int = 4) -> float | None:
    return round(statistics.fmean(values), digits) if values else None


def share_interval(shares: Sequence[float], fair: Sequence[float] | None = None) -> Interval | None:
    """For the mean of shares, one of each deal. Where all deals agree their spread says nothing, and Wilson's interval
    does: ten wins of ten are no proof of a hundred of a hundred."""
    if len(shares) < 2:
        return None
    middle = statistics.fmean(shares)
    away = [share - even for share, even in zip(shares, fair, strict=True)] if fair else list(shares)
    if statistics.pstdev(away) < 1e-9:
        return wilson(middle * len(shares), len(shares))
    reach = spread(away)
    return round(max(0.0, middle - reach), 4), round(min(1.0, middle + reach), 4)


def mean_interval(values: Sequence[float]) -> Interval | None:
    if len(values) < 2:
        return None
    middle, reach = statistics.fmean(values), spread(values)
    return round(middle - reach, 3), round(middle + reach, 3)


def spread(values: Sequence[float]) -> float:
    """Half of the 95 % interval of their mean."""
    return student(len(values) - 1) * statistics.stdev(values) / math.sqrt(len(values))


def student(freedom: int) -> float:
    """Student's t for 95 %, two-sided; for one and two degrees exactly, else by Cornish and Fisher's series."""
    if freedom <= 2:
        return (12.7062, 4.3027)[freedom - 1]
    cubic = (Z**3 + Z) / (4 * freedom)
    fifth = (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)
    seventh = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / (384 * freedom**3)
    return Z + cubic + fifth + seventh


def wilson(wins: float, games: int) -> Interval | None:
    """Wilson's interval for a share: it stays within 0 and 1, and says something even after 0 wins of 10."""
    if games == 0:
        return None
    p = wins / games
    middle = (p + Z * Z / (2 * games)) / (1 + Z * Z / games)
    reach = Z / (1 + Z * Z / games) * math.sqrt(p * (1 - p) / games + Z * Z / (4 * games * games))
    return round(max(0.0, middle - reach), 4), round(min(1.0, middle + reach), 4)
