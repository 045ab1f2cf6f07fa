"""Is a game fair, how does it end, and what are its things worth? Games of equals say it.

Every deal is played once under each edition, with the same chance and the same bots: what then differs is the edition's
doing, and the intervals of the differences are narrow.
"""

import statistics
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from caravanserai.bots.arena import Match, PlayedDeal, in_processes, play_game
from caravanserai.bots.deals import seatings
from caravanserai.bots.tally import Interval, MatchResult, Tally, mean, mean_interval, victory
from caravanserai.engine.game import game
from caravanserai.engine.kit import State

from .holdings import moment_of
from .regression import Fit, Row, fit, interval_of

#: What each seat held, holding by holding; None where the game ended before the moment.
Held = tuple[tuple[int, ...], ...] | None


class NotedDeal(Struct, frozen=True):
    """One game of a deal, and what the seats held in the middle of it."""

    deal: PlayedDeal
    held: Held


class Worth(Struct, frozen=True):
    """Who held one more of it than the mean of the others ended so many points further ahead of them."""

    holding: str
    points: float | None
    points_95: Interval | None


class Edition(Struct, frozen=True):
    """What the games of one edition come to."""

    label: str
    result: MatchResult
    #: How far the winner was ahead of the next seat.
    lead: float | None
    worths: tuple[Worth, ...]
    #: In how many games the moment came.
    noted: int


class Effect(Struct, frozen=True):
    """What a change of edition did to one number."""

    #: A message id; `of` says what it is about: a seat, an ending, a holding.
    name: str
    of: str | int | None
    before: float | None
    after: float | None
    change: float | None
    change_95: Interval | None
    #: Is the number a share, to be shown in per cent?
    share: bool = False

    @property
    def clear(self) -> bool:
        """Is chance alone no explanation?"""
        return self.change_95 is not None and not self.change_95[0] <= 0 <= self.change_95[1]


class Balance(Struct, frozen=True):
    """All that the report says."""

    game: str
    bot: str
    seats: int
    seed: int
    #: Deals that were played under every edition.
    deals: int
    editions: tuple[Edition, ...]
    #: From the first edition to the second; empty if there is only one.
    effects: tuple[Effect, ...]


class Study(Struct, frozen=True):
    """What is asked for."""

    game: str
    bot: str
    seats: int
    #: For each edition.
    games: int
    seed: int
    #: Each with its label.
    editions: tuple[tuple[str, Any], ...]

    @property
    def matches(self) -> tuple[Match, ...]:
        return tuple(
            Match(self.game, (self.bot,), self.games, self.seed, self.seats, edition=edition)
            for _, edition in self.editions
        )


def play_noted(match: Match, number: int) -> NotedDeal:
    """Equals need not change seats: one game is the whole deal."""
    moment = moment_of(match.game)
    held: list[tuple[tuple[int, ...], ...]] = []

    def watch(g: State) -> None:
        if not held and moment.reached(g):
            seats = game(match.game).seats(g)
            held.append(tuple(tuple(holding.count(g, seat) for holding in moment.holdings) for seat in seats))

    (seated,) = seatings(match.bots, match.table, number)
    return NotedDeal(PlayedDeal(number, (play_game(match, number, 0, seated, watch),)), held[0] if held else None)


def play_study(study: Study, jobs: int = 1) -> Iterator[NotedDeal]:
    """The first deal under every edition, then the second: whoever stops early has as many of each."""
    matches = study.matches
    wanted = ((match, number) for number in range(study.games) for match in matches)
    return in_processes(play_noted, wanted, jobs)


class BalanceTally:
    """Counts deals as they come from `play_study`."""

    def __init__(self, study: Study) -> None:
        self.study = study
        self.played: list[list[NotedDeal]] = [[] for _ in study.editions]
        self.games = 0

    def add(self, noted: NotedDeal) -> None:
        self.played[self.games % len(self.played)].append(noted)
        self.games += 1

    def balance(self) -> Balance:
        """Of all deals that every edition has had."""
        study = self.study
        deals = min(len(played) for played in self.played)
        played = [one[:deals] for one in self.played]
        fits = [_fit(study.game, one) for one in played]
        editions = tuple(
            _edition(label, match, one, found)
            for (label, _), match, one, found in zip(study.editions, study.matches, played, fits, strict=True)
        )
        effects = _effects(study, played, editions, fits) if len(editions) == 2 and deals else ()
        return Balance(study.game, study.bot, study.seats, study.seed, deals, editions, tuple(effects))


