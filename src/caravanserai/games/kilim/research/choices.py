"""Kilim's answers as the numbers of arrays.

Cards, Gold, scraps and tokens have the same number in every position. Where a piece may lie depends on the kilim, and
there are far more squares and turns than any kilim has open: those answers are numbered as the rules list them.
"""

from caravanserai.engine.kit import Actions, Flags, rule

from ..rules.asks import legal
from ..rules.state import FIRST_SCRAP, MAX_GOLD, SCRAPS, TOKENS, Kilim
from ..rules.weaving import DONE, PLACE_CARD, SEAL_GOLD, TAKE_SCRAP, TAKE_TOKEN, answer, kind_of, piece_in

#: Gold of 0 to 15, and the three special cards.
CARDS = MAX_GOLD + 4
#: So many answers with a square are listed; in a hundred thousand random positions there were 868 at the most.
LISTED = 4_096

PLACE_NUMBER = 1
GOLD_NUMBER = PLACE_NUMBER + CARDS
SCRAP_NUMBER = GOLD_NUMBER + MAX_GOLD + 1
TOKEN_NUMBER = SCRAP_NUMBER + SCRAPS
DONE_NUMBER = TOKEN_NUMBER + TOKENS
SQUARE_NUMBER = DONE_NUMBER + 1


@rule
def number_of(action: int) -> int:
    """The number of an answer that names no square, else 0."""
    kind = kind_of(action)
    if kind == PLACE_CARD:
        return PLACE_NUMBER + piece_in(action)
    if kind == SEAL_GOLD:
        return GOLD_NUMBER + piece_in(action)
    if kind == TAKE_SCRAP:
        return SCRAP_NUMBER + piece_in(action) - FIRST_SCRAP
    if kind == TAKE_TOKEN:
        return TOKEN_NUMBER + piece_in(action)
    return DONE_NUMBER if kind == DONE else 0


@rule
def offer(g: Kilim, seat: int, mask: Flags, at: int, out: Actions) -> int:
    n = legal(g, seat, out)
    squares = 0
    others = 0
    for i in range(n):
        number = number_of(out[i])
        if number > 0:
            mask[at + number] = 1
            others += 1
        elif squares < LISTED:
            mask[at + SQUARE_NUMBER + squares] = 1
            squares += 1
    return others + squares


@rule
def answer_at(g: Kilim, seat: int, number: int, out: Actions) -> int:
    if number >= SQUARE_NUMBER:
        squares = SQUARE_NUMBER
        for i in range(legal(g, seat, out)):
            if number_of(out[i]) == 0:
                if squares == number:
                    return out[i]
                squares += 1
    if number == DONE_NUMBER:
        return answer(DONE, 0, 0, 0, 0)
    if number >= TOKEN_NUMBER:
        return answer(TAKE_TOKEN, number - TOKEN_NUMBER, 0, 0, 0)
    if number >= SCRAP_NUMBER:
        return answer(TAKE_SCRAP, number - SCRAP_NUMBER + FIRST_SCRAP, 0, 0, 0)
    if number >= GOLD_NUMBER:
        return answer(SEAL_GOLD, number - GOLD_NUMBER, 0, 0, 0)
    return answer(PLACE_CARD, number - PLACE_NUMBER, 0, 0, 0)
