"""What positions and answers are worth: it drives the scales of `engine/appraise.py`, compiled where that can be."""

from collections.abc import Callable
from functools import cache
from typing import Any

from caravanserai.bots.networks import Network
from caravanserai.engine.appraise import AS_IT_STANDS, LIKELY
from caravanserai.engine.bound import bound
from caravanserai.engine.game import game
from caravanserai.engine.kit import State
from caravanserai.engine.network import NO_POLICY, NONE, ROOM
from caravanserai.engine.twin import compiled

from .networks import judging_network
from .worth import Opinion, Worth, worth_of

Table = tuple[Worth, ...]


class Trial:
    """A position played on so many times, from what a seat knows; then once more for answers of that seat, in the very
    same worlds. `answers` is whether there will be any: if not, the network judges the position as it stands."""

    def __init__(self, scales: "Scales", position: State, seat: int, n: int, seed: int, answers: bool) -> None:
        self.scales, self.seat, self.n, self.seed = scales, seat, n, seed
        self.games = scales.games_of(position)
        self.seats: int = position.seats
        self.net, self.policy = scales.weights_for(position)
        self.found = scales.rows(n * self.seats, self.net)
        self.likely = scales.numbers(n)
        self._play(self.found, LIKELY if answers else AS_IT_STANDS)

    def _play(self, found: tuple[Any, ...], answer: int) -> None:
        scales = self.scales
        scales.rules.appraise(
            *(self.games, scales.out, *found, self.likely),
            *(self.seat, answer, self.n, self.seed),
            *(self.net, self.policy, scales.seen),
        )

    @property
    def table(self) -> Table:
        """To every seat, while everybody gives likely answers."""
        return _table(self.found, self.seats)

    @property
    def opinions(self) -> tuple[Opinion, ...]:
        return tuple(worth.opinion for worth in self.table)

    def answered(self, answer: int) -> Table:
        """To every seat, if the one whose trial it is answers so."""
        found = tuple(row[:] if isinstance(row, list) else row.copy() for row in self.found)
        self._play(found, answer)
        return _table(found, self.seats)


class Scales:
    """A game's scales, with plain or compiled rules."""

    def __init__(
        self,
        key: str,
        rules: Any,
        numbers: Callable[[int], Any],
        weights: Callable[[Network | None], tuple[Any, Any]],
        games_of: Callable[[State], Any],
        network_for: Callable[[State], Network | None],
        seen: Any,
    ) -> None:
        self.rules, self.numbers, self.weights, self.games_of = rules, numbers, weights, games_of
        self.network_for = network_for
        self.out, self.seen = numbers(game(key).max_actions), seen

    def weights_for(self, position: State) -> tuple[Any, Any]:
        """Of what judges the position, and of the policy that says which answers are likely."""
        return self.weights(self.network_for(position))

    def rows(self, n: int, net: Any) -> tuple[Any, ...]:
        """Points, wins, and what the network says, if there is one."""
        return self.numbers(n), self.numbers(n), self.numbers(n if net[0] else 0)

    def trial(self, position: State, seat: int, n: int, seed: int, *, answers: bool = False) -> Trial:
        return Trial(self, position, seat, n, seed, answers)

    def before_the_draw(self, before: State, mover: int, answer: int, n: int, seed: int) -> Table:
        """To every seat, as those who watch see it: the mover has answered so, and what that draws is not known yet."""
        seats: int = before.seats
        net, policy = self.weights_for(before)
        found = self.rows(n * seats, net)
        games = self.games_of(before)
        self.rules.appraise_draw(games, self.out, *found, mover, answer, n, seed, net, policy, self.seen)
        return _table(found, seats)


def _table(found: tuple[Any, ...], seats: int) -> Table:
    points, wins, judged = found
    return tuple(worth_of(points, wins, judged, seat, seats) for seat in range(seats))


Judge = Callable[[State], Network | None]


@cache
def _maker(key: str, plain: bool) -> Callable[[Judge], Scales]:
    if plain:
        rules, weights = bound(key, "appraise"), _kept(list)
        return lambda judge: Scales(key, rules, _zeros, weights, lambda g: [g.copy(), g.copy()], judge, _zeros(ROOM))
    twin = compiled(key, search=True)
    rules, weights = twin.modules["appraise"], _kept(twin.weights)
    return lambda judge: Scales(
        key, rules, twin.actions, weights, lambda g: twin.record_of(g).repeat(2), judge, twin.weights(_zeros(ROOM))
    )


def _zeros(n: int) -> list[int]:
    return [0] * n


def _kept(weights_of: Callable[[list[int]], Any]) -> Callable[[Network | None], tuple[Any, Any]]:
    """A network's numbers for the rules, made once: a review asks for them a thousand times."""
    kept: dict[tuple[str, str], tuple[Any, Any]] = {}

    def weights(network: Network | None) -> tuple[Any, Any]:
        name = ("", "") if network is None else (network.weights, network.policy)
        if name not in kept:
            net, policy = ([*NONE], [*NO_POLICY]) if network is None else (network.numbers(), network.policy_numbers())
            kept[name] = weights_of(net), weights_of(policy)
        return kept[name]

    return weights


def scales_of(key: str, plain: bool, judge: Judge | None = None) -> Scales:
    """New ones: they have scratch paper of their own. `judge` says by which network a position is judged; if it is not
    given, by the one that has been measured."""
    return _maker(key, plain)(judge or (lambda position: judging_network(key, position)))
