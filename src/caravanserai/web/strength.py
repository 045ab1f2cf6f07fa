"""How strong a game is to watch, as far as everybody may know it: the mean of its seats, on the scale of the bots'
ladder. Bots count as they were measured; whose strength is not known, or not shown, counts as the middle."""

from functools import lru_cache

from caravanserai.bots.ladder import tables_of
from caravanserai.bots.levels import QUICK
from caravanserai.bots.ratings import MIDDLE
from caravanserai.tables.log.summary import Overview


@lru_cache(1_024)
def bot_strength(game: str, seats: int, bot: str) -> int:
    """As measured at tables of that size; where it was not, the middle."""
    level = "level2" if bot == QUICK else bot
    rungs = next((one for one in tables_of(game) if one.seats == seats), None)
    ratings = {} if rungs is None else {one.bot: one.rating for one in rungs.ratings}
    return ratings.get(level, round(MIDDLE))


def strength_of(table: Overview) -> int:
    summary = table.summary
    bots = [seat.info.bot if seat.person is None else None for seat in table.card.seats]
    known = [bot_strength(summary.game, summary.seats, bot) if bot else round(MIDDLE) for bot in bots]
    return round(sum(known) / len(known)) if known else round(MIDDLE)
