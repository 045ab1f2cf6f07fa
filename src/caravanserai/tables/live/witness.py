"""What somebody at a table could see and hear, for a report: never more than that."""

from msgspec import Struct

from ..fold.frames import Said
from ..log.store import Person
from .chat import room_of
from .live_table import LiveTable
from .memory import Memory


class Heard(Struct, frozen=True):
    """Something that was said, and who it was, by id."""

    speaker: str
    said: Said


class Witness(Struct, frozen=True):
    """Where they sit (-1: they watch), how much they have heard of the game by the numbers of their own stream, who
    sits where, and what was said in their room."""

    seat: int
    heard: int
    persons: tuple[str | None, ...]
    talk: tuple[Heard, ...]


async def witness(memory: Memory, table: str, person: Person) -> Witness:
    async with memory.at(table) as live:
        return _witness(live, person)


def _witness(live: LiveTable, person: Person) -> Witness:
    """Whom somebody muted or chose not to hear they could hear with a click; who wants nothing of them they cannot."""
    table, who = live.table, live.table.known_as(person)
    seat = table.seat_of(who)
    talk = (Heard(speaker, said) for speaker, said, apart in live.chat.said[room_of(seat)] if who not in apart)
    return Witness(seat, table.heard[seat], tuple(one.person for one in table.seats), tuple(talk))
