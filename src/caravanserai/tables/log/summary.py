"""What is known of a table without its log."""

from typing import Any, Literal

from msgspec import Struct

from caravanserai.engine.game import SPECTATOR, Game, game

from .clock_setting import ClockSetting
from .entries import StageInfo, TakenBecause
from .person import Person

Status = Literal["open", "playing", "over", "closed"]
SeatState = Literal["free", "reserved", "person", "bot", "bot-for-person"]


class SeatInfo(Struct, frozen=True):
    """A seat as everybody sees it."""

    state: SeatState
    name: str
    bot: str | None
    away: TakenBecause | None


class Summary(Struct, frozen=True):
    """A line about a table, for lists; `scores` and `ranks` are there once the game is over. A bot has no name: `bots`
    says which bot sits there."""

    id: str
    game: str
    seats: int
    public: bool
    status: Status
    opened_at: int
    changed_at: int
    names: tuple[str, ...] = ()
    scores: tuple[int, ...] | None = None
    ranks: tuple[int, ...] | None = None
    bots: tuple[str | None, ...] = ()


class SeatCard(Struct, frozen=True):
    """A seat: whose it is, and how everybody sees it."""

    person: str | None
    info: SeatInfo


class Card(Struct, frozen=True):
    """What is asked of a table besides its summary, so that nobody need fold its log for that."""

    #: A lesson that is over has another one in its summary, where nobody is to find it.
    status: Status
    host: str
    options: dict[str, str]
    clock: ClockSetting
    hints: bool
    #: The name of its own edition; None for the standard one.
    edition: str | None
    seats: tuple[SeatCard, ...]
    rematch: str | None
    stage: StageInfo | None
    rules: int
    #: Those whose leave nobody minded who played on.
    released: tuple[str, ...] = ()
    #: Does it count for the ratings of those who play?
    rated: bool = False


class Overview(Struct, frozen=True):
    """A table as it is known without its log."""

    summary: Summary
    card: Card

    @property
    def id(self) -> str:
        return self.summary.id

    @property
    def status(self) -> Status:
        return self.card.status

    @property
    def rules(self) -> Game[Any]:
        return game(self.summary.game)

    @property
    def seats(self) -> list[SeatInfo]:
        return [seat.info for seat in self.card.seats]

    @property
    def people(self) -> frozenset[str]:
        """Who sits there, or opened it."""
        return frozenset((self.card.host, *(seat.person for seat in self.card.seats if seat.person is not None)))

    def seat_of(self, person: Person | None) -> int:
        """The seat of a person, or a spectator's."""
        seats = [seat.person for seat in self.card.seats]
        who = None if person is None else person.among(seats)
        return seats.index(who) if who is not None and who in seats else SPECTATOR


class DailyGame(Struct, frozen=True):
    """Somebody's try at the deal of a day."""

    person: str
    summary: Summary
