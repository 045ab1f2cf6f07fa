"""How much the coach's numbers have proved to be worth, and what may be shown because of it.

Games that are quickly played on are an opinion, not the truth. `bench/coach.py` holds that opinion against how games of
good bots really ended and writes down how much of it was borne out: `calibration.json` in the game's folder. What is
shown is drawn towards the fair share by that much, and its band is as wide as what is not known.
"""

from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from caravanserai.engine.found import folder_of
from caravanserai.engine.game import GAMES

#: However well it went in the measured games, the playouts are never believed more than this: so every chance stays
#: within 2 and 98 % until the game is over (with five seats the fair share is 20 %, and a tenth of it 2 %).
MOST_TRUST = 0.9
#: Where nobody has measured.
UNMEASURED = 0.5
#: Before anything is known about a position, its true chances are taken to be as spread as after so many games.
PRIOR = 5.0
#: Nine in ten lie within so many standard errors on either side.
NINE_IN_TEN = 1.645
#: As if so many games more had ended like a fair draw: no chance is none or all because of a few playouts.
FAIR_GAMES = 2
LOWEST, HIGHEST = 0.02, 0.98
#: What is shown as a number has no larger standard error from the count of its playouts.
MOST_ERROR = 0.04
#: Whatever the chance: with so many playouts its standard error is within that.
ENOUGH = 160


class Trust(Struct, frozen=True):
    """The part of a difference from the fair share that was borne out, at the start of a game and at its end."""

    start: float
    end: float

    def at(self, far: float) -> float:
        return min(MOST_TRUST, max(0.0, self.start + (self.end - self.start) * far))


class Calibration(Struct, frozen=True):
    """For one game: trust in win chances and in points; what a seat gets on average, by the number of seats; and how
    many games that is from."""

    win: Trust
    points: Trust
    average: dict[str, float] = {}
    games: int = 0


NONE_YET = Calibration(Trust(UNMEASURED, UNMEASURED), Trust(UNMEASURED, UNMEASURED))


def file_of(key: str) -> Path:
    return folder_of(key) / "calibration.json"


@cache
def calibrations() -> dict[str, Calibration]:
    """Of every game that was measured."""
    files = {key: file_of(key) for key in GAMES}
    return {
        key: msgspec.json.decode(file.read_bytes(), type=Calibration) for key, file in files.items() if file.exists()
    }


def calibration_of(key: str) -> Calibration:
    return calibrations().get(key, NONE_YET)


class Chance(Struct, frozen=True):
    """A chance to win from 0 to 1, the band in which it lies nine times in ten, and its standard error as far as that
    comes from the count of the playouts."""

    win: float
    low: float
    high: float
    error: float


def certain(win: float) -> Chance:
    """The game is over, or not begun."""
    return Chance(round(win, 4), round(win, 4), round(win, 4), 0.0)


def chance_of(key: str, far: float, win: float, playouts: int, seats: int) -> Chance:
    """What may be shown when so many playouts won so often."""
    fair = 1 / seats
    smoothed = (win * playouts + fair * FAIR_GAMES) / (playouts + FAIR_GAMES)
    trust = calibration_of(key).win.at(far)
    shown = fair + trust * (smoothed - fair)
    error = trust * (smoothed * (1 - smoothed) / max(1, playouts)) ** 0.5
    # As if it were known from PRIOR / (1 - trust) games: the more trust, the more games.
    doubt = (shown * (1 - shown) * (1 - trust) / (PRIOR + 1 - trust)) ** 0.5
    half = NINE_IN_TEN * (error**2 + doubt**2) ** 0.5
    return Chance(
        win=round(shown, 4),
        low=round(max(LOWEST, shown - half), 4),
        high=round(min(HIGHEST, shown + half), 4),
        error=round(error, 4),
    )
