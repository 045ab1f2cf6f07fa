"""Deals of an event that nobody can choose or foresee, and anybody can check afterwards.

The house draws one secret for the whole event and shows its SHA-256 when the event is announced. Everybody who enters
sends the SHA-256 of a nonce of theirs. When entries close nothing of that changes any more, and only then the nonces
are opened. All of them together make the mixture; the secret and the mixture make the seed of every deal. When the
event is over the secret is shown.

Who does not open is left out: their place in the mixture says so, and nothing is put there instead. `docs/events.md`
says why nobody can choose by that who does not know the secret.
"""

import hashlib
import hmac
from collections.abc import Iterable

from msgspec import Struct

from caravanserai.engine.fairness import commitment_of, nonce_hash_of

HEAD = "caravanserai-event-1"
#: Letters of a nonce, as at tables.
SHORTEST, LONGEST = 16, 64


class Share(Struct, frozen=True):
    """What somebody adds: the hash, from the moment they gave it, and the nonce, empty if it was not opened."""

    nonce_hash: str
    nonce: str = ""


def is_hash(text: str) -> bool:
    return len(text) == 64 and all(c in "0123456789abcdef" for c in text)


def opens(share: Share, nonce: str) -> bool:
    """Is this the nonce that was promised?"""
    right = SHORTEST <= len(nonce) <= LONGEST and nonce.isascii() and nonce.isalnum()
    return right and nonce_hash_of(nonce) == share.nonce_hash


def gives(secret: str, commitment: str) -> bool:
    """Is this the secret whose hash was shown?"""
    return is_hash(secret) and commitment_of(secret) == commitment


def mixture(event: str, shares: Iterable[Share]) -> str:
    """Of all shares, in the order in which their hashes came: a hash that changes if any letter of them does."""
    lines = [HEAD, event, *(f"{share.nonce_hash} {share.nonce}" for share in shares)]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def deal_seed(secret: str, mixed: str, deal: str) -> str:
    """What a deal is drawn from at every table that plays it: HMAC-SHA256 under the secret, as 64 hexadecimal
    digits."""
    return hmac.new(bytes.fromhex(secret), f"{mixed}\n{deal}".encode(), "sha256").hexdigest()


def shuffles_from(seed: str) -> str:
    """What the shuffles of a table with this seed are drawn with, without nonces: as at every table that is the same
    for everybody."""
    return hashlib.sha256(seed.encode()).hexdigest()


def order_seed(mixed: str, use: str) -> int:
    """A number for what must be drawn in the open, such as who has which place in a plan: from the mixture alone, so
    that everybody can do it again at once."""
    return int.from_bytes(hashlib.sha256(f"{mixed}\n{use}".encode()).digest()[:8])
