"""Games of bots that think ahead, as a network learns from them: every position at rest, and how the game ended."""

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
from caravanserai.engine.network import ROOM


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


def play_one(play: SelfPlay, number: int) -> tuple[list[list[int]], list[list[int]]]:
    """A game: what a network sees of each position at rest from each seat, and what it is to foresee."""
    rules = game(play.game)
    policy, search = seen_by(play.game)
    dice = random.Random(f"{play.seed}/{number}")
    g = rules.new(play.seats, {}, None, telling=False)
    rules.seed_chance(g, dice.getrandbits(SEED_BITS))
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


def play_batch(play: SelfPlay, number: int) -> tuple[bytes, bytes, int]:
    """Games one after another, as two arrays of 16 and 32 bits, and how many rows they have."""
    inputs, ends, rows = array("h"), array("i"), 0
    for i in range(number * play.batch, (number + 1) * play.batch):
        seen, foreseen = play_one(play, i)
        rows += len(seen)
        for row, end in zip(seen, foreseen, strict=True):
            inputs.extend(max(-32768, min(32767, value)) for value in row)
            ends.extend(end)
    return inputs.tobytes(), ends.tobytes(), rows


def batches(play: SelfPlay, numbers: Iterable[int], jobs: int) -> Iterator[tuple[bytes, bytes, int]]:
    return in_processes(play_batch, ((play, number) for number in numbers), jobs)
