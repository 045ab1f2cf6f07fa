"""What is left above the strongest bot: a file a game, measured and written by `bench/challenge.py --write`."""

from functools import cache
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from caravanserai.engine.found import folder_of

FORMAT: Literal["caravanserai-challenges-1"] = "caravanserai-challenges-1"

#: One that knows how its rivals choose (`best_response.py`), or the same search with more simulations.
Who = Literal["best-response", "master"]
#: A level of its own wins so much, and so much at the least (95 %), of so many games.
OFFERED, SURELY, ENOUGH = 0.60, 0.55, 200
#: Fewer are enough where it is far above that: so many games, and so much at the least.
FEW, SURELY_OF_FEW = 20, 0.70


class Champion(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Whom a challenger played against: with other rules, another network or more simulations it is another bot."""

    level: str
    rules_version: int
    #: For an answer.
    simulations: int
    #: The fingerprint of the network that it played by; empty if there was none.
    network: str


class Measure(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a challenger fared at tables of one size. Half of the seats are its own: half of the wins is even."""

    who: Who
    seats: int
    #: Its time, in that of the champion.
    times: int
    champion: Champion
    #: What to type for the same numbers.
    command: str
    games: int
    deals: int
    share: float
    share_95: tuple[float, float]

    @property
    def passed(self) -> bool:
        """Is it worth a level of its own?"""
        surely = SURELY if self.games >= ENOUGH else SURELY_OF_FEW
        return self.games >= FEW and self.share >= OFFERED and self.share_95[0] > surely


class Challenges(Struct, frozen=True, forbid_unknown_fields=True):
    format: Literal["caravanserai-challenges-1"]
    found: tuple[Measure, ...]


def path_of(game_key: str) -> Path:
    return folder_of(game_key) / "challenges.json"


def read_challenges(path: Path) -> tuple[Measure, ...]:
    """None if nothing was measured yet."""
    if not path.is_file():
        return ()
    return msgspec.json.decode(path.read_bytes(), type=Challenges, strict=True).found


@cache
def challenges_of(game_key: str) -> tuple[Measure, ...]:
    return read_challenges(path_of(game_key))


def write_measure(path: Path, new: Measure) -> None:
    """In place of what was known of the same challenger at such a table."""
    others = [one for one in read_challenges(path) if _same(one) != _same(new)]
    found = Challenges(FORMAT, tuple(sorted((*others, new), key=_same)))
    path.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")


def _same(one: Measure) -> tuple[str, int, int]:
    """A master is what its times make it; there is one best response, and its times are what it was seen to take."""
    return one.who, one.seats, one.times if one.who == "master" else 0
