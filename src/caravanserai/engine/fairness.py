"""Chance that nobody can bend or foresee, and anybody can check afterwards.

A table has a secret of 256 bits. Its SHA-256 is shown before anything is dealt. Every person adds a nonce in two steps:
its SHA-256 when they sit down, the nonce itself when all hashes are fixed. Each shuffle draws from HMAC-SHA256 under
the secret, over the nonces, the number of the shuffle and a counter. At the end the secret is shown, and every shuffle
can be done again, with nothing but SHA-256.
"""

import hashlib
import hmac
from collections.abc import Iterator
from itertools import count
from struct import unpack

from msgspec import Struct


class Fairness(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a record tells about its chance, once the game is over."""

    commitment: str
    secret: str
    nonces: tuple[str, ...]
    #: Of a game that began from a position: so many of its first steps were given, neither dealt nor played here.
    given_steps: int = 0
    #: And these shuffles, counted from 0, fell as they were given, not as secret and nonces decide.
    given_shuffles: tuple[int, ...] = ()
    #: By seat, the hash of the nonce that a person gave when they sat down; "" for bots. A hash without its nonce was
    #: not opened in time. Nothing at all in records of before, and where no person's nonce was asked for.
    nonce_hashes: tuple[str, ...] = ()
    #: What happened in which order: `house` (its hash was shown), `hash 0`, …, `fixed`, `nonce 0`, …
    order: tuple[str, ...] = ()


def commitment_of(secret: str) -> str:
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def nonce_hash_of(nonce: str) -> str:
    return hashlib.sha256(nonce.encode()).hexdigest()


def draws(secret: str, nonces: tuple[str, ...], step: int) -> Iterator[int]:
    """Endless 32-bit numbers for one shuffle."""
    stem = hmac.new(bytes.fromhex(secret), "\n".join((*nonces, str(step), "")).encode(), "sha256")
    for counter in count():
        block = stem.copy()
        block.update(str(counter).encode())
        yield from unpack(">8I", block.digest())


def below(numbers: Iterator[int], n: int) -> int:
    """Uniform in 0 … n-1: numbers that would favour some are thrown away."""
    fair = 2**32 - 2**32 % n
    while (number := next(numbers)) >= fair:
        pass
    return number % n


def shuffled(pool: list[int], secret: str, nonces: tuple[str, ...], step: int) -> list[int]:
    """The pool in the order of shuffle number `step`, from 0: each place in turn takes one of those that are left."""
    order = list(pool)
    numbers = draws(secret, nonces, step)
    for i in range(len(order) - 1):
        j = i + below(numbers, len(order) - i)
        order[i], order[j] = order[j], order[i]
    return order
