"""Is a record what was played? Its seal, its chance, its moves and its score, checked in this order of blame."""

import hashlib
from functools import partial
from typing import Any

import msgspec
from msgspec import Struct

from .fairness import Fairness, commitment_of, nonce_hash_of, shuffled
from .game import game
from .record import BadRecordError, ChanceStep, Record, replay, start


class Verdict(Struct, frozen=True):
    """What was checked of a record that holds."""

    steps: int
    shuffles: int
    #: Whether the shuffles were derived from a secret whose hash was shown before: all but those that were given.
    fair: bool
    sealed: bool
    #: Of a game that began from a position: how many of its steps and shuffles were given.
    given_steps: int = 0
    given_shuffles: int = 0
    #: The seats whose nonce was fixed by its hash before any was opened; and of those, the ones not opened in time.
    hashed: tuple[int, ...] = ()
    left_out: tuple[int, ...] = ()


def seal_of(record: Record[Any, Any, Any]) -> tuple[str, ...]:
    """A chain of short hashes: each covers its part and, through the one before, all earlier parts."""
    head = msgspec.structs.replace(record, steps=(), result=None, seal=None)
    chain = hashlib.sha256(msgspec.json.encode(head)).digest()
    links = [chain]
    for step in (*record.steps, record.result):
        chain = hashlib.sha256(chain + msgspec.json.encode(step)).digest()
        links.append(chain)
    return tuple(link.hex()[:16] for link in links)


def sealed(record: Record[Any, Any, Any]) -> Record[Any, Any, Any]:
    return msgspec.structs.replace(record, seal=seal_of(record))


def verify(record: Record[Any, Any, Any]) -> Verdict:
    """Raises BadRecordError naming the first thing that is not as it was."""
    _check_commitment(record)
    hashed, left_out = _check_nonces(record)
    _check_chance(record)
    for _ in replay(record):
        pass
    _check_seal(record)
    shuffles = sum(isinstance(step, ChanceStep) for step in record.steps)
    fairness = record.fairness
    given = (fairness.given_steps, len(fairness.given_shuffles)) if fairness is not None else (0, 0)
    return Verdict(len(record.steps), shuffles, fairness is not None, record.seal is not None, *given, hashed, left_out)


def _check_commitment(record: Record[Any, Any, Any]) -> None:
    fairness = record.fairness
    if fairness is None:
        return
    if not _is_hex(fairness.secret) or len(fairness.secret) != 64:
        raise BadRecordError("the secret is not 64 hexadecimal digits")
    if commitment_of(fairness.secret) != fairness.commitment:
        raise BadRecordError("the secret does not give the hash that was shown before the first card")
    if len(fairness.nonces) != len(record.seats):
        raise BadRecordError(f"there are {len(fairness.nonces)} nonces for {len(record.seats)} seats")
    if not 0 <= fairness.given_steps <= len(record.steps):
        raise BadRecordError(f"{fairness.given_steps} of {len(record.steps)} steps cannot have been given")


def _check_nonces(record: Record[Any, Any, Any]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Every nonce is the one whose hash was given, and all hashes were fixed before any nonce was opened. The seats
    that gave a hash, and those whose nonce was left out."""
    fairness = record.fairness
    if fairness is None or not fairness.nonce_hashes:
        if fairness is not None and fairness.order:
            raise BadRecordError("there is an order of nonces, but there are no hashes of them")
        return (), ()
    hashes = fairness.nonce_hashes
    if len(hashes) != len(record.seats):
        raise BadRecordError(f"there are {len(hashes)} hashes of nonces for {len(record.seats)} seats")
    for seat, (hash, nonce) in enumerate(zip(hashes, fairness.nonces, strict=True)):
        if hash and (len(hash) != 64 or not _is_hex(hash)):
            raise BadRecordError(f"the hash of the nonce of seat {seat} is not 64 hexadecimal digits")
        if nonce and nonce_hash_of(nonce) != hash:
            raise BadRecordError(f"the nonce of seat {seat} is not the one whose hash was given before the game")
    hashed = tuple(seat for seat, hash in enumerate(hashes) if hash)
    _check_order(fairness, hashed)
    return hashed, tuple(seat for seat in hashed if not fairness.nonces[seat])


def _check_order(fairness: Fairness, hashed: tuple[int, ...]) -> None:
    """The house's hash, then the hash of each person, then nothing more changes, then the nonces."""
    order = fairness.order
    if "fixed" not in order or order[0] != "house":
        raise BadRecordError("the order of the nonces does not begin with the house's hash, or they were never fixed")
    fixed = order.index("fixed")
    opened = [f"nonce {seat}" for seat in hashed if fairness.nonces[seat]]
    if sorted(order[1:fixed]) != sorted(f"hash {seat}" for seat in hashed):
        raise BadRecordError("not every hash of a nonce was given before the nonces were fixed")
    if sorted(order[fixed + 1 :]) != sorted(opened):
        raise BadRecordError("not every nonce was opened after all of them were fixed")


def _check_chance(record: Record[Any, Any, Any]) -> None:
    """Every shuffle is the one that secret and nonces give, but for those that were given with a position."""
    fairness = record.fairness
    if fairness is not None:
        check_shuffles(record, fairness.secret, fairness.nonces, fairness.given_shuffles)


def check_shuffles(
    record: Record[Any, Any, Any], secret: str, nonces: tuple[str, ...], given: tuple[int, ...] = ()
) -> None:
    """Every shuffle of a record but the given ones, counted from 0, is drawn from this."""
    rules = game(record.game)
    g = start(record)
    shuffles = 0
    for played in replay(record):
        if isinstance(played.step, ChanceStep):
            if shuffles not in given:
                order = partial(shuffled, secret=secret, nonces=nonces, step=shuffles)
                due, _ = rules.shuffle_chance(g, order)
                if due != played.step.outcome:
                    raise BadRecordError(
                        "the shuffle is not the one that the secret and the nonces give", played.number
                    )
            shuffles += 1
        g = played.state.copy()


def _check_seal(record: Record[Any, Any, Any]) -> None:
    if record.seal is None:
        return
    true = seal_of(record)
    if len(record.seal) != len(true):
        raise BadRecordError(f"the seal has {len(record.seal)} parts for {len(true)}")
    for at, (says, is_) in enumerate(zip(record.seal, true, strict=True)):
        if says != is_:
            if at == 0:
                raise BadRecordError("the seal of the head does not hold: names, options, edition or fairness changed")
            if at == len(true) - 1:
                raise BadRecordError("the seal of the result does not hold")
            raise BadRecordError("the seal does not hold: this step, or its part of the seal, was changed", at)


def _is_hex(text: str) -> bool:
    return all(c in "0123456789abcdef" for c in text)