def _edition(label: str, match: Match, played: Sequence[NotedDeal], found: Fit) -> Edition:
    tally = Tally(match)
    for noted in played:
        tally.add(noted.deal)
    worths = tuple(
        Worth(holding.name, worth, found.interval(column))
        for column, (holding, worth) in enumerate(zip(moment_of(match.game).holdings, found.worth, strict=True))
    )
    return Edition(
        label=label,
        # How long it took would make two reports of the same games differ.
        result=tally.result(0.0, 1),
        lead=mean([lead_of(noted) for noted in played], 3),
        worths=worths,
        noted=sum(noted.held is not None for noted in played),
    )


def _fit(game_key: str, played: Sequence[NotedDeal]) -> Fit:
    return fit([_rows(noted) for noted in played], len(moment_of(game_key).holdings))


def _rows(noted: NotedDeal) -> list[Row]:
    """Every seat beside the mean of the others: what it had more then, and by how much it was ahead in the end."""
    if noted.held is None:
        return []
    points = noted.deal.games[0].points
    columns = tuple(zip(*noted.held, strict=True))
    return [
        (tuple(_beyond(column, seat) for column in columns), _beyond(points, seat)) for seat in range(len(noted.held))
    ]


def _beyond(values: Sequence[int], seat: int) -> float:
    """How far a seat is from the mean of the others."""
    others = len(values) - 1
    return values[seat] - (sum(values) - values[seat]) / others


def lead_of(noted: NotedDeal) -> float:
    first, second = sorted(noted.deal.games[0].points, reverse=True)[:2]
    return first - second


# -- what a change of edition does ------------------------------------------------------------------------------


def _effects(
    study: Study, played: Sequence[Sequence[NotedDeal]], editions: Sequence[Edition], fits: Sequence[Fit]
) -> Iterator[Effect]:
    before, after = ([noted.deal.games[0] for noted in one] for one in played)

    def paired(
        name: str, of: str | int | None, one: Sequence[float], other: Sequence[float], share: bool = False
    ) -> Effect:
        changes = [new - old for old, new in zip(one, other, strict=True)]
        return Effect(name, of, mean(one), mean(other), mean(changes), mean_interval(changes), share)

    yield paired(
        "balance-effect-points",
        None,
        [statistics.fmean(one.points) for one in before],
        [statistics.fmean(one.points) for one in after],
    )
    yield paired("balance-effect-lead", None, [lead_of(one) for one in played[0]], [lead_of(one) for one in played[1]])
    yield paired("balance-effect-length", None, [one.answers for one in before], [one.answers for one in after])
    for seat in range(study.seats):
        yield paired(
            "balance-effect-seat",
            seat + 1,
            [victory(one, seat) for one in before],
            [victory(one, seat) for one in after],
            share=True,
        )
    for ending in game(study.game).endings:
        yield paired(
            "balance-effect-ending",
            ending,
            [float(ending in one.ended) for one in before],
            [float(ending in one.ended) for one in after],
            share=True,
        )
    for column, (old, new) in enumerate(zip(editions[0].worths, editions[1].worths, strict=True)):
        change = None if old.points is None or new.points is None else new.points - old.points
        pulls = [late[column] - early[column] for early, late in zip(fits[0].pulls, fits[1].pulls, strict=True)]
        yield Effect("balance-effect-worth", old.holding, old.points, new.points, change, interval_of(change, pulls))


def seat_verdicts(result: MatchResult) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Seats that win clearly more, and clearly less, than their even share: chance alone does not explain it."""
    fair = 1 / result.seats
    more = tuple(one.seat for one in result.seat_wins if one.win_share_95 and one.win_share_95[0] > fair)
    less = tuple(one.seat for one in result.seat_wins if one.win_share_95 and one.win_share_95[1] < fair)
    return more, less
