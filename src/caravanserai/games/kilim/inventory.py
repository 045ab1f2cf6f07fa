"""Every component, counted wherever it lies (KI-01 … KI-06, KI-11): no step of the game changes these numbers."""

from .rules.asks import ALL_GOLD
from .rules.days import full_hand
from .rules.state import (
    DAYS,
    FIRST_PERFECT,
    FIRST_SCRAP,
    FIRST_TORN,
    IN_PILE,
    IN_PRIZE,
    KEPT,
    LOST,
    MAX_SEATS,
    ON_BOARD,
    OVER,
    PIECES,
    PLACE,
    REMOVED,
    TAKEN_OUT,
    TOKENS,
    Kilim,
)

_PLACES = {IN_PILE, TAKEN_OUT, IN_PRIZE, LOST, REMOVED, ON_BOARD}


def inventory(g: Kilim) -> dict[str, int]:
    counts = {
        "dominoes": sum(_somewhere(g, piece) for piece in range(FIRST_TORN)),
        "torn dominoes": sum(_somewhere(g, piece) for piece in range(FIRST_TORN, FIRST_PERFECT)),
        "perfect dominoes": sum(_somewhere(g, piece) for piece in range(FIRST_PERFECT, FIRST_SCRAP)),
        "scraps": sum(_somewhere(g, piece) for piece in range(FIRST_SCRAP, PIECES)),
        "tokens": sum(-1 <= g.token_at[token] < g.seats for token in range(TOKENS)),
        "squares": _squares_astray(g),
        "piles": _piles_astray(g),
    }
    for seat in range(g.seats):
        counts[f"gold of seat {seat}"] = _gold(g, seat)
    return counts


def _somewhere(g: Kilim, piece: int) -> bool:
    """In one place, which is one where this piece can be."""
    where = g.where[piece]
    return where < g.seats or KEPT <= where < KEPT + g.seats or where in _PLACES


def _squares_astray(g: Kilim) -> int:
    """Squares of the kilims that their pieces do not account for: always 0."""
    astray = 0
    for seat in range(MAX_SEATS):
        on_ground = [piece for piece in range(PIECES) if g.where[piece] == seat and g.piece_level[piece] == 0]
        filled = sum(1 if piece >= FIRST_SCRAP else 2 for piece in on_ground)
        astray += abs(filled - g.showing[seat][0])
    return astray


def _piles_astray(g: Kilim) -> int:
    """Dominoes whose place and pile do not agree: always 0."""
    piled = sorted(piece for day in range(DAYS) for piece in g.pile[day][: g.pile_size[day]])
    prize = sorted(g.prize[: g.prize_size])
    wrong = piled != [piece for piece in range(FIRST_PERFECT) if g.where[piece] == IN_PILE]
    return wrong + (prize != [piece for piece in range(FIRST_PERFECT) if g.where[piece] == IN_PRIZE])


def _gold(g: Kilim, seat: int) -> int:
    """KI-11: each turn costs everybody one Gold card, so hand and turns add up."""
    full = (full_hand(g) & ALL_GOLD).bit_count()
    if g.phase < PLACE or g.phase == OVER:
        return full
    in_hand = (g.hand[seat] & ALL_GOLD).bit_count()
    return in_hand + g.turn - (g.laid[seat] == 0)
