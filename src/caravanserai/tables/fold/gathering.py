"""Play now: who presses the button while a game has only begun may have the seat of a bot.

Those who play were told so when they pressed. What the newcomer sees is what that seat may know; so nobody may who has
seen anything of this game, and nobody watches until the first part of it is over.
"""

from ..log.entries import Entry, Returned
from ..log.person import Person
from ..refusals import refuse
from .table import Table


def open_seats(table: Table) -> list[int]:
    """The seats that a newcomer may have: those of bots that no person ever held."""
    if not table.gathers or not (table.status == "playing" or table.starting):
        return []
    held = {seat for seats in table.takeover_requests.seen.values() for seat in seats}
    return [n for n, seat in enumerate(table.seats) if seat.bot is not None and seat.person is None and n not in held]


def hand_over(table: Table, person: Person, apart: frozenset[str]) -> list[Entry]:
    """The seat of a bot, for somebody who pressed the button too. Nothing, for who plays here already. Where nobody
    plays any more, nobody is sent."""
    there = {seat.person for seat in table.seats if seat.person is not None}
    known = {*there, *table.takeover_requests.seen, table.opened.host}
    seats = open_seats(table)
    playing = [seat for seat in table.seats if seat.person_plays]
    if any(seat.person in person.ids for seat in playing):
        return []
    if not seats or not playing or not known.isdisjoint(person.ids) or not known.isdisjoint(apart):
        raise refuse("seat-taken")
    return [Returned(seats[0], person.id, person.name)]


def check_may_watch(table: Table, seated: bool) -> None:
    """Who watches could sit down next and know what others hold: nobody does while seats are given away."""
    if table.gathers and not seated and table.status in ("open", "playing"):
        raise refuse("still-gathering")
