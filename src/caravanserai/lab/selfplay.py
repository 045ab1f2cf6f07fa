"""Games of bots that think ahead, as networks learn from them: every position at rest and how the game ended; or, for a
policy, every choice and how often the search came back to it; or, to foresee points, what they depend on and how many
came of it."""

import math
import random
from array import array
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from msgspec import Struct

from caravanserai.bots.arena import SEED_BITS, in_processes, play_on
from caravanserai.bots.networks import Network
from caravanserai.bots.quick import QuickBot
from caravanserai.bots.random_bot import RandomBot
from caravanserai.bots.search import SearchBot
from caravanserai.engine.bound import bound
from caravanserai.engine.found import module_of
from caravanserai.engine.game import game
from caravanserai.engine.kit import State
from caravanserai.engine.network import FULL, ROOM

#: Where a game says what its points depend on: `inputs(g, seat)`, as many each time, at most two bytes each.
EXPECTED = "words.expected"


class SelfPlay(Struct, frozen=True):
    """Who plays, and how much they think."""

    game: str
    seats: int
    seed: str
    #: For each answer; 0 is a quick one.
    simulations: int
    #: In how many of a hundred asks a quick answer is given instead, so that there is something to learn from.
    whims: int = 10
    #: So many seats in a hundred are of those who play badly: the network sees what becomes of such positions too.
    weak: int = 0
    network: Network | None = None
    #: Is it for a policy?
    policy: bool = False
    #: Is it to foresee points?
    points: bool = False
    #: Of so many games one after another each makes a batch.
    batch: int = 1


class Learner:
    """Thinks ahead, but for its whims."""

    name = "learner"

    def __init__(self, play: SelfPlay, dice: int) -> None:
        self.random = random.Random(dice)
        self.whims = play.whims if play.simulations > 0 else 100
        self.quick = QuickBot("quick", play.game, self.random.getrandbits(SEED_BITS))
        seed = self.random.getrandbits(SEED_BITS)
        self.search = SearchBot(play.game, seed, max(1, play.simulations), network=play.network)

    def choose(self, position: State, seat: int) -> int:
        bot = self.quick if self.random.randrange(100) < self.whims else self.search
        return bot.choose(position, seat)


def player(play: SelfPlay, dice: int) -> Any:
    """One who learns; or one who plays badly, quickly or without any thought."""
    pick = random.Random(f"{dice}/weak")
    if pick.randrange(100) >= play.weak:
        return Learner(play, dice)
    return RandomBot(play.game, dice) if pick.randrange(2) else QuickBot("quick", play.game, dice)


@cache
def seen_by(key: str) -> Any:
    """The game's features and what becomes of a game, by plain rules."""
    return module_of(key, "mind.policy"), bound(key, "search")


def begun(play: SelfPlay, number: int) -> tuple[State, random.Random]:
    """A game before its first chance step, and the dice for whatever else is drawn."""
    rules, dice = game(play.game), random.Random(f"{play.seed}/{number}")
    g = rules.new(play.seats, {}, None, telling=False)
    rules.seed_chance(g, dice.getrandbits(SEED_BITS))
    return g, dice


