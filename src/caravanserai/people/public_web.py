"""Requests to addresses that people gave: to the public web alone, never into the house's own network.

A name is resolved once, every address that it stands for must be public, and the connection goes to that very address,
so that a name which means something else a moment later leads nowhere. TLS is checked for the name all the same. No
redirect is followed, no proxy used; an answer has its time, and nothing of it is read but its status: a few lines of
our own, because a library reads on for as long as somebody sends, and everybody in the house would wait for that.
"""

import asyncio
import ipaddress
import re
import socket
import ssl
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from time import monotonic
from urllib.parse import quote, urlsplit

from msgspec import Struct

#: Seconds for one request, looking up its name included.
PATIENCE = 10.0
LONGEST = 2_000
#: Bytes of an answer that are read, with all that may come before it (an early hint, for one).
MOST_READ = 16_384
STATUS = re.compile(rb"HTTP/1\.[01] ([1-9]\d\d)[ \r]")
#: What stands in an address as it is; anything else that can be seen is written with a percent sign.
PLAIN = "/%:?#[]@!$&'()*+,;=~"
#: Threads that look up names; one that does not answer holds one of them.
LOOKUPS = 16
#: Who took longer than so many seconds is slow for so many: until then one request goes there at a time, and no other
#: waits for it. So many are remembered.
SLOW_AFTER, SLOW_FOR, MOST_SLOW = 3.0, 600.0, 1_000
#: Networks in which an address of the older kind is written, or that lead to one.
WRAPPED = tuple(map(ipaddress.ip_network, ("::/96", "64:ff9b::/96", "64:ff9b:1::/48", "2001::/32", "2002::/16")))

Resolve = Callable[[str, int], Awaitable[Sequence[str]]]


class NotPublic(Exception):
    """This address is not one of the public web, as far as can be seen."""


class NoAnswer(Exception):
    """Nobody answered in time."""


class Target(Struct, frozen=True):
    """An address, taken apart: where to connect, and what to ask for there."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        standard = {"https": 443, "http": 80}[self.scheme]
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{self.scheme}://{host}" + ("" if self.port == standard else f":{self.port}")


def read_target(address: str, *, inside: bool = False) -> Target:
    """NotPublic, unless it is https on the usual port, without a name or a password. `inside`: any port, and http."""
    if len(address) > LONGEST or any(letter <= " " or letter == "\\" or letter > "~" for letter in address):
        raise NotPublic("letters")
    try:
        parts = urlsplit(address)
        port, host = parts.port, parts.hostname
    except ValueError:
        raise NotPublic("unreadable") from None
    schemes = ("https", "http") if inside else ("https",)
    if parts.scheme not in schemes or not host or "%" in host or "@" in parts.netloc:
        raise NotPublic("scheme, host or user")
    standard = 443 if parts.scheme == "https" else 80
    if port is not None and port != standard and not inside:
        raise NotPublic("port")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(parts.scheme, host, port or standard, path)


def is_public(address: str) -> bool:
    """Can a machine anywhere have this address?"""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return False
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped is not None:
            return is_public(str(ip.ipv4_mapped))
        if ip.is_site_local or any(ip in network for network in WRAPPED):
            return False
    return ip.is_global and not (ip.is_multicast or ip.is_reserved or ip.is_unspecified or ip.is_private)


class Slow:
    """Those for whom nobody waits but one at a time: they could hold up what goes to everybody else."""

    def __init__(self) -> None:
        self._until: dict[str, float] = {}
        self._waiting: Counter[str] = Counter()

    @contextmanager
    def turn(self, who: str) -> Iterator[None]:
        """NoAnswer, if they are slow and somebody waits for them already."""
        began = monotonic()
        if self._waiting[who] and self._until.get(who, 0.0) > began:
            raise NoAnswer("busy")
        self._waiting[who] += 1
        try:
            yield
        finally:
            self._waiting[who] -= 1
            if not self._waiting[who]:
                del self._waiting[who]
            if monotonic() - began > SLOW_AFTER:
                self._until.pop(who, None)
                self._until[who] = monotonic() + SLOW_FOR
            if len(self._until) > MOST_SLOW:
                del self._until[next(iter(self._until))]


class PublicWeb:
    """`inside`: addresses of the house's own network are allowed too, because its owner said so."""

    def __init__(self, *, inside: bool = False, resolve: Resolve | None = None) -> None:
        self.inside = inside
        self._pool = ThreadPoolExecutor(LOOKUPS, "lookups")
        self._resolve = resolve or self._look_up
        self._secure: ssl.SSLContext | None = None
        #: Whose names are slow to be looked up, and who is slow to answer.
        self._names, self._answers = Slow(), Slow()

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def post(self, address: str, headers: Mapping[str, str], body: bytes) -> int:
        """The status that it was answered with."""
        target = read_target(address, inside=self.inside)
        try:
            async with asyncio.timeout(PATIENCE):
                with self._names.turn(".".join(target.host.split(".")[-2:])):
                    ip = await self._where(target)
                with self._answers.turn(_whose(ip)):
                    return await self._post(target, ip, headers, body)
        except (TimeoutError, OSError, EOFError) as error:
            raise NoAnswer(type(error).__name__) from None

    async def _where(self, target: Target) -> str:
        """The address to connect to."""
        found = await self._resolve(target.host, target.port)
        if not found:
            raise NoAnswer("no such name")
        if not self.inside and not all(map(is_public, found)):
            raise NotPublic("address")
        return found[0]

    async def _post(self, target: Target, ip: str, headers: Mapping[str, str], body: bytes) -> int:
        if self._secure is None and target.scheme == "https":
            # It reads a file of certificates, which takes a while.
            self._secure = await asyncio.to_thread(ssl.create_default_context)
        secure = self._secure if target.scheme == "https" else None
        name = target.host if secure else None
        reader, writer = await asyncio.open_connection(
            ip, target.port, limit=MOST_READ, ssl=secure, server_hostname=name
        )
        try:
            writer.write(_request(target, headers, body))
            return await _status(reader)
        finally:
            # What more they have to say nobody waits for.
            writer.transport.abort()

    async def _look_up(self, host: str, port: int) -> Sequence[str]:
        def look() -> list[str]:
            try:
                found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
            except (OSError, UnicodeError):
                return []
            return list(dict.fromkeys(str(line[4][0]) for line in found))

        return await asyncio.get_running_loop().run_in_executor(self._pool, look)


def _whose(ip: str) -> str:
    """Of newer addresses anybody has a whole network."""
    found = ipaddress.ip_address(ip)
    return ip if found.version == 4 else str(ipaddress.ip_network((int(found), 64), strict=False))


def _request(target: Target, headers: Mapping[str, str], body: bytes) -> bytes:
    host = target.origin.partition("://")[2]
    own = {"host": host, "user-agent": "Caravanserai", "accept": "*/*", "connection": "close"}
    lines = [f"{name}: {value}" for name, value in {**own, **headers, "content-length": str(len(body))}.items()]
    return "\r\n".join([f"POST {quote(target.path, safe=PLAIN)} HTTP/1.1", *lines, "", ""]).encode() + body


async def _status(reader: asyncio.StreamReader) -> int:
    """That of the answer; what comes before it says nothing."""
    left = MOST_READ
    while True:
        try:
            head = await reader.readuntil(b"\r\n\r\n")
        except asyncio.LimitOverrunError:
            raise NoAnswer("too long") from None
        found = STATUS.match(head)
        left -= len(head)
        if found is None or left < 0:
            raise NoAnswer("unreadable")
        if not found[1].startswith(b"1"):
            return int(found[1])
