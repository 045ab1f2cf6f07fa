"""Gymnasium's spaces for a layout, and its errors for an answer that is not open or comes at the wrong time."""

from __future__ import annotations

from operator import index
from typing import Any

import numpy as np
from gymnasium import error, spaces

from .arrays import Flags, Layout
from .errors import NotOpenError


class IllegalActionError(NotOpenError, error.InvalidAction):  # type: ignore[misc]
    """An answer that is not open, as the environments of Gymnasium and PettingZoo say so."""


class NoGameError(NotOpenError, error.ResetNeeded):  # type: ignore[misc]
    """A step before the first deal, or after the end."""

    def __init__(self) -> None:
        super().__init__("No game is being played: call reset() first.")


def whole(action: Any) -> int:
    """A number that somebody answers; one that is not whole is not cut to one that is."""
    try:
        return index(action)
    except TypeError:
        raise IllegalActionError(f"An answer is a whole number, not {action!r}.") from None


class OpenAnswers(spaces.Discrete):  # type: ignore[misc]
    """All answers that a seat ever has. What it samples without a mask is open to the seat now."""

    def __init__(self, made: Layout) -> None:
        super().__init__(made.answer_count)
        self.open: Flags = np.ones(made.answer_count, np.int8)

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is None and probability is None:
            mask = self.open
        return super().sample(mask, probability)


def observation_space(made: Layout) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(made.low, made.high, dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (made.answer_count,), np.int8),
        }
    )


def seed_from(dice: np.random.Generator) -> int:
    return int(dice.integers(1 << 60))
