"""Games for the coach to look at."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from caravanserai.coach.counts import Counts
from caravanserai.engine.game import game
from caravanserai.engine.record import Record, Recorder
from caravanserai.games.samarkand.mind.policy import quick_answer
from caravanserai.games.samarkand.words.moves import Pass
from caravanserai.games.samarkand.words.questions import StopAsk

#: Enough to see that it works.
FEW = Counts(simulations=12, playouts=6, watched=6, answers=3, again=3, refined=12)


@cache
def recorded(key: str, seats: int, seed: int) -> Record[Any, Any, Any]:
    """A whole game of seats that answer at random."""
    rules = game(key)
    g = rules.new(seats)
    rules.seed_chance(g, seed)
    dice = random.Random(seed)
    recorder = Recorder(key, g, tuple(f"Seat {seat}" for seat in range(seats)), {}, rules.standard_edition)
    while not rules.over(g):
        if rules.chance_due(g):
            recorder.chance()
        else:
            seat = dice.choice(rules.asked(g))
            recorder.play(seat, rules.move_of(g, dice.choice(rules.actions(g, seat))))
    return recorder.record()


@cache
def passed_all_game(seats: int, seed: int) -> Record[Any, Any, Any]:
    """A game of Samarkand in which the first seat lets everything pass, and the others play by the quick policy."""
    rules = game("samarkand")
    g = rules.new(seats)
    rules.seed_chance(g, seed)
    recorder = Recorder("samarkand", g, tuple(f"Seat {seat}" for seat in range(seats)), {}, rules.standard_edition)
    out = [0] * rules.max_actions
    while not rules.over(g):
        if rules.chance_due(g):
            recorder.chance()
            continue
        seat = rules.asked(g)[0]
        answer = quick_answer(g, seat, out)
        if seat == 0 and isinstance(rules.ask(g, seat), StopAsk):
            recorder.play(seat, Pass())
        else:
            recorder.play(seat, rules.move_of(g, answer))
    return recorder.record()


def asks(key: str, seats: int, seed: int) -> Iterator[tuple[Any, int]]:
    """All asks of a random game in which there is a choice: the true state, and who is asked."""
    rules = game(key)
    g = rules.new(seats)
    rules.seed_chance(g, seed)
    dice = random.Random(seed)
    while not rules.over(g):
        while rules.chance_due(g):
            rules.roll_chance(g)
        for seat in rules.asked(g):
            if len(actions := rules.actions(g, seat)) > 1:
                yield g, seat
            rules.take(g, seat, dice.choice(actions))
