"""Chance spelled out: how each shuffle fell, so that a game can be replayed without our generator."""

from msgspec import Struct

from ..rules.state import (
    DRAW_ELDER,
    DRAW_KINDS,
    SHUFFLE_BACK,
    SHUFFLE_BANK,
    SHUFFLE_CAMELS,
    Samarkand,
)
from .names import KIND_NAMES, Kind


class KindsDrawn(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """SA-04, SA-05: the first kinds are those of the seats; with three seats the next is the bank's."""

    order: tuple[Kind, ...]


class BankShuffled(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """SA-05: the values of the bank's cards, the top of the pile first."""

    order: tuple[int, ...]


class CamelsShuffled(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """SA-06: the capacities, the top of the pile first; that one is turned up."""

    order: tuple[int, ...]


class SeatsShuffled(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """SA-06: the first of these seats is the elder."""

    order: tuple[int, ...]


class CamelsShuffledBack(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """SA-15: the pile with the camel that was disputed, its top first."""

    order: tuple[int, ...]


Chance = KindsDrawn | BankShuffled | CamelsShuffled | SeatsShuffled | CamelsShuffledBack

_OF_NUMBERS: dict[int, type[BankShuffled | CamelsShuffled | SeatsShuffled | CamelsShuffledBack]] = {
    SHUFFLE_BANK: BankShuffled,
    SHUFFLE_CAMELS: CamelsShuffled,
    DRAW_ELDER: SeatsShuffled,
    SHUFFLE_BACK: CamelsShuffledBack,
}


def chance_of(g: Samarkand) -> Chance:
    """The outcome that lies in the state, drawn and not yet settled."""
    drawn = g.outcome[: g.outcome_size]
    if g.phase == DRAW_KINDS:
        return KindsDrawn(tuple(KIND_NAMES[kind] for kind in drawn))
    return _OF_NUMBERS[g.phase](tuple(drawn))


def outcome_of(g: Samarkand, chance: Chance) -> list[int] | None:
    """The outcome in numbers; None if it is of another kind than the shuffle that is due."""
    if isinstance(chance, KindsDrawn):
        return [KIND_NAMES.index(kind) for kind in chance.order] if g.phase == DRAW_KINDS else None
    return list(chance.order) if isinstance(chance, _OF_NUMBERS.get(g.phase, ())) else None
