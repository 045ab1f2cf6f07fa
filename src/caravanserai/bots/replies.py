"""What rivals answer who choose at the same moment: not by a quick guess, but as a search answers, world by world."""

from collections.abc import Callable, Sequence

from caravanserai.engine.game import Game
from caravanserai.engine.kit import State
from caravanserai.engine.search import NODE, VALUE, VISITS

from .bot import imagine
from .search import SearchBot


class Replies:
    """Worlds that a seat may be in, in which its rivals have chosen, and what its own answers lead to there. `rivals`
    has a bot for each seat, `after` searches what all the choices lead to; every world and every question to a rival
    takes a seed."""

    def __init__(
        self, rules: Game[State], seed: Callable[[], int], rivals: Sequence[SearchBot], after: SearchBot
    ) -> None:
        self.rules, self.seed, self.rivals, self.after = rules, seed, rivals, after

    def unanswered(self, position: State, seat: int) -> State:
        """Who has sealed an answer is asked again what that may be: it is as unknown as before."""
        found = position.copy()
        for other in self.rules.seats(found):
            if other != seat:
                self.rules.unseal(found, other)
        return found

    def who_choose(self, position: State, seat: int) -> list[int]:
        """The rivals who choose at the same moment, and among several answers."""
        return [other for other in self.rules.seats(position) if other != seat and self._chooses(position, other)]

    def _chooses(self, position: State, other: int) -> bool:
        return self.rules.pending(position, other) and len(self.rules.actions(position, other)) > 1

    def world(self, position: State, seat: int, rivals: Sequence[int]) -> State:
        """A world that the seat may be in, in which these rivals have chosen, each from what it would know there."""
        world = imagine(self.rules, position, seat, self.seed())
        for other in rivals:
            seen = imagine(self.rules, world, other, self.seed())
            self.rules.apply(world, other, self.rivals[other].choose(seen, other))
        return world

    def worth(self, world: State, seat: int, answer: int, seed: int) -> float:
        """What a search makes of what these choices lead to, for the seat."""
        g = world.copy()
        self.rules.apply(g, seat, answer)
        desk = self.after.desk
        desk.begin(g, seat)
        desk.simulate(self.after.simulations, seed, {**desk.settings, **self.after.settings})
        root = NODE * (1 + seat)
        return float(desk.tree[root + VALUE]) / max(1, int(desk.tree[root + VISITS]))
