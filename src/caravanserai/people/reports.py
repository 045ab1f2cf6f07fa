"""Reports: somebody tells the moderators about somebody else, and they decide. Nobody decides about a report that is
about them, or theirs. What only one may do soon hurts little; to ban somebody takes two."""

import secrets
from typing import Any, Literal

import msgspec
from msgspec import Struct

from caravanserai.tables.log.store import Person, Store
from caravanserai.tables.log.talks import Talk
from caravanserai.tables.timing import TimeSource

from . import moderation_statements as sql
from .delete_statements import RESERVE
from .deleting import reserved_hash
from .friends import mark_of
from .handles import Handle, key_of, read_handle
from .notices import DAY, LONGEST_TEXT, Decision, Kind, Snapshot, decide, new_action, read_snapshot
from .past_games import cleaned
from .refusals import PeopleCode, refuse
from .statements import CALL, HANDLE_OF, LEAVE_HANDLES, TAKE_HANDLE

ReportKind = Literal["abuse", "name", "stalling", "collusion", "other"]
#: Of the whole house; and so many are listed.
MOST_OPEN, MOST_LISTED = 2_000, 100
#: Moderators who must want to ban somebody.
VOICES = 2
#: For how long somebody who was renamed keeps that name.
RENAMED_FOR = 30 * DAY
#: Handles that are tried for somebody who is renamed.
TRIES = 5


class Waiting(Struct, frozen=True):
    """A report that waits. `voices`: how many want a ban; `running`: its game still is."""

    id: str
    kind: ReportKind
    made: int
    by: str
    about: str
    game: str | None
    running: bool
    voices: int


class Queue(Struct, frozen=True):
    """The oldest first; `done`: how many were decided within a day."""

    waiting: tuple[Waiting, ...]
    done: int


class Somebody(Struct, frozen=True):
    """Whom a report is about or by: since when they are here, in how many games they sat; `key` draws their mark."""

    key: str
    name: str
    handle: str | None
    since: int
    games: int


class Before(Struct, frozen=True):
    """What was decided about them before."""

    kind: Kind
    made: int
    lifted: bool


class Voice(Struct, frozen=True):
    """For how many days another moderator would ban somebody, and why; empty where that was not asked yet."""

    days: int
    text: str


class Case(Struct, frozen=True):
    """A report, with all that is known. `reports` the reporter made, `upheld` of which led to something. `voices` of
    others for a ban; `mine`: I have said so too. `table` is told once its game is over."""

    id: str
    kind: ReportKind
    made: int
    text: str
    about: Somebody
    by: Somebody
    reports: int
    upheld: int
    before: tuple[Before, ...]
    seen: Snapshot
    voices: tuple[Voice, ...]
    mine: bool
    table: str | None


