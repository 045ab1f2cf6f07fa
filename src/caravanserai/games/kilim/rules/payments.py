"""The Scrap Bag (KI-18 … KI-21) and the Artisan (KI-23 … KI-27), after the auction."""

from caravanserai.engine.kit import lowest_bit, rule
from caravanserai.engine.telling import tell

from .market import ask, ask_for_gold, spend_gold
from .state import (
    ARTISAN,
    BAG,
    CALL,
    FIRST_PERFECT,
    FIRST_SCRAP,
    GOLD_DISCARDED,
    GOLD_PAID,
    KEPT,
    NOBODY,
    NOTHING_LEFT,
    ON_BOARD,
    PAYMENT_TIED,
    PERFECT_TOKEN,
    PIECES,
    SCRAP_BAG,
    SCRAP_CHOSEN,
    SCRAP_KEPT,
    SEARCH,
    TOKEN,
    TOKEN_TAKEN,
    TOKENS,
    Kilim,
)


@rule
def players_of(g: Kilim, card: int) -> int:
    """The seats that played this card in this turn."""
    seats = 0
    for seat in range(g.seats):
        if g.card[seat] == card:
            seats |= 1 << seat
    return seats


# -- Scrap Bag ------------------------------------------------------------------------------------------------


@rule
def ask_for_bag_payments(g: Kilim) -> None:
    ask_for_gold(g, BAG, players_of(g, SCRAP_BAG))


@rule
def settle_bag(g: Kilim) -> None:
    """KI-20: the highest payment searches; on a tie for the highest nobody does; all of it is spent."""
    best = 0
    lucky = NOBODY
    for seat in range(g.seats):
        if (g.payers >> seat) & 1:
            gold = spend_gold(g, seat)
            pays = gold > g.winning  # KI-18, KI-19: anything else is a discard, and never competes
            if g.telling:
                tell(g, GOLD_PAID if pays else GOLD_DISCARDED, seat, gold, 1, 0)
            if pays and gold == best:
                lucky = NOBODY
            elif pays and gold > best:
                best = gold
                lucky = seat
    g.payers = 0
    if best > 0 and lucky < 0 and g.telling:
        tell(g, PAYMENT_TIED, NOBODY, best, 1, 0)
    search(g, lucky)


@rule
def scraps_left(g: Kilim) -> int:
    left = 0
    for piece in range(FIRST_SCRAP, PIECES):
        if g.where[piece] == ON_BOARD:
            left += 1
    return left


@rule
def search(g: Kilim, seat: int) -> None:
    """KI-21: who searches chooses among the scraps left; one left needs no choice, none is bad luck."""
    g.lucky = seat
    left = scraps_left(g)
    ask(g, SEARCH, 1 << seat if seat >= 0 and left > 1 else 0)
    if seat >= 0 and left == 1:
        for piece in range(FIRST_SCRAP, PIECES):
            if g.where[piece] == ON_BOARD:
                keep_scrap(g, seat, piece)
                return
    if seat >= 0 and left == 0 and g.telling:
        tell(g, NOTHING_LEFT, seat, 1, 0, 0)


@rule
def keep_scrap(g: Kilim, seat: int, piece: int) -> None:
    """Everybody sees that a scrap was kept; only its keeper sees which."""
    g.where[piece] = KEPT + seat
    g.taker[g.takes] = seat
    g.takes += 1
    g.scrap_take[piece - FIRST_SCRAP] = g.takes
    g.waiting = 0
    if g.telling:
        tell(g, SCRAP_KEPT, seat, 0, 0, 0)
        tell(g, SCRAP_CHOSEN, seat, piece, 0, 0)


# -- Artisan --------------------------------------------------------------------------------------------------


@rule
def ask_for_artisan_payments(g: Kilim) -> None:
    """KI-35: by then the Scrap Bag payments are open."""
    ask_for_gold(g, CALL, players_of(g, ARTISAN))


@rule
def settle_artisan(g: Kilim) -> None:
    """KI-25: the lowest payment calls her; on a tie for the lowest nobody does; all of it is spent."""
    best = 0
    lucky = NOBODY
    for seat in range(g.seats):
        if (g.payers >> seat) & 1:
            gold = spend_gold(g, seat)
            pays = gold < g.winning  # KI-23, KI-24: with no winning offer nobody can pay
            if g.telling:
                tell(g, GOLD_PAID if pays else GOLD_DISCARDED, seat, gold, 2, 0)
            if pays and gold == best:
                lucky = NOBODY
            elif pays and (best == 0 or gold < best):
                best = gold
                lucky = seat
    g.payers = 0
    if best > 0 and lucky < 0 and g.telling:
        tell(g, PAYMENT_TIED, NOBODY, best, 2, 0)
    call_artisan(g, lucky)


@rule
def call_artisan(g: Kilim, seat: int) -> None:
    """KI-26: one of the tokens still on the board; one left needs no choice, none is bad luck."""
    g.lucky = seat
    tokens = 0
    for token in range(TOKENS):
        if g.token_at[token] < 0:
            tokens |= 1 << token
    ask(g, TOKEN, 1 << seat if seat >= 0 and tokens & (tokens - 1) else 0)
    if seat >= 0 and tokens == 0 and g.telling:
        tell(g, NOTHING_LEFT, seat, 2, 0, 0)
    elif seat >= 0 and tokens and tokens & (tokens - 1) == 0:
        take_token(g, seat, lowest_bit(tokens))


@rule
def take_token(g: Kilim, seat: int, token: int) -> None:
    """KI-27: Perfect is used up at once, for a perfect domino to keep."""
    g.token_at[token] = seat
    g.waiting = 0
    if g.telling:
        tell(g, TOKEN_TAKEN, seat, token, 0, 0)
    if token == PERFECT_TOKEN:
        g.tokens_used |= 1 << PERFECT_TOKEN
        for piece in range(FIRST_PERFECT, FIRST_SCRAP):
            if g.where[piece] == ON_BOARD:
                g.where[piece] = KEPT + seat
                return
