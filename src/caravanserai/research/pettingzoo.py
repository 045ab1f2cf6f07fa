"""The games as PettingZoo environments: `parallel_env`, everybody who is asked at once, and `env`, one after another.

    from caravanserai.research import pettingzoo
    env = pettingzoo.parallel_env(game, seats=4)

An observation is `{"observation": numbers, "action_mask": ones and zeros}`. A seat that is not asked may only wait (0).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

import gymnasium
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec

from caravanserai.engine.game import GAMES

from .errors import NotOpenError
from .spaces import IllegalActionError, NoGameError, OpenAnswers, observation_space, seed_from, whole
from .table import Table

RenderMode = Literal["human", "ansi", "rgb_array"]


class CaravanseraiEnv(ParallelEnv[str, Any, int]):  # type: ignore[misc]  # PettingZoo has no types
    metadata: ClassVar[dict[str, Any]] = {"name": "caravanserai_v0", "render_modes": ["human", "ansi", "rgb_array"]}

    def __init__(
        self,
        game: str = GAMES[0],
        seats: int | None = None,
        *,
        options: Mapping[str, str] | None = None,
        edition: Any = None,
        rewards: Literal["win", "points"] = "win",
        max_cycles: int | None = None,
        render_mode: RenderMode | None = None,
    ) -> None:
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise NotOpenError(
                f"A table is shown as {', '.join(self.metadata['render_modes'])}, not as {render_mode!r}."
            )
        self.table = Table(game, seats, options=options, edition=edition, rewards=rewards)
        self.max_cycles, self.render_mode = max_cycles, render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.seats)]
        self.agents: list[str] = []
        made = self.table.layout
        self._observation_spaces = {agent: observation_space(made) for agent in self.possible_agents}
        self._action_spaces = {agent: OpenAnswers(made) for agent in self.possible_agents}
        self._dice, _ = seeding.np_random(None)

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        """A new game. PettingZoo's `options` are for a reset; those of the table are said when it is made."""
        if seed is not None:
            self._dice, _ = seeding.np_random(seed)
        self.table.deal(seed_from(self._dice))
        self.agents, self._cycles = self.possible_agents[:], 0
        return self._observations(), self._infos()

    def step(self, actions: dict[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        if not self.agents:
            raise NoGameError
        if {*actions} != {*self.agents}:
            raise IllegalActionError(f"Answers are needed of {', '.join(self.agents)}.")
        try:
            self.table.step([whole(actions[agent]) for agent in self.agents])
        except NotOpenError as refused:
            raise IllegalActionError(str(refused), refused.refusal) from None
        self._cycles += 1
        over = self.table.over
        late = not over and self.max_cycles is not None and self._cycles >= self.max_cycles
        rewards = dict(zip(self.agents, self.table.rewards(), strict=True))
        ended, cut = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, late)
        told = (self._observations(), rewards, ended, cut, self._infos())
        if over or late:
            self.agents = []
        return told

    def _observations(self) -> dict[str, Any]:
        seen = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = self.table.mask(seat)
            self._action_spaces[agent].open = mask
            seen[agent] = {"observation": self.table.observe(seat), "action_mask": mask}
        return seen

    def _infos(self) -> dict[str, Any]:
        return {agent: {} for agent in self.possible_agents}

    def view(self, agent: str) -> Any:
        """What this seat may see, typed: fields and names instead of numbers."""
        return self.table.view(self.possible_agents.index(agent))

    def render(self) -> Any:
        """The table as those who watch may see it."""
        if self.render_mode is None:
            return None
        from .picture import as_picture, in_letters

        letters = in_letters(self.table.rules.key, self.table.view(), self.possible_agents)
        if self.render_mode == "human":
            print(letters)
            return None
        return letters if self.render_mode == "ansi" else as_picture(letters)

    def close(self) -> None:
        """It holds nothing that must be given back."""

    def __str__(self) -> str:
        return f"{self.metadata['name']}({self.table.rules.key}, {self.table.seats})"


def parallel_env(game: str = GAMES[0], seats: int | None = None, **wanted: Any) -> CaravanseraiEnv:
    return CaravanseraiEnv(game, seats, **wanted)


def env(game: str = GAMES[0], seats: int | None = None, **wanted: Any) -> AECEnv[Any, Any, Any]:
    """One seat after another: what they answer is taken when the last has spoken, so nobody learns from the order."""
    return parallel_to_aec(parallel_env(game, seats, **wanted))
