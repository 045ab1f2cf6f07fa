"""How strong each bot is, as one number with an interval, from who came out ahead of whom.

The model is Weng and Lin's for games of many (`openskill`), comparing every two seats of a game by their ranks. Numbers
are on the scale that chess players know: 200 points more come out ahead about three times of four. 1000 is the mean of
those who were rated together; only differences mean something.
"""

import math
from collections.abc import Iterable, Sequence

from msgspec import Struct
from openskill.models import BradleyTerryFull, BradleyTerryFullRating

MIDDLE = 1000.0
#: Two-sided, 95 %.
Z = 1.96

#: A bot learns nothing from game to game, so nothing is added to what is not known of it (tau).
_MODEL = BradleyTerryFull(tau=0.0)
#: Its points for one of chess: there ten to one is 400.
SCALE = 400 / math.log(10) / (math.sqrt(2) * _MODEL.beta)

#: Which bot sat in each seat, and the ranks they came to.
Ranked = tuple[Sequence[str], Sequence[int]]


class Rating(Struct, frozen=True):
    """`low` to `high` is the 95 % interval; of a bot that never played, nobody knows anything."""

    bot: str
    rating: int
    low: int
    high: int
    games: int


def rate(games: Iterable[Ranked], bots: Iterable[str] = ()) -> tuple[Rating, ...]:
    """The bots of all these games, those named first in that order. The same games in the same order give the same
    numbers; where several matches are rated together, their deals are best taken in turn."""
    known = {bot: _MODEL.rating() for bot in bots}
    count = dict.fromkeys(known, 0)
    for seated, ranks in games:
        for bot in dict.fromkeys(seated):
            known.setdefault(bot, _MODEL.rating())
            count[bot] = count.get(bot, 0) + 1
        if len(set(seated)) > 1:
            _learn(known, seated, ranks)
    mean = math.fsum(one.mu for one in known.values()) / max(1, len(known))
    return tuple(_told(bot, one.mu - mean, one.sigma, count[bot]) for bot, one in known.items())


def _learn(known: dict[str, BradleyTerryFullRating], seated: Sequence[str], ranks: Sequence[int]) -> None:
    """A bot in several seats is one player, and what its seats learned is no more than one of them could: their games
    are the same game."""
    after = _MODEL.rate([[known[bot]] for bot in seated], ranks=[float(rank) for rank in ranks])
    for bot in dict.fromkeys(seated):
        before = known[bot]
        mine = [team[0] for team, name in zip(after, seated, strict=True) if name == bot]
        known[bot] = _MODEL.rating(
            mu=math.fsum(one.mu for one in mine) / len(mine),
            sigma=math.prod(one.sigma / before.sigma for one in mine) ** (1 / len(mine)) * before.sigma,
        )


def _told(bot: str, above: float, sigma: float, games: int) -> Rating:
    middle, reach = MIDDLE + above * SCALE, Z * sigma * SCALE
    return Rating(bot, round(middle), round(middle - reach), round(middle + reach), games)
