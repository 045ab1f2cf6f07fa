"""Playing on for a bot in the middle of a game. Whoever does sees its hand: those who play must allow it, and who has
seen another hand of this game never may."""

from __future__ import annotations

from msgspec import Struct

from caravanserai.engine.game import SPECTATOR

from ..log.entries import Entry, Returned, SeatWished, WishAnswered, WishEnded
from ..refusals import refuse
from .commands import may_change_more, must_be_playing
from .company import keeps_apart
from .table import Table

#: Requests in one game: nobody is asked without end. Those that were withdrawn do not count: strangers who change their
#: minds would use up what a friend may need.
MOST_WISHES = 8


class WishInfo(Struct, frozen=True):
    """Somebody asks to play on for the bot of a seat. `waiting`: the seats that have yet to say yes; `left`:
    milliseconds until the wish lapses."""

    id: int
    seat: int
    name: str
    waiting: tuple[int, ...]
    left: int


def ask(table: Table, person: str, name: str, seat: int, now: int, apart: frozenset[str] = frozenset()) -> list[Entry]:
    """Take the seat of a bot, its own or that of somebody who left, where the table was opened so; else ask for it. Who
    is kept apart from somebody here hears what others may hear: it is taken, or those who play were asked enough."""
    must_be_playing(table)
    if table.opened.stage is not None:
        raise refuse("staged")
    if table.seat_of(person) != SPECTATOR:
        raise refuse("already-seated")
    if not 0 <= seat < len(table.seats):
        raise refuse("no-such-seat")
    if not can_be_taken(table, seat):
        raise refuse("seat-taken")
    if table.takeover_requests.has_seen(person, seat):
        raise refuse("saw-a-hand")
    allowed = table.opened.setting.takeover
    if allowed == "never":
        raise refuse("takeover-never")
    is_apart = keeps_apart(table, person, apart)
    if allowed == "open":
        if is_apart:
            raise refuse("seat-taken")
        may_change_more(table, seat)
        return [Returned(seat, person, name)]
    return _wish(table, person, name, seat, now, is_apart)


def _wish(table: Table, person: str, name: str, seat: int, now: int, is_apart: bool) -> list[Entry]:
    requests = table.takeover_requests
    entries: list[Entry] = []
    if requests.now is not None:
        if (requests.now.person, requests.now.seat) == (person, seat):
            return []
        if requests.now.until > now:
            raise refuse("takeover-busy")
        entries.append(WishEnded("time"))
    if person in requests.declined:
        raise refuse("takeover-declined")
    if is_apart or requests.count - requests.gone >= MOST_WISHES:
        raise refuse("takeover-enough")
    if not deciders(table, seat):
        raise refuse("takeover-nobody")
    return [*entries, SeatWished(seat, person, name)]


def answer(table: Table, person: str, wish: int, yes: bool, now: int) -> list[Entry]:
    """Those who play say yes or no. With the last yes the seat changes hands, with the first no it does not; who asked
    may say no as well, and does not ask any more."""
    must_be_playing(table)
    seat, current = table.seat_of(person), table.takeover_requests.now
    mine = current is not None and current.person == person and not yes
    if seat == SPECTATOR and not mine:
        raise refuse("not-seated")
    if current is None or current.id != wish or current.until <= now:
        raise refuse("takeover-gone")
    if mine:
        return [WishEnded("gone")]
    due = deciders(table, current.seat)
    if seat not in due:
        raise refuse("takeover-not-yours")
    if seat in current.yes:
        return []
    said: list[Entry] = [WishAnswered(seat, yes)]
    if not yes:
        return [*said, WishEnded("no")]
    if {*due} <= {*current.yes, seat}:
        # What was asked for may have gone meanwhile: its owner is back, or who asked has a seat.
        gone = not can_be_taken(table, current.seat) or table.seat_of(current.person) != SPECTATOR
        said.append(WishEnded("gone") if gone else Returned(current.seat, current.person, current.name))
    return said


def lapse(table: Table) -> list[Entry]:
    """Not everybody said yes in time."""
    return [WishEnded("time")] if table.takeover_requests.now is not None else []


def can_be_taken(table: Table, seat: int) -> bool:
    """Does a bot play there for nobody who may still come back to it by the clock?"""
    held = table.seats[seat]
    return held.bot is not None and (held.person is None or held.away == "left")


def deciders(table: Table, seat: int) -> list[int]:
    """The seats whose people must all allow it: everybody who plays or can come back, but for the seat itself.

    Whoever is alone against bots could be asked by a second browser of their own. That spoils nobody's game but theirs,
    so the host may allow it there, and nobody else.
    """
    people = [n for n, held in enumerate(table.seats) if held.person is not None and n != seat]
    if len(people) == 1 and table.seats[people[0]].person != table.opened.host:
        return []
    return people


def wish_shown(table: Table, now: int) -> WishInfo | None:
    current = table.takeover_requests.now
    if current is None or table.status != "playing":
        return None
    waiting = tuple(seat for seat in deciders(table, current.seat) if seat not in current.yes)
    return WishInfo(current.id, current.seat, current.name, waiting, max(0, current.until - now))
