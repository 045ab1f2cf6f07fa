"""Does the coach find mistakes, and does it call good answers mistakes?

In games of a strong bot a decision is drawn, and at it any legal answer: a planted mistake. What it cost is
measured without the coach: from what the seat knew, bots that think ahead play on, in the same worlds, after
that bot's answer and after the planted one. Then the coach is asked about both answers, as in a review. What may have
cost much, and whatever the coach names, is measured again in other worlds, which alone count then: so nothing is costly
because of chance in the few worlds by which it was picked.

What it tells that an answer cost is held against what it cost in those games: `--write` writes down which part of it
was borne out, and the coach tells so much less from then on.

    python bench/coach_mistakes.py --game samarkand --seats 3 --games 20 --worlds 8 --again 80
    python bench/coach_mistakes.py --game khiva --seats 2 --level level6 --games 6 --decisions 12 --worlds 10
"""

import argparse
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from coach_games import STRONG, Table, append, lines
from msgspec import Struct

from caravanserai.bots.arena import Match, Processes, play_game, play_on, processes
from caravanserai.bots.bot import imagine
from caravanserai.bots.levels import STRONGEST, make_bot
from caravanserai.bots.offered import accepted, playing_somewhere
from caravanserai.coach.calibration import NINE_IN_TEN, Borne, calibration_of, calibrations, file_of
from caravanserai.coach.counts import review_counts
from caravanserai.coach.report import Sure
from caravanserai.coach.review import worth_a_second_look
from caravanserai.coach.tasks import Decide, Setting, work
from caravanserai.engine.game import GAMES, game
from caravanserai.engine.kit import State
from caravanserai.engine.record import ChanceStep, read_record, replay, start
from caravanserai.engine.twin import has_compiler

#: Who plays on to measure what an answer cost.
MEASURED_BY = "level4"
#: What costs more than this is to be found so often, and so few good answers may be called mistakes.
COSTLY, FOUND, CALLED = 0.1, 0.8, 0.05
#: Fewer named answers do not say which part of a told cost is borne out.
FEW = 20


class Cost(Struct, frozen=True):
    """Of the chance to win, and in points."""

    win: float
    points: float


class Planted(Struct, frozen=True):
    """What a planted answer cost by the games that were played on, with its standard error; what the coach says of it,
    what it tells that it cost, and what it says of the bot's own answer."""

    cost: Cost
    error: Cost
    said: Sure
    told: Cost
    said_of_good: Sure


class Asked(Struct, frozen=True):
    """`level`: who is held to be right. So many decisions of a game are looked at, each in so many worlds, and what may
    be costly again in so many others."""

    table: Table
    level: str
    decisions: int
    worlds: int
    again: int

    @property
    def name(self) -> str:
        """Of its file."""
        return f"planted-{self.table.name}-{self.level}-{self.decisions}-{self.worlds}-{self.again}"


class Looked(Struct, frozen=True):
    """What was found in a game of this number."""

    number: int
    planted: tuple[Planted, ...]


def decisions_of(table: Table, level: str, number: int) -> list[tuple[State, int, int]]:
    """Of a game of a strong bot: positions before an answer, the seat, and what it answered."""
    rules = game(table.game)
    match = Match(table.game, (level,) * table.seats, games=1, seed=table.seed, records=True)
    data = play_game(match, number, 0, match.bots).record
    assert data is not None
    record = read_record(data)
    before, found = start(record).copy(), []
    for played in replay(record):
        step = played.step
        if not isinstance(step, ChanceStep) and len(rules.actions(before, step.seat)) > 1:
            answer = rules.action_of(before, step.move)
            assert answer is not None
            found.append((before, step.seat, answer))
        before = played.state.copy()
    return found


def cost_of(key: str, position: State, seat: int, good: int, bad: int, worlds: int, seed: int) -> tuple[Cost, Cost]:
    """In the same worlds, with the same dice: how much less the seat gets of the win and of points, and the standard
    errors."""
    found = []
    for world in range(worlds):
        best, worse = (_end(key, position, seat, answer, f"{seed}/{world}") for answer in (good, bad))
        found.append((best.win - worse.win, best.points - worse.points))
    costs = np.array(found)
    errors = costs.std(axis=0, ddof=1) / worlds**0.5
    return Cost(*costs.mean(axis=0).tolist()), Cost(*errors.tolist())


def _end(key: str, position: State, seat: int, answer: int, seed: str) -> Cost:
    """What the seat gets of the win, and its points."""
    rules, dice = game(key), random.Random(seed)
    g: Any = imagine(rules, position, seat, dice.getrandbits(60))
    rules.apply(g, seat, answer)
    bots = [make_bot(MEASURED_BY, key, dice.getrandbits(60)) for _ in rules.seats(g)]
    play_on(key, g, bots, dice, None)
    ranks = [rules.rank(g, one) for one in rules.seats(g)]
    return Cost((ranks[seat] == 1) / ranks.count(1), rules.score(g, seat))


def ask_coach(setting: Setting, position: State, seat: int, answer: int) -> tuple[Sure, Cost]:
    """What a review would say of the answer, and what it would say that it cost."""
    task = Decide(1, seat, answer, position)
    again = worth_a_second_look([(task, work(setting, task))], setting.counts)
    if not again:
        return "best", Cost(0.0, 0.0)
    found = work(setting, again[0])
    return found.sure, Cost(found.cost, found.lost)


