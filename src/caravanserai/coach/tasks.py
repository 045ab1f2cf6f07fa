"""A review in small pieces of work: each can be done anywhere, in any order, and gives the same digits."""

from collections.abc import Sequence
from math import hypot
from statistics import mean
from typing import Any

from msgspec import Struct

from caravanserai.engine.game import game
from caravanserai.engine.kit import State
from caravanserai.engine.phrases import Phrase

from .calibration import ENOUGH, Chance, calibration_of, certain, chances_of, leverage_of, trust_of
from .counts import Counts
from .judge import CLEARLY, RankedAnswers, Weighed, judge
from .progress import how_far
from .reasons import reasons
from .report import Choice, Gave, Sure
from .scales import scales_of
from .worth import Leverage, Worth

#: What is looked at again is looked at in other worlds: whatever seemed best there by luck is not favoured here.
OTHER_WORLDS = 1 << 40
#: What a good player would take less often than this is no part of the mix.
SELDOM = 0.06
#: So many standard errors in the second look, after the first look said the same, are beyond doubt.
NO_DOUBT = 3.0
#: Where no answer moves the chance to win by more than this, points are what is left to play for; and so many of them
#: are worth a word.
SETTLED, WORTH_A_WORD = 0.005, 1.0


class Setting(Struct, frozen=True):
    """What all pieces of a review share. `average`: what a seat gets in such a game."""

    game: str
    average: float
    counts: Counts
    seed: int
    plain: bool


class Watch(Struct, frozen=True):
    """How does the table stand for those who watch?"""

    number: int
    state: Any


class DealTask(Struct, frozen=True):
    """What did a deal, or several in a row, change for a seat that saw something of it?"""

    number: int
    seat: int
    before: Any
    after: Any


class Draw(Struct, frozen=True):
    """What could everybody hope for before they saw what this answer drew from the piles?"""

    number: int
    seat: int
    answer: int
    before: Any
    after: Any


class Decide(Struct, frozen=True):
    """What was this answer worth, and which others were there? The position is what the seat knew."""

    number: int
    seat: int
    answer: int
    position: Any


class Again(Struct, frozen=True):
    """Was the other answer really better?"""

    number: int
    seat: int
    played: int
    best: int
    position: Any
    playouts: int
    #: Does the search agree: does it come back to the other answer more often?
    agrees: bool


Task = Watch | DealTask | Draw | Decide | Again


class Forecast(Struct, frozen=True):
    """Every seat's chance to win, the points it may expect, the variance of those, and how far chances and points are
    borne out."""

    chances: tuple[Chance, ...]
    points: tuple[float, ...]
    variances: tuple[float, ...]
    trust: float
    points_trust: float = 1.0


class Changed(Struct, frozen=True):
    """What luck changed for a seat: its win chance and its points, and the variance of both."""

    win: float
    points: float
    win_variance: float
    points_variance: float


class Decided(Struct, frozen=True):
    """`best`: the answer that looks better, by so much of a win, and how sure that is; or the one that was played.
    `by_points`: does it look better by points alone?"""

    played: Choice
    mix: tuple[Choice, ...]
    best: int
    ahead: float
    error: float
    agrees: bool
    by_points: bool = False


class Refined(Struct, frozen=True):
    """By how much the other answer was better in the second look, and how sure that is."""

    played: Any
    best: Any
    sure: Sure
    cost: float
    cost_error: float
    lost: float
    lost_error: float
    beats: float
    tried: int
    for_best: Phrase
    against: Phrase
    gave: tuple[Gave, ...] = ()


def work(setting: Setting, task: Task) -> Any:
    """Do one piece."""
    match task:
        case Watch():
            return _watch(setting, task.state)
        case DealTask():
            far = how_far(setting.game, task.after)
            before, after = (_seen_by(setting, g, task.seat, far) for g in (task.before, task.after))
            return changed(before, after, task.seat)
        case Draw():
            worths = scales_of(setting.game, setting.plain).before_the_draw(
                task.before, task.seat, task.answer, setting.counts.watched, setting.seed
            )
            return table_of(setting, how_far(setting.game, task.after), worths)
        case Decide():
            return _decide(setting, task)
        case Again():
            return _again(setting, task)


def table_of(setting: Setting, far: float, worths: Sequence[Worth]) -> Forecast:
    """What may be shown of it: drawn in by what it has proved to be worth."""
    said = [worth.opinion for worth in worths]
    trust = calibration_of(setting.game).points_at(far, said)
    expected = mean(worth.expected for worth in worths)
    return Forecast(
        chances=chances_of(setting.game, far, said),
        points=tuple(round(setting.average + trust * (worth.expected - expected), 4) for worth in worths),
        variances=tuple((trust * worth.spread) ** 2 for worth in worths),
        trust=trust_of(setting.game, far, said),
        points_trust=trust,
    )


def changed(before: Forecast, after: Forecast, seat: int) -> Changed:
    """From one table to the next, for a seat. What is not borne out as often may be off by more."""
    doubt = 1 - min(before.trust, after.trust), 1 - min(before.points_trust, after.points_trust)
    win = after.chances[seat].win - before.chances[seat].win
    points = after.points[seat] - before.points[seat]
    return Changed(
        win=win,
        points=points,
        win_variance=before.chances[seat].error ** 2 + after.chances[seat].error ** 2 + (doubt[0] * win) ** 2,
        points_variance=before.variances[seat] + after.variances[seat] + (doubt[1] * points) ** 2,
    )


