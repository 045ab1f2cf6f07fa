"""A review in small pieces of work: each can be done anywhere, in any order, and gives the same digits."""

from collections.abc import Sequence
from math import hypot
from statistics import mean
from typing import Any

from msgspec import Struct

from caravanserai.engine.game import game
from caravanserai.engine.kit import State
from caravanserai.engine.phrases import Phrase

from .calibration import ENOUGH, Chance, calibration_of, certain, chances_of, leverage_of, part_of_points, trust_of
from .counts import Counts
from .judge import CLEARLY, RankedAnswers, Shares, judge, shares_of
from .progress import how_far
from .reasons import reasons
from .report import Choice, Gave, Sure
from .scales import scales_of
from .second_opinion import better_one, is_mixed, shares_of_several, worse_against_thinkers
from .worth import Leverage, Worth

#: What is looked at again is looked at in other worlds: whatever seemed best there by luck is not favoured here.
OTHER_WORLDS = 1 << 40
#: What a good player would take less often than this is no part of the mix.
SELDOM = 0.06
#: What a search takes at least this part as often as its favourite is no mistake, so no games are played on for it: the
#: searches of the second look would hardly ever say another thing.
GOOD_ENOUGH = 0.5
#: So many standard errors in the second look, after the first look said the same, are beyond doubt.
NO_DOUBT = 3.0
#: Where no answer moves the chance to win by more than this, points are what is left to play for; and so many of them
#: are worth a word.
SETTLED, WORTH_A_WORD = 0.005, 1.0
#: What is told as costing less, and less than SETTLED of a win, is not told.
HALF_A_POINT = 0.5


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
    by_points: bool = False


class Refined(Struct, frozen=True):
    """By how much the other answer was better in the second look, how sure that is, and what a good player mixes."""

    played: Choice
    best: Choice
    mix: tuple[Choice, ...]
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
    trust = 1.0 if settled(worths) else calibration_of(setting.game).points_at(far, said)
    expected = mean(worth.expected for worth in worths)
    average = expected if settled(worths) else setting.average
    return Forecast(
        chances=chances_of(setting.game, far, said),
        points=tuple(round(average + trust * (worth.expected - expected), 4) for worth in worths),
        variances=tuple((trust * worth.spread) ** 2 for worth in worths),
        trust=trust_of(setting.game, far, said),
        points_trust=trust,
    )


def settled(worths: Sequence[Worth]) -> bool:
    """Did all seats end with the same points in every one of many games? Then these are counted, not foreseen."""
    return all(worth.playouts >= ENOUGH and worth.spread == 0 for worth in worths)


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


def _decide(setting: Setting, task: Decide) -> Decided:
    key, position, answer = setting.game, task.position, task.answer
    shares = shares_of(key, position, task.seat, setting.counts.simulations, setting.seed, setting.plain)
    mix, choice = _mix(setting, position, shares), _choice(key, position, shares, answer)
    if shares.get(answer, 0.0) >= GOOD_ENOUGH * max(shares.values()):
        return Decided(choice, mix, answer, 0.0, 0.0)
    verdict = _verdict(setting, task, shares)
    played, best = verdict.of(answer), verdict.answers[0]
    ahead, error = best.worth.ahead_of(played.worth, verdict.by)
    by_points = best.share > played.share and better_by_points_alone(best.worth, played.worth, verdict.by)
    return Decided(choice, mix, best.answer, ahead, error, by_points)


def _verdict(setting: Setting, task: Decide, shares: Shares) -> RankedAnswers:
    counts = setting.counts
    return judge(
        setting.game,
        task.position,
        task.seat,
        shares,
        task.answer,
        playouts=counts.playouts,
        most=counts.answers,
        least=SELDOM,
        seed=setting.seed,
        plain=setting.plain,
    )


def _choice(key: str, position: State, shares: Shares, answer: int) -> Choice:
    return Choice(game(key).move_of(position, answer), round(shares.get(answer, 0.0), 4))


def _mix(setting: Setting, position: State, shares: Shares) -> tuple[Choice, ...]:
    """What a good player mixes, most often first."""
    taken = sorted(shares, key=lambda answer: (-shares[answer], answer))[: setting.counts.answers + 1]
    return tuple(_choice(setting.game, position, shares, answer) for answer in taken if shares[answer] >= SELDOM)


def _again(setting: Setting, task: Again) -> Refined:
    """In other worlds and by other searches than the first time, so that nothing is blamed for what was luck in
    those."""
    key, seed, position = setting.game, setting.seed + OTHER_WORLDS, task.position
    shares = shares_of_several(key, position, task.seat, setting.counts.simulations, seed, setting.plain)
    answer = better_one(shares, task.played, task.best)
    trial = scales_of(key, setting.plain).trial(position, task.seat, task.playouts, seed, answers=True)
    far, said = how_far(key, position), trial.opinions
    tables = [trial.answered(one) for one in (task.played, answer)]
    played, best = (table[task.seat] for table in tables)
    by = [leverage_of(key, far, said, seat) for seat in range(len(said))]
    errors = [one.ahead_of(other, counted)[1] for one, other, counted in zip(*tables, by, strict=True)]
    borne = calibration_of(key).costs_at(len(said))
    won = [borne.win * one for one in gained(key, far, tables[0], tables[1])]
    errors = [borne.win * one for one in errors]
    lead, spread = best.points_ahead_of(played)
    trust, points = borne.win * trust_of(key, far, said), part_of_points(key, far, said, spread)
    cost, lost = max(0.0, -won[task.seat]), max(0.0, points * lead)
    sure: Sure = "close"
    if is_worth_a_word(cost, lost) and not is_mixed(shares, task.played):
        sure = how_sure(best, played, by[task.seat])
    if sure != "close" and not _worse_against_thinkers(setting, task, answer):
        sure = "close"
    counts = sure in ("clear", "likely")
    return Refined(
        played=_choice(key, position, shares, task.played),
        best=_choice(key, position, shares, answer),
        mix=_mix(setting, position, shares),
        sure=sure,
        cost=round(cost, 4) if counts else 0.0,
        cost_error=round(hypot(errors[task.seat], (1 - trust) * won[task.seat]), 4),
        lost=round(lost, 4) if counts else 0.0,
        lost_error=round(points * hypot(spread, (1 - points) * lead), 4),
        beats=best.beats(played),
        tried=task.playouts,
        for_best=reasons(key, position, task.seat, answer, seed)[0],
        against=reasons(key, position, task.seat, task.played, seed)[1],
        # What is not borne out as often may be off by more.
        gave=tuple(
            Gave(round(win, 4), round(hypot(off, (1 - trust) * win), 4)) for win, off in zip(won, errors, strict=True)
        ),
    )


def _worse_against_thinkers(setting: Setting, task: Again, best: int) -> bool:
    counts = setting.counts
    return worse_against_thinkers(
        setting.game,
        task.position,
        task.seat,
        task.played,
        best,
        worlds=counts.replies,
        simulations=counts.simulations,
        seed=setting.seed + OTHER_WORLDS,
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


def is_worth_a_word(cost: float, lost: float) -> bool:
    """What rounds to nothing, of the chance to win and in points, is told as no mistake."""
    return cost >= SETTLED or lost >= HALF_A_POINT


def how_sure(best: Worth, played: Worth, by: Leverage) -> Sure:
    """By the games that were played on, of an answer that a good player does not take."""
    if better_by_points_alone(best, played, by):
        return "clear"
    ahead, error = best.ahead_of(played, by)
    if ahead <= CLEARLY * error or best.disproved_by_playouts(played):
        return "close"
    return "clear" if ahead > NO_DOUBT * error else "likely"
