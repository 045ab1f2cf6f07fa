"""What people do in an event: announce one, enter, open a nonce, leave, come late; and what an organiser may do."""

import secrets
from typing import Any

import msgspec
from msgspec import Struct

from caravanserai.bots.offered import middle
from caravanserai.engine.fairness import commitment_of
from caravanserai.engine.game import game
from caravanserai.events import entries as e
from caravanserai.events.fold import MOST_ENTRANTS, OVER, CannotBeError, begin
from caravanserai.events.formats import next_deal
from caravanserai.events.proof import is_hash, opens
from caravanserai.events.round_robin import MOST as MOST_IN_PLAN
from caravanserai.tables.fold.commands import check_setting
from caravanserai.tables.log.clock_setting import ClockSetting, Live
from caravanserai.tables.log.store import Person
from caravanserai.tables.log.talks import Talk

from . import statements as sql
from .board import can_begin
from .logbook import NOTHING, ORGANISER, Book, Change, Line, Logbook
from .refusals import refuse
from .tables import setting_of

MINUTE, DAY = 60_000, 24 * 3_600_000
#: Entries are open for at least and at most so long.
SOONEST, LATEST = MINUTE // 2, 60 * DAY
#: Events of one organiser, and of the house, that are not over.
MOST_EACH, MOST_IN_ALL = 5, 500
#: Rows about one person after which they come no more; to leave is always possible.
MOST_ROWS = 40
#: Letters of a title and of a reason.
LONGEST_TITLE, LONGEST_REASON = 80, 200
#: Events in each list.
LISTED, MY_LAST = 50, 200


class NewEvent(Struct, frozen=True):
    title: str
    setting: e.Setting
    closes: int
    clock: ClockSetting = Live()
    bot: str | None = None


class Listed(Struct, frozen=True):
    id: str
    status: str
    line: Line
    listed_at: int


