"""Time at the table. Rules know nothing of it."""

from ..log.clock_setting import ClockSetting, Live, Relaxed

SECOND = 1_000
HOUR = 3_600 * SECOND
#: At a live table every ask comes with so much time, even if the bank is empty: who is asked has a chance to answer.
LEAST = 10 * SECOND


class Clocks:
    """The seats' clocks: they run while a seat is asked and has not answered."""

    def __init__(self, setting: ClockSetting, seats: int) -> None:
        self.setting = setting
        self.bank = [setting.bank * SECOND if isinstance(setting, Live) else 0] * seats
        self.since: dict[int, int] = {}
        #: Seats whose clock stands still, whoever is asked.
        self.paused: set[int] = set()

    def asked(self, seats: list[int], now: int) -> None:
        """Let the clocks of just these seats run."""
        for seat in [seat for seat in self.since if seat not in seats]:
            self.answered(seat, now)
        for seat in seats:
            self.since.setdefault(seat, now)

    def answered(self, seat: int, now: int, earns: bool = True) -> None:
        """Stop a clock, and add its increment; it may be started again at once by another ask."""
        spent = max(0, now - self.since.pop(seat, now))
        if isinstance(self.setting, Live):
            self.bank[seat] = max(0, self.bank[seat] - spent) + (self.setting.increment * SECOND if earns else 0)

    def renew(self, seat: int, now: int) -> None:
        """Somebody else plays there from now on: what a bot took is not theirs to pay."""
        if isinstance(self.setting, Live):
            self.bank[seat] = self.setting.bank * SECOND
        if seat in self.since:
            self.since[seat] = now

    def pause(self, seat: int) -> None:
        self.paused.add(seat)

    def go_on(self, seat: int, now: int) -> None:
        """After a pause who is asked has all the time again."""
        if seat in self.paused:
            self.paused.discard(seat)
            self.renew(seat, now)

    def forget(self) -> None:
        """Everybody is asked anew: what ran until now is not counted."""
        self.since.clear()

    def give_back(self, down_since: int, now: int) -> None:
        """Nobody pays for the time that the server was down."""
        for seat, since in self.since.items():
            self.since[seat] = since + now - max(since, down_since)

    def deadline(self, seat: int) -> int | None:
        """When the seat's time is up; None if it has no clock or is not asked."""
        if seat not in self.since or seat in self.paused or isinstance(self.setting, Relaxed):
            return None
        allowed = max(self.bank[seat], LEAST) if isinstance(self.setting, Live) else self.setting.hours * HOUR
        return self.since[seat] + allowed

    def next_deadline(self, after: int = 0) -> int | None:
        """The first that is later than this."""
        if isinstance(self.setting, Relaxed):
            return None
        return min((d for seat in self.since if (d := self.deadline(seat)) is not None and d > after), default=None)

    def overdue(self, now: int) -> list[int]:
        """Seats whose time is up."""
        if isinstance(self.setting, Relaxed):
            return []
        return [seat for seat in sorted(self.since) if (d := self.deadline(seat)) is not None and d <= now]

    def left(self, seat: int, now: int) -> int | None:
        """Milliseconds left to a seat; of a live clock that stands still, what is in the bank."""
        deadline = self.deadline(seat)
        if deadline is not None:
            return max(0, deadline - now)
        return max(self.bank[seat], LEAST) if isinstance(self.setting, Live) else None

    def shown(self, now: int) -> tuple[int | None, ...]:
        """What is left to each seat."""
        if isinstance(self.setting, Relaxed):
            return (None,) * len(self.bank)
        return tuple([self.left(seat, now) for seat in range(len(self.bank))])
