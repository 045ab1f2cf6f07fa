"""Why somebody is told something about a table, and whether that still holds when it is about to be sent.

Every row of every table comes by here, so what is noted first is noted in memory, and written a moment later in one
question for all of them. A node that is killed in between loses nothing: a game that it had in memory is looked at
again, here or elsewhere, and what was written already is not written twice.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct

from caravanserai.engine.refusal import Refused
from caravanserai.strings import LANGUAGES, Speaker
from caravanserai.strings.seat_names import seat_speaker
from caravanserai.tables.fold.table import Table
from caravanserai.tables.live.host import Host
from caravanserai.tables.live.live_table import LiveTable
from caravanserai.tables.live.presence import KNOWN_AFTER, is_here
from caravanserai.tables.log.clock_setting import ByDay
from caravanserai.tables.log.store import StoreError
from caravanserai.tables.log.talks import Talk
from caravanserai.tables.supervise import kept_running, spawn

from . import news_statements as sql
from .friends import ASK_STANDS, INVITATION_STANDS
from .hooks import Said, unlinked
from .outbox import DAY, Cause, Due, Item, Outbox

#: Between two tries, while the store is away.
AGAIN = 5_000
#: That wait to be written, and tables of which it is remembered who was told.
MOST_NOTED, MOST_TABLES = 10_000, 20_000
#: A game that ended before then is no news; nor is a turn that nobody took for so long.
NEWS_OF_END, NEWS_OF_TURN = 3_600_000, 7 * DAY


#: What is said of a table to who sits there.
AT_TABLE = {"turn": "news-turn", "begins": "news-begins", "over": "news-over"}


class Later(Struct, frozen=True):
    """It cannot be said yet; ask again then."""

    at: int


class _EventLine(Struct):
    """What is said of an event in lists."""

    title: str
    game: str


class Seen(Struct):
    """What was noted of a table: of which round, which seats; and that it is over."""

    round: int = 0
    seats: set[int] = set()
    over: bool = False


class Reasons:
    def __init__(
        self,
        host: Host,
        outbox: Outbox,
        told: Callable[[], None] = lambda: None,
        called: Callable[[str, str], str] = lambda circle, name: name,
    ) -> None:
        """`told`: called when something was written that is to be sent. `called`: what a circle is called here."""
        self.called = called
        self.host = host
        self.outbox = outbox
        self.told = told
        self._seen: OrderedDict[str, Seen] = OrderedDict()
        self._noted: dict[tuple[str | None, str], Cause] = {}
        self._woken = asyncio.Event()
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self) -> None:
        self.host.commits.watchers.append(self.look)
        spawn(kept_running(self._keep_writing, "news of people", self.host.meter), self._tasks)

    async def stop(self) -> None:
        """What was noted is written first."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        try:
            await self.write()
        except StoreError:
            self.host.meter.refused("not-saved")

    # -- what happens at tables ------------------------------------------------------------------------------

    def look(self, live: LiveTable) -> None:
        """Something happened at a table, or it came into memory."""
        table = live.table
        of_event = table.opened.is_of_event
        if table.status not in ("playing", "over") or (table.opened.stage is not None and not of_event):
            return
        if sum(seat.person is not None for seat in table.seats) < 2 and not of_event:
            return  # who plays with bots alone knows whose turn it is
        seen = self._seen.setdefault(table.id, Seen(seats=set()))
        self._seen.move_to_end(table.id)
        if len(self._seen) > MOST_TABLES:
            self._seen.popitem(last=False)
        now = self.host.time.now()
        if table.status == "over":
            if not seen.over and table.written_at > now - NEWS_OF_END:
                self._note_end(live)
            seen.over = True
        elif table.written_at > now - NEWS_OF_TURN:
            self._note_turns(live, seen)

    def _note_end(self, live: LiveTable) -> None:
        table = live.table
        key, game = f"over:{table.id}", table.rules.key
        if not table.opened.is_of_event:  # others may still play the same cards
            self._note(Cause(None, "over", key, table.id, game))
        for number, seat in enumerate(table.seats):
            if seat.person is not None and seat.away != "left" and not is_here(live, number):
                self._note(Cause(seat.person, "over", key, table.id, game))

    def _note_turns(self, live: LiveTable, seen: Seen) -> None:
        table = live.table
        if table.countdown.asked is not None and table.countdown.is_timed:
            return  # a moment that passes by itself is over before anybody could come
        if seen.round != table.round:
            seen.round, seen.seats = table.round, set()
            self._note_round(table)
        for number in table.asked():
            seat = table.seats[number]
            if number in seen.seats or not seat.person_plays or number in table.away.now:
                continue  # who is on holiday hears of it when that is over
            seen.seats.add(number)
            if not is_here(live, number):
                self._note_turn(table, number, seat.person)
        if table.round == 1:
            for number, seat in enumerate(table.seats):
                if number not in seen.seats and seat.person_plays and not is_here(live, number):
                    seen.seats.add(number)
                    self._note(_begins(table, seat.person))

    def _note_round(self, table: Table) -> None:
        """For those who read along in the chat of a table."""
        if table.opened.is_of_event:
            return
        if table.round == 1:
            self._note(_begins(table, None))
        elif isinstance(table.opened.setting.clock, ByDay):
            self._note(Cause(None, "turn", f"turn:{table.id}:{table.round}", table.id, table.rules.key))

    def _note_turn(self, table: Table, seat: int, person: str | None) -> None:
        turn = Cause(person, "turn", f"turn:{table.id}:{table.round}.{seat}", table.id, table.rules.key)
        self._note(_begins(table, person, turn) if table.round == 1 else turn)

    def note(self, cause: Cause) -> None:
        """Something that did not happen at a table: it is written a moment later."""
        self._note(cause)

    def _note(self, cause: Cause) -> None:
        if len(self._noted) < MOST_NOTED:
            self._noted[cause.person, cause.key] = cause
            self._woken.set()

    async def _keep_writing(self) -> None:
        time = self.host.time
        while True:
            await time.wait(None, self._woken)
            try:
                await self.write()
            except StoreError:
                await time.wait(time.now() + AGAIN, asyncio.Event())

    async def write(self) -> None:
        """What was noted, into the store."""
        causes = [*self._noted.values()]
        self._woken.clear()
        if not causes:
            return
        try:
            if await self.outbox.put_all(causes):
                self.told()
        except StoreError:
            self._woken.set()
            raise
        for cause in causes:
            self._noted.pop((cause.person, cause.key), None)

    # -- when it is about to be sent -------------------------------------------------------------------------

    async def said(self, due: Due, item: Item) -> Said | Later | None:
        """What to say, if there is still a reason to."""
        speak = Speaker(due.channel.lang if due.channel.lang in LANGUAGES else LANGUAGES[0])
        match item.kind:
            case "test":
                return Said("test", item.key, speak("news-test.title"), speak("news-test"), "/you", item.key)
            case "friend":
                return await self._friend(due, item, speak)
            case "invited":
                return await self._invited(due, item, speak)
            case "evening":
                return await self._evening(due, item, speak)
            case "event":
                return await self._event(due, item, speak)
        if item.table is None:
            return None
        try:
            async with self.host.memory.at(item.table) as live:
                return self._at_table(due, item, live, speak)
        except Refused:
            return None  # it is gone, or cannot be read

    async def _friend(self, due: Due, item: Item, speak: Speaker) -> Said | None:
        before = self.host.time.now() - ASK_STANDS

        def talk() -> Talk[str | None]:
            found = yield sql.ASKS_ME, (due.channel.person, item.other, before)
            return found[0][0] if found else None

        name = await self.outbox.store.ask(talk)
        if name is None or not due.choice.wants("friend", None):
            return None
        text = speak("news-friend", name=unlinked(name))
        return Said("friend", item.key, speak("news-friend.title"), text, "/friends", item.key)

    async def _invited(self, due: Due, item: Item, speak: Speaker) -> Said | None:
        before, me = self.host.time.now() - INVITATION_STANDS, due.channel.person

        def talk() -> Talk[Any]:
            found = yield sql.INVITES_ME, (item.other, item.table, me, before, me)
            return found[0] if found else None

        found = await self.outbox.store.ask(talk)
        if found is None or not due.choice.wants("invited", found[1]):
            return None
        game = speak(f"game-{found[1]}")
        text = speak("news-invited", name=unlinked(found[0]), game=game)
        return _said("invited", item, speak("news-invited.title"), text, found[1])

    async def _evening(self, due: Due, item: Item, speak: Speaker) -> Said | None:
        """Planned, not over, and still of a circle of theirs."""
        evening, now = item.key.rpartition(":")[2], self.host.time.now()

        def talk() -> Talk[Any]:
            found = yield sql.EVENING_OF_MINE, (evening, now, due.channel.person)
            return found[0] if found else None

        found = await self.outbox.store.ask(talk)
        if found is None or not due.choice.wants("evening", None):
            return None
        name = unlinked(self.called(*found))
        return Said("evening", item.key, name, speak("news-evening", name=name), f"/circle/{found[0]}", item.key)

    async def _event(self, due: Due, item: Item, speak: Speaker) -> Said | None:
        """An event that began, for who does not know yet: they play alone, or were not there."""
        event = item.key.rpartition(":")[2]

        def talk() -> Talk[Any]:
            found = yield sql.EVENT_OF_MINE, (event, due.channel.person)
            return msgspec.json.decode(found[0][0], type=_EventLine) if found else None

        line: _EventLine | None = await self.outbox.store.ask(talk)
        if line is None or not due.choice.wants("event", line.game):
            return None
        title = unlinked(line.title) or speak(f"game-{line.game}")
        return Said("event", item.key, title, speak("news-event"), f"/event/{event}", item.key, line.game)

    def _at_table(self, due: Due, item: Item, live: LiveTable, speak: Speaker) -> Said | Later | None:
        table, game = live.table, live.table.rules.key
        title = speak(f"game-{game}")
        if due.channel.table is not None:
            text = _to_all(table, item, speak.lang)
            return None if text is None else _said(item.kind, item, title, text, game)
        ids = {due.channel.person, *due.also}
        number = next((n for n, seat in enumerate(table.seats) if seat.person in ids), None)
        if number is None or not due.choice.wants(item.kind, game) or not _holds(table, item, number, ids):
            return None
        if self.host.news is not None and live.since > self.host.time.now() - KNOWN_AFTER:
            return Later(live.since + KNOWN_AFTER)
        if any(is_here(live, n) for n, seat in enumerate(table.seats) if seat.person in ids):
            return None
        said = "news-round" if item.kind == "begins" and table.opened.is_of_event else AT_TABLE[item.kind]
        return _said(item.kind, item, title, speak(said), game)


