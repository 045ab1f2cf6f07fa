"""The scale of all ratings, in this one place.

Inside, somebody's strength is what Weng and Lin's model for games of many (`openskill`, Bradley-Terry with full
pairing) knows of it: `mu`, and `sigma`, its standard error. Shown, it is on the scale that chess players know: who has
400 points more comes out ahead ten times of eleven, and 1000 is the mean of the house's bots from level 1 to level 5,
whose strength was measured (`bots/ladder`). Whoever is new begins there, and nobody knows how wrong that is: so a
rating comes with the band in which it lies nine times in ten, and is provisional until that band is small.
"""

from functools import cache

from msgspec import Struct
from openskill.models import BradleyTerryFull

from caravanserai.bots.ladder import ladder_of
from caravanserai.bots.ladder.master import ratings_of
from caravanserai.bots.offered import of_today
from caravanserai.bots.ratings import MIDDLE, SCALE

#: People learn and forget, so a little is added to what is not known of them with every game (tau, as the library has
#: it).
MODEL = BradleyTerryFull()
#: Nine in ten lie within so many standard errors on either side.
NINE_IN_TEN = 1.645
#: A rating is provisional while it may be off by more points than this on either side, nine times in ten.
SETTLED = 180
#: What a bot is rated with: it was measured in hundreds of games, and learns nothing from these.
FIXED_SIGMA = 1e-3


class Strength(Struct, frozen=True):
    """What is known of somebody after so many games."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    games: int = 0


NEW = Strength()


class Shown(Struct, frozen=True):
    """A rating on the scale of chess; nine times in ten it lies between `low` and `high`. Provisional: too little is
    known to compare it with others."""

    rating: int
    low: int
    high: int
    games: int
    provisional: bool


def shown(one: Strength) -> Shown:
    middle, reach = MIDDLE + (one.mu - MODEL.mu) * SCALE, NINE_IN_TEN * one.sigma * SCALE
    return Shown(round(middle), round(middle - reach), round(middle + reach), one.games, reach > SETTLED)


@cache
def bot_strength(game: str, seats: int, bot: str) -> Strength | None:
    """A bot's measured value at tables of so many; None if it was not measured there. A master that is offered there
    no more plays as the strongest does, and is as strong."""
    ladder = ladder_of(game)
    for rungs in ladder.tables if ladder is not None else ():
        for one in ratings_of(game, rungs) if rungs.seats == seats else ():
            if one.bot == of_today(bot, game, seats):
                return Strength(MODEL.mu + (one.rating - MIDDLE) / SCALE, FIXED_SIGMA)
    return None
