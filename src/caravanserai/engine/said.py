"""A sentence before it has a language: the name of a message and what goes into it."""

from __future__ import annotations

from msgspec import Struct, field


class Said(Struct, frozen=True):
    """`strings/*.ftl` hold the words under `id`. Parts may be sentences themselves, or lists of them."""

    id: str
    args: dict[str, str | int | Said | tuple[Said, ...]] = field(default_factory=dict)


def seat_name(seat: int) -> Said:
    """The name of who sits there; whoever says the sentence knows it."""
    return Said("seat", {"seat": seat})


def game_ended(scores: tuple[int, ...], ranks: tuple[int, ...]) -> Said:
    """How every game ends: who won, with how many points."""
    winners = tuple(seat_name(seat) for seat, rank in enumerate(ranks) if rank == 1)
    return Said("game-ended", {"winners": winners, "count": len(winners), "points": max(scores)})
