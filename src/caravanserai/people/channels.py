"""Where news of somebody go, and which they want: browsers, chats, mail; reasons, games, quiet hours."""

import secrets
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec
from msgspec import Meta, Struct

from caravanserai.tables.log.store import DAMAGED, Person, Store
from caravanserai.tables.log.talks import Talk
from caravanserai.tables.timing import TimeSource

from . import news_statements as sql
from .mail_statements import MAIL_OF
from .refusals import PeopleCode, refuse
from .statements import ONE_AT_A_TIME

#: My turn, a game begins, it is over, an invitation, somebody who wants to be a friend, an evening of my circle, an
#: event that I entered.
Reason = Literal["turn", "begins", "over", "invited", "friend", "evening", "event"]
REASONS: tuple[Reason, ...] = ("turn", "begins", "over", "invited", "friend", "evening", "event")
HookKind = Literal["json", "discord", "slack", "matrix"]
ChannelKind = Literal["push", "mail", HookKind]
MOST_CHANNELS = 12
MINUTES_A_DAY = 24 * 60
Minute = Annotated[int, Meta(ge=0, lt=MINUTES_A_DAY)]


class Quiet(Struct, frozen=True, forbid_unknown_fields=True):
    """From when to when nothing is sent, in minutes of the day in this time zone."""

    start: Minute
    end: Minute
    zone: Annotated[str, Meta(max_length=64)]


class NewsChoice(Struct, frozen=True, forbid_unknown_fields=True):
    """Which news I want; `without`: games of which I want none."""

    reasons: Annotated[tuple[Reason, ...], Meta(max_length=10)] = REASONS
    without: Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=50)] = ()
    quiet: Quiet | None = None

    def wants(self, reason: str, game: str | None) -> bool:
        return reason in self.reasons and game not in self.without


class MyChannel(Struct, frozen=True):
    """`shown`: the host of its address, or what kind of browser it is. `here`: it is this device. `error`: what went
    wrong when it was last tried, and when."""

    id: str
    kind: ChannelKind
    shown: str
    here: bool
    table: str | None
    made: int
    sent: int | None
    failed: int | None
    error: str | None


class PushAddress(Struct, frozen=True):
    """A browser, as it subscribed: its address, its public key, and what it shares with the house."""

    endpoint: str
    p256dh: str
    auth: str


class Channels:
    def __init__(self, store: Store, time: TimeSource) -> None:
        self.store = store
        self.time = time

    async def of(self, me: Person, here: str | None) -> tuple[list[MyChannel], NewsChoice]:
        def talk() -> Talk[tuple[list[MyChannel], NewsChoice]]:
            found = yield sql.LISTED, (me.id,)
            return [_shown(line, here) for line in found], (yield from choice_of(me.id))

        return await self.store.ask(talk)

    async def choose(self, me: Person, choice: NewsChoice) -> None:
        if choice.quiet is not None and zone_of(choice.quiet.zone) is None:
            raise refuse("no-such-zone")
        text = msgspec.json.encode(choice).decode()

        def talk() -> Talk[None]:
            yield sql.CHOOSE, (me.id, text)

        await self.store.change(talk, owners=False)

    async def add_push(self, me: Person, here: str | None, address: PushAddress, lang: str) -> None:
        """This browser. It may have been somebody else's until now."""
        secret = f"{address.p256dh} {address.auth}"
        await self._add(me, "push", address.endpoint, lang, secret=secret, device=here)

    async def add_hook(self, me: Person, kind: HookKind, address: str, lang: str, table: str | None = None) -> None:
        """A chat of mine; or of a table, whose host I am."""
        await self._add(me, kind, address, lang, table=table)

    async def add_mail(self, me: Person, lang: str) -> None:
        def has_mail() -> Talk[bool]:
            found = yield MAIL_OF, (me.id,)
            return bool(found and found[0][0])

        if not await self.store.ask(has_mail):
            raise refuse("mail-first")
        await self._add(me, "mail", "", lang)

    async def _add(
        self,
        me: Person,
        kind: ChannelKind,
        address: str,
        lang: str,
        *,
        secret: str | None = None,
        device: str | None = None,
        table: str | None = None,
    ) -> None:
        new, now = secrets.token_urlsafe(12), self.time.now()

        def talk() -> Talk[PeopleCode | None]:
            yield ONE_AT_A_TIME, (me.id,)
            if kind == "push":
                before = yield sql.SAME_BROWSER, (address,)
            elif table is not None:
                before = yield sql.OF_TABLE, (table,)
            else:
                before = yield sql.SAME_ADDRESS, (me.id, kind, address)
            mine = {one for one, *_ in (yield sql.LISTED, (me.id,))}
            if len(mine - {one for (one,) in before}) >= MOST_CHANNELS:
                return "too-many-channels"
            for (one,) in before:
                for statement in sql.DROP:
                    yield statement, (one,)
            yield sql.ADD_CHANNEL, (new, me.id, kind, address, secret, device, table, lang, now)
            return None

        wrong = await self.store.change(talk, owners=False)
        if wrong is not None:
            raise refuse(wrong, most=MOST_CHANNELS)

    async def remove(self, me: Person, channel: str) -> None:
        def talk() -> Talk[bool]:
            gone: list[Any] = []
            for statement in sql.REMOVE:
                gone = yield statement, (channel, me.id)
            return bool(gone)

        if "\0" in channel or not await self.store.change(talk, owners=False):
            raise refuse("no-such-channel")


def forget_channels(guest: str) -> Talk[None]:
    """A guest turned out to be somebody. Where the guest's news went they do not go on: whoever planted the guest's
    cookie would hear of that person."""
    for one, *_ in (yield sql.CHANNELS, (guest,)):
        for statement in sql.DROP:
            yield statement, (one,)


def choice_of(person: str) -> Talk[NewsChoice]:
    found = yield sql.CHOICE, (person,)
    try:
        return msgspec.json.decode(found[0][0], type=NewsChoice) if found else NewsChoice()
    except DAMAGED:
        return NewsChoice()


def _shown(line: Any, here: str | None) -> MyChannel:
    id, kind, address, device, table, made, sent, failed, error, agent = line
    shown = agent or "" if kind == "push" else urlsplit(address).hostname or ""
    mine = device is not None and device == here
    return MyChannel(id, kind, shown, mine, table, made, sent, failed, error)


@lru_cache(1_024)
def zone_of(name: str) -> ZoneInfo | None:
    """Kept, because each is a file, and Python itself keeps only eight."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def quiet_until(quiet: Quiet | None, now: int) -> int | None:
    """When it is over, if it is quiet now; in milliseconds."""
    zone = None if quiet is None else zone_of(quiet.zone)
    if quiet is None or zone is None or quiet.start == quiet.end:
        return None
    here = datetime.fromtimestamp(now / 1_000, UTC).astimezone(zone)
    minute = here.hour * 60 + here.minute
    is_quiet = (
        quiet.start <= minute < quiet.end if quiet.start < quiet.end else minute >= quiet.start or minute < quiet.end
    )
    if not is_quiet:
        return None
    day = here.date() + timedelta(days=1 if minute >= quiet.end else 0)
    over = datetime(day.year, day.month, day.day, quiet.end // 60, quiet.end % 60, tzinfo=zone)
    return max(now + 1, int(over.timestamp() * 1_000))
