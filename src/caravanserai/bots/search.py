"""A bot that thinks ahead: it drives the search of `engine/search.py`, compiled where that can be.

The search runs in chunks of a few milliseconds, so that the clock and a cancellation are looked at in between.
"""

import random
import time
from collections.abc import Callable
from functools import cache, cached_property
from typing import Any

from caravanserai.engine.bound import bound
from caravanserai.engine.found import module_of
from caravanserai.engine.game import game
from caravanserai.engine.kit import State
from caravanserai.engine.network import NO_POLICY, NONE, ROOM
from caravanserai.engine.search import ANSWER, NODE, NOTES, PARENT, VISITS
from caravanserai.engine.twin import compiled, has_compiler

from .networks import Network

#: A chunk takes about so long.
CHUNK_MS = 5.0
#: The first chunk is small: how fast the search is here is not known yet.
FIRST_CHUNK = 1
#: The trees never have more nodes; what is full grows no further.
MOST_NODES = 1 << 17
SEED_BITS = 60


def never() -> bool:
    return False


class SearchBot:
    """Takes the answer that its simulations came back to most. The same seed and count give the same choice.

    With a budget it ends by the clock: after so many milliseconds, or all its simulations, whichever comes first. It
    also ends when nothing can change the answer any more, unless it is to be thorough, for whoever looks at its trees.
    """

    def __init__(
        self,
        game_key: str,
        seed: int,
        simulations: int,
        *,
        name: str = "search",
        budget_ms: float | None = None,
        clock: Callable[[], float] = time.perf_counter,
        cancelled: Callable[[], bool] = never,
        plain: bool = False,
        thorough: bool = False,
        network: Network | None = None,
        **settings: int,
    ) -> None:
        self.name = name
        self.rules = game(game_key)
        self.random = random.Random(seed)
        self.simulations = simulations
        self.budget_ms = budget_ms
        self.clock = clock
        self.cancelled = cancelled
        self.plain = plain
        self.thorough = thorough
        self.network = network
        self.settings = {**network.search, **settings} if network is not None else settings
        #: How many simulations the last choice took.
        self.done = 0

    @cached_property
    def desk(self) -> "Desk":
        """Made with the first question, in whatever thread that comes: compiling the rules can take a while."""
        made = desk_of(self.rules.key, self.plain or not has_compiler())(nodes_for(self.simulations))
        made.think_by(self.network)
        return made

    def choose(self, position: State, seat: int) -> int:
        seed = self.random.getrandbits(SEED_BITS)
        self.done = 0
        self.desk.begin(position, seat)
        answers = self.desk.answers_worth_a_thought()
        if len(answers) == 1:
            return answers[0]
        self._think(seed)
        return self.desk.best_answer()

    def _think(self, seed: int) -> None:
        """At least one chunk, whatever the clock says; then until the count, the time or the patience is at its end, or
        the answer is decided."""
        settings = {**self.desk.settings, **self.settings}
        began = now = self.clock()
        chunk = FIRST_CHUNK
        while self.done < self.simulations:
            chunk = min(chunk, self.simulations - self.done)
            self.desk.simulate(chunk, seed + self.done, settings)
            self.done += chunk
            before, now = now, self.clock()
            spent = 1_000 * (now - began)
            if self.cancelled() or (self.budget_ms is not None and spent >= self.budget_ms):
                return
            if not self.thorough and self.desk.is_decided(self.done, self.simulations - self.done):
                return
            pace = chunk / max(1_000 * (now - before), 0.001)
            left = CHUNK_MS if self.budget_ms is None else min(CHUNK_MS, self.budget_ms - spent)
            chunk = max(1, min(int(pace * left), 4 * chunk))


def nodes_for(simulations: int) -> int:
    """Each simulation grows at most one node for each seat."""
    nodes = 1 << 8
    while nodes < min(2 * simulations, MOST_NODES):
        nodes *= 2
    return nodes


