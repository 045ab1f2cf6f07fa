"""How strong the level above the ladder is: it plays one other bot, the strongest, and nobody else."""

import math
import statistics

from ..challenges import Measure
from ..levels import MASTER, master_at
from ..ratings import Rating
from . import Rungs

#: A share beyond these says only that it is large, or small.
LEAST, MOST = 0.01, 0.99


def ratings_of(game_key: str, rungs: Rungs) -> tuple[Rating, ...]:
    """From the weakest to the strongest; with the master, where one is offered at tables of this size."""
    measured = master_at(game_key, rungs.seats)
    return rungs.ratings if measured is None else (*rungs.ratings, master_rating(rungs, measured))


def master_rating(rungs: Rungs, measured: Measure) -> Rating:
    """The strongest's, and what the share that it won is worth: log-odds, by as many points as they are worth between
    the ladder's own neighbours at these tables. A rating compares all places of a game, a share only who won; so that
    differs a little from table to table. What is not known of the two adds up like any two errors."""
    strongest, worth = rungs.ratings[-1], points_of(rungs)
    above, (low, high) = worth * log_odds(likely_share(measured)), (worth * log_odds(one) for one in measured.share_95)
    return Rating(
        bot=MASTER,
        rating=round(strongest.rating + above),
        low=round(strongest.rating + above - math.hypot(strongest.rating - strongest.low, above - low)),
        high=round(strongest.rating + above + math.hypot(strongest.high - strongest.rating, high - above)),
        games=measured.games,
    )


def likely_share(measured: Measure) -> float:
    """Who won all games of few does not win all: then it is the middle of what it may be."""
    return measured.share if measured.share < measured.share_95[1] else statistics.fmean(measured.share_95)


def points_of(rungs: Rungs) -> float:
    """For one of log-odds."""
    known = {one.bot: one.rating for one in rungs.ratings}
    points = sum(known[pair.upper] - known[pair.lower] for pair in rungs.pairs)
    return points / sum(log_odds(pair.share) for pair in rungs.pairs)


def log_odds(share: float) -> float:
    within = min(MOST, max(LEAST, share))
    return math.log(within / (1 - within))
