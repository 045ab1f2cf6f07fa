"""A real mail server on this machine, which keeps what it is given."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.smtp import SMTP


@dataclass
class MailServer:
    url: str
    letters: list[EmailMessage] = field(default_factory=list)
    #: What it says to every letter, in place of taking it.
    says: str | None = None
    tried: int = 0
    #: Held while it is silent.
    awake: asyncio.Event = field(default_factory=asyncio.Event)

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        self.tried += 1
        await self.awake.wait()
        if self.says is not None:
            return self.says
        found = message_from_bytes(envelope.content, _class=EmailMessage, policy=policy.default)  # type: ignore[arg-type]
        assert [found["To"]] == envelope.rcpt_tos and found["From"] == envelope.mail_from
        self.letters.append(found)
        return "250 OK"


@asynccontextmanager
async def mail_server() -> AsyncIterator[MailServer]:
    post = MailServer("")
    post.awake.set()
    loop = asyncio.get_running_loop()
    listening = await loop.create_server(lambda: SMTP(post, loop=loop, enable_SMTPUTF8=False), "127.0.0.1", 0)
    post.url = f"smtp://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
    try:
        yield post
    finally:
        post.awake.set()
        listening.close()
