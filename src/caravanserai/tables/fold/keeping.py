"""Seats that the host keeps for somebody, before the game begins; and a leave that others do not mind."""

from collections.abc import Container, Sequence

from ..log.entries import Entry, LeaveReleased, SeatKept, TableSetting
from ..refusals import refuse
from .commands import may_change_more, must_be_host, must_be_open, must_be_playing, seat_of
from .releases import is_there
from .table import Table


def places_for(setting: TableSetting, people: Sequence[str]) -> dict[int, str]:
    """Seats for these people at a table that is about to be opened, beside its host, who has the first."""
    free = [seat for seat in range(setting.seats) if seat not in setting.bots][1:]
    if len(people) > len(free):
        raise refuse("no-free-seat")
    return dict(zip(free, people, strict=False))


def keep(table: Table, host: str, seat: int | None, person: str) -> list[Entry]:
    """The host keeps a free seat for somebody, or any. Who had another one kept has this one instead."""
    must_be_host(table, host)
    must_be_open(table)
    if person in {held.person for held in table.seats}:
        raise refuse("guest-seated")
    if seat is None:
        mine = [n for n, held in enumerate(table.seats) if held.reserved == person]
        free = [n for n, held in enumerate(table.seats) if held.free and held.reserved is None]
        if not mine + free:
            raise refuse("no-free-seat")
        seat = (mine + free)[0]
    elif not 0 <= seat < len(table.seats):
        raise refuse("no-such-seat")
    held = table.seats[seat]
    if held.reserved == person:
        return []
    if not held.free or held.reserved is not None:
        raise refuse("seat-taken")
    may_change_more(table, seat)
    return [*let_go(table, (person,)), SeatKept(seat, person)]


def free(table: Table, host: str, seat: int) -> list[Entry]:
    """The host keeps it no longer."""
    must_be_host(table, host)
    must_be_open(table)
    if not 0 <= seat < len(table.seats):
        raise refuse("no-such-seat")
    return [SeatKept(seat, None)] if table.seats[seat].reserved is not None else []


def let_go(table: Table, ids: Container[str | None]) -> list[Entry]:
    """No seat is kept for this person any more, who will not come; by all their ids."""
    if table.status != "open" or table.starting:
        return []
    return [SeatKept(seat, None) for seat, person in kept_seats(table).items() if person in ids]


def kept_seats(table: Table) -> dict[int, str]:
    """For whom a seat is kept, by seat."""
    return {seat: held.reserved for seat, held in enumerate(table.seats) if held.free and held.reserved is not None}


def release(table: Table, person: str, seat: int) -> list[Entry]:
    """One of those who play does not mind that somebody left."""
    mine = seat_of(table, person)
    must_be_playing(table)
    if not 0 <= seat < len(table.seats):
        raise refuse("no-such-seat")
    held = table.seats[seat]
    if held.person is None or held.away != "left" or not is_there(table.seats[mine]):
        raise refuse("nobody-left")
    return [LeaveReleased(seat, mine)] if mine not in table.releases.by.get(seat, ()) else []
