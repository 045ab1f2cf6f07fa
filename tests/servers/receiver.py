"""What news are sent to, on this machine: a chat or a push service over real HTTP, and a browser with its own keys."""

import asyncio
import hmac
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from caravanserai.people.web_push import CURVE, encoded, point


@dataclass
class Received:
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return msgspec.json.decode(self.body)


@dataclass
class Receiver:
    url: str
    received: list[Received] = field(default_factory=list)
    #: What it answers with, and where it sends people to then.
    status: int = 201
    location: str | None = None
    #: Held while it is silent.
    awake: asyncio.Event = field(default_factory=asyncio.Event)
    asked: int = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            headers = {key.lower(): value for key, _, value in (line.partition(": ") for line in head[1:] if line)}
            body = await reader.readexactly(int(headers.get("content-length", "0")))
            self.asked += 1
            await self.awake.wait()
            self.received.append(Received(head[0].split(" ")[1], headers, body))
            more = f"Location: {self.location}\r\n" if self.location else ""
            writer.write(f"HTTP/1.1 {self.status} Said\r\n{more}Content-Length: 0\r\n\r\n".encode())
            await writer.drain()
        except (OSError, asyncio.IncompleteReadError):
            pass  # who asked is gone
        finally:
            writer.close()


@asynccontextmanager
async def receiver() -> AsyncIterator[Receiver]:
    made = Receiver("")
    made.awake.set()
    listening = await asyncio.start_server(made.serve, "127.0.0.1", 0)
    made.url = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
    try:
        yield made
    finally:
        made.awake.set()
        listening.close()


class Browser:
    """The keys that a browser makes when it subscribes, and what it does with a message."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(CURVE)
        self._auth = os.urandom(16)
        self.p256dh, self.auth = encoded(point(self._key.public_key())), encoded(self._auth)

    def reads(self, body: bytes) -> bytes:
        """As RFC 8188 and 8291 tell who receives it."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        theirs, text = body[21 : 21 + length], body[21 + length :]
        assert length == 65 and len(text) <= size
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
        info = b"WebPush: info\0" + point(self._key.public_key()) + theirs + b"\x01"
        material = hmac.digest(hmac.digest(self._auth, shared, "sha256"), info, "sha256")
        first = hmac.digest(salt, material, "sha256")
        key = hmac.digest(first, b"Content-Encoding: aes128gcm\0\x01", "sha256")[:16]
        nonce = hmac.digest(first, b"Content-Encoding: nonce\0\x01", "sha256")[:12]
        padded = AESGCM(key).decrypt(nonce, text, None).rstrip(b"\0")
        assert padded[-1:] == b"\x02", "the last record"
        return padded[:-1]
