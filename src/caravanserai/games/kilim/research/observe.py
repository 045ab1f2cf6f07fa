"""What a seat of Kilim may know (KI-46), as numbers; `research/__init__.py` says what each is.

At the end of a day others' sealed actions are not done yet for this seat: their pieces are told as they lay before.
"""

from caravanserai.engine.kit import Numbers, rule

from ..rules.scoring import score
from ..rules.state import (
    DAY_DOMINOES,
    DAYS,
    FIRST_PERFECT,
    FIRST_SCRAP,
    KEPT,
    LATE,
    LOST,
    ON_BOARD,
    PIECES,
    PLACE,
    REMOVED,
    SCRAPS,
    SEARCH,
    TOKENS,
    Kilim,
)
from .choices import CARDS

#: Columns and rows of a kilim that are drawn square by square.
WINDOW = 16
#: Of each piece: whose, column, row, turn, level.
PIECE_NUMBERS = 5


@rule
def observe(g: Kilim, seat: int, x: Numbers, at: int) -> int:
    n = observe_day(g, seat, x, at)
    n = observe_scraps(g, seat, x, n)
    n = observe_pieces(g, seat, x, n)
    n = observe_window(g, seat, x, n)
    for turn in range(g.seats):
        n = observe_seat(g, seat, (seat + turn) % g.seats, x, n)
    return n


@rule
def observe_day(g: Kilim, seat: int, x: Numbers, n: int) -> int:
    if g.phase >= PLACE:
        x[n + g.phase - PLACE] = 1
        x[n + 9] = g.day
        x[n + 10] = g.turn
        for day in range(DAYS):
            x[n + 11 + day] = g.pile_size[day]
    n += 11 + DAYS
    if g.winner >= 0:
        x[n + (g.winner - seat + g.seats) % g.seats] = 1
    n += g.seats
    x[n] = g.winning
    n += 1
    for i in range(g.prize_size):
        x[n + 2 * i] = g.first_face[g.prize[i]]
        x[n + 2 * i + 1] = g.second_face[g.prize[i]]
    return n + 2 * DAY_DOMINOES


@rule
def was_seen_as(g: Kilim, seat: int, piece: int) -> bool:
    """Is the piece told as it was: does it belong to a rival who may have sealed something with it?"""
    was = g.was_where[piece]
    owner = was if was < KEPT else was - KEPT
    return g.phase == LATE and owner != seat and owner < g.seats


@rule
def where_seen(g: Kilim, seat: int, piece: int) -> int:
    return g.was_where[piece] if was_seen_as(g, seat, piece) else g.where[piece]


@rule
def observe_scraps(g: Kilim, seat: int, x: Numbers, n: int) -> int:
    """KI-21: who searches sees what is left."""
    last = 0
    for take in range(g.takes):
        if g.taker[take] == seat:
            last = take + 1
    searches = g.phase == SEARCH and g.lucky == seat
    for scrap in range(SCRAPS):
        where = g.where[FIRST_SCRAP + scrap]
        take = g.scrap_take[scrap]
        x[n] += where == ON_BOARD
        if searches:
            x[n + 1 + scrap] = take == 0
        elif last > 0:
            x[n + 1 + scrap] = not 0 < take <= last
        x[n + 1 + SCRAPS + scrap] = where == KEPT + seat
    return n + 1 + 2 * SCRAPS


@rule
def observe_pieces(g: Kilim, seat: int, x: Numbers, n: int) -> int:
    for piece in range(PIECES):
        x[n + 2 * piece] = g.first_face[piece]
        x[n + 2 * piece + 1] = g.second_face[piece]
    n += 2 * PIECES
    for piece in range(PIECES):
        where = where_seen(g, seat, piece)
        if where < g.seats:
            before = was_seen_as(g, seat, piece)
            x[n] = 1 + (where - seat + g.seats) % g.seats
            x[n + 1] = g.was_x[piece] if before else g.piece_x[piece]
            x[n + 2] = g.was_y[piece] if before else g.piece_y[piece]
            x[n + 3] = g.was_turn[piece] if before else g.piece_turn[piece]
            x[n + 4] = g.was_level[piece] if before else g.piece_level[piece]
        elif where == LOST and piece < FIRST_SCRAP:
            x[n] = -1
        elif where == REMOVED:
            x[n] = -2
        n += PIECE_NUMBERS
    return n


@rule
def observe_window(g: Kilim, seat: int, x: Numbers, n: int) -> int:
    for square in range(g.listed[seat]):
        column = g.square_x[seat][square] - g.left[seat]
        row = g.square_y[seat][square] - g.top[seat]
        if 0 <= column < WINDOW and 0 <= row < WINDOW:
            x[n + WINDOW * row + column] = g.face[seat][square]
    return n + WINDOW * WINDOW


@rule
def observe_seat(g: Kilim, seat: int, other: int, x: Numbers, n: int) -> int:
    for card in range(CARDS):
        x[n + card] = (g.hand[other] >> card) & 1
    n += CARDS
    if g.card[other] >= 0:
        x[n + g.card[other]] = 1
    n += CARDS
    x[n] = g.laid[other]
    n += 1
    used = g.was_used if g.phase == LATE and other != seat else g.tokens_used
    for token in range(TOKENS):
        x[n + token] = g.token_at[token] == other and not (used >> token) & 1
    n += TOKENS
    for piece in range(FIRST_PERFECT, PIECES):
        if where_seen(g, seat, piece) == KEPT + other:
            x[n + (piece >= FIRST_SCRAP)] += 1
    x[n + 2] = score(g, other) if PLACE <= g.phase != LATE else 0
    return n + 3
