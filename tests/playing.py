"""Whole games for tests: seeded, random, through the contract alone."""

import os
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from typing import Any

from caravanserai.engine.game import GAMES, Game, game
from caravanserai.engine.kit import State
from tests.night import NIGHT

#: TWIN_TIMES=20 plays twenty times as many games.
TIMES = int(os.environ.get("TWIN_TIMES", "1"))
#: More steps than any game takes.
MANY = 2_000


def all_tables() -> list[tuple[str, int, dict[str, str]]]:
    """Every game with every seat count under its default options."""
    return [(key, seats, {}) for key in GAMES for seats in game(key).seat_counts]


def some_tables() -> list[tuple[str, int, dict[str, str]]]:
    """The same with the fewest seats and with the most; by night with every number of them."""
    return all_tables() if NIGHT else [one for one in all_tables() if one[1] in _ends(one[0])]


def _ends(key: str) -> tuple[int, int]:
    counts = game(key).seat_counts
    return min(counts), max(counts)


def all_options() -> list[tuple[str, dict[str, str]]]:
    """Every game with every mix of its options."""
    found = []
    for key in GAMES:
        options = game(key).options
        for values in product(*(option.values for option in options)):
            found.append((key, {option.key: value for option, value in zip(options, values, strict=True)}))
    return found


@dataclass
class Step:
    """What was done, what happened, and the state after it (the same object throughout)."""

    g: Any
    seat: int | None
    done: Any
    events: tuple[Any, ...]


@dataclass
class Play:
    """One random game, step by step."""

    key: str
    seats: int
    seed: int
    options: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.rules: Game[Any] = game(self.key)
        self.g: State = self.rules.new(self.seats, self.options)
        self.rules.seed_chance(self.g, self.seed)
        self.random = random.Random(self.seed)

    def step(self) -> Step | None:
        """The next step, None at the end."""
        if self.rules.chance_due(self.g):
            done, events = self.rules.roll_chance(self.g)
            return Step(self.g, None, done, events)
        asked = self.rules.asked(self.g)
        if not asked:
            return None
        seat = self.random.choice(asked)
        # One is drawn and then named: there may be hundreds.
        move = self.rules.move_of(self.g, self.random.choice(self.rules.actions(self.g, seat)))
        return Step(self.g, seat, move, self.rules.play(self.g, seat, move))

    def __iter__(self) -> Iterator[Step]:
        for _ in range(MANY):
            step = self.step()
            if step is None:
                return
            yield step
        raise AssertionError(f"{self} did not end")

    def to_step(self, n: int) -> "Play":
        """Play on until n steps are done, or the end."""
        for _ in range(n):
            if self.step() is None:
                break
        return self
