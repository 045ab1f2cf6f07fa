"""How a game with so many seats is laid out in flat arrays, and one plain state written that way."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from caravanserai.engine.bound import RESEARCH, RULES, modules_in
from caravanserai.engine.found import packages
from caravanserai.engine.game import Game, game
from caravanserai.engine.kit import State
from caravanserai.engine.refusal import RULES as REFUSALS
from caravanserai.engine.refusal import Refusal, Refused
from caravanserai.engine.spans import Span, size_of

from .errors import NotOpenError, english, refusing

#: The number of a seat that is not asked.
WAIT = 0

Numbers = NDArray[np.int16]
Flags = NDArray[np.int8]


@dataclass(frozen=True, eq=False)
class Layout:
    """What the numbers of a game's observations and answers are."""

    rules: Game[Any]
    seats: int
    observation: tuple[Span, ...]
    answers: tuple[Span, ...]

    @cached_property
    def size(self) -> int:
        return size_of(self.observation)

    @cached_property
    def answer_count(self) -> int:
        return size_of(self.answers)

    @cached_property
    def low(self) -> Numbers:
        return np.repeat([span.low for span in self.observation], [span.size for span in self.observation]).astype(
            np.int16
        )

    @cached_property
    def high(self) -> Numbers:
        return np.repeat([span.high for span in self.observation], [span.size for span in self.observation]).astype(
            np.int16
        )

    def where(self, name: str) -> slice:
        """Where the numbers of this name are in an observation."""
        first = 0
        for span in self.observation:
            if span.name == name:
                return slice(first, first + span.size)
            first += span.size
        raise KeyError(f"no part of an observation of {self.rules.key} is called {name!r}")

    def name_of(self, number: int) -> str:
        """An answer's number in words: its kind, and the place within it."""
        first = 0
        for span in self.answers:
            if 0 <= number - first < span.size:
                return f"{span.name} {number - first}"
            first += span.size
        return f"number {number}"

    # -- one plain state -------------------------------------------------------------------------------------------

    @cached_property
    def _written_by(self) -> dict[str, Any]:
        parts = modules_in(packages()[self.rules.key], (RULES, RESEARCH)).values()
        return {
            name: vars(part)[name]
            for part in parts
            for name in ("observe", "offer", "answer_at")
            if hasattr(part, name)
        }

    def observe(self, g: State, seat: int) -> Numbers:
        """What the seat may know, as one row of numbers."""
        x = [0] * self.size
        self._written_by["observe"](g, seat, x, 0)
        return np.array(x, np.int16)

    def mask(self, g: State, seat: int) -> Flags:
        """1 for each answer that is open to the seat; to wait, if it is not asked."""
        mask = [0] * self.answer_count
        if self.rules.pending(g, seat):
            self._written_by["offer"](g, seat, mask, 0, [0] * self.rules.max_actions)
        else:
            mask[WAIT] = 1
        return np.array(mask, np.int8)

    def action(self, g: State, seat: int, number: int) -> int:
        """The rules' own action for an answer that is open."""
        return int(self._written_by["answer_at"](g, seat, number, [0] * self.rules.max_actions))

    def number(self, g: State, seat: int, action: int) -> int:
        """The answer that is this action of the rules, such as a bot's."""
        open_to_it = np.flatnonzero(self.mask(g, seat)).tolist()
        return next(number for number in open_to_it if self.action(g, seat, number) == action)

    def move(self, g: State, seat: int, number: int) -> Any:
        """An answer that is open, as a typed move; None for waiting."""
        return None if number == WAIT else self.rules.move_of(g, self.action(g, seat, number))

    def refused(self, g: State, seat: int, number: int) -> NotOpenError:
        """Why an answer is not open to a seat: to be raised."""
        refusal = self._why_not(g, seat, number)
        why = english(refusal) if refusal else "It is not among the answers that are offered now."
        return NotOpenError(f"Seat {seat} cannot answer {number} ({self.name_of(number)}): {why}", refusal)

    def _why_not(self, g: State, seat: int, number: int) -> Refusal | None:
        if not self.rules.pending(g, seat):
            return REFUSALS.refusal("game-over" if self.rules.over(g) else "not-asked")
        try:
            self.rules.check(g, seat, self.move(g, seat, number))
        except Refused as refused:
            return refused.refusal
        except Exception:  # a number that is no move in this position, whatever the rules make of it
            return None
        return None


@cache
def layout(key: str, seats: int) -> Layout:
    """The layout of a game that brings `research`, for so many seats."""
    with refusing():
        rules = game(key)
        rules.check_seats(seats)
    part = rules.part("research")
    if part is None:
        raise NotOpenError(f"{key} has no observations: it does not declare the part `research`.")
    return Layout(rules, seats, part.observation(seats), part.answers(seats))


def new_state(made: Layout, options: Mapping[str, str] | None, edition: Any) -> Any:
    """A game that is laid out and tells nothing; its edition may be one, or the path of a file."""
    with refusing():
        read = made.rules.read_edition(Path(edition)) if isinstance(edition, str | Path) else edition
        return made.rules.new(made.seats, options, read, telling=False)


def layout_table(key: str, seats: int) -> str:
    """The layout as a page of Markdown."""
    made = layout(key, seats)
    lines = []
    for title, spans in (("Observation", made.observation), ("Answers", made.answers)):
        lines += [f"| {title} from | numbers | name | least … most | what it is |", "|---:|---:|---|---|---|"]
        first = 0
        for span in spans:
            lines.append(f"| {first} | {span.size} | `{span.name}` | {span.low} … {span.high} | {span.meaning} |")
            first += span.size
        lines.append("")
    return "\n".join(lines)
