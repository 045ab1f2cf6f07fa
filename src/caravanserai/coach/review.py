"""A finished game reviewed: how the table stood after every step, what the choices cost, and what was luck.

The work is cut into pieces (`tasks.py`) that any number of processes can share: the digits are the same.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any

from msgspec import structs

from caravanserai.bots.bot import imagine
from caravanserai.rules.game import Game, game
from caravanserai.rules.kit import State
from caravanserai.rules.record import ChanceStep, Played, Record, replay, start

from .counts import Counts
from .reasons import nothing_better
from .report import VERSION, Balance, Choice, Judged, Report, ReviewMoment
from .tasks import Again, Deal, Decide, Decided, Draw, Refined, Setting, Table, Task, Watch, work

#: One for all: whoever asks, it is the same review.
SEED = 1
#: How sure it must be that another answer was better before it is looked at again, in standard errors; for the few that
#: are looked at closely, and for the others.
HINTED, SEEN = 1.0, 3.0
#: The part of the work that looking again is.
LAST_PART = 0.15

#: How many lie in each pile from which is drawn without a shuffle: when that changes, there was luck in an answer.
PILES: dict[str, tuple[str, ...]] = {
    "khiva": ("teapots_left", "carpets_left"),
    "kilim": ("pile_size",),
    "samarkand": ("bank_left", "camels_left"),
}

Run = Callable[[Callable[[Any], Any], list[Any]], Iterable[Any]]
Progress = Callable[[float], None]


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
    progress: Progress = lambda _: None,
) -> Report:
    """`run` does the pieces, in whatever order, and gives what they came to in theirs. `progress` hears how much is
    done, from 0 to 1."""
    setting = Setting(record.game, counts, seed, plain)
    ((tasks, shown),) = run(partial(_plan, seed=seed), [record])
    found = _done(setting, tasks, run, partial(_part, progress, 0.0, 1 - LAST_PART))
    decided = [(task, out) for task, out in zip(tasks, found, strict=True) if isinstance(task, Decide)]
    again = _worth_a_second_look(decided, counts)
    refined = _done(setting, again, run, partial(_part, progress, 1 - LAST_PART, LAST_PART))
    looked = {task.number: out for task, out in zip(again, refined, strict=True)}
    table = {task.number: out for task, out in zip(tasks, found, strict=True) if isinstance(task, Watch)}
    table[0] = _all_alike(table[0])
    progress(1.0)
    return Report(
        version=VERSION,
        game=record.game,
        seed=seed,
        playouts=counts.watched,
        moments=tuple(ReviewMoment(number, table[number].win, table[number].points) for number in shown),
        decisions=tuple(_judged(task, out, looked.get(task.number)) for task, out in decided),
        balance=_balance(len(record.seats), tasks, found, table),
    )


def _part(progress: Progress, start: float, share: float, done: float) -> None:
    progress(start + share * done)


def _done(setting: Setting, tasks: list[Any], run: Run, progress: Progress) -> list[Any]:
    found = []
    for out in run(partial(work, setting), tasks):
        found.append(out)
        progress(len(found) / len(tasks))
    return found


# -- what there is to do --------------------------------------------------------------------------------------


def _plan(record: Record[Any, Any, Any], seed: int) -> tuple[list[Task], list[int]]:
    """All pieces of the first round, and the steps whose moments are shown: between a shuffle and the answer before it
    there is no table to look at."""
    rules = game(record.game)
    before: Any = start(record).copy()
    tasks: list[Task] = [Watch(0, before)]
    shown = [0]
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
                shown.append(played.number)
        before = g
    _tell_deals(tasks, len(record.steps), dealing, before)
    return tasks, shown


def _tell_deals(tasks: list[Task], number: int, dealing: tuple[Any, set[int]] | None, after: State) -> None:
    """Shuffles in a row are one deal; it changed something only for those who saw something of it."""
    if dealing is not None:
        since, heard = dealing
        tasks += [Deal(number, seat, since, after) for seat in sorted(heard)]


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
    if any(getattr(before, pile) != getattr(played.state, pile) for pile in PILES[rules.key]):
        yield Draw(played.number, seat, answer, before)


def _changes_the_table(rules: Game[Any], before: State, played: Played) -> bool:
    """Sealed, an answer tells nobody anything; a free action does."""
    g = played.state
    return rules.question(g) != rules.question(before) or not rules.may_change(g, played.step.seat)


def _worth_a_second_look(decided: list[tuple[Decide, Decided]], counts: Counts) -> list[Again]:
    """The choices that seem to have cost most, and whatever else is hard to explain by chance."""
    better = [(task, out) for task, out in decided if out.best != task.answer and out.ahead > HINTED * out.error]
    better.sort(key=lambda one: (-one[1].ahead, one[0].number))
    found = []
    for place, (task, out) in enumerate(better):
        if place < counts.again or out.ahead > SEEN * out.error:
            playouts = counts.refined if place < counts.again else counts.playouts
            found.append(Again(task.number, task.seat, task.answer, out.best, task.position, playouts))
    return found


# -- what it came to ------------------------------------------------------------------------------------------


def _judged(task: Decide, out: Decided, again: Refined | None) -> Judged:
    if again is None or again.cost == 0:
        return Judged(task.number, task.seat, out.played, out.played, 0.0, 0.0, nothing_better(), out.mix)
    played = structs.replace(again.played, share=out.played.share)
    best = structs.replace(again.best, share=_share(out.mix, again.best))
    return Judged(task.number, task.seat, played, best, again.cost, again.lost, again.why, out.mix)


def _share(mix: tuple[Choice, ...], choice: Choice) -> float:
    return next((one.share for one in mix if one.move == choice.move), 0.0)


def _all_alike(table: Table) -> Table:
    """Before the first card is dealt no seat is better than another, whatever the playouts say."""
    seats = len(table.win)
    return Table((round(1 / seats, 4),) * seats, (round(sum(table.points) / seats, 4),) * seats)


def _balance(seats: int, tasks: list[Task], found: list[Any], table: dict[int, Table]) -> tuple[Balance, ...]:
    """Own choices are measured from what the seat knew, in the same worlds; deals from what it saw of them; draws from
    what everybody saw. All else that moved its chance is what others revealed."""
    deals, choices = [0.0] * seats, [0.0] * seats
    for task, out in zip(tasks, found, strict=True):
        if isinstance(task, Deal):
            deals[task.seat] += out
        elif isinstance(task, Decide):
            choices[task.seat] += out.gained
        elif isinstance(task, Draw):
            for seat in range(seats):
                deals[seat] += table[task.number].win[seat] - out.win[seat]
    first, last = table[0].win, table[max(table)].win
    return tuple(
        Balance(
            seat=seat,
            deals=round(deals[seat], 4),
            reveals=round(last[seat] - first[seat] - round(deals[seat], 4) - round(choices[seat], 4), 4),
            choices=round(choices[seat], 4),
        )
        for seat in range(seats)
    )
