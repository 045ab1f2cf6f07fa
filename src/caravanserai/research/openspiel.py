"""The games for OpenSpiel: importing this registers each with pyspiel, by its key after `caravanserai_`.

    import pyspiel
    import caravanserai.research.openspiel
    game = pyspiel.load_game("caravanserai_KEY(players=3)")

A shuffle is a row of chance nodes, one for each item that comes next, with its true probability. Where several
seats are asked the node is simultaneous; a seat that is not asked may only wait (0). `pyspiel.convert_to_turn_based`
makes turns of it.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Any

import msgspec
import numpy as np
import pyspiel

from caravanserai.engine.game import GAMES, SPECTATOR, Game
from caravanserai.engine.game import game as rules_of

from .arrays import WAIT, Layout, Numbers, layout, new_state
from .errors import NotOpenError

PREFIX = "caravanserai_"
#: Items of a shuffle are numbers of one byte.
MOST_ITEMS = 128
#: More than any game takes.
LONGEST = 5_000
#: Numbers of the digest of all that a seat has seen and said.
DIGEST = 12
#: So many moments an information state spells out, if the parameter `recall` says nothing else.
RECALL = 16


class Held:
    """A state that copies itself; what OpenSpiel copies in its own way takes far longer."""

    def __init__(self, g: Any) -> None:
        self.g = g

    def __deepcopy__(self, _: Any) -> Held:
        return Held(self.g.copy())


@dataclass(frozen=True)
class Memory:
    """All that a seat has seen and said: word for word, as a digest, and the latest moments one by one."""

    #: Moment by moment: what is new in its observation (`place:number`), then `>` and its answer, if it gave one.
    told: tuple[str, ...] = ()
    digest: bytes = bytes(DIGEST)
    #: What it saw, and the number of what it answered then (0: nothing, or nothing yet); the latest first.
    moments: tuple[tuple[Numbers, int], ...] = ()

    def saw(self, seen: Numbers, recall: int) -> Memory:
        before = self.moments[0][0] if self.moments else np.zeros_like(seen)
        new = " ".join(f"{place}:{seen[place]}" for place in np.flatnonzero(seen != before))
        return Memory((*self.told, new), self._digested(seen.tobytes()), ((seen, WAIT), *self.moments)[:recall])

    def said(self, answer: int) -> Memory:
        (seen, _), *before = self.moments
        told = (*self.told[:-1], f"{self.told[-1]} >{answer}")
        return Memory(told, self._digested(answer.to_bytes(8, "little")), ((seen, answer), *before))

    def _digested(self, what: bytes) -> bytes:
        return hashlib.sha256(self.digest + what).digest()[:DIGEST]

    def __deepcopy__(self, _: Any) -> Memory:
        return self


def type_of(rules: Game[Any]) -> Any:
    kind = pyspiel.GameType
    options = {option.key: option.default for option in rules.options}
    return kind(
        short_name=f"{PREFIX}{rules.key}",
        long_name=f"Caravanserai {rules.key.capitalize()}",
        dynamics=kind.Dynamics.SIMULTANEOUS,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=rules.seat_counts[-1],
        min_num_players=rules.seat_counts[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": rules.seat_counts[0], "edition": "", "recall": RECALL, **options},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games; `of_a_game` makes a class of it for each."""

    key: str
    game_type: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        wanted = {**self.game_type.parameter_specification, **(params or {})}
        options = {option.key: str(wanted[option.key]) for option in rules_of(self.key).options}
        try:
            self.layout: Layout = layout(self.key, int(wanted["players"]))
            self.start = new_state(self.layout, options, str(wanted["edition"]) or None)
        except NotOpenError as refused:
            raise pyspiel.SpielError(str(refused)) from None
        self.recall = int(wanted["recall"])
        if self.recall < 1:
            raise pyspiel.SpielError(f"`recall` is the number of moments that are spelled out, not {self.recall}.")
        info = pyspiel.GameInfo(
            num_distinct_actions=self.layout.answer_count,
            max_chance_outcomes=MOST_ITEMS,
            num_players=self.layout.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.game_type, info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observation | Recollection:
        if iig_obs_type and iig_obs_type.perfect_recall:
            return Recollection(self.layout, self.recall)
        return Observation(self.layout)


class SpielState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._held = Held(game.start.copy())
        #: What is left of the pool that is shuffled, and what has been drawn of it.
        self._pool: list[int] = []
        self._drawn: list[int] = []
        self._recall = game.recall
        #: What each seat has seen and said so far.
        self.memory = [Memory()] * game.layout.seats
        self._lay_out_pool()

    @property
    def g(self) -> Any:
        return self._held.g

    @property
    def layout(self) -> Layout:
        made: Layout = self.get_game().layout
        return made

    # -- chance ----------------------------------------------------------------------------------------------------

    def _lay_out_pool(self) -> None:
        """Up to the next real choice: of a pool in which all is alike nothing is drawn."""
        rules, g = self.layout.rules, self.g
        while rules.chance_due(g):
            if not self._pool:
                rules.lay_out_pool(g)
                self._pool, self._drawn = list(g.outcome[: g.outcome_size]), []
            if len({*self._pool}) > 1:
                return
            g.outcome[: g.outcome_size] = self._drawn + self._pool
            self._pool, self._drawn = [], []
            rules.settle(g)
        for seat in range(self.layout.seats):
            self.memory[seat] = self.memory[seat].saw(self.layout.observe(g, seat), self._recall)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        assert self.is_chance_node()
        left = self._pool
        return [(item, left.count(item) / len(left)) for item in sorted({*left})]

    # -- whose turn ------------------------------------------------------------------------------------------------

    def current_player(self) -> int:
        if self._pool:
            return int(pyspiel.PlayerId.CHANCE)
        asked = self.layout.rules.asked(self.g)
        if not asked:
            return int(pyspiel.PlayerId.TERMINAL)
        return asked[0] if len(asked) == 1 else int(pyspiel.PlayerId.SIMULTANEOUS)

    def is_terminal(self) -> bool:
        return not self._pool and self.layout.rules.over(self.g)

    def _legal_actions(self, player: int) -> list[int]:
        if self.is_terminal() or self._pool:
            return []
        if not self.layout.rules.pending(self.g, player):
            return [WAIT] if self.is_simultaneous_node() else []
        found: list[int] = np.flatnonzero(self.layout.mask(self.g, player)).tolist()
        return found

    # -- answers ---------------------------------------------------------------------------------------------------

    def _apply_action(self, action: int) -> None:
        if self._pool:
            if action not in self._pool:
                raise pyspiel.SpielError(f"{action} is not among what is left to draw.")
            self._pool.remove(action)
            self._drawn.append(action)
            self._lay_out_pool()
        else:
            self._take({self.current_player(): action})

    def _apply_actions(self, actions: list[int]) -> None:
        self._take(dict(enumerate(actions)))

    def _take(self, answers: dict[int, int]) -> None:
        """All of them, or none if one is not open."""
        rules, g, actions = self.layout.rules, self.g, {}
        for seat, answer in answers.items():
            mask = self.layout.mask(g, seat)
            if not 0 <= answer < len(mask) or not mask[answer]:
                raise pyspiel.SpielError(str(self.layout.refused(g, seat, answer)))
            if answer != WAIT:
                actions[seat] = self.layout.action(g, seat, answer)
        for seat, action in actions.items():
            rules.take(g, seat, action)
            self.memory[seat] = self.memory[seat].said(answers[seat])
        self._lay_out_pool()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"next: {action}"
        return self.layout.name_of(action)

    # -- what comes of it ------------------------------------------------------------------------------------------

    def returns(self) -> list[float]:
        """Winners share 1, the others -1; nothing where all have won, or while it lasts."""
        seats = range(self.layout.seats)
        won = [seat for seat in seats if self.is_terminal() and self.layout.rules.rank(self.g, seat) == 1]
        if not won or len(won) == len(seats):
            return [0.0] * len(seats)
        return [1 / len(won) if seat in won else -1 / (len(seats) - len(won)) for seat in seats]

    def known_to(self, player: int) -> str:
        """All that the seat has seen and said, as one text: a line for each moment, then what it sees now."""
        return "\n".join((*self.memory[player].told, self.seen_by(player)))

    def seen_by(self, player: int) -> str:
        """What it may see now."""
        return msgspec.json.encode(self.layout.rules.view(self.g, player)).decode()

    def __str__(self) -> str:
        drawn = f" drawn: {self._drawn}" if self._pool else ""
        return f"{self.seen_by(SPECTATOR)}{drawn}"


class Observation:
    """What a seat sees now: a number for each of the layout, and the typed view."""

    def __init__(self, made: Layout) -> None:
        self._layout = made
        self.tensor = np.zeros(made.size, np.float32)
        self.dict = {span.name: self.tensor[made.where(span.name)] for span in made.observation}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = self._layout.observe(state.g, player)

    def string_from(self, state: SpielState, player: int) -> str:
        return state.seen_by(player)


class Recollection:
    """All that a seat has seen and said. The text spells out every moment. A tensor has one size for every state of the
    game, and the longest game would make it millions of numbers: there a digest stands for the whole past, and of the
    latest moments, the present first, there is a row each: the answer, then what was seen."""

    def __init__(self, made: Layout, recall: int) -> None:
        self.tensor = np.zeros(DIGEST + recall * (1 + made.size), np.float32)
        self._digest = self.tensor[:DIGEST]
        self._moments = self.tensor[DIGEST:].reshape(recall, 1 + made.size)
        self.dict = {"digest": self._digest, "moments": self._moments}

    def set_from(self, state: SpielState, player: int) -> None:
        memory = state.memory[player]
        self.tensor.fill(0)
        self._digest[:] = [*memory.digest]
        for row, (seen, answer) in zip(self._moments, memory.moments, strict=False):
            row[0], row[1:] = answer, seen

    def string_from(self, state: SpielState, player: int) -> str:
        return state.known_to(player)


def of_a_game(key: str) -> type[SpielGame]:
    return type(f"Spiel{key.capitalize()}", (SpielGame,), {"key": key, "game_type": type_of(rules_of(key))})


#: The games that bring observations, by their names in OpenSpiel.
REGISTERED = {f"{PREFIX}{key}": of_a_game(key) for key in GAMES if "research" in rules_of(key).parts}
for _made in REGISTERED.values():
    pyspiel.register_game(_made.game_type, _made)
