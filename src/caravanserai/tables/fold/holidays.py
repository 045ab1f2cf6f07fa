"""Somebody is on holiday, where hours are given for an answer: their seat plays by its standing orders, a bot has it
until they are back, or their clock stands still, if all others agree."""

from __future__ import annotations

from collections.abc import Container

from msgspec import Struct

from caravanserai.bots.levels import stand_in_for

from ..log.clock_setting import ByDay
from ..log.entries import Entry, HolidayBegan, HolidayKind, HolidayOver, HolidayWords, PauseAnswered
from ..refusals import refuse
from .commands import may_change_more, must_be_playing, seat_of
from .table import Table


class HolidayInfo(Struct, frozen=True):
    """Who has this seat is away, `until` a moment in milliseconds since 1970. `waiting`: the seats that have yet to
    agree that the clock stands still; with nobody left there, it does."""

    seat: int
    until: int
    how: HolidayKind
    words: HolidayWords | None
    waiting: tuple[int, ...]


def begin(
    table: Table, ids: Container[str], holiday: int, until: int, how: HolidayKind, words: HolidayWords | None
) -> list[Entry]:
    """What is to be written where somebody plays who is away; nothing, if it was."""
    if table.status != "playing" or not isinstance(table.opened.setting.clock, ByDay):
        return []
    entries: list[Entry] = []
    for number, seat in enumerate(table.seats):
        if seat.person in ids and seat.person_plays and table.away.told.get(number) != holiday:
            others = [n for n, one in enumerate(table.seats) if n != number and one.person_plays]
            waiting = tuple(others) if how == "pause" else ()
            bot = stand_in_for(table.rules.key) if how == "bot" else None
            entries.append(HolidayBegan(number, holiday, until, how, words, waiting, bot))
    return entries


def end(table: Table, ids: Container[str]) -> list[Entry]:
    if table.status != "playing":
        return []
    return [HolidayOver(seat) for seat in sorted(table.away.now) if table.seats[seat].person in ids]


def answer(table: Table, person: str, away: int, yes: bool) -> list[Entry]:
    """With the last yes the clock stands still; with the first no it goes on."""
    must_be_playing(table)
    seat, holiday = seat_of(table, person), table.away.now.get(away)
    if holiday is None or holiday.how != "pause":
        raise refuse("takeover-gone")
    if seat not in holiday.waiting:
        raise refuse("takeover-not-yours")
    may_change_more(table, seat)
    return [PauseAnswered(seat, away, yes)]


def holidays_shown(table: Table) -> tuple[HolidayInfo, ...]:
    if table.status != "playing":
        return ()
    return tuple(
        HolidayInfo(seat, one.until, one.how, one.words, tuple(sorted(one.waiting)))
        for seat, one in sorted(table.away.now.items())
    )