class Reports:
    def __init__(self, store: Store, time: TimeSource) -> None:
        self.store = store
        self.time = time

    async def make(
        self, me: Person, about: str, kind: ReportKind, text: str, table: str | None, seen: Snapshot
    ) -> None:
        """`about`: who somebody is now, by id."""
        if about in me.ids:
            raise refuse("own-report")
        text = cleaned(text)
        if len(text) > LONGEST_TEXT:
            raise refuse("text-too-long", most=LONGEST_TEXT)
        stored, now, new_id = msgspec.json.encode(seen), self.time.now(), secrets.token_hex(8)

        def talk() -> Talk[bool]:
            ((waiting,),) = yield sql.COUNT_OPEN, ()
            if waiting >= MOST_OPEN:
                return False
            for (person,) in (yield sql.WHO_NOW, (about,)):
                yield sql.ADD_REPORT, (new_id, me.id, person, kind, text, table, stored, now)
            return True

        if not await self.store.change(talk, owners=False):
            raise refuse("reports-full")

    # -- for moderators --------------------------------------------------------------------------------------

    async def is_moderator(self, me: Person) -> bool:
        now = self.time.now()

        def talk() -> Talk[bool]:
            return bool((yield sql.IS_MODERATOR, (me.id, now)))

        return await self.store.ask(talk)

    async def waiting(self, me: Person) -> int | None:
        """How many wait for this moderator; None: they are none."""
        now = self.time.now()

        def talk() -> Talk[int | None]:
            if not (yield sql.IS_MODERATOR, (me.id, now)):
                return None
            ((found,),) = yield sql.COUNT_FOR_ME, (me.id,) * 4
            return int(found)

        return await self.store.ask(talk)

    async def queue(self, me: Person) -> Queue:
        now = self.time.now()

        def talk() -> Talk[Queue]:
            lines = yield sql.QUEUE, (*(me.id,) * 4, MOST_LISTED)
            ((done,),) = yield sql.COUNT_DONE, (now - DAY,)
            return Queue(tuple(_waiting(line) for line in lines), done)

        return await self.store.ask(talk)

    async def case(self, me: Person, report: str) -> tuple[Case, str | None]:
        """A report, and the table it is about, which is not for everybody yet."""

        def talk() -> Talk[tuple[Case, str | None] | None]:
            found = yield sql.REPORT, (report, *(me.id,) * 4)
            if not found:
                return None
            _, kind, made, text, table, stored, reporter, person = found[0]
            about = yield from _somebody(person)
            by = yield from _somebody(reporter)
            ((reports, upheld),) = yield sql.REPORTED, (reporter,)
            before = yield sql.ABOUT, (person, MOST_LISTED)
            votes = yield sql.VOTES, (report,)
            case = Case(
                id=report,
                kind=kind,
                made=made,
                text=text,
                about=about,
                by=by,
                reports=reports,
                upheld=int(upheld),
                before=tuple(Before(line[1], line[2], line[5] is not None) for line in before),
                seen=read_snapshot(stored),
                voices=tuple(Voice(days, why or "") for who, days, why in votes if who != me.id),
                mine=any(vote[0] == me.id for vote in votes),
                table=None,
            )
            return case, table

        found = None if "\0" in report else await self.store.ask(talk)
        if found is None:
            raise refuse("no-such-report")
        return found

    async def judge(self, me: Person, report: str, kind: Kind, days: int, text: str, name: str) -> bool:
        """What this moderator decides; `name`: for somebody who is renamed. Is the report closed by it? Not by the
        first voice for a ban."""
        text, now, action = cleaned(text), self.time.now(), new_action()
        if kind in ("warn", "ban") and not text:
            raise refuse("text-empty")
        if len(text) > LONGEST_TEXT:
            raise refuse("text-too-long", most=LONGEST_TEXT)
        handles = [read_handle(f"traveller{100_000 + secrets.randbelow(900_000)}") for _ in range(TRIES)]

        def talk() -> Talk[bool | PeopleCode]:
            yield sql.ONE_AT_A_TIME, (report,)
            found = yield sql.REPORT, (report, *(me.id,) * 4)
            if not found:
                return "no-such-report"
            person, ends = found[0][7], now + days * DAY
            if kind == "ban":
                yield sql.VOTE, (report, me.id, days, now, text)
                votes = yield sql.VOTES, (report,)
                if len(votes) < VOICES:
                    return False
                # What both agree on.
                ends = now + min(vote[1] for vote in votes) * DAY
            if not (yield sql.CLOSE, (now, kind, report)):
                return "no-such-report"
            until = {"mute": ends, "ban": ends, "rename": now + RENAMED_FOR}.get(kind)
            if kind == "rename":
                yield from _rename(person, name, handles, now)
            yield from decide(Decision(person, kind, text, until, me.id, report), action, now)
            return True

        done = "no-such-report" if "\0" in report else await self.store.change(talk)
        if isinstance(done, str):
            raise refuse(done)
        return done

    async def leave_to_others(self, me: Person, report: str) -> None:
        """Who does not know sees it no more."""
        await self.case(me, report)
        now = self.time.now()

        def talk() -> Talk[None]:
            yield sql.VOTE, (report, me.id, 0, now, None)

        await self.store.change(talk, owners=False)


def _rename(person: str, name: str, handles: list[Handle], now: int) -> Talk[None]:
    """A name that says nothing; and a handle, for who has one: they sign in with it. The one that they had is nobody's
    any more, theirs neither."""
    yield CALL, (name, person, person)
    had = yield HANDLE_OF, (person,)
    if not had:
        return
    yield RESERVE, (reserved_hash(key_of(had[0][0])),)
    for handle in handles:
        if (yield TAKE_HANDLE, (handle.key, handle.text, person, now)):
            yield LEAVE_HANDLES, (now, person, handle.key)
            return


def _somebody(person: str) -> Talk[Somebody]:
    found = yield sql.SOMEBODY, (person,)
    return Somebody(mark_of(person), *(found[0] if found else ("", None, 0, 0)))


def _waiting(line: Any) -> Waiting:
    report, kind, made, by, about, game, status, voices = line
    return Waiting(report, kind, made, by, about, game, status in ("open", "playing"), voices)
