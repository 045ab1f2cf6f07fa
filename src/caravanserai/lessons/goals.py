"""How a lesson stands, read off what was played: the rules decide what happened, the goal only looks for it."""

from collections.abc import Iterable
from typing import Any, Literal

import msgspec
from msgspec import Struct

from caravanserai.engine.game import game
from caravanserai.engine.record import ChanceStep, MoveStep

from .lesson import Lesson, Like, begin

Standing = Literal["going", "reached", "missed"]


class Progress(Struct, frozen=True):
    """Where somebody is in a lesson: `answers` of `within`, if there are only so many."""

    standing: Standing
    answers: int
    within: int | None


class _Seen:
    """What of the goal has happened so far."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.answers = 0
        self.answered = not lesson.goal.answers
        self.missing = list(lesson.goal.events)
        self.spoilt = False

    def answer(self, move: Any) -> None:
        self.answers += 1
        self.answered = self.answered or any(is_like(move, wanted) for wanted in self.lesson.goal.answers)

    def hear(self, events: Iterable[Any]) -> None:
        for event in events:
            self.missing = [wanted for wanted in self.missing if not is_like(event, wanted)]
            self.spoilt = self.spoilt or any(is_like(event, unwanted) for unwanted in self.lesson.goal.never)


def judge(lesson: Lesson, steps: Iterable[ChanceStep[Any] | MoveStep[Any]]) -> Progress:
    """How the lesson stands after these steps, which follow those that were given. What is reached stays reached; it is
    missed when the seat is asked again, or the game is over, and its answers are used up."""
    rules, g, goal = game(lesson.game), begin(lesson), lesson.goal
    seen = _Seen(lesson)

    def standing() -> Standing:
        over = rules.over(g)
        points = goal.points is None or rules.score(g, lesson.seat) >= goal.points
        if seen.spoilt:
            return "missed"
        if seen.answered and not seen.missing and points and (over or not goal.over):
            return "reached"
        used_up = goal.within is not None and seen.answers >= goal.within
        return "missed" if over or (used_up and rules.pending(g, lesson.seat)) else "going"

    now: Standing = "going"
    for step in steps:
        if isinstance(step, ChanceStep):
            seen.hear(rules.take_chance(g, step.outcome))
        else:
            seen.hear(rules.play(g, step.seat, step.move))
            if step.seat == lesson.seat:
                seen.answer(step.move)
        if not rules.chance_due(g) and (now := standing()) != "going":
            break
    return Progress(now, seen.answers, goal.within)


def is_like(what: Any, wanted: Like) -> bool:
    """Has it these fields with these values?"""
    has = msgspec.to_builtins(what)
    return all(_plain(has.get(field)) == _plain(value) for field, value in wanted.items())


def _plain(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value
