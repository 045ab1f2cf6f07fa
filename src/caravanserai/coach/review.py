"""A finished game reviewed: how the table stood after every step, what the choices cost, and what was luck.

The work is cut into pieces (`tasks.py`) that any number of processes can share: the digits are the same.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from statistics import mean
from typing import Any

import msgspec
from msgspec import Struct

from caravanserai.bots.bot import imagine
from caravanserai.engine.game import Game, game
from caravanserai.engine.kit import State
from caravanserai.engine.record import ChanceStep, Played, Record, replay, start

from .balance import Measured, parts
from .calibration import ENOUGH, calibration_of, certain
from .counts import Counts
from .report import VERSION, Balance, Judged, Report, ReviewMoment
from .tasks import (
    Again,
    Changed,
    DealTask,
    Decide,
    Decided,
    Draw,
    Forecast,
    Refined,
    Setting,
    Task,
    Watch,
    changed,
    work,
)

#: One for all: whoever asks, it is the same review.
SEED = 1
#: How sure it must be that another answer was better before it is looked at again, in standard errors; for the few that
#: are looked at closely, and for the others.
HINTED, SEEN = 1.0, 3.0
#: The part of the work that looking again is.
LAST_PART = 0.15

Run = Callable[[Callable[[Any], Any], list[Any]], Iterable[Any]]


class Reading(Struct):
    """How far a review is; whoever waits for it can look at what is there. Kept, it goes on where it stopped."""

    #: From 0 to 1; choices that were read, of so many.
    progress: float = 0.0
    read: int = 0
    choices: int = 0
    moments: list[ReviewMoment] = []
    found: list[Any] = []


def here(work: Callable[[Any], Any], tasks: list[Any]) -> Iterator[Any]:
    """One piece after the other, in this process."""
    return map(work, tasks)


def review(
    record: Record[Any, Any, Any],
    counts: Counts,
    *,
    seed: int = SEED,
    plain: bool = False,
    run: Run = here,
    reading: Reading | None = None,
    progress: Callable[[float], None] = lambda _: None,
) -> Report:
    """`run` does the pieces, in whatever order, and gives what they came to in theirs. `progress` hears how much is
    done, from 0 to 1; `reading` is what there is so far."""
    so_far = reading or Reading()
    setting = Setting(record.game, _average(record), counts, seed, plain)
    ((tasks, shown),) = run(partial(plan, seed=seed), [record])
    so_far.choices = sum(isinstance(task, Decide) for task in tasks)
    found = so_far.found
    for out in run(partial(work, setting), tasks[len(found) :]):
        found.append(out)
        _note(so_far, tasks[len(found) - 1], out, shown)
        so_far.progress = (1 - LAST_PART) * len(found) / len(tasks)
        progress(so_far.progress)
    decided = [(task, out) for task, out in zip(tasks, found, strict=True) if isinstance(task, Decide)]
    again = worth_a_second_look(decided, counts)
    looked: dict[int, Refined] = {}
    for task, out in zip(again, run(partial(work, setting), again), strict=True):
        looked[task.number] = out
        so_far.progress = 1 - LAST_PART + LAST_PART * len(looked) / len(again)
        progress(so_far.progress)
    progress(1.0)
    return Report(
        version=VERSION,
        game=record.game,
        ranks=tuple(record.result.ranks) if record.result else (),
        seed=seed,
        playouts=counts.watched,
        moments=tuple(so_far.moments),
        decisions=tuple(_judged(task, out, looked.get(task.number)) for task, out in decided),
        balance=_balance(setting, len(record.seats), tasks, found, looked),
    )


def _average(record: Record[Any, Any, Any]) -> float:
    """What a seat gets in such a game: as it was measured, or else as it was at this very table."""
    assert record.result is not None
    measured = calibration_of(record.game).average.get(str(len(record.seats)))
    editions = (msgspec.to_builtins(one) for one in (record.edition, game(record.game).standard_edition))
    if measured is None or next(editions) != next(editions):
        return mean(record.result.scores)
    return measured


def _note(so_far: Reading, task: Task, out: Any, shown: set[int]) -> None:
    if isinstance(task, Decide):
        so_far.read += 1
    elif isinstance(task, Watch) and task.number in shown:
        so_far.moments.append(_moment(task.number, out))


def _moment(number: int, table: Forecast) -> ReviewMoment:
    """Before the first card is dealt no seat is better than another, whatever the playouts say."""
    seats = len(table.chances)
    chances = (certain(1 / seats),) * seats if number == 0 else table.chances
    points = (round(mean(table.points), 4),) * seats if number == 0 else table.points
    return ReviewMoment(
        number=number,
        win=tuple(chance.win for chance in chances),
        low=tuple(chance.low for chance in chances),
        high=tuple(chance.high for chance in chances),
        points=points,
    )


# -- what there is to do --------------------------------------------------------------------------------------


def plan(record: Record[Any, Any, Any], seed: int) -> tuple[list[Task], set[int]]:
    """All pieces of the first round, and the steps whose moments are shown: between a shuffle and the answer before it
    there is no table to look at."""
    rules = game(record.game)
    before: Any = start(record).copy()
    tasks: list[Task] = [Watch(0, before)]
    shown = {0}
    dealing: tuple[Any, set[int]] | None = None
    for played in replay(record):
        g = played.state.copy()
        if isinstance(played.step, ChanceStep):
            since, heard = dealing or (before, set())
            dealing = since, heard | _who_heard(rules, played)
            changed = True
        else:
            _tell_deals(tasks, played.number - 1, dealing, before)
            dealing = None
            tasks += _about_the_answer(rules, before, played, seed)
            changed = _changes_the_table(rules, before, played)
        if changed:
            tasks.append(Watch(played.number, g))
            if not rules.chance_due(g):
                shown.add(played.number)
        before = g
    _tell_deals(tasks, len(record.steps), dealing, before)
    return tasks, shown


def _tell_deals(tasks: list[Task], number: int, dealing: tuple[Any, set[int]] | None, after: State) -> None:
    """Shuffles in a row are one deal; it changed something only for those who saw something of it."""
    if dealing is not None:
        since, heard = dealing
        tasks += [DealTask(number, seat, since, after) for seat in sorted(heard)]


def _who_heard(rules: Game[Any], played: Played) -> set[int]:
    audiences = [event.audience() for event in played.events]
    everybody = set(rules.seats(played.state))
    return set().union(*(everybody if audience is None else audience for audience in audiences))


def _about_the_answer(rules: Game[Any], before: State, played: Played, seed: int) -> Iterator[Task]:
    seat = played.step.seat
    answer = rules.action_of(before, played.step.move)
    assert answer is not None
    if len(rules.actions(before, seat)) > 1:
        yield Decide(played.number, seat, answer, imagine(rules, before, seat, seed))
    piles = getattr(rules.part("coach"), "PILES", ())
    if any(getattr(before, pile) != getattr(played.state, pile) for pile in piles):
        yield Draw(played.number, seat, answer, before, played.state.copy())


def _changes_the_table(rules: Game[Any], before: State, played: Played) -> bool:
    """Sealed, an answer tells nobody anything; a free action does."""
    g = played.state
    return rules.question(g) != rules.question(before) or not rules.may_change(g, played.step.seat)


def worth_a_second_look(decided: list[tuple[Decide, Decided]], counts: Counts) -> list[Again]:
    """The choices that seem to have cost most, and as many more that are hard to explain by chance: to look at all that
    bad players do would take a core for minutes."""
    others = [(task, out) for task, out in decided if out.best != task.answer]
    better = [(task, out) for task, out in others if out.by_points or out.ahead > HINTED * out.error]
    better.sort(key=lambda one: (-one[1].ahead, one[0].number))
    first, rest = better[: counts.again], better[counts.again :]
    sure = [(task, out) for task, out in rest if out.by_points or out.ahead > SEEN * out.error][: counts.again]
    fewer = max(counts.playouts, min(ENOUGH, counts.refined))  # what is told in numbers has ENOUGH
    looks = [*((one, counts.refined) for one in first), *((one, fewer) for one in sure)]
    return [
        Again(task.number, task.seat, task.answer, out.best, task.position, playouts) for (task, out), playouts in looks
    ]


# -- what it came to ------------------------------------------------------------------------------------------


def _judged(task: Decide, out: Decided, again: Refined | None) -> Judged:
    if again is None:
        return Judged(
            task.number, task.seat, out.played, out.played, "best", 0.0, 0.0, 0.0, 0.0, 0, None, None, mix=out.mix
        )
    return Judged(
        number=task.number,
        seat=task.seat,
        played=again.played,
        best=again.best,
        sure=again.sure,
        cost=again.cost,
        lost=again.lost,
        lost_error=again.lost_error,
        beats=again.beats,
        tried=again.tried,
        for_best=again.for_best,
        against=again.against,
        mix=again.mix,
        gave=again.gave,
    )


def _balance(
    setting: Setting, seats: int, tasks: list[Task], found: list[Any], looked: dict[int, Refined]
) -> tuple[Balance, ...]:
    """Luck: deals from what the seat saw of them, draws from what everybody saw. Own choices: what was clearly, or
    likely, given away. Balance.py has the rest."""
    luck = [(Measured(), Measured()) for _ in range(seats)]
    own = [(Measured(), Measured()) for _ in range(seats)]
    tables = {task.number: out for task, out in zip(tasks, found, strict=True) if isinstance(task, Watch)}
    for task, out in zip(tasks, found, strict=True):
        if isinstance(task, DealTask):
            _add(luck[task.seat], out)
        elif isinstance(task, Draw):
            for seat in range(seats):
                _add(luck[seat], changed(out, tables[task.number], seat))
    whose = {task.number: task.seat for task in tasks if isinstance(task, Decide)}
    for number, again in looked.items():
        if again.sure in ("clear", "likely"):
            win, points = own[whose[number]]
            win.add(-again.cost, again.cost_error**2)
            points.add(-again.lost, again.lost_error**2)
    last = tables[max(tables)]
    return tuple(
        Balance(
            seat=seat,
            win=parts(
                1 / seats,
                last.chances[seat].win,
                luck[seat][0],
                own[seat][0],
                [table.chances[seat].win for table in tables.values()],
                decimals=4,
            ),
            points=parts(
                setting.average,
                last.points[seat],
                luck[seat][1],
                own[seat][1],
                [table.points[seat] for table in tables.values()],
                decimals=0,
            ),
        )
        for seat in range(seats)
    )


def _add(sums: tuple[Measured, Measured], out: Changed) -> None:
    sums[0].add(out.win, out.win_variance)
    sums[1].add(out.points, out.points_variance)
