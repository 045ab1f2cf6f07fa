"""Passwords: length counts, and that it is not one word over and over or a row of digits. Argon2 takes a while by
design, so it runs in threads of its own, few at a time (its library lets go of Python's lock), and nobody's game waits
for it."""

import asyncio
import secrets
import unicodedata
from base64 import b64encode
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from .refusals import refuse

T = TypeVar("T")

#: In letters; a short sentence is fine.
SHORTEST, LONGEST = 12, 200
#: Letters that differ.
FEWEST_KINDS = 5
#: At the same time, and waiting for that.
THREADS, MOST_WAITING = 2, 32
ROUNDS = 3


class Passwords:
    """`memory`: kibibytes that a single guess costs."""

    def __init__(self, memory: int) -> None:
        self._hasher = PasswordHasher(time_cost=ROUNDS, memory_cost=memory, parallelism=1)
        self._threads = ThreadPoolExecutor(THREADS, "passwords")
        self._waiting = 0
        #: What a password is compared with where there is none, for to say so at once would say who exists. None fits.
        salt, digest = (b64encode(secrets.token_bytes(size)).decode().rstrip("=") for size in (16, 32))
        self._nobody = f"$argon2id$v=19$m={memory},t={ROUNDS},p=1${salt}${digest}"

    async def hash(self, password: str) -> bytes:
        """To be kept instead of the password. Refused if it is too short."""
        text = checked(password)
        return (await self._in_thread(lambda: self._hasher.hash(text))).encode()

    async def fits(self, kept: bytes | None, password: str) -> bool:
        """Is it the password of which this was kept? Nothing was kept: no, after as long."""
        text = normal(password)[:LONGEST]
        return await self._in_thread(lambda: self._compare(kept, text))

    def is_dated(self, kept: bytes) -> bool:
        """Was it made with another cost than new ones are?"""
        return self._hasher.check_needs_rehash(kept.decode())

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _compare(self, kept: bytes | None, text: str) -> bool:
        try:
            return self._hasher.verify(kept.decode() if kept else self._nobody, text)
        except (VerificationError, InvalidHashError):
            return False

    async def _in_thread(self, work: Callable[[], T]) -> T:
        if self._waiting >= MOST_WAITING:
            raise refuse("keys-busy")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting -= 1


def checked(password: str) -> str:
    text = normal(password)
    if len(text) < SHORTEST:
        raise refuse("password-short", fewest=SHORTEST)
    if len(text) > LONGEST:
        raise refuse("password-long", most=LONGEST)
    if is_plain(text):
        raise refuse("password-plain")
    return text


def is_plain(text: str) -> bool:
    """Few letters, the same again and again, or one beside the other as in 123456789012: what is guessed first."""
    steps = sum(ord(after) - ord(before) in (-1, 0, 1) for before, after in pairwise(text))
    return len({*text.casefold()}) < FEWEST_KINDS or text in (text + text)[1:-1] or 4 * steps >= 3 * (len(text) - 1)


def normal(password: str) -> str:
    """The same on every keyboard."""
    return unicodedata.normalize("NFKC", password)
