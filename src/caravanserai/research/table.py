"""One game for environments that go step by step: everybody who is asked answers at once. By the plain rules, so that
nothing need be compiled first, and views, sentences and records are at hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from caravanserai.engine.game import SPECTATOR
from caravanserai.engine.game import game as rules_of

from .arrays import WAIT, Flags, Layout, Numbers, layout, new_state
from .errors import NotOpenError, refusing


class Table:
    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        options: Mapping[str, str] | None = None,
        edition: Any = None,
        rewards: Literal["win", "points"] = "win",
    ) -> None:
        if rewards not in ("win", "points"):
            raise NotOpenError(f'`rewards` is "win" or "points", not {rewards!r}.')
        self.layout: Layout = layout(game, fewest(game) if seats is None else seats)
        self.rules, self.seats = self.layout.rules, self.layout.seats
        self._start = new_state(self.layout, options, edition)
        self._by_points = rewards == "points"
        self.deal(0)

    def deal(self, seed: int) -> None:
        """A new game; the same seed gives the same one for the same answers."""
        self.g = self._start.copy()
        self.rules.seed_chance(self.g, seed)
        self._play_to_a_question()

    def _play_to_a_question(self) -> None:
        while self.rules.chance_due(self.g):
            self.rules.roll_chance(self.g)

    @property
    def over(self) -> bool:
        return self.rules.over(self.g)

    def observe(self, seat: int) -> Numbers:
        return self.layout.observe(self.g, seat)

    def mask(self, seat: int) -> Flags:
        return self.layout.mask(self.g, seat)

    def view(self, seat: int = SPECTATOR) -> Any:
        """The typed view: what this seat may see, or who only watches."""
        return self.rules.view(self.g, seat)

    def step(self, answers: Sequence[int]) -> None:
        """An answer of every seat, 0 from those that are not asked. If one is not open, nothing changes."""
        self.take([self.action(seat, answer) for seat, answer in enumerate(answers)])

    def take(self, actions: Sequence[int | None]) -> None:
        """The rules' own actions, which they offer, of the seats that are asked; None from the others."""
        for seat, action in enumerate(actions):
            if action is not None:
                self.rules.take(self.g, seat, action)
        self._play_to_a_question()

    def action(self, seat: int, answer: int) -> int | None:
        """What an answer is in the rules, None for waiting; refused if it is not open to the seat."""
        mask = self.mask(seat)
        if not 0 <= answer < len(mask) or not mask[answer]:
            raise self.layout.refused(self.g, seat, answer)
        return None if answer == WAIT else self.layout.action(self.g, seat, answer)

    def rewards(self) -> list[float]:
        """What the game came to; zeros while it lasts."""
        if not self.over:
            return [0.0] * self.seats
        if self._by_points:
            return [float(self.rules.score(self.g, seat)) for seat in range(self.seats)]
        won = [self.rules.rank(self.g, seat) == 1 for seat in range(self.seats)]
        losers = self.seats - sum(won)
        return [0.0 if not losers else 1 / sum(won) if one else -1 / losers for one in won]


def fewest(game: str) -> int:
    """The least seats that a game may have."""
    with refusing():
        return rules_of(game).seat_counts[0]