def _watch(setting: Setting, g: State) -> Forecast:
    rules = game(setting.game)
    if rules.over(g):
        ranks = [rules.rank(g, seat) for seat in rules.seats(g)]
        won = tuple(certain((rank == 1) / ranks.count(1)) for rank in ranks)
        return Forecast(won, tuple(float(rules.score(g, seat)) for seat in rules.seats(g)), (0.0,) * len(ranks), 1.0)
    return _seen_by(setting, g, -1, how_far(setting.game, g))


def _seen_by(setting: Setting, g: State, seat: int, far: float) -> Forecast:
    trial = scales_of(setting.game, setting.plain).trial(g, seat, setting.counts.watched, setting.seed)
    return table_of(setting, far, trial.table)


def _verdict(setting: Setting, task: Decide) -> RankedAnswers:
    counts = setting.counts
    return judge(
        setting.game,
        task.position,
        task.seat,
        task.answer,
        simulations=counts.simulations,
        playouts=counts.playouts,
        most=counts.answers,
        least=SELDOM,
        seed=setting.seed,
        plain=setting.plain,
    )


def _decide(setting: Setting, task: Decide) -> Decided:
    verdict = _verdict(setting, task)
    played, best = verdict.of(task.answer), verdict.answers[0]
    ahead, error = best.worth.ahead_of(played.worth, verdict.by)
    agrees = best.share > played.share
    by_points = agrees and better_by_points_alone(best.worth, played.worth, verdict.by)
    mixed = sorted(verdict.answers, key=lambda one: (-one.share, one.answer))
    return Decided(
        played=_choice(setting.game, task.position, played),
        mix=tuple(_choice(setting.game, task.position, one) for one in mixed if one.share >= SELDOM),
        best=best.answer,
        ahead=ahead,
        error=error,
        agrees=agrees,
        by_points=by_points,
    )


def _choice(key: str, position: State, weighed: Weighed) -> Choice:
    return Choice(game(key).move_of(position, weighed.answer), weighed.share)


def _again(setting: Setting, task: Again) -> Refined:
    """In other worlds than the first time, so that nothing is blamed for what was luck in those."""
    key, seed = setting.game, setting.seed + OTHER_WORLDS
    trial = scales_of(key, setting.plain).trial(task.position, task.seat, task.playouts, seed, answers=True)
    far, said = how_far(key, task.position), trial.opinions
    tables = [trial.answered(answer) for answer in (task.played, task.best)]
    played, best = (table[task.seat] for table in tables)
    by = [leverage_of(key, far, said, seat) for seat in range(len(said))]
    errors = [one.ahead_of(other, counted)[1] for one, other, counted in zip(*tables, by, strict=True)]
    won = gained(key, far, tables[0], tables[1])
    ahead, error = best.ahead_of(played, by[task.seat])
    lead, spread = best.points_ahead_of(played)
    trust, points = trust_of(key, far, said), calibration_of(key).points_at(far, said)
    sure = how_sure(ahead, error, task.agrees) if not best.disproved_by_playouts(played) else "close"
    if task.agrees and better_by_points_alone(best, played, by[task.seat]):
        sure = "clear"
    counts = sure in ("clear", "likely")
    return Refined(
        played=game(key).move_of(task.position, task.played),
        best=game(key).move_of(task.position, task.best),
        sure=sure,
        cost=round(max(0.0, -won[task.seat]), 4) if counts else 0.0,
        cost_error=round(hypot(error, (1 - trust) * won[task.seat]), 4),
        lost=round(max(0.0, points * lead), 4) if counts else 0.0,
        lost_error=round(points * hypot(spread, (1 - points) * lead), 4),
        beats=best.beats(played),
        tried=task.playouts,
        for_best=reasons(key, task.position, task.seat, task.best, seed)[0],
        against=reasons(key, task.position, task.seat, task.played, seed)[1],
        # What is not borne out as often may be off by more.
        gave=tuple(
            Gave(round(win, 4), round(hypot(off, (1 - trust) * win), 4)) for win, off in zip(won, errors, strict=True)
        ),
    )


def gained(key: str, far: float, one: Sequence[Worth], other: Sequence[Worth]) -> list[float]:
    """By how much the chance of each seat is shown as higher after one answer than after another: no more than all of
    it, and what one seat gains others lose."""
    after, before = (chances_of(key, far, [worth.opinion for worth in table]) for table in (one, other))
    return [now.win - then.win for now, then in zip(after, before, strict=True)]


def better_by_points_alone(one: Worth, other: Worth, by: Leverage) -> bool:
    """The game is as good as won or lost, whatever the answer: then what surely brings more points is better."""
    (ahead, error), (lead, spread) = one.ahead_of(other, by), one.points_ahead_of(other)
    settled = one.playouts >= ENOUGH and abs(ahead) + NO_DOUBT * error < SETTLED
    return settled and lead - NO_DOUBT * spread > WORTH_A_WORD


def how_sure(ahead: float, error: float, agrees: bool) -> Sure:
    """The scales and the search are two opinions: what only one of them says must be said the louder."""
    if ahead > NO_DOUBT * error:
        return "clear" if agrees else "likely"
    return "likely" if agrees and ahead > CLEARLY * error else "close"
