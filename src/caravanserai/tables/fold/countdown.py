"""Moments that all share (SA-23): a price is held for a while, and what is said meanwhile is said at the same time.

Docs: docs/fair-countdown.md. The rules know prices, never seconds; a table without such a clock has these moments too,
but there they last until everybody has answered.
"""

from collections import deque
from collections.abc import Iterable

from msgspec import Struct

from ..log.clock_setting import ClockSetting, Live, Paced
from .clocks import SECOND

#: The reveal waits for answers that are on their way, but no longer than this.
GRACE = 400
#: So many moments are remembered, to say to who comes too late what was too late.
REMEMBERED = 16


class Moment(Struct, frozen=True):
    """How long the moment lasts, and what is left of it, in milliseconds."""

    left: int
    pace: int


class Countdown:
    """The moments of one table. `asked` are all who may speak in the present one: who has spoken already stays among
    them, because nobody may hear of it."""

    def __init__(self, clock: ClockSetting) -> None:
        self.pace = round(clock.pace * SECOND) if isinstance(clock, Live | Paced) else None
        self.asked: list[int] | None = None
        self.since = 0
        self._rounds: deque[int] = deque(maxlen=REMEMBERED)

    def begin(self, round: int, asked: list[int], now: int) -> bool:
        """It goes on, or another one begins: True."""
        self.asked = asked
        if self._rounds and self._rounds[-1] == round:
            return False
        self._rounds.append(round)
        self.since = now
        return True

    def end(self) -> None:
        self.asked = None

    def again(self, now: int) -> None:
        """The server was down: the moment is held anew, for all."""
        self.since = now

    @property
    def is_timed(self) -> bool:
        """Is there one, and does it pass by itself?"""
        return self.asked is not None and self.pace is not None

    def ends(self) -> int | None:
        """When the present one has lasted long enough."""
        return self.since + self.pace if self.asked is not None and self.pace is not None else None

    def shown(self, now: int) -> Moment | None:
        ends = self.ends()
        return None if ends is None or self.pace is None else Moment(max(0, ends - now), self.pace)

    def has_passed(self, ask: str) -> bool:
        """Was this asked in a moment that is over?"""
        asked_in = ask.partition(".")[0]
        return self.pace is not None and any(str(round) == asked_in for round in self._rounds)


def grace(lags: Iterable[float]) -> int:
    """The round trip of the slowest line, within bounds: what was said in time may still be on its way."""
    return round(min(GRACE, max([0.0, *lags])))
