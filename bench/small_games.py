"""Games that are small enough to be solved, as trees for OpenSpiel.

- Goofspiel with four cards and two seats: every order of the prizes.
- The last turn of a game of Khiva with two seats, in an edition with few components: one carpet, one teapot and one
  bag of salt are left, of teapots that are all alike. Nine cards are hidden: four in each hand, one aside; every way
  to deal them is as likely. Where the turn does not end the game, it is scored as it stands.

A tree is a text in Gambit's form (EFG), which OpenSpiel reads into C++. Who answers at once with another follows it
in the tree without knowing what it said.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations, permutations
from typing import Any

import msgspec
import numpy as np

from caravanserai.bots.levels import make_bot
from caravanserai.engine.game import game
from caravanserai.research.arrays import Layout, layout
from caravanserai.research.openspiel import Memory

SEATS = 2
#: A game of Khiva that comes to such a turn: found by trying.
KHIVA_SEEDS = range(60, 500)
HIDDEN = 9
HAND = 4


@dataclass
class Question:
    """What a seat knows at some point of the game, and may answer."""

    seat: int
    number: int
    #: One of the positions that look like this to the seat.
    g: Any
    answers: tuple[int, ...]

    @property
    def key(self) -> str:
        """As OpenSpiel calls it."""
        return f"{self.seat}-{self.seat}-{self.number}-{self.number}"


@dataclass
class Tree:
    """A game as a tree, from deals that are all as likely."""

    name: str
    layout: Layout
    worlds: list[Any]
    lines: list[str] = field(default_factory=list)
    questions: dict[tuple[int, bytes], Question] = field(default_factory=dict)
    #: Each seat's questions are counted from 1.
    asked: list[int] = field(default_factory=lambda: [0] * SEATS)
    ends: int = 0
    cut_short: int = 0

    def text(self) -> str:
        self.lines = [f'EFG 2 R "{self.name}" {{ "1" "2" }}']
        chances = " ".join(f'"{i}" 1/{len(self.worlds)}' for i in range(len(self.worlds)))
        self.lines.append(f'c "" 1 "" {{ {chances} }} 0')
        for world in self.worlds:
            self._grow(world, (Memory(), Memory()))
        return "\n".join(self.lines) + "\n"

    def _grow(self, g: Any, memories: tuple[Memory, ...]) -> None:
        rules = self.layout.rules
        asked = rules.asked(g)
        if not asked:
            self._end(g)
            return
        memories = tuple(memories[seat].saw(self.layout.observe(g, seat), 1) for seat in range(SEATS))
        for said in self._ask(g, memories, tuple(asked), {}):
            after, told = g.copy(), [*memories]
            for seat, answer in said.items():
                rules.take(after, seat, self.layout.action(g, seat, answer))
                told[seat] = told[seat].said(answer)
            self._grow(after, tuple(told))

    def _ask(
        self, g: Any, memories: tuple[Memory, ...], asked: tuple[int, ...], said: dict[int, int]
    ) -> Iterator[dict[int, int]]:
        """A node for each seat that is asked, one below the other; then what all of them say."""
        if not asked:
            yield said
            return
        seat, *others = asked
        question = self._question(g, seat, memories[seat])
        offered = " ".join(f'"{answer}"' for answer in question.answers)
        self.lines.append(f'p "" {seat + 1} {question.number} "{question.number}" {{ {offered} }} 0')
        for answer in question.answers:
            yield from self._ask(g, memories, tuple(others), {**said, seat: answer})

    def _question(self, g: Any, seat: int, memory: Memory) -> Question:
        known = (seat, memory.digest)
        if known not in self.questions:
            answers = tuple(np.flatnonzero(self.layout.mask(g, seat)).tolist())
            self.asked[seat] += 1
            self.questions[known] = Question(seat, self.asked[seat], g, answers)
        return self.questions[known]

    def _end(self, g: Any) -> None:
        rules = self.layout.rules
        self.ends += 1
        self.cut_short += not rules.over(g)
        ranks = [rules.rank(g, seat) for seat in range(SEATS)]
        won = 0 if ranks[0] == ranks[1] else 1 if ranks[0] == 1 else -1
        self.lines.append(f't "" {self.ends} "" {{ {won} {-won} }}')


def goofspiel() -> Tree:
    rules = game("goofspiel")
    worlds = []
    for prizes in permutations(range(1, 5)):
        g = rules.new(SEATS, {"cards": "four"}, telling=False)
        rules.lay_out_pool(g)
        g.outcome[: g.outcome_size] = prizes
        rules.settle(g)
        worlds.append(g)
    return Tree("Goofspiel, four cards", layout("goofspiel", SEATS), worlds)


def khiva() -> Tree:
    rules = game("khiva")
    for seed in KHIVA_SEEDS:
        g = _last_turn(seed)
        if g is not None:
            return Tree("Khiva, the last turn", layout(rules.key, SEATS), [*_deals(g)])
    raise LookupError("no game comes to such a turn")


def small_khiva() -> Any:
    """The standard edition with few components."""
    rules = game("khiva")
    data = msgspec.to_builtins(rules.standard_edition)
    data |= {
        "name": "small",
        "cards": data["cards"] | {"gem_slots": [1, 0, 0, 0, 0]},
        "teapots": {"total": 10, "counts": {"4": 10}},
        "carpets": {"total": 5, "values": {colour: [3] for colour in data["carpets"]["values"]}},
        "salt": {"total": 1, "values": [6]},
    }
    return rules.convert_edition(data)


def _last_turn(seed: int) -> Any:
    """A game of quick bots up to a turn with four cards in hand, one carpet and one teapot left, if it comes to one."""
    rules = game("khiva")
    g = rules.new(SEATS, None, small_khiva(), telling=False)
    rules.seed_chance(g, seed)
    bots = [make_bot("level2", "khiva", seed + seat) for seat in range(SEATS)]
    while not rules.over(g):
        if rules.chance_due(g):
            rules.roll_chance(g)
            continue
        asked = rules.asked(g)
        if len(asked) == SEATS and g.hand[0].bit_count() == HAND and g.carpets_left == g.teapots_left == 1:
            return g
        for seat in asked:
            rules.take(g, seat, bots[seat].choose(g, seat))
    return None


def _deals(g: Any) -> Iterator[Any]:
    """Of the cards that nobody has seen all but one more than the hands need are turned up; the rest is dealt in every
    way, and nobody remembers what was given."""
    unseen = g.hand[0] | g.hand[1]
    aside = [card for card in range(25) if g.aside >> card & 1 and not g.face_up >> card & 1]
    unseen |= 1 << aside[0]
    hidden = [card for card in range(25) if unseen >> card & 1]
    assert len(hidden) == HIDDEN
    for first in combinations(hidden, HAND):
        for second in combinations([card for card in hidden if card not in first], HAND):
            world = g.copy()
            world.hand[0], world.hand[1] = (sum(1 << card for card in hand) for hand in (first, second))
            left = unseen & ~world.hand[0] & ~world.hand[1]
            world.face_up = g.aside & ~unseen | g.face_up
            world.aside = world.face_up | left
            for row in world.given:
                row[:] = [0] * len(row)
            yield world


SMALL = {"goofspiel": goofspiel, "khiva": khiva}
