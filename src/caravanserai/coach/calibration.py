"""How much the coach's numbers have proved to be worth, and what may be shown because of it.

Games that are quickly played on are an opinion, not the truth; so is what a network says of a position.
`bench/coach.py` holds them against how games of all kinds of bots really ended and writes down how much was borne out:
`calibration.json` in the game's folder. Where there is a network, each opinion counts for what it added to the other;
where there is none, what the playouts say is drawn towards the fair share. A band is as wide as what is not known, and
wider where the two opinions differ.
"""

from collections.abc import Sequence
from functools import cache
from math import exp, hypot, log, sqrt
from pathlib import Path
from statistics import pstdev

import msgspec
from msgspec import Struct

from caravanserai.engine.found import folder_of
from caravanserai.engine.game import GAMES, game

from .worth import PARTS, Leverage, Opinion

#: However well it went in the measured games, the playouts are never believed more than this, and both opinions
#: together never more than that: so every chance stays within 1 and 99 % until the game is over (with five seats the
#: fair share is 20 %, and a twentieth of it 1 %).
MOST_TRUST = 0.9
MOST_TRUST_IN_BOTH = 0.95
#: Where nobody has measured.
UNMEASURED = 0.5
#: Before anything is known about a position, its true chances are taken to be as spread as after so many games.
PRIOR = 5.0
#: Nine in ten lie within so many standard errors on either side.
NINE_IN_TEN = 1.645
#: As if so many games more had ended like a fair draw: no chance is none or all because of a few playouts.
FAIR_GAMES = 2
LOWEST, HIGHEST = 0.01, 0.99
#: No opinion counts as if it were surer than this.
SURE = 0.98
#: What is shown as a number has no larger standard error from the count of its playouts.
MOST_ERROR = 0.04
#: Whatever the chance: with so many playouts its standard error is within that.
ENOUGH = 160


#: So far a line may bend: in a game's last quarter much more is known than before.
BEND = 0.75
#: Seats whose odds are further apart (the standard deviation of their logarithms) count as if they were so far.
MOST_SPREAD = 4.0


class Line(Struct, frozen=True, omit_defaults=True):
    """A number that changes evenly from the start of a game to its end, or to where it bends and from there."""

    start: float
    end: float
    bend: float | None = None

    def at(self, far: float) -> float:
        if self.bend is None:
            return self.start + (self.end - self.start) * far
        if far < BEND:
            return self.start + (self.bend - self.start) * far / BEND
        return self.bend + (self.end - self.bend) * (far - BEND) / (1 - BEND)


class Trust(Line, frozen=True):
    """The part of a difference from the fair share that was borne out, at the start of a game and at its end."""

    def at(self, far: float) -> float:
        return min(MOST_TRUST, max(0.0, super().at(far)))


class Stack(Struct, frozen=True):
    """What the two opinions count for: the logarithm of the odds of a seat is so much of the network's and so much of
    the playouts' one. Each is a line from the start of a game to its end, and so much is added where the table falls
    short of good players' points by all of them. The further apart the seats' odds are by that, the more both count
    for, by `spread`. Then `shift` is added to all odds, before they are made chances that sum to one: the larger, the
    less it says by how much somebody leads. `network`: the fingerprint of the one that it was measured with. `points`:
    trust in points where games are played on as they are with that one."""

    network: str
    foreseen: Line
    played: Line
    foreseen_short: float = 0.0
    played_short: float = 0.0
    points: Trust | None = None
    spread: float = 0.0
    shift: float = 0.0

    def at(self, far: float, short: float) -> tuple[float, float]:
        return (
            max(0.0, self.foreseen.at(far) + self.foreseen_short * short),
            max(0.0, self.played.at(far) + self.played_short * short),
        )

    def more_by(self, odds: Sequence[float]) -> float:
        """So many times as much do both opinions count for, where the seats have these odds by what they count for."""
        return exp(self.spread * (min(MOST_SPREAD, pstdev(odds)) - 1))


class Tenth(Struct, frozen=True):
    """Of the chances that were shown as about this: what came of them, and how many they were."""

    shown: float
    came: float
    cases: int


class Measured(Struct, frozen=True):
    """How chances, as they are shown, came true in games of strong bots on which nothing was fitted: how far they are
    off on average (the expected calibration error), and by tenths."""

    games: int
    moments: int
    off: float
    tenths: tuple[Tenth, ...]


