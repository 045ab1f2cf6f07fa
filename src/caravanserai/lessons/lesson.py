"""A lesson: a position, what rivals and chance do next, and what is to be reached. One file each, in the game's folder.

Its words are in the game's strings/*.ftl, under `lesson-GAME-KEY`. A position is given as steps from the start of a
game, so it is one that the rules come to; tests play every lesson again.
"""

from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from caravanserai.engine.found import folder_of
from caravanserai.engine.game import GAMES, game
from caravanserai.engine.kit import State
from caravanserai.engine.record import ChanceStep, RawStep, read_steps

#: What an answer or an event has to be like: fields with these values, whatever the others are.
Like = dict[str, Any]


class Goal(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the lesson wants; all that is named."""

    #: One of the seat's answers is like one of these.
    answers: tuple[Like, ...] = ()
    #: Each of these happens.
    events: tuple[Like, ...] = ()
    #: None of these happens.
    never: tuple[Like, ...] = ()
    #: The seat has so many points.
    points: int | None = None
    #: The game is played to its end.
    over: bool = False
    #: In so many answers.
    within: int | None = None


class Lesson(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    game: str
    key: str
    seats: int
    seat: int
    goal: Goal
    options: dict[str, str] = {}
    #: Who plays for the rivals when they have no more lines.
    bot: str = "level1"
    #: Answers that reach the goal; none for a game that is simply played.
    solution: tuple[msgspec.Raw, ...] = ()
    #: Answers that do not.
    mistakes: tuple[tuple[msgspec.Raw, ...], ...] = ()
    script: dict[int, tuple[msgspec.Raw, ...]] = {}
    chances: tuple[msgspec.Raw, ...] = ()
    steps: tuple[RawStep, ...] = ()

    @property
    def words(self) -> str:
        """The message that has its sentences."""
        return f"lesson-{self.game}-{self.key}"


@cache
def lessons(key: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in their order."""
    return tuple(_read(path) for path in sorted((folder_of(key) / "lessons").glob("*.json")))


def lesson(game_key: str, key: str) -> Lesson | None:
    found = lessons(game_key) if game_key in GAMES else ()
    return next((one for one in found if one.key == key), None)


def _read(path: Path) -> Lesson:
    return msgspec.json.decode(path.read_bytes(), type=Lesson)


def begin(one: Lesson) -> State:
    """The state in which the lesson begins."""
    rules = game(one.game)
    g: State = rules.new(one.seats, one.options)
    for step in read_steps(rules, one.steps):
        if isinstance(step, ChanceStep):
            rules.take_chance(g, step.outcome)
        else:
            rules.play(g, step.seat, step.move)
    return g
