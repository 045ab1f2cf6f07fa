"""Two courses of a game that one viewer cannot tell apart, up to some answer: the second is the first with whatever can
be changed behind the viewer's back, found by trying."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache, partial, reduce
from itertools import islice
from typing import Any

import msgspec

from bench.answers import any_answer
from caravanserai.engine.game import Game, game
from caravanserai.engine.kit import State
from caravanserai.engine.refusal import RULES, Refused

#: So often each shuffle is changed, and each answer that may still be sealed.
SWAPS = 9
ANSWERS = 5
#: Answers that nobody else ever hears (KI-21).
UNHEARD = ("TakeScrap",)


@dataclass(frozen=True)
class Answer:
    seat: int
    move: Any
    #: What was sealed before it, if the seat changed its mind.
    first: Any = None


@dataclass(frozen=True)
class Course:
    """How a game went: how each shuffle fell, and what was answered."""

    rules: Game[Any]
    seats: int
    options: dict[str, str]
    orders: tuple[tuple[int, ...], ...]
    answers: tuple[Answer, ...]

    def steps(self) -> Iterator[tuple[State, tuple[Any, ...]]]:
        """The state and what has happened, before the first answer and after each."""
        g = self.rules.new(self.seats, self.options)
        orders = iter(self.orders)
        events = self._shuffles(g, orders)
        yield g.copy(), events
        for answer in self.answers:
            events = self.rules.play(g, answer.seat, answer.move) + self._shuffles(g, orders)
            yield g.copy(), events

    def _shuffles(self, g: State, orders: Iterator[tuple[int, ...]]) -> tuple[Any, ...]:
        happened: tuple[Any, ...] = ()
        while self.rules.chance_due(g):
            happened += self.rules.shuffle_chance(g, lambda pool: _as_told(pool, next(orders, ())))[1]
        return happened

    def states(self) -> Iterator[State]:
        return (g for g, _ in self.steps())

    def known(self, viewer: int) -> Iterator[tuple[State, list[Any]]]:
        """Step by step what the viewer knows: the truth, with all dealt again that is not known, and what was said to
        nobody else. What all are shown has no part in it, so it cannot hide a leak."""
        for g, events in self.steps():
            self.rules.redeal(g, viewer, 0)
            yield g, [event for event in events if viewer in (event.audience() or ())]


def twins(key: str, seats: int, viewer: int, options: dict[str, str], part: float) -> tuple[Course, Course]:
    """About so much of a game, in two worlds; it ends where somebody's answer is sealed."""
    one = _any_course(key, seats, tuple(options.items()))
    pick = random.Random(f"{key} {seats} {viewer}")
    one = replace(one, answers=one.answers[: _sealed_after(one, viewer, round(part * len(one.answers)), pick) + 1])
    known = list(one.known(viewer))
    other = one
    for group in _others(one, viewer, pick):
        # Most that can be seen at all is seen at once, and most of the rest never: together it is played once.
        possible = [change for change in group if _is_the_same(change(other), known[:1], viewer)]
        together = reduce(lambda course, change: change(course), possible, other)
        if _is_the_same(together, known, viewer):
            other = together
            continue
        for change in possible:
            if _is_the_same(change(other), known, viewer):
                other = change(other)
    return one, _of_two_minds(other, viewer, pick)


def differing(one: Course, other: Course) -> float:
    """At which part of their steps the truth is not the same."""
    steps = [a == b for a, b in zip(one.states(), other.states(), strict=True)]
    return steps.count(False) / len(steps)


@cache
def _any_course(key: str, seats: int, chosen: tuple[tuple[str, str], ...]) -> Course:
    """The same for all viewers: to play it takes as long as to find its twin."""
    pick = random.Random(f"{key} {seats}")
    rules, options = game(key), dict(chosen)
    orders: list[tuple[int, ...]] = []
    answers: list[Answer] = []
    g = rules.new(seats, options)
    while not rules.over(g):
        if rules.chance_due(g):
            orders.append(any_order(pick, rules, g))
            continue
        seat = pick.choice(rules.asked(g))
        answers.append(Answer(seat, _any_move(rules, g, seat, pick)))
        rules.play(g, seat, answers[-1].move)
    return Course(rules, seats, options, tuple(orders), tuple(answers))


