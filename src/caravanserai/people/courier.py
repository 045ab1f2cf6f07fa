"""News go out beside everything else: nobody waits for a browser's push service, a chat or a mail server. Where several
nodes share a store, each channel is one's at a time. What is sent is made when it is sent: of a reason that is gone
nobody hears."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import UTC, datetime
from email.message import EmailMessage
from email.utils import format_datetime, make_msgid
from functools import partial
from typing import Any
from urllib.parse import urlsplit

from msgspec import Struct

from caravanserai.strings import LANGUAGES, Speaker
from caravanserai.tables.log.store import StoreError
from caravanserai.tables.log.talks import Talk
from caravanserai.tables.meter import Meter
from caravanserai.tables.supervise import guarded, kept_running, spawn
from caravanserai.tables.timing import TimeSource

from .channels import quiet_until
from .hooks import Said, body_of
from .mail_statements import MAIL_OF
from .outbox import BY_OTHERS, MINUTE, MOST_AN_HOUR, MOST_BY_OTHERS, Due, Item, Outbox
from .postman import PATIENCE as MAIL_PATIENCE
from .postman import Refused as MailRefused
from .postman import Send
from .public_web import NoAnswer, NotPublic, PublicWeb, read_target
from .reasons import Later, Reasons
from .web_push import PushKeys, encrypt, message

log = logging.getLogger("caravanserai.people")

#: Milliseconds between two looks, if nobody calls: other nodes write too.
EVERY = 15_000
#: Channels that are sent to at the same time, and messages to one of them before others have their turn. All of those
#: together must be done before the lease is over.
AT_ONCE, EACH = 16, 3
#: Milliseconds before a channel that failed is tried again, the first time and then twice as long each time.
PAUSE, LONGEST_PAUSE = 30_000, 60 * MINUTE
#: Before more goes where a lot went in an hour.
TOO_MUCH = 10 * MINUTE


class Setup(Struct, frozen=True):
    """How people reach the house; and whom mail is from, where there is any."""

    house: str
    sender: str | None = None


class Failed(Exception):
    """It could not be sent; `for_good`: nor will it be later."""

    def __init__(self, error: str, *, for_good: bool = False) -> None:
        super().__init__(error)
        self.error = error
        self.for_good = for_good


class Gone(Exception):
    """Nobody is there any more."""


class Courier:
    def __init__(
        self,
        outbox: Outbox,
        reasons: Reasons,
        web: PublicWeb,
        keys: PushKeys,
        setup: Setup,
        time: TimeSource,
        meter: Meter,
        mail: Send | None = None,
        may_mail: Callable[[], bool] = lambda: True,
        badge: Callable[[str], Awaitable[int | None]] | None = None,
    ) -> None:
        """`may_mail`: not too many letters in an hour; `badge`: how many turns wait for a person."""
        self.outbox = outbox
        self.reasons = reasons
        self.web = web
        self.keys = keys
        self.setup = setup
        self.time = time
        self.meter = meter
        self.mail = mail
        self.may_mail = may_mail
        self.badge = badge
        self._called = asyncio.Event()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._sending: set[asyncio.Task[Any]] = set()

    def start(self) -> None:
        spawn(kept_running(self._keep_sending, "courier", self.meter), self._tasks)

    async def stop(self) -> None:
        tasks = [*self._tasks, *self._sending]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.web.close()

    def call(self) -> None:
        """There is something to send, now or soon."""
        self._called.set()

    async def _keep_sending(self) -> None:
        while True:
            self._called.clear()
            soon = self.time.now() + EVERY
            # A store that is away for a while is asked again the next time.
            with suppress(StoreError):
                due = await self.outbox.next_due()
                if due is not None and due <= self.time.now():
                    await self.send_some()
                    due = await self.outbox.next_due()
                if due is not None and len(self._sending) < AT_ONCE:
                    soon = min(soon, max(due, self.time.now() + 1))
            await self.time.wait(soon, self._called)

    async def send_some(self) -> None:
        """Begin to send what is due, as far as there is room."""
        room = AT_ONCE - len(self._sending)
        for due in await self.outbox.take(room, EACH) if room else []:
            task = spawn(guarded(partial(self.deliver, due), "courier", self.meter), self._sending)
            task.add_done_callback(lambda _: self._called.set())

    async def settled(self) -> None:
        """Everything that is being sent has gone out, or failed."""
        while self._sending:
            await asyncio.gather(*self._sending)

    async def deliver(self, due: Due) -> None:
        """What is due for one channel."""
        channel, now = due.channel, self.time.now()
        if due.dead:
            await self.outbox.drop(channel.id)
            return
        if due.sent >= MOST_AN_HOUR:
            await self.outbox.note(channel.id, free_at=now + TOO_MUCH)
            return
        over, later, ready = list[Item](), list[tuple[Item, int]](), list[tuple[Item, Said]]()
        quiet, by_others = quiet_until(due.choice.quiet, now), due.sent_by_others
        for item in due.items:
            if quiet is not None and item.kind != "test" and channel.table is None:
                later.append((item, quiet))
                continue
            by_others += item.kind in BY_OTHERS
            if item.kind in BY_OTHERS and by_others > MOST_BY_OTHERS:
                later.append((item, now + TOO_MUCH))
                continue
            if (said := await self._made(due, item, over, later)) is not None:
                ready.append((item, said))
        ready, repeated = _latest(ready)
        if channel.kind == "mail" and ready and not self.may_mail():
            await self.outbox.note(channel.id, over=[*over, *repeated], later=later, free_at=now + TOO_MUCH)
            return
        await self._send(due, ready, [*over, *repeated], later)

    async def _made(self, due: Due, item: Item, over: list[Item], later: list[tuple[Item, int]]) -> Said | None:
        """What to say; None if there is nothing to say any more, or not yet."""
        match await self.reasons.said(due, item):
            case None:
                over.append(item)
            case Later(at):
                later.append((item, at))
            case said:
                return said
        return None

    async def _send(
        self, due: Due, ready: list[tuple[Item, Said]], over: list[Item], later: list[tuple[Item, int]]
    ) -> None:
        channel, sent, tried = due.channel.id, list[Item](), list[Item]()
        try:
            if due.channel.kind == "mail" and ready:
                tried = [item for item, _ in ready]
                await self._mail(due, [said for _, said in ready])
                sent = tried
            else:
                for number, (item, made) in enumerate(ready):
                    # The one before may have taken its time.
                    said = made if number == 0 else await self._made(due, item, over, later)
                    if said is not None:
                        tried = [item]
                        await self._send_one(due, said)
                        sent.append(item)
        except Gone:
            await self.outbox.drop(channel)
            return
        except Failed as failed:
            self._note(due, failed)
            await self.outbox.note(channel, sent=sent, over=over, later=later)
            given_up = tried[:1] if failed.for_good else []
            pause = 0 if failed.for_good else min(LONGEST_PAUSE, PAUSE << min(due.channel.tries, 10))
            await self.outbox.failed(channel, failed.error, self.time.now() + pause, given_up)
            return
        await self.outbox.note(channel, sent=sent, over=over, later=later)

    def _note(self, due: Due, failed: Failed) -> None:
        """Neither whose nor where: the log is not where addresses belong."""
        said = {"kind": due.channel.kind, "reason": failed.error}
        log.warning("news could not be sent", extra={"said": said})

    async def _send_one(self, due: Due, said: Said) -> None:
        channel = due.channel
        try:
            if channel.kind == "push":
                status = await self._push(due, said)
            else:
                assert channel.kind != "mail"
                body = body_of(channel.kind, said, self.setup.house + said.path)
                status = await self.web.post(channel.address, {"content-type": "application/json"}, body)
        except NotPublic:
            raise Failed("not-public", for_good=True) from None
        except NoAnswer:
            raise Failed("no-answer") from None
        if channel.kind == "push" and status in (404, 410):
            raise Gone
        if not 200 <= status < 300:
            raise Failed(f"status-{status}", for_good=300 <= status < 500 and status not in (408, 425, 429))

    async def _push(self, due: Due, said: Said) -> int:
        channel, now = due.channel, self.time.now()
        p256dh, _, auth = (channel.secret or "").partition(" ")
        badge = None if self.badge is None else await self.badge(channel.person)
        text = message(said.title, said.text, said.path, said.tag, channel.lang, badge)
        origin = read_target(channel.address, inside=self.web.inside).origin
        headers = self.keys.headers(origin, now, said.tag, urgent=said.kind in ("turn", "invited"))
        return await self.web.post(channel.address, headers, encrypt(text, p256dh, auth))

    async def _mail(self, due: Due, said: list[Said]) -> None:
        """All that waits, in one letter."""

        def talk() -> Talk[str | None]:
            found = yield MAIL_OF, (due.channel.person,)
            return found[0][0] if found else None

        address = await self.outbox.store.ask(talk)
        if address is None:
            raise Gone
        if self.mail is None or self.setup.sender is None:
            raise Failed("mail-off")
        try:
            async with asyncio.timeout(MAIL_PATIENCE):
                await self.mail(letter(due.channel.lang, address, said, self.setup, self.time.now()))
        except MailRefused:
            raise Failed("mail-refused", for_good=True) from None
        except (OSError, TimeoutError):
            raise Failed("no-answer") from None


def letter(lang: str, address: str, said: list[Said], setup: Setup, now: int) -> EmailMessage:
    """Plain text, in the language in which it was asked for."""
    speak = Speaker(lang if lang in LANGUAGES else LANGUAGES[0])
    house, sender = setup.house, setup.sender or ""
    name = urlsplit(house).netloc
    lines = [f"{one.title}: {one.text}\n{house}{one.path}\n" for one in said]
    text = "\n".join([*lines, speak("news-mail-end", house=name, link=f"{house}/you"), ""])
    found = EmailMessage()
    found["From"] = sender
    found["To"] = address
    found["Subject"] = speak("news-mail-subject", count=len(said), house=name)
    found["Date"] = format_datetime(datetime.fromtimestamp(now / 1_000, UTC))
    found["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2])
    found["Auto-Submitted"] = "auto-generated"
    found.set_content(text, cte="quoted-printable")
    return found


def _latest(ready: list[tuple[Item, Said]]) -> tuple[list[tuple[Item, Said]], list[Item]]:
    """Of each table the last thing alone; and the others."""
    last = {said.tag: item.key for item, said in sorted(ready, key=lambda one: one[0].made)}
    kept = [(item, said) for item, said in ready if last[said.tag] == item.key]
    return kept, [item for item, said in ready if last[said.tag] != item.key]
