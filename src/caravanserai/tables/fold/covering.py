"""Somebody does not answer, and no clock answers for them: after a while anybody who plays may ask for a bot in their
seat until they are back, and all others who are there agree."""

from __future__ import annotations

from collections.abc import Set

from msgspec import Struct

from caravanserai.bots.levels import stand_in_for

from ..log.clock_setting import ByDay, Live
from ..log.entries import BotAllowed, BotAsked, BotAskEnded, Entry, SeatCovered
from ..refusals import refuse
from .clocks import HOUR
from .commands import may_change_more, must_be_playing, seat_of
from .table import Table

#: Where nobody has a clock, somebody who is asked counts as asleep after so many milliseconds; by day after a part of
#: the hours they have. A live clock answers by itself. At a rated table everybody has all the hours there are: a bot in
#: their seat would be the last place to them, and others could see to that while they sleep.
ASLEEP_AFTER = 180_000
#: Who comes back and falls asleep again without a clock is waited for half as long each time, but so long.
AT_LEAST = 20_000
PART_OF_HOURS = 0.5
#: So often a table may say no about one seat in a game.
MOST_NO = 3


class BotAskInfo(Struct, frozen=True):
    """Who plays in `seat` asks for a bot in the seat of `asleep`. `waiting`: the seats that have yet to agree; `left`:
    milliseconds until it lapses."""

    id: int
    seat: int
    asleep: int
    waiting: tuple[int, ...]
    left: int


def awake_for(table: Table, seat: int, now: int) -> int | None:
    """Milliseconds until a bot may be asked for in this seat; None where nobody waits, or a clock sees to it."""
    clock = table.opened.setting.clock
    since = table.clocks.since.get(seat)
    if _clock_decides(table) or since is None or seat not in table.waited_for() or not table.seats[seat].person_plays:
        return None
    if seat in table.clocks.paused:
        return None  # all others agreed to wait
    if isinstance(clock, ByDay):
        after = round(clock.hours * HOUR * PART_OF_HOURS)
    else:
        after = max(AT_LEAST, ASLEEP_AFTER >> table.bot_requests.asleep.get(seat, 0))
    return max(0, since + after - now)


def ask(table: Table, person: str, asleep: int, present: Set[int], now: int) -> list[Entry]:
    """A bot for who does not answer. Who is alone there need ask nobody; who is asked the same agrees by asking."""
    must_be_playing(table)
    seat = seat_of(table, person)
    if not 0 <= asleep < len(table.seats):
        raise refuse("no-such-seat")
    if not table.seats[seat].person_plays or seat == asleep or awake_for(table, asleep, now) != 0:
        raise refuse("not-asleep")
    current = table.bot_requests.now
    entries: list[Entry] = []
    if current is not None and current.until > now:
        if current.asleep != asleep:
            raise refuse("takeover-busy")
        return answer(table, person, current.id, True, now) if seat in current.waiting else []
    if current is not None:
        entries.append(BotAskEnded("time"))
    if table.bot_requests.declined.get(asleep, 0) >= MOST_NO:
        raise refuse("takeover-enough")
    may_change_more(table, seat)
    waiting = tuple(n for n in sorted(present) if n not in (seat, asleep) and table.seats[n].person_plays)
    entries.append(BotAsked(seat, asleep, waiting))
    return entries if waiting else [*entries, _covered(table, asleep)]


def answer(table: Table, person: str, request: int, yes: bool, now: int) -> list[Entry]:
    """With the last yes a bot plays, with the first no it does not."""
    must_be_playing(table)
    seat, current = seat_of(table, person), table.bot_requests.now
    if current is None or current.id != request or current.until <= now:
        raise refuse("takeover-gone")
    if seat not in current.waiting:
        raise refuse("takeover-not-yours")
    said = BotAllowed(seat, yes)
    if not yes:
        return [said, BotAskEnded("no")]
    if current.waiting != {seat}:
        return [said]
    # They may have answered meanwhile.
    gone = awake_for(table, current.asleep, now) != 0
    return [said, BotAskEnded("gone") if gone else _covered(table, current.asleep)]


def lapse(table: Table) -> list[Entry]:
    """Not everybody agreed in time."""
    return [BotAskEnded("time")] if table.bot_requests.now is not None else []


def _covered(table: Table, seat: int) -> SeatCovered:
    return SeatCovered(seat, stand_in_for(table.rules.key))


def _clock_decides(table: Table) -> bool:
    return table.opened.setting.rated or isinstance(table.opened.setting.clock, Live)


def asleep_shown(table: Table, now: int) -> tuple[int | None, ...] | None:
    """By seat, in how many milliseconds a bot may be asked for there; None where nobody would ask."""
    people = [seat for seat in table.seats if seat.person_plays]
    if table.status != "playing" or len(people) < 2 or _clock_decides(table):
        return None
    return tuple(awake_for(table, seat, now) for seat in range(len(table.seats)))


def request_shown(table: Table, now: int) -> BotAskInfo | None:
    one = table.bot_requests.now
    if one is None or table.status != "playing":
        return None
    return BotAskInfo(one.id, one.seat, one.asleep, tuple(sorted(one.waiting)), max(0, one.until - now))
