"""One seat against bots, as a Gymnasium environment.

    from caravanserai.research.gymnasium import SeatEnv
    env = SeatEnv(game, bots=["level2", "level1"])

The bots take the other seats in this order, from the left of the one that learns. Where the learner is not asked the
game goes on without it: every step is a real answer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import gymnasium
import numpy as np

from caravanserai.bots.bot import Bot, imagine
from caravanserai.bots.levels import make_bot

from .errors import NotOpenError
from .spaces import IllegalActionError, NoGameError, OpenAnswers, observation_space, seed_from, whole
from .table import Table, fewest


class SeatEnv(gymnasium.Env[Any, Any]):  # type: ignore[misc]
    metadata: dict[str, Any] = {"render_modes": ["human", "ansi", "rgb_array"]}

    def __init__(
        self,
        game: str,
        bots: Sequence[str] | None = None,
        *,
        seat: int | None = 0,
        options: Mapping[str, str] | None = None,
        edition: Any = None,
        rewards: Literal["win", "points"] = "win",
        masked: Literal["refuse", "random"] = "refuse",
        render_mode: Literal["human", "ansi", "rgb_array"] | None = None,
    ) -> None:
        """`seat` None: another one in every game, by the seed. Without `bots`: as few of level 2 as the game allows.
        `masked` "random" takes any open answer for one that is not, for learners that know no masks."""
        if masked not in ("refuse", "random"):
            raise NotOpenError(f'`masked` is "refuse" or "random", not {masked!r}.')
        if isinstance(bots, str):
            raise NotOpenError(f'`bots` is a list of names, one for each other seat: ["{bots}"].')
        self._forgives, self._playing = masked == "random", False
        self.bots = ["level2"] * (fewest(game) - 1) if bots is None else list(bots)
        self.table = Table(game, len(self.bots) + 1, options=options, edition=edition, rewards=rewards)
        if seat is not None and seat not in range(self.table.seats):
            raise NotOpenError(f"There is no seat {seat} at a table of {self.table.seats}; they are counted from 0.")
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise NotOpenError(
                f"A table is shown as {', '.join(self.metadata['render_modes'])}, not as {render_mode!r}."
            )
        self._wanted_seat, self.seat, self.render_mode = seat, seat or 0, render_mode
        self.observation_space = observation_space(self.table.layout)
        self._answers = self.action_space = OpenAnswers(self.table.layout)
        self._seated: dict[int, Bot] = self._seat_bots(0)

    def _seat_bots(self, seed: int) -> dict[int, Bot]:
        try:
            return {
                (self.seat + turn) % self.table.seats: make_bot(name, self.table.rules.key, seed + turn)
                for turn, name in enumerate(self.bots, start=1)
            }
        except ValueError as unknown:
            raise NotOpenError(str(unknown)) from None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        if self._wanted_seat is None:
            self.seat = int(self.np_random.integers(self.table.seats))
        while True:
            self.table.deal(seed_from(self.np_random))
            self._seated = self._seat_bots(seed_from(self.np_random))
            self._let_bots_play()
            if not self.table.over:  # a game in which nothing is ever asked of the seat is none for it
                self._playing = True
                return self._seen(), {"seat": self.seat}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if not self._playing:
            raise NoGameError
        try:
            own = self.table.action(self.seat, self._meant(whole(action)))
        except NotOpenError as refused:
            raise IllegalActionError(str(refused), refused.refusal) from None
        self._take(own)
        self._let_bots_play()
        self._playing = not self.table.over
        return self._seen(), self.table.rewards()[self.seat], self.table.over, False, {"seat": self.seat}

    def _meant(self, action: int) -> int:
        mask = self._answers.open
        if self._forgives and not (0 <= action < len(mask) and mask[action]):
            return int(self.np_random.choice(np.flatnonzero(mask)))
        return action

    def _let_bots_play(self) -> None:
        while not self.table.over and not self.table.rules.pending(self.table.g, self.seat):
            self._take(None)

    def _take(self, own: int | None) -> None:
        """All answer at once: the bots know nothing of what this seat has said."""
        actions = [self._answer(seat) for seat in range(self.table.seats)]
        actions[self.seat] = own
        self.table.take(actions)

    def _answer(self, seat: int) -> int | None:
        """A bot's answer; it is given what its seat may know, and nothing else."""
        rules, g = self.table.rules, self.table.g
        if seat == self.seat or not rules.pending(g, seat):
            return None
        position = imagine(rules, g, seat, seed_from(self.np_random))
        return self._seated[seat].choose(position, seat)

    def _seen(self) -> dict[str, Any]:
        mask = self._answers.open = self.table.mask(self.seat)
        return {"observation": self.table.observe(self.seat), "action_mask": mask}

    def view(self) -> Any:
        """What the seat may see, typed."""
        return self.table.view(self.seat)

    def render(self) -> Any:
        """The table as those who watch may see it."""
        if self.render_mode is None:
            return None
        from .picture import as_picture, in_letters

        names = [f"player_{seat}" for seat in range(self.table.seats)]
        letters = in_letters(self.table.rules.key, self.table.view(), names)
        if self.render_mode == "human":
            print(letters)
            return None
        return letters if self.render_mode == "ansi" else as_picture(letters)