def look(asked: Asked, number: int) -> Looked:
    table, rules = asked.table, game(asked.table.game)
    dice = random.Random(f"{table.seed}/{number}")
    found = decisions_of(table, asked.level, number)
    setting = Setting(table.game, 0.0, review_counts(table.game), 1, False)
    planted = []
    for before, seat, good in dice.sample(found, min(asked.decisions, len(found))):
        bad = dice.choice([answer for answer in rules.actions(before, seat) if answer != good])
        cost, error = cost_of(table.game, before, seat, good, bad, asked.worlds, dice.getrandbits(40))
        position = imagine(rules, before, seat, setting.seed)
        (said, told), (of_good, _) = (ask_coach(setting, position, seat, answer) for answer in (bad, good))
        again = dice.getrandbits(40)
        if asked.again and (named(said) or may_be_costly(cost, error)):
            cost, error = cost_of(table.game, before, seat, good, bad, asked.again, again)
        planted.append(Planted(cost, error, said, told, of_good))
    return Looked(number, tuple(planted))


def looks(asked: Asked, games: int, those: Processes, folder: Path | None) -> Iterator[Looked]:
    """All games; those that are in the folder are not played again."""
    path = None if folder is None else folder / f"{asked.name}.jsonl"
    kept = {one.number: one for one in lines(path, Looked)}
    yield from (kept[number] for number in range(games) if number in kept)
    for one in those.make(look, ((asked, number) for number in range(games) if number not in kept)):
        append(path, one)
        yield one


def may_be_costly(cost: Cost, error: Cost) -> bool:
    """By more than one standard error: what few worlds say is rough."""
    return cost.win + error.win > COSTLY


def named(said: Sure) -> bool:
    return said in ("clear", "likely")


def report(key: str, seats: int, found: list[Planted]) -> None:
    costly = [one for one in found if one.cost.win - NINE_IN_TEN * one.error.win > COSTLY]
    hits = sum(named(one.said) for one in costly)
    called = sum(named(one.said_of_good) for one in found)
    said = f"{len(costly)} planted answers surely cost more than {COSTLY:.0%}"
    print(f"{key}, {seats} seats: {len(found)} decisions, {said}")
    if costly:
        met = "met" if hits >= FOUND * len(costly) else "NOT met"
        print(f"  found {hits} of {len(costly)} ({hits / len(costly):.0%}): {met}")
    met = "met" if called < CALLED * len(found) else "NOT met"
    print(f"  of the bot's own answers {called} called mistakes ({called / len(found):.1%}): {met}")
    others = [one for one in found if one not in costly]
    print(f"  of the other planted answers {sum(named(one.said) for one in others)} of {len(others)} called mistakes")
    for one in sorted(found, key=lambda one: -one.cost.win):
        cost = f"cost {one.cost.win:+.0%} ± {one.error.win:.0%}, {one.cost.points:+.1f} ± {one.error.points:.1f} points"
        print(f"    {cost}: {one.said}, told {one.told.win:.0%}, {one.told.points:.1f} points", flush=True)


def borne_out(key: str, seats: int, found: list[Planted]) -> Borne | None:
    """Says which part of what was told came, of all that were named, by a line through nothing; and gives what is to be
    told from now on: that part of what the coach draws in already. Too few say nothing."""
    known = calibration_of(key).costs_at(seats)
    told = [one for one in found if named(one.said)]
    parts = {}
    for kind in ("win", "points"):
        said = np.array([getattr(one.told, kind) for one in told])
        came = np.array([getattr(one.cost, kind) for one in told])
        if not said.any():
            return None
        part = float(said @ came / (said @ said))
        error = float(np.sqrt(((said * (came - part * said)) ** 2).sum()) / (said @ said))
        print(f"  of what was told in {kind} {part:.2f} ± {error:.2f} came ({len(told)} answers)", flush=True)
        parts[kind] = round(min(1.0, max(0.0, getattr(known, kind) * part)), 2)
    return Borne(**parts, answers=len(told)) if len(told) >= FEW else None


def write(key: str, seats: int, borne: Borne) -> None:
    known = calibration_of(key)
    found = msgspec.structs.replace(known, costs={**known.costs, str(seats): borne})
    file_of(key).write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")
    calibrations.cache_clear()


def main() -> int:
    parser = argparse.ArgumentParser(description="Does the coach find mistakes?")
    parser.add_argument("--game", choices=[*GAMES])
    parser.add_argument("--games", type=int, default=3, help="for each number of seats")
    parser.add_argument("--seats", type=int, nargs="*", help="these numbers of seats only")
    parser.add_argument(
        "--level", choices=playing_somewhere(), default=STRONGEST, help="who plays, and is held to be right"
    )
    parser.add_argument("--decisions", type=int, default=4, help="of each game")
    parser.add_argument("--worlds", type=int, default=40, help="in which bots play on to measure a cost")
    parser.add_argument("--again", type=int, default=0, help="other worlds, for what may be costly and what is named")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a folder for what is found: what is there is not played again")
    parser.add_argument("--write", action="store_true", help="write down which part of a told cost came")
    asked = parser.parse_args()
    if not has_compiler():
        print("Numba is not installed: this would take days.", file=sys.stderr)
        return 2
    for key in [asked.game] if asked.game else [key for key in GAMES if "coach" in game(key).parts]:
        for seats in asked.seats or game(key).seat_counts:
            if asked.level not in accepted(key, seats, standard=True):
                parser.error(f"{asked.level} does not play at {key} with {seats} seats; choose another game or level.")
            table = Table(key, seats, STRONG, asked.seed)
            task = Asked(table, asked.level, asked.decisions, asked.worlds, asked.again)
            with processes(asked.processes) as those:
                found = [one for row in looks(task, asked.games, those, asked.keep) for one in row.planted]
            report(key, seats, found)
            borne = borne_out(key, seats, found)
            if asked.write and borne is not None:
                write(key, seats, borne)
    return 0


if __name__ == "__main__":
    sys.exit(main())