def play_one(play: SelfPlay, number: int) -> tuple[list[list[int]], list[list[int]]]:
    """A game: what a network sees of each position at rest from each seat, and what it is to foresee."""
    policy, search = seen_by(play.game)
    g, dice = begun(play, number)
    bots: list[Any] = [player(play, dice.getrandbits(SEED_BITS)) for _ in range(play.seats)]
    room = [0] * ROOM
    seen: list[list[int]] = []

    def watch(g: State) -> None:
        if policy.at_rest(g):
            for seat in range(play.seats):
                seen.append(room[: search.features(g, seat, room)])

    play_on(play.game, g, bots, dice, watch)
    ends = []
    for seat in range(play.seats):
        search.harvest(g, seat, policy.SWING, room)
        ends.append(room[:2])
    return seen, ends * (len(seen) // play.seats)


#: In how many of a hundred games a seat has no plan at first, for so many rests at the most; and how strong its tastes
#: are: one choice may be taken a thousand times as often as another.
PLANLESS, RESTS, TASTE = 50, 9, 4.0


class Latecomer:
    """Has tastes instead of a plan, until it begins to think. So a game sees what good players make of positions that
    they would never have come into: many camels and no goods, a full purse and nothing bought."""

    name = "latecomer"

    def __init__(self, play: SelfPlay, dice: int) -> None:
        self.random = random.Random(f"{dice}/late")
        self.rests = self.random.randrange(1, RESTS + 1) if self.random.randrange(100) < PLANLESS else 0
        self.learner, self.rules = Learner(play, dice), game(play.game)
        self.tastes: dict[int, float] = {}

    def choose(self, position: State, seat: int) -> int:
        if self.rests == 0:
            return self.learner.choose(position, seat)
        actions = self.rules.actions(position, seat)
        for action in actions:
            if action not in self.tastes:
                self.tastes[action] = math.exp(self.random.gauss(0, TASTE))
        return self.random.choices(actions, [self.tastes[action] for action in actions])[0]


def play_for_points(play: SelfPlay, number: int) -> tuple[list[list[int]], list[list[int]]]:
    """A game: what the points of each seat that thinks depend on at every rest, what they are at the end, and what the
    hand-written outlook made of the seat."""
    policy, expected = module_of(play.game, "mind.policy"), module_of(play.game, EXPECTED)
    g, dice = begun(play, number)
    bots = [Latecomer(play, dice.getrandbits(SEED_BITS)) for _ in range(play.seats)]
    seen: list[list[int]] = []
    noted: list[tuple[int, int]] = []

    def watch(g: State) -> None:
        if policy.at_rest(g):
            for seat, bot in enumerate(bots):
                bot.rests = max(0, bot.rests - 1)
                if bot.rests == 0:
                    seen.append(expected.inputs(g, seat))
                    noted.append((seat, policy.outlook(g, seat)))

    players: list[Any] = [*bots]
    play_on(play.game, g, players, dice, watch)
    ends = [game(play.game).score(g, seat) for seat in range(play.seats)]
    return seen, [[ends[seat], outlook] for seat, outlook in noted]


#: Choices are noted so: the first of a decision, and the one that a quick answer takes.
FIRST, QUICK = 1, 2
#: Room for the inputs of a choice.
WIDTH = 64


class Noted:
    """A learner that notes what it chooses among, and how often its search came back to each choice."""

    name = "noted"

    def __init__(self, play: SelfPlay, dice: int, seen: list[list[int]], shares: list[list[int]]) -> None:
        self.learner, self.seen, self.shares = Learner(play, dice), seen, shares
        self.learner.search.thorough = True
        self.rules = bound(play.game, "search")
        self.out, self.room = [0] * game(play.game).max_actions, [0] * ROOM

    def choose(self, position: State, seat: int) -> int:
        inputs = self.inputs_of(position, seat)
        answer = self.learner.search.choose(position, seat)
        if len(inputs) > 1 and (tried := self.learner.search.desk.tried()):
            self.note(position, seat, inputs, tried)
        whim = self.learner.random.randrange(100) < self.learner.whims
        return self.learner.quick.choose(position, seat) if whim else answer

    def inputs_of(self, position: State, seat: int) -> list[list[int]]:
        self.room[:] = [0] * ROOM
        n = self.rules.choices(position, seat, self.out, self.room, WIDTH)
        return [self.room[WIDTH * i : WIDTH * (i + 1)] for i in range(n)]

    def note(self, position: State, seat: int, inputs: list[list[int]], tried: dict[int, int]) -> None:
        shares = [0] * len(inputs)
        for answer, visits in tried.items():
            shares[self.rules.choice_in(position, seat, self.out, answer)] += visits
        quick = self.rules.choice_in(position, seat, self.out, self.learner.quick.choose(position, seat))
        for i, share in enumerate(shares):
            self.seen.append(inputs[i])
            self.shares.append([share * FULL // sum(shares), FIRST * (i == 0) + QUICK * (i == quick)])


def play_and_note(play: SelfPlay, number: int) -> tuple[list[list[int]], list[list[int]]]:
    """A game: what a policy sees of each choice, and in what part of its simulations the search tried it."""
    g, dice = begun(play, number)
    seen: list[list[int]] = []
    shares: list[list[int]] = []
    bots: list[Any] = [Noted(play, dice.getrandbits(SEED_BITS), seen, shares) for _ in range(play.seats)]
    play_on(play.game, g, bots, dice, None)
    return seen, shares


def play_game(play: SelfPlay, number: int) -> tuple[list[list[int]], list[list[int]]]:
    if play.points:
        return play_for_points(play, number)
    return play_and_note(play, number) if play.policy else play_one(play, number)


def play_batch(play: SelfPlay, number: int) -> tuple[bytes, bytes, int]:
    """Games one after another, as two arrays of 16 and 32 bits, and how many rows they have."""
    inputs, ends, rows = array("h"), array("i"), 0
    for i in range(number * play.batch, (number + 1) * play.batch):
        seen, foreseen = play_game(play, i)
        rows += len(seen)
        for row, end in zip(seen, foreseen, strict=True):
            inputs.extend(max(-32768, min(32767, value)) for value in row)
            ends.extend(end)
    return inputs.tobytes(), ends.tobytes(), rows


def batches(play: SelfPlay, numbers: Iterable[int], jobs: int) -> Iterator[tuple[bytes, bytes, int]]:
    return in_processes(play_batch, ((play, number) for number in numbers), jobs)