def _begins(table: Table, person: str | None, also: Cause | None = None) -> Cause:
    return Cause(person, "begins", f"begins:{table.id}", table.id, table.rules.key, also=also)


def _said(kind: str, item: Item, title: str, text: str, game: str) -> Said:
    return Said(kind, item.key, title, text, f"/table/{item.table}", f"table:{item.table}", game, item.table)


def _holds(table: Table, item: Item, number: int, ids: set[str]) -> bool:
    """Is it still so for who has this seat, or another under another id of theirs?"""
    match item.kind:
        case "turn":
            round, _, asked = item.key.rpartition(":")[2].partition(".")
            seat = int(asked)
            return (
                table.status == "playing"
                and table.round == int(round)
                and seat in table.asked()
                and table.seats[seat].person in ids
                and table.seats[seat].person_plays
            )
        case "begins":
            return table.status == "playing" and table.seats[number].person_plays
        case "over":
            return table.status == "over"
    return False


def _to_all(table: Table, item: Item, lang: str) -> str | None:
    """To all who read along: nothing but what everybody at the table may know."""
    speak = seat_speaker(lang, [seat.name for seat in table.seats], [seat.bot for seat in table.seats])
    match item.kind:
        case "turn":
            waits = [n for n in table.waited_for() if table.seats[n].person_plays]
            if table.status != "playing" or not item.key.endswith(f":{table.round}") or not waits:
                return None
            return speak("news-waits", names=", ".join(unlinked(table.seats[n].name) for n in waits), count=len(waits))
        case "begins":
            return speak("news-begins") if table.status == "playing" else None
        case "over":
            return speak("news-over") if table.status == "over" else None
    return None
