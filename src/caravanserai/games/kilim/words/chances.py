"""Chance spelled out: how each shuffle fell, so that a game can be replayed without our generator."""

from msgspec import Struct

from ..rules.play import taken_out
from ..rules.state import DRAW_TORN, SHUFFLE_PILE, TAKE_OUT, Kilim
from .names import Piece, piece_name, piece_number


class TornDrawn(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """KI-07, KI-09: the torn dominoes; the first go into the piles of day 1, 2 and 3, the rest is not used."""

    order: tuple[Piece, ...]


class DominoesTakenOut(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """KI-07, KI-08: the day's dominoes that leave the game unseen, and those that stay."""

    day: int
    out: tuple[Piece, ...]
    stay: tuple[Piece, ...]


class PileShuffled(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """KI-09: the day's pile, its top first."""

    day: int
    order: tuple[Piece, ...]


Chance = TornDrawn | DominoesTakenOut | PileShuffled


def chance_of(g: Kilim) -> Chance:
    """The outcome that lies in the state, drawn and not yet settled."""
    drawn = tuple(piece_name(g, piece) for piece in g.outcome[: g.outcome_size])
    if g.phase == DRAW_TORN:
        return TornDrawn(drawn)
    if g.phase == TAKE_OUT:
        out = taken_out(g)
        return DominoesTakenOut(g.day + 1, drawn[:out], drawn[out:])
    return PileShuffled(g.day + 1, drawn)


def outcome_of(g: Kilim, chance: Chance) -> list[int] | None:
    """The outcome in numbers; None if it is of another kind than the shuffle that is due."""
    match chance:
        case TornDrawn() if g.phase == DRAW_TORN:
            return _numbers(g, chance.order)
        case DominoesTakenOut() if g.phase == TAKE_OUT and chance.day == g.day + 1:
            return _numbers(g, (*chance.out, *chance.stay)) if len(chance.out) == taken_out(g) else None
        case PileShuffled() if g.phase == SHUFFLE_PILE and chance.day == g.day + 1:
            return _numbers(g, chance.order)
    return None


def _numbers(g: Kilim, names: tuple[str, ...]) -> list[int]:
    numbers = [piece_number(g, name) for name in names]
    return [-1 if number is None else number for number in numbers]
