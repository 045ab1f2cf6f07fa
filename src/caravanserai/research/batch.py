"""Thousands of games at once, on the compiled rules, into arrays that are written in place."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, Literal

import numpy as np
from numpy.typing import ArrayLike, NDArray

from caravanserai.engine.twin import compiled

from .arrays import Flags, Numbers, layout, new_state
from .errors import NotOpenError

#: The seeds of a batch's games follow one another; those of its dice stand far away.
DICE = 1 << 40
#: So many games are shown at a time.
BLOCK = 64


class Batch:
    """`n` games of the same seats, options and edition.

    Every step takes an answer of each seat of each game; seats that are not asked wait (0). A game that ends is begun
    again at once: `dones` and `rewards` tell of the one that ended, `observations` and `masks` of the new one. The
    arrays are the same ones from step to step: copy what must stay.

    `rewards` are 0 until a game ends. Then, with "win", winners share 1 and all others -1; with "points" each seat has
    its points. With `observe="asked"` seats that are not asked see zeros, which takes less time.
    """

    #: What every seat may know: games, seats, numbers. `layout` says what each is.
    observations: Numbers
    #: 1 for each answer that is open: games, seats, answers.
    masks: Flags
    #: How many answers are open to each seat that is asked, 0 for the others: games, seats.
    asked: Numbers
    #: By game and seat.
    rewards: NDArray[np.float32]
    #: The points of the last game that ended in this place: games, seats.
    scores: NDArray[np.int64]
    #: Which games have ended in this step.
    dones: Flags

    def __init__(
        self,
        game: str,
        seats: int,
        n: int,
        *,
        seed: int = 0,
        threads: int = 1,
        rewards: Literal["win", "points"] = "win",
        observe: Literal["all", "asked"] = "all",
        options: Mapping[str, str] | None = None,
        edition: Any = None,
    ) -> None:
        if n < 1 or threads < 1:
            raise NotOpenError(f"A batch has one game and one thread at the least, not {n} and {threads}.")
        if rewards not in ("win", "points") or observe not in ("all", "asked"):
            raise NotOpenError('`rewards` is "win" or "points", `observe` is "all" or "asked".')
        self.layout = layout(game, seats)
        self.seats, self.n = seats, n
        first = new_state(self.layout, options, edition)
        self._twin = compiled(game, batch=True)
        self._loops = self._twin.batch
        self._games = self._twin.records(n)
        self._games[:] = self._twin.record_of(first)
        self._everybody, self._by_points = int(observe == "all"), int(rewards == "points")
        self._lay_out_arrays()
        edges = np.linspace(0, n, min(threads, n) + 1).astype(int).tolist()
        self._parts = list(pairwise(edges))
        self._buffers = [self._twin.actions(self.layout.rules.max_actions) for _ in self._parts]
        self._threads = ThreadPoolExecutor(len(self._parts)) if len(self._parts) > 1 else None
        self._dice = self._twin.records(len(self._parts))
        self.reset(seed)

    def _lay_out_arrays(self) -> None:
        n, seats = self.n, self.seats
        self.observations = np.zeros((n, seats, self.layout.size), np.int16)
        self.masks = np.zeros((n, seats, self.layout.answer_count), np.int8)
        self.asked = np.zeros((n, seats), np.int16)
        self.rewards = np.zeros((n, seats), np.float32)
        self.scores = np.zeros((n, seats), np.int64)
        self.dones = np.zeros(n, np.int8)
        self._chosen = np.zeros((n, seats), np.int64)

    def reset(self, seed: int = 0) -> None:
        """All games anew; the same seed gives the same games for the same answers."""
        for part in range(len(self._parts)):
            self._loops.begin(self._dice, seed + DICE, part, part + 1)
        self.rewards[:], self.dones[:] = 0, 0
        self._each_part(lambda first, last, _: self._loops.begin(self._games, seed, first, last))
        self._show()

    def step(self, answers: ArrayLike) -> int:
        """Everybody's answers, by game and seat; returns how many seats were asked. Refused as a whole, with nothing
        changed, if one of them is not open."""
        chosen = np.ascontiguousarray(answers)
        if chosen.shape != (self.n, self.seats) or chosen.dtype.kind not in "iu":
            raise NotOpenError(
                f"Answers are whole numbers in {self.n} rows of {self.seats}, one for each game and seat."
            )
        self._chosen[:] = chosen
        flat = self._chosen.reshape(-1)
        bad = self._loops.first_refused(flat, self.masks.reshape(-1), self.layout.answer_count, 0, len(flat))
        if bad >= 0:
            raise self._refused(*divmod(bad, self.seats))
        answered = self._each_part(
            lambda first, last, part: self._loops.step(
                self._games,
                flat,
                self.asked.reshape(-1),
                self.rewards.reshape(-1),
                self.scores.reshape(-1),
                self.dones,
                self._by_points,
                self._buffers[part],
                first,
                last,
            )
        )
        self._show()
        return sum(answered)

    def sample(self) -> NDArray[np.int64]:
        """A random open answer for every seat, in an array that is written anew each time."""
        self._each_part(
            lambda first, last, part: self._loops.pick(
                self._dice[part : part + 1],
                self.masks.reshape(-1),
                self.layout.answer_count,
                self.asked.reshape(-1),
                self._chosen.reshape(-1),
                first * self.seats,
                last * self.seats,
            )
        )
        return self._chosen

    def state(self, i: int) -> Any:
        """A game of the batch as a plain state, for views, sentences and records. It has all secrets in it."""
        return self._twin.plain_of(self._games[i])

    def _refused(self, i: int, seat: int) -> NotOpenError:
        why = self.layout.refused(self.state(i), seat, int(self._chosen[i, seat]))
        return NotOpenError(f"Game {i}: {why}", why.refusal)

    def _show(self) -> None:
        self._each_part(self._show_part)

    def _show_part(self, first: int, last: int, part: int) -> None:
        """Some games at a time, so that what was wiped is still at hand when it is written."""
        for start in range(first, last, BLOCK):
            end = min(start + BLOCK, last)
            self.observations[start:end].fill(0)
            self.masks[start:end].fill(0)
            self._loops.show(
                self._games,
                self.observations.reshape(-1),
                self.layout.size,
                self.masks.reshape(-1),
                self.layout.answer_count,
                self.asked.reshape(-1),
                self._everybody,
                self._buffers[part],
                start,
                end,
            )

    def _each_part(self, do: Any) -> list[Any]:
        """Machine code runs without Python's lock: each thread has its part of the games."""
        if self._threads is None:
            return [do(*self._parts[0], 0)]
        return list(self._threads.map(lambda part: do(*self._parts[part], part), range(len(self._parts))))

    def close(self) -> None:
        """End its threads."""
        if self._threads is not None:
            self._threads.shutdown()
