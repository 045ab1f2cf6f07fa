"""The end of a day and of the game (KI-16, KI-32, KI-37)."""

from caravanserai.engine.kit import rule
from caravanserai.engine.telling import tell

from .asks import ALL_GOLD
from .free import act_freely, has_free_action, tell_free_action
from .loom import rebuild_loom
from .market import ask
from .state import (
    ACTION_SEALED,
    ALL_SPECIAL,
    DAY_BEGAN,
    DAY_ENDED,
    DAYS,
    DOMINO_LOST,
    GAME_ENDED,
    LATE,
    LOST,
    MAX_LATE,
    NOBODY,
    OVER,
    PIECES,
    SEAT_DONE,
    TOKENS,
    Kilim,
)


@rule
def full_hand(g: Kilim) -> int:
    """KI-01; KI-08: with two seats Gold above 10 is not dealt."""
    gold = ALL_GOLD if g.seats > 2 else (1 << 11) - 2
    return gold | ALL_SPECIAL


@rule
def begin_day(g: Kilim) -> None:
    """KI-37: everybody has all cards again, and all tokens are on the board (KI-26)."""
    g.day += 1
    g.turn = 0
    for seat in range(g.seats):
        g.hand[seat] = full_hand(g)
    for token in range(TOKENS):
        g.token_at[token] = NOBODY
    g.tokens_used = 0
    if g.telling:
        tell(g, DAY_BEGAN, NOBODY, g.day, 0, 0)


@rule
def end_day(g: Kilim) -> None:
    """KI-16: what is unsold is lost; KI-32 (c): then the seats that have a free action are asked once more."""
    for i in range(g.prize_size):
        g.where[g.prize[i]] = LOST
        if g.telling:
            tell(g, DOMINO_LOST, NOBODY, g.prize[i], 0, 0)
        g.prize[i] = 0
    g.prize_size = 0
    g.lucky = NOBODY
    asked = 0
    for seat in range(g.seats):
        if has_free_action(g, seat):
            asked |= 1 << seat
    if asked:
        remember(g)
    ask(g, LATE, asked)


# -- Sealed actions -------------------------------------------------------------------------------------------


@rule
def remember(g: Kilim) -> None:
    """How everything lies before the sealed actions: that is what others go on seeing."""
    for piece in range(PIECES):
        g.was_where[piece] = g.where[piece]
        g.was_x[piece] = g.piece_x[piece]
        g.was_y[piece] = g.piece_y[piece]
        g.was_turn[piece] = g.piece_turn[piece]
        g.was_level[piece] = g.piece_level[piece]
    g.was_used = g.tokens_used


@rule
def forget(g: Kilim) -> None:
    for piece in range(PIECES):
        g.was_where[piece] = 0
        g.was_x[piece] = 0
        g.was_y[piece] = 0
        g.was_turn[piece] = 0
        g.was_level[piece] = 0
    g.was_used = 0
    for seat in range(g.seats):
        for i in range(MAX_LATE):
            g.late[seat][i] = 0
        g.late_size[seat] = 0


@rule
def seal_action(g: Kilim, seat: int, action: int) -> None:
    """Only its owner sees what it does; when nothing more can be done the seat is done."""
    g.late[seat][g.late_size[seat]] = action
    g.late_size[seat] += 1
    act_freely(g, seat, action)
    if g.telling:
        tell(g, ACTION_SEALED, seat, 0, 0, 0)
    if not has_free_action(g, seat):
        be_done(g, seat)


@rule
def be_done(g: Kilim, seat: int) -> None:
    g.waiting &= ~(1 << seat)
    if g.telling:
        tell(g, SEAT_DONE, seat, 0, 0, 0)


@rule
def unseal_for_others(g: Kilim, seat: int) -> None:
    """The table as the seat may see it: what others have sealed is not done yet."""
    if g.phase != LATE:
        return
    for piece in range(PIECES):
        was = g.was_where[piece]
        owner = was if was < 10 else was - 10
        if owner != seat and owner < g.seats:
            g.where[piece] = was
            g.piece_x[piece] = g.was_x[piece]
            g.piece_y[piece] = g.was_y[piece]
            g.piece_turn[piece] = g.was_turn[piece]
            g.piece_level[piece] = g.was_level[piece]
    for token in range(TOKENS):
        if g.token_at[token] != seat:
            g.tokens_used &= ~(1 << token)
            g.tokens_used |= g.was_used & (1 << token)
    for other in range(g.seats):
        if other != seat:
            for i in range(MAX_LATE):
                g.late[other][i] = 0
            g.late_size[other] = 0
            rebuild_loom(g, other)


@rule
def close_day(g: Kilim) -> None:
    """All are done: the sealed actions are shown together, and the day is over."""
    if g.telling:
        for seat in range(g.seats):
            for i in range(g.late_size[seat]):
                tell_free_action(g, seat, g.late[seat][i])
        tell(g, DAY_ENDED, NOBODY, g.day, 0, 0)
    forget(g)
    if g.day == DAYS:
        g.phase = OVER
        g.waiting = 0
        if g.telling:
            tell(g, GAME_ENDED, NOBODY, 0, 0, 0)
    else:
        begin_day(g)