class Desk:
    def __init__(self, logbook: Logbook) -> None:
        self.logbook = logbook
        self.time = logbook.time

    # -- lists -----------------------------------------------------------------------------------------------

    async def lists(self, person: Person | None) -> tuple[list[Listed], list[Listed], list[Listed], frozenset[str]]:
        """Those that are open, that run, and that are over; and in which of them somebody is."""

        def talk() -> Talk[Any]:
            found = []
            for statement in (sql.OPEN, sql.RUNNING, sql.OVER):
                found.append((yield statement, (LISTED,)))
            mine = []
            for one in () if person is None else person.ids:
                mine += yield sql.MINE, (one, MY_LAST)
            return found, mine

        found, mine = await self.logbook.store.ask(talk)
        read = msgspec.json.Decoder(Line).decode
        opened, running, over = ([Listed(id, status, read(line), at) for id, status, line, at in one] for one in found)
        return opened, running, over, frozenset(id for (id,) in mine)

    # -- announcing ------------------------------------------------------------------------------------------

    async def create(self, organiser: Person, new: NewEvent) -> str:
        now, id, secret = self.time.now(), secrets.token_urlsafe(12), secrets.token_hex(32)
        game(new.setting.game)
        if not SOONEST <= new.closes - now <= LATEST:
            raise refuse("bad-event", reason="closes_at")
        title = new.title.strip()
        if len(title) > LONGEST_TITLE or not (title.isprintable() or not title):
            raise refuse("event-title", most=LONGEST_TITLE)
        clock = msgspec.to_builtins(new.clock)
        announced = e.Announced(title, new.closes, clock, new.bot or "")
        created = e.Created(id, ORGANISER, new.setting, commitment_of(secret), announced)
        row = e.Row(1, now, created)
        try:
            begin(row)
        except CannotBeError as error:
            raise refuse("bad-event", reason=str(error)) from None
        check_setting(setting_of(created, ()))
        if new.bot:
            check_setting(setting_of(created, (0,)), seeded=True)
        else:
            created = msgspec.structs.replace(
                created, announced=msgspec.structs.replace(announced, bot=middle(new.setting.game))
            )
            row = e.Row(1, now, created)
        await self.logbook.create(row, id, secret, organiser, new.closes, MOST_EACH, MOST_IN_ALL)
        return id

    # -- who takes part --------------------------------------------------------------------------------------

    async def enter(self, event: str, person: Person, nonce_hash: str) -> Book:
        """Enter with the hash of a nonce, or promise another one."""
        if not is_hash(nonce_hash):
            raise refuse("bad-nonce-hash")

        def decide(book: Book, now: int) -> Change:
            found, key = book.event, book.key_of(person)
            if key is not None and found.share_of(key).nonce_hash == nonce_hash:
                return NOTHING
            if found.status != "open" or now >= found.created.announced.closes:
                raise refuse("entries-closed")
            _may_come(book, person)
            if nonce_hash in {found.share_of(one).nonce_hash for one in found.promised}:
                raise refuse("bad-nonce-hash")
            if key is not None:
                return Change((e.Committed(key, nonce_hash),))
            if len(found.entrants) >= _room(book):
                raise refuse("event-full", most=_room(book))
            key = _new_key(book)
            return Change((e.Entered(key), e.Committed(key, nonce_hash)), people={key: person})

        return await self.logbook.write(event, decide)

    async def open(self, event: str, person: Person, nonce: str) -> Book:
        def decide(book: Book, now: int) -> Change:
            found, key = book.event, _mine(book, person)
            share = found.share_of(key)
            if nonce and share.nonce == nonce:
                return NOTHING
            if found.status == "open":
                raise refuse("nonce-early")
            if found.status != "opening" or not share.nonce_hash or share.nonce:
                raise refuse("nonce-late")
            if not opens(share, nonce):
                raise refuse("other-nonce")
            return Change((e.Opened(key, nonce),))

        return await self.logbook.write(event, decide)

    async def withdraw(self, event: str, person: Person) -> Book:
        def decide(book: Book, now: int) -> Change:
            key = _mine(book, person)
            _must_go_on(book)
            return Change((e.Withdrew(key),)) if book.event.entrants[key].plays else NOTHING

        return await self.logbook.write(event, decide)

    async def late(self, event: str, person: Person) -> Book:
        def decide(book: Book, now: int) -> Change:
            found, key = book.event, book.key_of(person)
            one = None if key is None else found.entrants[key]
            if one is not None and one.plays and found.status == "running":
                return NOTHING
            if not found.takes_late(now):
                raise refuse("no-late-entry")
            if one is not None and one.gone:
                raise refuse("no-late-entry")
            _may_come(book, person)
            full = found.setting.format == "round-robin" and None not in found.places
            if full or (one is None and len(found.entrants) >= MOST_ENTRANTS):
                raise refuse("event-full", most=_room(book))
            if key is not None:
                return Change((e.Late(key),))
            key = _new_key(book)
            return Change((e.Late(key),), people={key: person})

        return await self.logbook.write(event, decide)

    async def begin(self, event: str, person: Person, new_id: str) -> Book:
        """Where everybody plays alone: my next deal; nothing happens to who sits at one."""

        def decide(book: Book, now: int) -> Change:
            found, key = book.event, _mine(book, person)
            if key in found.busy:
                return NOTHING
            if not can_begin(found, key, now):
                raise refuse("no-more-deals")
            paired = next_deal(found, key)
            assert paired is not None
            return Change((paired,), tables={(paired.round, len(found.rounds[paired.round - 1])): new_id})

        return await self.logbook.write(event, decide)

    # -- who organises ---------------------------------------------------------------------------------------

    async def remove(self, event: str, organiser: Person, key: str, reason: str) -> Book:
        def decide(book: Book, now: int) -> Change:
            why = _organising(book, organiser, reason)
            if key not in book.event.entrants:
                raise refuse("no-such-entrant")
            if book.event.entrants[key].gone:
                return NOTHING
            return Change((e.Removed(ORGANISER, key, why),))

        return await self.logbook.write(event, decide)

    async def void(self, event: str, organiser: Person, number: int, table: int, reason: str) -> Book:
        def decide(book: Book, now: int) -> Change:
            why = _organising(book, organiser, reason)
            _table(book, number, table)
            return Change((e.Voided(ORGANISER, number, table, why),))

        return await self.logbook.write(event, decide)

    async def correct(self, event: str, organiser: Person, result: e.Result, reason: str) -> Book:
        def decide(book: Book, now: int) -> Change:
            why = _organising(book, organiser, reason)
            _table(book, result.round, result.table)
            return Change((e.Corrected(ORGANISER, result, why),))

        return await self.logbook.write(event, decide)

    async def call_off(self, event: str, organiser: Person, reason: str) -> Book:
        def decide(book: Book, now: int) -> Change:
            return Change((e.CalledOff(ORGANISER, _organising(book, organiser, reason), book.secret),))

        return await self.logbook.write(event, decide)


def _room(book: Book) -> int:
    return MOST_IN_PLAN if book.event.setting.format == "round-robin" else MOST_ENTRANTS


def _new_key(book: Book) -> str:
    """A name for somebody in the log: nobody outside the house learns from it who they are."""
    return f"p{book.event.number + 1}"


def _mine(book: Book, person: Person) -> str:
    key = book.key_of(person)
    if key is None:
        raise refuse("not-entered")
    return key


def _may_come(book: Book, person: Person) -> None:
    """Who comes and goes again and again makes the log of all others long."""
    if sum(book.rows_of[key] for key in book.keys_of(person)) >= MOST_ROWS:
        raise refuse("event-too-often")


def _must_go_on(book: Book) -> None:
    if book.event.status in OVER:
        raise refuse("event-not-now", reason="the event is over")


def _organising(book: Book, organiser: Person, reason: str) -> str:
    if not book.organised_by(organiser):
        raise refuse("not-organiser")
    _must_go_on(book)
    why = " ".join(reason.split())
    if not why or len(why) > LONGEST_REASON or not why.isprintable():
        raise refuse("bad-event", reason="reason")
    return why


def _table(book: Book, number: int, table: int) -> None:
    rounds = book.event.rounds
    if not (1 <= number <= len(rounds) and 0 <= table < len(rounds[number - 1])):
        raise refuse("no-such-round")
