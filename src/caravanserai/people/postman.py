"""Letters go out beside everything else: nobody waits for a mail server, and a house that is killed posts them when it
is up again. Where several nodes share a store, each letter is one's at a time."""

import asyncio
import logging
import ssl
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import UTC, datetime
from email.message import EmailMessage
from email.utils import format_datetime, make_msgid
from typing import Any
from urllib.parse import unquote, urlsplit

from msgspec import Struct

from caravanserai.strings import LANGUAGES, Speaker
from caravanserai.tables.log.store import StoreError
from caravanserai.tables.meter import Meter
from caravanserai.tables.supervise import kept_running, spawn
from caravanserai.tables.timing import TimeSource

from .mail import LASTS, Letter, Mail

log = logging.getLogger("caravanserai.people")

Send = Callable[[EmailMessage], Awaitable[None]]
#: Milliseconds between two looks, if nobody calls: other nodes take letters too.
EVERY = 15_000
#: Letters at a time, and milliseconds for which they are one node's.
AT_A_TIME, LEASE = 5, 3 * 60_000
#: Seconds for one letter.
PATIENCE = 30.0
#: Milliseconds before a letter is tried again, the first time and then twice as long each time.
PAUSE = 30_000
WORDS = {"confirm": ("mail-confirm-subject", "mail-confirm"), "return": ("mail-return-subject", "mail-return")}
LOCAL = ("localhost", "127.0.0.1", "::1")


class Setup(Struct, frozen=True):
    """The mail server, the password there, whom letters are from, and how people reach the house."""

    server: str
    password: str | None
    sender: str
    house: str


class Refused(Exception):
    """The mail server will never take this letter."""


class Postman:
    def __init__(
        self,
        mail: Mail,
        setup: Setup,
        time: TimeSource,
        meter: Meter,
        may_send: Callable[[], bool] = lambda: True,
        send: Send | None = None,
    ) -> None:
        """`may_send`: not too many letters in an hour, asked once for each: who floods the house floods no mailbox."""
        self.mail = mail
        self.setup = setup
        self.time = time
        self.meter = meter
        self.may_send = may_send
        self.send = send or sender_of(setup)
        self._called = asyncio.Event()
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self) -> None:
        spawn(kept_running(self._keep_posting, "mail", self.meter), self._tasks)

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def call(self) -> None:
        """There is a letter."""
        self._called.set()

    async def _keep_posting(self) -> None:
        while True:
            self._called.clear()
            # A store that is away for a while is asked again the next time.
            with suppress(StoreError):
                while await self.post_some():
                    pass
            await self.time.wait(self.time.now() + EVERY, self._called)

    async def post_some(self) -> bool:
        """Post what is due, a few. Is there more?"""
        letters = await self.mail.due(AT_A_TIME, LEASE)
        for letter in letters:
            await self._post(letter)
        return len(letters) == AT_A_TIME

    async def _post(self, letter: Letter) -> None:
        name = await self.mail.opened(letter)
        if name is None:
            await self.mail.posted(letter)
            return
        if not self.may_send():
            await self.mail.again(letter, PAUSE)
            return
        try:
            async with asyncio.timeout(PATIENCE):
                await self.send(written(letter, name, self.mail.token(letter), self.setup, self.time.now()))
        except Refused as error:
            _note("a letter was refused by the mail server", error)
        except (OSError, TimeoutError) as error:
            _note("a letter could not be posted yet", error)
            await self.mail.again(letter, PAUSE << min(letter.tries - 1, 5))
            return
        await self.mail.posted(letter)


def _note(what: str, error: BaseException) -> None:
    """Neither to whom nor what: the log is not where addresses belong."""
    log.warning(what, extra={"said": {"reason": type(error).__name__}})


def written(letter: Letter, name: str, token: str, setup: Setup, now: int) -> EmailMessage:
    """Plain text, in the language in which it was asked for. Nothing that the asker chose, such as their name, goes to
    an address that may be a stranger's."""
    speak = Speaker(letter.lang if letter.lang in LANGUAGES else LANGUAGES[0])
    house, domain = setup.house.rstrip("/"), setup.sender.rpartition("@")[2]
    said: dict[str, str | int] = {"house": urlsplit(house).netloc, "minutes": LASTS // 60_000}
    if letter.kind == "return":
        said["name"] = name
    subject, body = WORDS[letter.kind]
    message = EmailMessage()
    message["From"] = setup.sender
    message["To"] = letter.address
    message["Subject"] = speak(subject, **said)
    message["Date"] = format_datetime(datetime.fromtimestamp(now / 1_000, UTC))
    message["Message-ID"] = make_msgid(letter.id, domain)
    message["Auto-Submitted"] = "auto-generated"
    link = f"{house}/#{letter.kind}={token}"
    message.set_content(speak(body, link=link, **said) + "\n", cte="quoted-printable")
    return message


def sender_of(setup: Setup) -> Send:
    """Over SMTP. What goes to another machine goes encrypted, or not at all."""
    import aiosmtplib

    parts = urlsplit(setup.server)
    host, direct = parts.hostname or "localhost", parts.scheme == "smtps"
    local = host in LOCAL
    user = unquote(parts.username) if parts.username else None

    async def send(message: EmailMessage) -> None:
        secure = None if local and not direct else await asyncio.to_thread(ssl.create_default_context)
        try:
            await aiosmtplib.send(
                message,
                hostname=host,
                port=parts.port or (465 if direct else 587),
                username=user,
                password=setup.password,
                use_tls=direct,
                start_tls=None if direct else not local,
                tls_context=secure,
                timeout=PATIENCE,
            )
        except (aiosmtplib.SMTPRecipientsRefused, aiosmtplib.SMTPSenderRefused, aiosmtplib.SMTPDataError) as error:
            raise Refused(str(error)) from None
        except aiosmtplib.SMTPException as error:
            raise OSError(type(error).__name__) from None

    return send