class Borne(Struct, frozen=True):
    """Which part of what an answer seems to cost came, of the chance to win and in points: good players make up for
    some of it. From so many planted answers (`bench/coach_mistakes.py`)."""

    win: float = 1.0
    points: float = 1.0
    answers: int = 0


class Calibration(Struct, frozen=True):
    """For one game: trust in win chances by playouts alone and in points; what a seat gets on average, by the number of
    seats; how many games that is from; by the number of seats, what network and playouts count for together, and how
    that came true where it was tried on enough games; and what came of costs where answers were planted."""

    win: Trust
    points: Trust
    average: dict[str, float] = {}
    games: int = 0
    stacks: dict[str, Stack] = {}
    measured: dict[str, Measured] = {}
    costs: dict[str, Borne] = {}
    #: By which rules those games were played.
    rules_version: int = 0

    def stack_for(self, table: Sequence[Opinion]) -> Stack | None:
        """If a network has judged, which it does only if it was measured."""
        return self.stacks.get(str(len(table))) if all(said.foreseen is not None for said in table) else None

    def weights_at(self, far: float, table: Sequence[Opinion]) -> tuple[float, float] | None:
        """What network and playouts count for at this table."""
        if (stack := self.stack_for(table)) is None:
            return None
        network, playouts = weights = stack.at(far, self.short_of(table))
        more = stack.more_by(odds_by(weights, table))
        return more * network, more * playouts

    def shift_of(self, table: Sequence[Opinion]) -> float:
        stack = self.stack_for(table)
        return 0.0 if stack is None else stack.shift

    def points_at(self, far: float, table: Sequence[Opinion]) -> float:
        """The part of a difference in points that was borne out at this table."""
        stack = self.stack_for(table)
        return (self.points if stack is None or stack.points is None else stack.points).at(far)

    def costs_at(self, seats: int) -> Borne:
        """As it was measured with so many seats, or with the number that is nearest to it."""
        nearest = min(self.costs, key=lambda one: (abs(int(one) - seats), one), default=None)
        return Borne() if nearest is None else self.costs[nearest]

    def short_of(self, table: Sequence[Opinion]) -> float:
        """By how much the table's points will fall short of what good players get, from 0 to 1. Games of bad players go
        another way: who is ahead stays ahead, and a network that has learned from good ones sees little of it."""
        average = self.average.get(str(len(table)), 0.0)
        expected = sum(said.points for said in table) / len(table)
        return min(1.0, max(0.0, 1 - expected / average)) if average > 0 else 0.0


NONE_YET = Calibration(Trust(UNMEASURED, UNMEASURED), Trust(UNMEASURED, UNMEASURED))


def file_of(key: str) -> Path:
    return folder_of(key) / "calibration.json"


@cache
def calibrations() -> dict[str, Calibration]:
    """Of every game that was measured by the rules as they are: games by other rules say nothing of these."""
    files = {key: file_of(key) for key in GAMES}
    found = {key: read_calibration(file) for key, file in files.items() if file.exists()}
    return {key: one for key, one in found.items() if one.rules_version == game(key).rules_version}


def read_calibration(path: Path) -> Calibration:
    return msgspec.json.decode(path.read_bytes(), type=Calibration)


def calibration_of(key: str) -> Calibration:
    return calibrations().get(key, NONE_YET)


class Chance(Struct, frozen=True):
    """A chance to win from 0 to 1, the band in which it lies nine times in ten, and its standard error as far as that
    comes from the count of the playouts."""

    win: float
    low: float
    high: float
    error: float


def certain(win: float) -> Chance:
    """The game is over, or not begun."""
    return Chance(round(win, 4), round(win, 4), round(win, 4), 0.0)


def chances_of(key: str, far: float, table: Sequence[Opinion]) -> tuple[Chance, ...]:
    """What may be shown of how games went for all seats: their chances sum to one."""
    return chances_by(calibration_of(key), far, table)


def chances_by(measured: Calibration, far: float, table: Sequence[Opinion]) -> tuple[Chance, ...]:
    if (weights := measured.weights_at(far, table)) is None:
        return tuple(_trusted(measured.win.at(far), said, len(table)) for said in table)
    odds, shift = odds_by(weights, table), measured.shift_of(table)
    shown = pooled(odds, shift)
    steeps = [steepness(win, one, shift) for win, one in zip(shown, odds, strict=True)]
    seats = zip(shown, steeps, table, strict=True)
    return tuple(_stacked(weights, win, steep, said, len(table)) for win, steep, said in seats)


