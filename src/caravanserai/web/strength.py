"""How strong a game is to watch, as far as everybody may know it: the mean of its seats, on the scale of chess. Bots
count as they were measured, people by a rating that is settled and shown to everybody; others as the middle."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from caravanserai.bots.ladder import tables_of
from caravanserai.bots.ladder.master import ratings_of
from caravanserai.bots.levels import QUICK
from caravanserai.bots.offered import of_today
from caravanserai.bots.ratings import MIDDLE
from caravanserai.ratings.outcome import pool_of
from caravanserai.ratings.ratings import shown_to_all
from caravanserai.tables.log.store import Store
from caravanserai.tables.log.summary import Overview
from caravanserai.tables.timing import TimeSource

#: Ratings change with every game, but who is the stronger seldom does: they are asked for again after so long.
ASKED_AGAIN = 60_000
#: Ratings by pool; whose are not shown has none.
Ratings = Mapping[str, int]


class Strengths:
    """What is known of those who play, for a while."""

    def __init__(self, store: Store, time: TimeSource, *, public: bool) -> None:
        """`public`: may people be shown to everybody?"""
        self.store = store
        self.time = time
        self.public = public
        self._known: dict[str, Ratings] = {}
        self._since = 0

    async def of(self, tables: Sequence[Overview]) -> Mapping[str, Ratings]:
        """Of all who sit there, by id."""
        if not self.public:
            return {}
        people = {seat.person for table in tables for seat in table.card.seats if seat.person is not None}
        if self.time.now() >= self._since + ASKED_AGAIN:
            self._known, self._since = {}, self.time.now()
        if new := people - self._known.keys():
            found = await shown_to_all(self.store, new)
            self._known |= {person: found.get(person, {}) for person in new}
        return self._known


@lru_cache(1_024)
def bot_strength(game: str, seats: int, bot: str) -> int:
    """As measured at tables of that size; where it was not, the middle."""
    level = "level2" if bot == QUICK else of_today(bot, game, seats)
    rungs = next((one for one in tables_of(game) if one.seats == seats), None)
    ratings = {} if rungs is None else {one.bot: one.rating for one in ratings_of(game, rungs)}
    return ratings.get(level, round(MIDDLE))


def strength_of(table: Overview, ratings: Mapping[str, Ratings]) -> int:
    known = [*_seats(table, ratings)]
    return round(sum(known) / len(known)) if known else round(MIDDLE)


def _seats(table: Overview, ratings: Mapping[str, Ratings]) -> Iterable[int]:
    game, seats = table.summary.game, table.summary.seats
    for seat in table.card.seats:
        if seat.person is not None:
            yield ratings.get(seat.person, {}).get(pool_of(game, seats), round(MIDDLE))
        elif seat.info.bot:
            yield bot_strength(game, seats, seat.info.bot)
