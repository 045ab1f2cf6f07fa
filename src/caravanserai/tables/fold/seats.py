"""Who sits where: a person, a bot, or a bot in a person's place until they are back."""

from dataclasses import dataclass

from ..log.entries import TakenBecause
from ..log.summary import SeatInfo


@dataclass(slots=True)
class Seat:
    """One seat of a table. With a person and a bot, the bot plays for the person."""

    person: str | None = None
    name: str = ""
    nonce: str = ""
    nonce_hash: str = ""
    bot: str | None = None
    away: TakenBecause | None = None
    reserved: str | None = None
    #: Asks in a row that the clock answered.
    missed: int = 0

    @property
    def free(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def person_plays(self) -> bool:
        return self.person is not None and self.bot is None


def seat_info(seat: Seat) -> SeatInfo:
    if seat.free:
        return SeatInfo("reserved" if seat.reserved else "free", "", None, None)
    if seat.person is None:
        return SeatInfo("bot", "", seat.bot, None)
    return SeatInfo("bot-for-person" if seat.bot else "person", seat.name, seat.bot, seat.away)
