"""A review in small pieces of work: each can be done anywhere, in any order, and gives the same digits."""

from typing import Any

from msgspec import Struct

from caravanserai.rules.game import game
from caravanserai.rules.kit import State
from caravanserai.rules.said import Said

from .counts import Counts
from .hint import choice_of
from .judge import CLEARLY, Verdict, judge
from .reasons import reasons, why
from .report import Choice
from .scales import scales_of

#: What is looked at again is looked at in other worlds: whatever seemed best there by luck is not favoured here.
OTHER_WORLDS = 1 << 40
#: What a good player would take less often than this is no part of the mix.
SELDOM = 0.06


class Setting(Struct, frozen=True):
    """What all pieces of a review share."""

    game: str
    counts: Counts
    seed: int
    plain: bool


class Watch(Struct, frozen=True):
    """How does the table stand for those who watch?"""

    number: int
    state: Any


class Deal(Struct, frozen=True):
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


Task = Watch | Deal | Draw | Decide | Again


class Table(Struct, frozen=True):
    """Every seat's win chance and expected points."""

    win: tuple[float, ...]
    points: tuple[float, ...]


class Decided(Struct, frozen=True):
    """`gained`: how much better the answer was than what the seat could hope for before it. `best`: the answer that
    looks better, by so much of a win, and how sure that is; or the one that was played."""

    gained: float
    played: Choice
    mix: tuple[Choice, ...]
    best: int
    ahead: float
    error: float


class Refined(Struct, frozen=True):
    """By how much the other answer was better, in win chance and points; 0 if that is not clear."""

    played: Choice
    best: Choice
    cost: float
    lost: float
    why: Said


def work(setting: Setting, task: Task) -> Any:
    """Do one piece."""
    match task:
        case Watch():
            return _watch(setting, task.state)
        case Deal():
            before, after = (_hopes(setting, g, task.seat) for g in (task.before, task.after))
            return after - before
        case Draw():
            worths = scales_of(setting.game, setting.plain).before_the_draw(
                task.before, task.seat, task.answer, setting.counts.watched, setting.seed
            )
            return Table(tuple(worth.win for worth in worths), tuple(worth.expected for worth in worths))
        case Decide():
            return _decide(setting, task)
        case Again():
            return _again(setting, task)


def _watch(setting: Setting, g: State) -> Table:
    trial = scales_of(setting.game, setting.plain).trial(g, -1, setting.counts.watched, setting.seed)
    worths = [trial.worth(seat) for seat in range(trial.seats)]
    return Table(tuple(worth.win for worth in worths), tuple(worth.expected for worth in worths))


def _hopes(setting: Setting, g: State, seat: int) -> float:
    trial = scales_of(setting.game, setting.plain).trial(g, seat, setting.counts.watched, setting.seed)
    return trial.worth(seat).win


def _verdict(setting: Setting, task: Decide) -> Verdict:
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
    ahead, error = best.worth.ahead_of(played.worth)
    mixed = sorted(verdict.answers, key=lambda one: (-one.share, one.answer))
    return Decided(
        gained=played.worth.win - verdict.before.win,
        played=choice_of(setting.game, task.position, played),
        mix=tuple(choice_of(setting.game, task.position, one) for one in mixed if one.share >= SELDOM),
        best=best.answer,
        ahead=ahead,
        error=error,
    )


def _again(setting: Setting, task: Again) -> Refined:
    key, seed = setting.game, setting.seed + OTHER_WORLDS
    trial = scales_of(key, setting.plain).trial(task.position, task.seat, task.playouts, seed)
    played, best = trial.answered(task.played), trial.answered(task.best)
    ahead, error = best.ahead_of(played)
    is_clear = ahead > CLEARLY * error
    said = [
        reasons(key, task.position, task.seat, answer, worth, seed)
        for answer, worth in ((task.best, best), (task.played, played))
    ]
    return Refined(
        played=Choice(_move(key, task, task.played), played.win, played.expected, 0.0),
        best=Choice(_move(key, task, task.best), best.win, best.expected, 0.0),
        cost=round(ahead, 4) if is_clear else 0.0,
        lost=round(max(0.0, best.expected - played.expected), 4) if is_clear else 0.0,
        why=why(*said),
    )


def _move(key: str, task: Again, answer: int) -> Any:
    return game(key).move_of(task.position, answer)
