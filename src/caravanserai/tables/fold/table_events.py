"""What happens at a table besides its game; everybody may hear of it."""

from typing import Any

from msgspec import Struct

from ..log.entries import EndedBecause, HolidayKind, TakenBecause


class TableEvent(Struct, frozen=True, tag=True):
    def audience(self) -> tuple[int, ...] | None:
        return None


class SeatTaken(TableEvent, frozen=True):
    seat: int
    name: str


class BotSeated(TableEvent, frozen=True):
    seat: int
    bot: str


class SeatLeft(TableEvent, frozen=True):
    seat: int
    name: str


class SeatKept(TableEvent, frozen=True):
    """The host keeps a seat for somebody, or no longer does. For whom is not said."""

    seat: int
    kept: bool


class NoncesFixed(TableEvent, frozen=True):
    """Everybody is here: the hashes of the people's nonces, by seat, are these, and now the nonces are opened."""

    nonce_hashes: tuple[str, ...]


class NonceOpened(TableEvent, frozen=True):
    """A seat has opened its nonce, which everybody sees when the game begins."""

    seat: int


class GameBegan(TableEvent, frozen=True):
    """The nonces, by seat: together with the secret they decide every shuffle to come. `left_out`: the seats whose
    nonce was not opened in time."""

    nonces: tuple[str, ...]
    left_out: tuple[int, ...] = ()


class OrderGiven(TableEvent, frozen=True):
    """A standing order; None takes the last one back. Only its owner hears of it."""

    seat: int
    order: Any

    def audience(self) -> tuple[int, ...]:
        return (self.seat,)


class OrderLapsed(TableEvent, frozen=True):
    """What the standing order was about has changed, or it has nothing more to say."""

    seat: int

    def audience(self) -> tuple[int, ...]:
        return (self.seat,)


class BotTookOver(TableEvent, frozen=True):
    seat: int
    because: TakenBecause


class LeaveReleased(TableEvent, frozen=True):
    """One of those who play minds not that somebody left; if all say so, it does not count."""

    seat: int
    by: int


class PlayerReturned(TableEvent, frozen=True):
    seat: int
    name: str


class SeatTakenOver(TableEvent, frozen=True):
    """Somebody who watched plays on for the bot of a seat."""

    seat: int
    name: str


class SeatWished(TableEvent, frozen=True):
    """Somebody who watches asks to play on for the bot of a seat; those who play may allow it."""

    seat: int
    name: str


class WishAnswered(TableEvent, frozen=True):
    """One of those who play said yes or no to that."""

    seat: int
    yes: bool


class WishEnded(TableEvent, frozen=True):
    """Nothing came of the wish: somebody said no, the time was up, or there is nothing to ask for any more."""

    name: str
    because: EndedBecause


class BotAsked(TableEvent, frozen=True):
    """Who plays in a seat asks for a bot in the seat of somebody who has not answered for long."""

    seat: int
    asleep: int


class BotAllowed(TableEvent, frozen=True):
    """One of those who are there said yes or no to that."""

    seat: int
    yes: bool


class BotAskEnded(TableEvent, frozen=True):
    """No bot comes for it: somebody said no, the time was up, or they have answered."""

    because: EndedBecause


class SeatCovered(TableEvent, frozen=True):
    """A bot plays for somebody who did not answer, until they are back."""

    seat: int


class HolidayBegan(TableEvent, frozen=True):
    """Somebody is away until then, in milliseconds since 1970."""

    seat: int
    until: int
    how: HolidayKind


class PauseAnswered(TableEvent, frozen=True):
    """One of the others agreed that the clock of who is away stands still, or did not."""

    seat: int
    away: int
    yes: bool


class HolidayOver(TableEvent, frozen=True):
    """They have their seat again."""

    seat: int


class ClockAnswered(TableEvent, frozen=True):
    """The time was up, and a bot gave this one answer."""

    seat: int


class ServerResumed(TableEvent, frozen=True):
    """Time given back, in milliseconds."""

    down: int


class RulesCorrected(TableEvent, frozen=True):
    """The rules of the house were corrected since the game began; it goes on by those of now."""


class SecretShown(TableEvent, frozen=True):
    """The game is over: now every shuffle can be checked."""

    secret: str


class TableClosed(TableEvent, frozen=True):
    pass


class RematchOpened(TableEvent, frozen=True):
    table: str


AnyTableEvent = (
    SeatTaken
    | BotSeated
    | SeatLeft
    | SeatKept
    | NoncesFixed
    | NonceOpened
    | GameBegan
    | OrderGiven
    | OrderLapsed
    | BotTookOver
    | LeaveReleased
    | PlayerReturned
    | SeatTakenOver
    | SeatWished
    | WishAnswered
    | WishEnded
    | BotAsked
    | BotAllowed
    | BotAskEnded
    | SeatCovered
    | HolidayBegan
    | PauseAnswered
    | HolidayOver
    | ClockAnswered
    | ServerResumed
    | RulesCorrected
    | SecretShown
    | TableClosed
    | RematchOpened
)
