"""Whom the game waits for, and the answers it takes, as action numbers. What is offered here is what is accepted."""

from caravanserai.engine.kit import Actions, lowest_bit, rule

from .free import free_actions, has_free_action
from .state import (
    ALL_SPECIAL,
    BAG,
    CALL,
    FIRST_SCRAP,
    LATE,
    MAX_GOLD,
    NOBODY,
    ON_BOARD,
    PIECES,
    PLACE,
    SEARCH,
    SPIES,
    TOKEN,
    TOKENS,
    WEAVE,
    Kilim,
)
from .weaving import (
    DONE,
    PLACE_CARD,
    SEAL_GOLD,
    TAKE_BACK,
    TAKE_SCRAP,
    TAKE_TOKEN,
    WEAVE_DOMINO,
    answer,
    layings,
)

#: With all 53 pieces in one long kilim: some 400 places for each to move to, and room for everything else.
MAX_ACTIONS = 32_768

ALL_GOLD = (1 << (MAX_GOLD + 1)) - 2


@rule
def next_seat(g: Kilim) -> int:
    """The first seat that the game waits for, or nobody."""
    return lowest_bit(g.waiting) if g.waiting else NOBODY


@rule
def pending(g: Kilim, seat: int) -> bool:
    """Does the game wait for this seat?"""
    return (g.waiting >> seat) & 1 != 0


@rule
def legal(g: Kilim, seat: int, out: Actions) -> int:
    """Write the seat's possible answers into `out` and return how many. A sealed one may be changed."""
    if g.phase == PLACE:
        return cards_to_place(g, seat, out)
    if g.phase == SPIES or g.phase == BAG or g.phase == CALL:
        return gold_to_seal(g, seat, out)
    if not (g.waiting >> seat) & 1:
        return 0
    if g.phase == WEAVE:  # KI-32 (b)
        return free_actions(g, seat, out, layings(g, seat, g.prize[0], WEAVE_DOMINO, out, 0))
    if g.phase == SEARCH:
        return scraps_to_take(g, out)
    if g.phase == TOKEN:
        return tokens_to_take(g, out)
    if g.phase == LATE:  # KI-32 (c)
        out[0] = answer(DONE, 0, 0, 0, 0)
        return free_actions(g, seat, out, 1)
    return 0


@rule
def cards_to_place(g: Kilim, seat: int, out: Actions) -> int:
    """KI-10, KI-12: any card in hand; KI-32 (a): free actions until it is placed, and again when it is taken back."""
    n = write_bits(g.hand[seat], PLACE_CARD, out)
    if g.placed[seat] < 0:
        return free_actions(g, seat, out, n)
    if n == 1 and not has_free_action(g, seat):
        return 0
    out[n] = answer(TAKE_BACK, 0, 0, 0, 0)
    return n + 1


@rule
def write_bits(bits: int, kind: int, out: Actions) -> int:
    n = 0
    while bits:
        out[n] = answer(kind, lowest_bit(bits), 0, 0, 0)
        bits &= bits - 1
        n += 1
    return n


@rule
def gold_to_seal(g: Kilim, seat: int, out: Actions) -> int:
    """KI-13, KI-18, KI-23: the Gold that a spy may offer, or that must be paid. A forced one cannot be changed."""
    if not (g.payers >> seat) & 1:
        return 0
    gold = gold_choices(g, seat)
    if gold & (gold - 1) == 0:
        return 0
    return write_bits(gold, SEAL_GOLD, out)


@rule
def gold_choices(g: Kilim, seat: int) -> int:
    """KI-18, KI-19, KI-23, KI-24: who can pay must pay; who cannot discards any Gold."""
    gold = g.hand[seat] & ALL_GOLD
    enough = gold
    if g.phase == BAG:
        enough = gold & ~((1 << (g.winning + 1)) - 1)
    elif g.phase == CALL:
        enough = gold & ((1 << g.winning) - 1)
    return enough if enough else gold


@rule
def scraps_to_take(g: Kilim, out: Actions) -> int:
    """KI-21: any scrap left."""
    n = 0
    for piece in range(FIRST_SCRAP, PIECES):
        if g.where[piece] == ON_BOARD:
            out[n] = answer(TAKE_SCRAP, piece, 0, 0, 0)
            n += 1
    return n


@rule
def tokens_to_take(g: Kilim, out: Actions) -> int:
    """KI-26: any token still on the board."""
    n = 0
    for token in range(TOKENS):
        if g.token_at[token] < 0:
            out[n] = answer(TAKE_TOKEN, token, 0, 0, 0)
            n += 1
    return n


assert ALL_SPECIAL & ALL_GOLD == 0, "a card is Gold or special"
