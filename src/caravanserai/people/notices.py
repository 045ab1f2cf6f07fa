"""What was decided about somebody: what they may not do for a while, what they read of it, and their answer.

Moderators and the owner of the house decide alike (`decide`); whatever is decided is a line that who it is about can
read, and answer once. The answer goes to the owner.
"""

import secrets
from collections.abc import Collection
from typing import Any, Literal

import msgspec
from msgspec import Struct

from caravanserai.engine.refusal import Refused
from caravanserai.tables.log.store import Person, Store
from caravanserai.tables.log.talks import Talk
from caravanserai.tables.timing import TimeSource

from . import moderation_statements as sql
from .past_games import cleaned
from .refusals import PeopleCode, refuse

Kind = Literal["dismiss", "warn", "mute", "rename", "ban"]
#: What restricts somebody for a while: no free text, no name of their own choice, nothing at all.
RESTRICTS: tuple[Kind, ...] = ("mute", "rename", "ban")
DAY = 24 * 3_600 * 1_000
#: For good: later than all times, and a number that a page can read.
FOR_GOOD = 2**53 - 1
LONGEST_TEXT = 500
#: Lines about one person; bans looked at in one go; values in one statement.
MOST_ABOUT, MOST_BANS, AT_ONCE = 50, 100, 500
#: So long a report that is decided is kept.
KEPT = 180 * DAY


class SeenLine(Struct, frozen=True):
    """Something that was said; `hit`: it is what the report is about."""

    seat: int
    name: str
    text: str
    phrase: str | None
    time: int
    hit: bool = False


class Snapshot(Struct, frozen=True):
    """What a reporter could see: what the other was called, where both sat (-1: they watched), how much the reporter
    had heard of the game by then, and the last that was said in their room."""

    name: str
    handle: str | None = None
    game: str | None = None
    seat: int = -1
    reporter_seat: int = -1
    heard: int = 0
    lines: tuple[SeenLine, ...] = ()


class KeptSnapshot(Snapshot, frozen=True):
    """The same as it is kept: with the mark of who said each line, which nobody is shown. Who goes takes their words
    along, whatever they were called when they said them."""

    speakers: tuple[str, ...] = ()


class Decision(Struct, frozen=True):
    """About whom, what, by whom (None: the owner), because of which report, and until when."""

    person: str
    kind: Kind
    text: str = ""
    until: int | None = None
    moderator: str | None = None
    report: str | None = None


class Notice(Struct, frozen=True):
    """Something that was decided about me. `until` is null where nothing ends, `for_good` where it never does; `said`:
    my own words that it is about. `settled`: the owner has read my answer; `lifted`: it was taken back."""

    id: str
    kind: Kind
    made: int
    until: int | None
    for_good: bool
    text: str
    said: tuple[str, ...]
    answer: str | None
    may_answer: bool
    settled: bool
    lifted: bool


class MyReport(Struct, frozen=True):
    """A report of mine, about whom as they were called then, and whether somebody has looked at it."""

    kind: str
    about: str
    made: int
    closed: int | None


class Notices(Struct, frozen=True):
    """What was decided about me, the latest first, and what I reported. `banned` and `muted`: until when I am."""

    notices: tuple[Notice, ...]
    reports: tuple[MyReport, ...]
    banned: int | None
    muted: int | None


def decide(decision: Decision, action: str, now: int) -> Talk[None]:
    """Write down what was decided, and let it count. `action` is its new id."""
    one = decision
    until = None if one.until is None or one.until >= FOR_GOOD else one.until
    # That a report came to nothing is there to be read; it is no news.
    read = now if one.kind == "dismiss" else None
    yield sql.ADD_ACTION, (action, one.person, one.kind, one.moderator, one.report, one.text, now, until, read)
    if one.kind in RESTRICTS:
        yield sql.RESTRICT, (one.person, one.kind, one.until or FOR_GOOD, action)


def new_action() -> str:
    return secrets.token_hex(6)


