"""No bot ever answers what it may not: in thousands of positions of each game, reached by chance and by sense."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from caravanserai.bots.bot import imagine
from caravanserai.bots.levels import LEVEL, make_bot
from caravanserai.engine.game import GAMES, game
from caravanserai.engine.search import NOTES
from caravanserai.engine.twin import compiled, has_compiler
from tests.night import NIGHT

POSITIONS = 10_000 if NIGHT else 2_500
#: Of those, how many each level is asked about itself, which takes longer.
EVERY = {"level1": 200, "level2": 200, "level3": 100, "level4": 500, "level5": POSITIONS, "level6": POSITIONS}

pytestmark = pytest.mark.skipif(not has_compiler(), reason="Numba is not installed")


class Course:
    """Games of all table sizes in a row, over compiled rules; half of the answers are quick, half random."""

    def __init__(self, key: str) -> None:
        self.rules, self.twin = game(key), compiled(key, search=True)
        self.random = random.Random(key)
        self.out, self.worth = (self.twin.actions(self.rules.max_actions) for _ in range(2))
        self.notes = self.twin.actions(NOTES)

    def asks(self) -> Iterator[tuple[Any, int]]:
        while True:
            g = self.rules.new(self.random.choice(self.rules.seat_counts), telling=False)
            self.rules.seed_chance(g, self.random.getrandbits(60))
            yield from self._asks_of(self.twin.record_of(g))

    def _asks_of(self, games: Any) -> Iterator[tuple[Any, int]]:
        next_seat, legal, apply = map(self.twin.rule, ("next_seat", "legal", "apply"))
        g = games[0]
        while (seat := next_seat(g)) >= 0 or self.twin.rule("chance_due")(g):
            if seat < 0:
                self.twin.rule("chance")(g)
                continue
            yield games, seat
            if self.random.random() < 0.5:
                answer = self.twin.policy.quick_answer(g, seat, self.out)
            else:
                answer = self.out[self.random.randrange(legal(g, seat, self.out))]
            apply(g, seat, answer)

    def may(self, games: Any, seat: int, answers: list[int]) -> bool:
        """A few answers are taken that are too many to be listed: then the plain rules are asked."""
        listed = set(self.out[: self.twin.rule("legal")(games[0], seat, self.out)].tolist())
        others = [answer for answer in answers if answer not in listed]
        if not others:
            return True
        g = self.twin.plain_of(games[0])
        return all(self.rules.accepts(g, seat, answer) for answer in others)


@pytest.mark.parametrize("key", GAMES)
def test_in_thousands_of_positions_every_answer_of_every_bot_is_legal(key: str) -> None:
    course = Course(key)
    bots = {name: make_bot(name, key, 1) for name in LEVEL}
    for number, (games, seat) in zip(range(POSITIONS), course.asks(), strict=False):
        n = course.twin.policy.weigh(games[0], seat, course.out, course.worth, course.notes)
        answers = course.out[:n].tolist()
        answers.append(int(course.twin.policy.quick_answer(games[0], seat, course.out)))
        for name, every in EVERY.items():
            if number % every == every - 1:
                position = imagine(course.rules, course.twin.plain_of(games[0]), seat, number)
                answers.append(bots[name].choose(position, seat))
        assert course.may(games, seat, answers), (number, seat, answers)
