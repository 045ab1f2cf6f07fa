"""How people's nonces come into a game: hashed when they sit down, fixed for all, and only then opened.

docs/fair-cards.md says why. Nobody can stall the start: once somebody has opened theirs, the others have a few seconds.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from msgspec import Struct, structs

from caravanserai.engine.fairness import Fairness, nonce_hash_of

from ..refusals import refuse
from .seats import Seat

#: After the first nonce is opened, the others are waited for as long as this, in milliseconds.
OPEN_WITHIN = 10_000
SHORTEST, LONGEST = 16, 64


class Opening(Struct, frozen=True):
    """The hashes of the nonces are fixed, by seat, and who has opened theirs. `left`: milliseconds until the game
    begins without the others; null before anybody has."""

    nonce_hashes: tuple[str, ...]
    opened: tuple[bool, ...]
    left: int | None


@dataclass
class Nonces:
    """Where one table stands with them: a part of its fold."""

    fixed: bool = False
    fill: str = ""
    #: Who has opened their nonce, or said that they have it no more.
    done: set[int] = field(default_factory=set)
    first_at: int | None = None
    order: list[str] = field(default_factory=lambda: ["house"])

    def sat(self, seat: int, nonce_hash: str) -> None:
        if nonce_hash:
            self.order.append(f"hash {seat}")

    def stood(self, seat: int) -> None:
        if (hashed := f"hash {seat}") in self.order:
            self.order.remove(hashed)

    def fix(self, fill: str, seats: list[Seat]) -> None:
        self.fixed, self.fill = True, fill
        self.order.append("fixed")
        for seat in seats:
            if not seat.nonce_hash:
                # Sent in the open, by a page of before: who sits down later could choose theirs by it.
                seat.nonce = ""

    def open(self, number: int, seat: Seat, nonce: str, now: int) -> None:
        self.done.add(number)
        self.first_at = now if self.first_at is None else self.first_at
        seat.nonce = nonce
        if nonce:
            self.order.append(f"nonce {number}")

    def missing(self, seats: list[Seat]) -> list[int]:
        """The seats whose nonce is still to be opened."""
        return [n for n, seat in enumerate(seats) if seat.nonce_hash and n not in self.done]

    def due(self) -> int | None:
        """When the game begins without those that are missing."""
        return None if self.first_at is None else self.first_at + OPEN_WITHIN

    def told(self, fairness: Fairness, hashes: tuple[str, ...]) -> Fairness:
        """With what was promised, and in which order, where it was."""
        return structs.replace(fairness, nonce_hashes=hashes, order=tuple(self.order)) if self.fixed else fairness

    def shown(self, seats: list[Seat], now: int) -> Opening:
        due = self.due()
        hashes = tuple(seat.nonce_hash for seat in seats)
        opened = tuple(n in self.done for n in range(len(seats)))
        return Opening(hashes, opened, None if due is None else max(0, due - now))


def check_nonce_hash(nonce_hash: str) -> None:
    if len(nonce_hash) != 64 or not all(c in "0123456789abcdef" for c in nonce_hash):
        raise refuse("bad-nonce-hash")


def check_nonce(nonce: str, nonce_hash: str) -> None:
    """Refuse what is no nonce, or another than the one that was promised."""
    if not (SHORTEST <= len(nonce) <= LONGEST and nonce.isascii() and nonce.isalnum()):
        raise refuse("bad-nonce")
    if nonce_hash_of(nonce) != nonce_hash:
        raise refuse("other-nonce")