class Restraints:
    """What people may not do, and what they read about that."""

    def __init__(self, store: Store, time: TimeSource) -> None:
        self.store = store
        self.time = time

    async def of(self, person: str) -> dict[str, int]:
        """What somebody may not do now, by any of their ids, and until when."""
        now = self.time.now()

        def talk() -> Talk[dict[str, int]]:
            return dict((yield sql.RESTRICTED, (person, now)))

        return await self.store.ask(talk)

    async def check_may_speak(self, person: Person) -> None:
        """May they say what they like? Who is muted still has the house's phrases: those are not asked about."""
        found = await self.of(person.id)
        for kind, code in MAY_NOT_SPEAK:
            if kind in found:
                raise self.refused(code, found[kind])

    async def check_may_choose_name(self, person: Person) -> None:
        if (until := (await self.of(person.id)).get("rename")) is not None:
            raise self.refused("name-given", until)

    def refused(self, code: PeopleCode, until: int) -> Refused:
        """For how many days still; 0: for good."""
        left = until - self.time.now()
        return refuse(code, days=0 if until >= FOR_GOOD else max(1, -(-left // DAY)))

    # -- who it is about -------------------------------------------------------------------------------------

    async def told(self, me: Person) -> Notices:
        now = self.time.now()

        def talk() -> Talk[Notices]:
            about = yield sql.ABOUT, (me.id, MOST_ABOUT)
            mine = yield sql.MY_REPORTS, (me.id, MOST_ABOUT)
            found = dict((yield sql.RESTRICTED, (me.id, now)))
            return Notices(
                tuple(_notice(line) for line in about),
                tuple(MyReport(kind, read_snapshot(seen).name, made, closed) for kind, seen, made, closed in mine),
                found.get("ban"),
                found.get("mute"),
            )

        return await self.store.ask(talk)

    async def unread(self, me: Person) -> int:
        def talk() -> Talk[int]:
            ((found,),) = yield sql.UNREAD, (me.id,)
            return int(found)

        return await self.store.ask(talk)

    async def read(self, me: Person) -> None:
        now = self.time.now()

        def talk() -> Talk[None]:
            yield sql.READ, (now, me.id)

        await self.store.change(talk, owners=False)

    async def answer(self, me: Person, action: str, text: str) -> None:
        """An answer to what was decided about me: one, which the owner reads."""
        text, now = readable_text(text), self.time.now()

        def talk() -> Talk[PeopleCode | None]:
            found = yield sql.ANSWERABLE, (action, me.id)
            if not found or found[0][0] == "dismiss":
                return "no-such-notice"
            if not (yield sql.ANSWER, (text, now, action, me.id)):
                return "answered-already"
            return None

        wrong = "no-such-notice" if "\0" in action else await self.store.change(talk, owners=False)
        if wrong is not None:
            raise refuse(wrong)

    # -- bans that are to be seen to -------------------------------------------------------------------------

    async def new_bans(self) -> dict[str, list[str]]:
        """Who is banned and may still sit somewhere: all their ids."""
        now = self.time.now()

        def talk() -> Talk[dict[str, list[str]]]:
            found: dict[str, list[str]] = {}
            for (person,) in (yield sql.NEW_BANS, (now, MOST_BANS)):
                found[person] = [one for (one,) in (yield sql.IDS, (person, person))]
            return found

        return await self.store.ask(talk)

    async def carried(self, person: str) -> None:
        def talk() -> Talk[None]:
            yield sql.CARRIED, (person,)

        await self.store.change(talk)

    async def banned_among(self, tokens: Collection[str]) -> set[str]:
        """Of these hashes, those of devices whose owner is banned."""
        asked, now = sorted(tokens), self.time.now()

        def talk() -> Talk[set[str]]:
            found: set[str] = set()
            for start in range(0, len(asked), AT_ONCE):
                some = asked[start : start + AT_ONCE]
                lines = yield f"{sql.BANNED_TOKENS} IN ({', '.join('?' * len(some))})", (now, *some)
                found.update(token for (token,) in lines)
            return found

        return await self.store.ask(talk) if asked else set()

    async def forget(self) -> None:
        """Reports that were decided long ago, and what is over: the lines about people stay, what was said does not."""
        now = self.time.now()

        def talk() -> Talk[None]:
            yield sql.OLD_VOTES, (now - KEPT,)
            yield sql.OLD_REPORTS, (now - KEPT,)
            yield sql.OLD_RESTRICTIONS, (now,)

        await self.store.change(talk, owners=False)


MAY_NOT_SPEAK: tuple[tuple[str, PeopleCode], ...] = (("ban", "banned"), ("mute", "muted"))


def bring_along(guest: str, person: str) -> Talk[None]:
    """A guest turned out to be this person: what was decided about the one is about the other from now on."""
    for statement in sql.BRING_ALONG:
        yield statement, (person, guest)


def readable_text(text: str) -> str:
    """What somebody wrote to be read by another: something, and not too much."""
    kept = cleaned(text)
    if not kept:
        raise refuse("text-empty")
    if len(kept) > LONGEST_TEXT:
        raise refuse("text-too-long", most=LONGEST_TEXT)
    return kept


def read_snapshot(stored: bytes | None) -> Snapshot:
    return Snapshot("") if stored is None else msgspec.json.decode(stored, type=Snapshot)


def _notice(line: Any) -> Notice:
    action, kind, made, until, text, lifted, answer, settled, stored = line
    said = tuple(one.text for one in read_snapshot(stored).lines if one.hit and one.text)
    return Notice(
        id=action,
        kind=kind,
        made=made,
        until=until,
        for_good=until is None and kind in ("mute", "ban"),
        text=text,
        said=said,
        answer=answer,
        may_answer=kind != "dismiss" and answer is None,
        settled=settled is not None,
        lifted=lifted is not None,
    )
