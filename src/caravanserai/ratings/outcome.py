"""What a rated game came to, as far as ratings ask: who came where, who left, and how long it took."""

from collections import Counter
from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

from caravanserai.tables.log.entries import Answered, Row, Started
from caravanserai.tables.log.summary import Overview, SeatCard

#: Against whom a game counts: other people (and bots beside them), or bots alone.
Kind = Literal["people", "bots"]
#: Who let a bot give more than this part of their answers has left, whoever plays at the end. To each question the
#: last answer counts: who changes theirs again and again has not given more of them.
MOST_BY_BOT = 1 / 3
#: The place of those who left: behind everybody.
LAST = 99


class SeatOutcome(Struct, frozen=True, omit_defaults=True):
    """A seat: whose it was, and its place. `left`: that is the last one, whatever the bot made of it. `released`:
    nobody minded that they left, and the game counts for nothing to them."""

    person: str | None
    bot: str | None
    place: int
    left: bool = False
    released: bool = False


class Outcome(Struct, frozen=True):
    """Times in milliseconds since 1970."""

    game: str
    began_at: int
    ended_at: int
    seats: tuple[SeatOutcome, ...]

    @property
    def people(self) -> tuple[str, ...]:
        """For whom it counts."""
        return tuple(seat.person for seat in self.seats if seat.person is not None and not seat.released)

    @property
    def pool(self) -> str:
        """What it counts for; empty: for nothing."""
        if not self.people:
            return ""
        return pool_of(self.game, len(self.seats), "people" if len(self.people) > 1 else "bots")


def pool_of(game: str, seats: int, kind: Kind = "people") -> str:
    """Tables of two stand apart from larger ones: to have one rival is another game than to have several."""
    return f"{game}/{'two' if seats == 2 else 'more'}/{kind}"


def outcome_of(table: Overview, rows: Iterable[Row]) -> Outcome | None:
    """From what is known of a table, and its log; None if the game is not over."""
    ranks = table.summary.ranks
    if table.card.status != "over" or ranks is None or len(ranks) != len(table.card.seats):
        return None
    began = ended = 0
    said: dict[tuple[int, str], bool] = {}
    for row in rows:
        if isinstance(row.entry, Started):
            began = row.time
        elif isinstance(row.entry, Answered):
            # What comes after the last answer is no part of the game.
            ended = row.time
            question = row.entry.ask.partition(".")[0]
            said[row.entry.seat, question] = row.entry.by in ("bot", "clock")
    given, by_bot = Counter(seat for seat, _ in said), Counter(seat for (seat, _), bot in said.items() if bot)
    seats = tuple(
        _seat(one, rank, by_bot[number] > MOST_BY_BOT * given[number], table.card.released)
        for number, (one, rank) in enumerate(zip(table.card.seats, ranks, strict=True))
    )
    return Outcome(table.summary.game, began, ended, seats)


def _seat(seat: SeatCard, rank: int, by_bot: bool, released: tuple[str, ...]) -> SeatOutcome:
    if seat.person is None:
        return SeatOutcome(None, seat.info.bot, rank)
    away = seat.info.state != "person"
    if away and seat.person in released:
        return SeatOutcome(seat.person, None, rank, released=True)
    return SeatOutcome(seat.person, None, LAST if away or by_bot else rank, left=away or by_bot)