class Desk:
    """What one search works on: the trees, scratch paper, and the game's functions."""

    def __init__(self, key: str, policy: Any, search: Any, numbers: Callable[[int], Any], nodes: int) -> None:
        self.policy, self.search = policy, search
        self.settings: dict[str, int] = {
            "rivals": 0,
            "exploration": self.policy.EXPLORATION,
            "temper": self.policy.TEMPER,
            "horizon": 0,
            "swing": self.policy.SWING,
            "prior": 0,
        }
        self.numbers = numbers
        self.make_room(nodes)
        actions = game(key).max_actions
        self.scratch = numbers(actions), numbers(actions), numbers(NOTES)
        self.at = numbers(8)
        self.think_by(None)
        self.seen = self.weights_of([0] * ROOM)
        self.games: Any = None
        self.seat = 0
        self.seats = 0

    def make_room(self, nodes: int) -> None:
        """The table has at least two places for each node, and a power of two in all."""
        self.tree = self.numbers(NODE * nodes)
        self.table = self.numbers(1 << (2 * nodes - 1).bit_length())

    def games_of(self, position: State) -> Any:
        """Two states for the rules: the position, and one to play on in."""
        raise NotImplementedError

    def weights_of(self, values: list[int]) -> Any:
        """A network's numbers, for the rules."""
        raise NotImplementedError

    def think_by(self, network: Network | None) -> None:
        """Where the look ahead stops, this network judges, and its policy guesses what rivals answer; without them the
        outlook judges, and rivals answer quickly."""
        self.net = self.weights_of([*NONE] if network is None else network.numbers())
        self.rivals_policy = self.weights_of([*NO_POLICY] if network is None else network.policy_numbers())

    def begin(self, position: State, seat: int) -> None:
        self.games = self.games_of(position)
        self.seat = seat
        seats: int = position.seats
        self.settings["rivals"] = int(0 < self.policy.RIVALS_SEARCH <= seats)
        self.settings["horizon"] = self.policy.HORIZON
        self.seats = seats
        self.search.plant(self.tree, self.table, seats)

    def answers_worth_a_thought(self) -> list[int]:
        n = self.policy.weigh(self.games[0], self.seat, *self.scratch)
        return [int(answer) for answer in self.scratch[0][:n]]

    def simulate(self, n: int, seed: int, settings: dict[str, int]) -> None:
        self.search.simulate(
            self.games,
            self.tree,
            self.table,
            *self.scratch,
            self.at,
            self.seat,
            n,
            seed,
            settings["rivals"],
            settings["exploration"],
            settings["temper"],
            settings["horizon"] * self.seats,
            settings["swing"],
            self.net,
            self.rivals_policy,
            self.seen,
            settings["prior"],
        )

    def best_answer(self) -> int:
        return int(self.search.best_answer(self.tree, self.seat))

    def tried(self) -> dict[int, int]:
        """The answers at the root of the seat's tree, and how often each was tried."""
        tree, end = self.tree, NODE * int(self.tree[0])
        own = [node for node in range(NODE, end, NODE) if tree[node + PARENT] == 1 + self.seat and tree[node + VISITS]]
        return {int(tree[node + ANSWER]): int(tree[node + VISITS]) for node in own}

    def visits(self) -> list[int]:
        """How often each of them was tried."""
        return [*self.tried().values()]

    def is_decided(self, done: int, left: int) -> bool:
        """Is one answer so far ahead that no other can be tried more often with what is left of `done` and `left`?"""
        if done <= left:
            return False
        most = sorted((0, 0, *self.visits()))
        return bool(most[-1] - most[-2] > left)


@cache
def desk_of(key: str, plain: bool) -> Callable[[int], Desk]:
    """Makes desks for a game, with plain or compiled rules."""

    if plain:

        class PlainDesk(Desk):
            def __init__(self, nodes: int) -> None:
                super().__init__(key, module_of(key, "mind.policy"), bound(key, "search"), lambda n: [0] * n, nodes)

            def games_of(self, position: State) -> Any:
                return [position.copy(), position.copy()]

            def weights_of(self, values: list[int]) -> Any:
                return values

        return PlainDesk
    twin = compiled(key, search=True)
    policy, search = twin.modules["policy"], twin.modules["search"]
    # Asked for, they are loaded: now, and not on the clock of the first answer.
    _ = search.plant, search.simulate, search.best_answer, policy.weigh

    class CompiledDesk(Desk):
        def __init__(self, nodes: int) -> None:
            super().__init__(key, policy, search, twin.actions, nodes)

        def games_of(self, position: State) -> Any:
            return twin.record_of(position).repeat(2)

        def weights_of(self, values: list[int]) -> Any:
            return twin.weights(values)

        def visits(self) -> list[int]:
            nodes = self.tree[: NODE * int(self.tree[0])].reshape(-1, NODE)
            found: list[int] = nodes[nodes[:, PARENT] == 1 + self.seat, VISITS].tolist()
            return found

    return CompiledDesk