def any_order(pick: random.Random, rules: Game[Any], g: State) -> tuple[int, ...]:
    """Let the shuffle that is due fall in any order: which."""
    order: list[int] = []

    def shuffled(pool: list[int]) -> list[int]:
        order.extend(pick.sample(pool, len(pool)))
        return list(order)

    rules.shuffle_chance(g, shuffled)
    return tuple(order)


def _sealed_after(course: Course, viewer: int, start: int, pick: random.Random) -> int:
    """The first of these answers that is still sealed after it was given, by somebody else who had a choice."""
    states = list(course.states())
    for n, answer in enumerate(course.answers[start:], start):
        sealed = course.rules.question(states[n]) == course.rules.question(states[n + 1])
        others = islice(_any_moves(course.rules, states[n], answer.seat, pick), ANSWERS)
        if answer.seat != viewer and sealed and any(other != answer.move for other in others):
            return n
    raise AssertionError("nothing was sealed")


def _any_move(rules: Game[Any], g: State, seat: int, pick: random.Random) -> Any:
    return next(_any_moves(rules, g, seat, pick))


def _any_moves(rules: Game[Any], g: State, seat: int, pick: random.Random) -> Iterator[Any]:
    """One after the other, without end. The house is asked once: a loom shows what each of its answers would bring."""
    ask = msgspec.to_builtins(rules.ask(g, seat))
    while True:
        yield rules.read_move(msgspec.json.encode(any_answer(ask, pick)))


def _as_told(pool: list[int], order: tuple[int, ...]) -> list[int]:
    if sorted(pool) != sorted(order):
        raise RULES.refuse("wrong-chance")
    return list(order)


def _others(one: Course, viewer: int, pick: random.Random) -> Iterator[list[Callable[[Course], Course]]]:
    """What may be changed: pieces of a shuffle change places, two and two, or somebody gives another answer that nobody
    else has heard."""
    for n, order in enumerate(one.orders):
        pairs = [pick.sample(range(len(order)), 2) for _ in range(SWAPS)]
        yield [partial(_swapped, n=n, i=i, j=j) for i, j in pairs]
    states = list(one.states())
    now = one.rules.question(states[-1])
    for n, answer in enumerate(one.answers):
        unheard = one.rules.question(states[n]) == now or type(answer.move).__name__ in UNHEARD
        others = _any_moves(one.rules, states[n], answer.seat, pick)
        for move in islice(others, ANSWERS if unheard and answer.seat != viewer else 0):
            yield [partial(_answered, n=n, move=move)]


def _swapped(course: Course, n: int, i: int, j: int) -> Course:
    order = list(course.orders[n])
    order[i], order[j] = order[j], order[i]
    return replace(course, orders=(*course.orders[:n], tuple(order), *course.orders[n + 1 :]))


def _answered(course: Course, n: int, **changes: Any) -> Course:
    answer = replace(course.answers[n], **changes)
    return replace(course, answers=(*course.answers[:n], answer, *course.answers[n + 1 :]))


def _is_the_same(course: Course, known: list[tuple[State, list[Any]]], viewer: int) -> bool:
    """As far as this is known; a course and its twin have as many steps."""
    try:
        return all(a == b for a, b in zip(course.known(viewer), known, strict=False))
    except Refused:
        return False


def _of_two_minds(course: Course, viewer: int, pick: random.Random) -> Course:
    """Now and then somebody seals another answer first; nobody hears of that."""
    for n, (g, answer) in enumerate(zip(course.states(), course.answers, strict=False)):
        if answer.seat == viewer or len(course.rules.asked(g)) == 1 or pick.random() < 0.5:
            continue
        question = course.rules.question(g)
        first = _any_move(course.rules, g, answer.seat, pick)
        course.rules.play(g, answer.seat, first)
        if course.rules.question(g) == question and first != answer.move:
            course = _answered(course, n, first=first)
    return course