def part_of_points(key: str, far: float, table: Sequence[Opinion], spread: float) -> float:
    """Which part of a difference in points between two answers is told: what came of such costs; or all of it, where it
    was the same in every one of many games, for nothing is open any more."""
    if spread == 0 and table[0].playouts >= ENOUGH:
        return 1.0
    measured = calibration_of(key)
    return measured.costs_at(len(table)).points * measured.points_at(far, table)


def trust_of(key: str, far: float, table: Sequence[Opinion]) -> float:
    """The part of what is shown that was borne out: of the playouts, or of both opinions together."""
    measured = calibration_of(key)
    weights = measured.weights_at(far, table)
    return measured.win.at(far) if weights is None else min(MOST_TRUST, sum(weights))


def leverage_of(key: str, far: float, table: Sequence[Opinion], seat: int) -> Leverage:
    """How far the shown chance of a seat moves with each opinion, from how it stands. No opinion moves it by more than
    it says itself."""
    measured = calibration_of(key)
    if (weights := measured.weights_at(far, table)) is None:
        return Leverage(0, round(PARTS * measured.win.at(far)))
    odds, shift = odds_by(weights, table), measured.shift_of(table)
    steep = steepness(pooled(odds, shift)[seat], odds[seat], shift)
    opinions = opinions_of(table[seat], len(table))
    moves = (
        weight * min(1.0, steep / (opinion * (1 - opinion))) for weight, opinion in zip(weights, opinions, strict=True)
    )
    return Leverage(*(round(PARTS * min(1.0, one)) for one in moves))


# -- by playouts alone ----------------------------------------------------------------------------------------


def _smoothed(said: Opinion, seats: int) -> float:
    return (said.win * said.playouts + FAIR_GAMES / seats) / (said.playouts + FAIR_GAMES)


def _trusted(trust: float, said: Opinion, seats: int) -> Chance:
    fair, smoothed = 1 / seats, _smoothed(said, seats)
    error = trust * sqrt(smoothed * (1 - smoothed) / max(1, said.playouts))
    return _shown(fair + trust * (smoothed - fair), error, trust)


def _shown(win: float, error: float, trust: float, apart: float = 0.0) -> Chance:
    """With its band. The doubt that is left is as if the chance were known from PRIOR / (1 - trust) games: the more
    trust, the more games. `apart`: how far two opinions are from what they are together."""
    doubt = sqrt(win * (1 - win) * (1 - trust) / (PRIOR + 1 - trust))
    half = NINE_IN_TEN * hypot(error, doubt, apart)
    return Chance(
        win=round(win, 4),
        low=round(max(LOWEST, win - half), 4),
        high=round(min(HIGHEST, win + half), 4),
        error=round(error, 4),
    )


# -- by two opinions ------------------------------------------------------------------------------------------


def opinions_of(said: Opinion, seats: int) -> tuple[float, float]:
    """The chance of a seat by the network and by the playouts, each no surer than it may count."""
    assert said.foreseen is not None
    return _kept_in(said.foreseen), _kept_in(_smoothed(said, seats))


def _kept_in(opinion: float) -> float:
    return min(SURE, max(1 - SURE, opinion))


def log_odds(chance: float) -> float:
    return log(chance / (1 - chance))


def odds_by(weights: tuple[float, float], table: Sequence[Opinion]) -> list[float]:
    """The logarithm of every seat's odds by both."""
    return [
        sum(weight * log_odds(one) for weight, one in zip(weights, opinions_of(said, len(table)), strict=True))
        for said in table
    ]


def pooled(odds: Sequence[float], shift: float = 0.0) -> list[float]:
    """Every seat's chance."""
    found = [1 / (1 + exp(-one - shift)) for one in odds]
    fair = 1 / len(odds)
    return [fair + MOST_TRUST_IN_BOTH * (one / sum(found) - fair) for one in found]


def steepness(win: float, odds: float, shift: float) -> float:
    """How far a shown chance moves with the logarithm of its odds."""
    return win * (1 - win) * (1 + exp(odds)) / (1 + exp(odds + shift))


def _stacked(weights: tuple[float, float], win: float, steep: float, said: Opinion, seats: int) -> Chance:
    network, playouts = opinions_of(said, seats)
    errors = said.unsure / (network * (1 - network)), 1 / sqrt(playouts * (1 - playouts) * max(1, said.playouts))
    error = steep * hypot(*(weight * one for weight, one in zip(weights, errors, strict=True)))
    apart = steep * sqrt(weights[0] * weights[1]) * abs(log_odds(network) - log_odds(playouts))
    return _shown(win, error, min(MOST_TRUST, sum(weights)), apart)
