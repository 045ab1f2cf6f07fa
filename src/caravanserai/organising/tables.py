"""The tables of an event: opened with their deal, looked at, and hurried when their time is over."""

import msgspec

from caravanserai.bots.levels import stand_in_for
from caravanserai.bots.offered import middle
from caravanserai.engine.refusal import Refused
from caravanserai.events.entries import Created, Result
from caravanserai.events.formats import seed_of
from caravanserai.tables.fold.table import Table
from caravanserai.tables.live.host import Host
from caravanserai.tables.log.clock_setting import ClockSetting, Live
from caravanserai.tables.log.entries import Closed, Entry, Stage, Stood, TableSetting, TakenOver
from caravanserai.tables.log.store import Person
from caravanserai.tables.log.summary import Overview

from .logbook import Book

#: Why a table cannot be found: it was claimed and never opened, or is deleted.
MISSING = "no-such-table"


def clock_of(created: Created) -> ClockSetting:
    kept = created.announced.clock
    return msgspec.convert(kept, ClockSetting) if kept else Live()


def setting_of(created: Created, bots: tuple[int, ...]) -> TableSetting:
    """Nobody is told what to do, and nobody comes in from outside."""
    setting = created.setting
    bot = created.announced.bot or middle(setting.game)
    filled = dict.fromkeys(bots, bot)
    return TableSetting(setting.game, setting.seats, clock=clock_of(created), bots=filled, takeover="never")


async def seat(host: Host, book: Book, number: int, table: int) -> None:
    """Open a table that was paired. Who is gone meanwhile has a bot in their seat."""
    event = book.event
    seated: dict[int, Person] = {}
    for place, key in enumerate(event.rounds[number - 1][table]):
        who = None if key is None else book.people.get(key)
        if who is not None and who.person is not None and who.person not in seated.values():
            seated[place] = who.person
    if not seated:
        return
    bots = tuple(place for place in range(event.setting.seats) if place not in seated)
    stage = Stage("event", book.id, seed=seed_of(event, book.secret, number, table))
    await host.seat_event(book.tables[number, table], seated, setting_of(event.created, bots), stage)


async def known(host: Host, table: str) -> Overview | str:
    """A table, or why there is none."""
    try:
        return await host.known(table)
    except Refused as error:
        return error.refusal.code


def result_of(found: Overview, number: int, table: int) -> Result | None:
    """What came of a game that is over. Who has a bot in their seat at its end has left."""
    points, places = found.summary.scores, found.summary.ranks
    if points is None or places is None:
        return None
    return Result(number, table, points, places, left_in(found))


def left_in(found: Overview) -> tuple[int, ...]:
    """Seats in which a bot plays for a person."""
    return tuple(seat for seat, one in enumerate(found.seats) if one.state == "bot-for-person")


def is_deserted(found: Overview) -> bool:
    """Have all its people left for good? Bots among themselves would take long, and what they made counts for
    nobody."""
    theirs = [one for one in found.seats if one.state in ("person", "bot-for-person")]
    return bool(theirs) and all(one.state == "bot-for-person" and one.away == "left" for one in theirs)


def hurry(table: Table) -> list[Entry]:
    """The time of the round is over: bots play on for those whom the game waits for."""
    entries: list[Entry] = []
    if table.status == "playing":
        for seat in table.asked():
            if table.seats[seat].person_plays:
                entries += [Stood(seat), TakenOver(seat, stand_in_for(table.rules.key), "left")]
    return entries


def remove(table: Table, person: str) -> list[Entry]:
    """Somebody was removed from the event: a bot plays on for them."""
    seat = table.seat_of(person)
    if table.status != "playing" or seat < 0 or not table.seats[seat].person_plays:
        return []
    return [Stood(seat), TakenOver(seat, stand_in_for(table.rules.key), "left")]


def give_up(table: Table) -> list[Entry]:
    return [Closed()] if table.status in ("open", "playing") else []
