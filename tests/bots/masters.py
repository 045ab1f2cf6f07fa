"""A master that has passed, or none: whether one has passed in earnest changes with what was measured."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from caravanserai.bots import levels
from caravanserai.bots.challenges import Measure, Who, challenges_of
from caravanserai.bots.levels import STRONGEST, champion_at, master_at
from caravanserai.ratings import scale
from caravanserai.web import strength


def passed_at(game_key: str, seats: int, times: int = 20, share: float = 0.62, who: Who = "master") -> Measure:
    return Measure(
        who=who,
        seats=seats,
        times=times,
        champion=champion_at(STRONGEST, game_key, seats),
        command=f"python bench/challenge.py --who {who} --game {game_key} --seats {seats} --times {times}",
        games=402,
        deals=134,
        share=share,
        share_95=(share - 0.045, share + 0.045),
    )


@contextmanager
def masters(**measured: tuple[Measure, ...]) -> Iterator[None]:
    """By game: just these have been measured as masters, in this process."""

    def found(game_key: str) -> tuple[Measure, ...]:
        others = tuple(one for one in challenges_of(game_key) if one.who != "master" and not one.passed)
        return (*others, *measured.get(game_key, ()))

    kept = (master_at, scale.bot_strength, strength.bot_strength)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(levels, "challenges_of", found)
        for one in kept:
            one.cache_clear()
        yield
    for one in kept:
        one.cache_clear()
