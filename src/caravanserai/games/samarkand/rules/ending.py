"""The end (SA-27, SA-28, SA-31): what stays behind, then which of the equally rare kinds counts."""

from caravanserai.engine.kit import lowest_bit, rule
from caravanserai.engine.telling import tell

from .asks import SCORE_KIND, chooses_kind
from .loading import chooses_lot, leave_lot, only_lot
from .market import ask, unseal
from .scoring import rarest_kinds
from .state import (
    CARDS,
    GAME_ENDED,
    KIND_SCORED,
    LEAVE,
    LEFT_BEHIND,
    MARKET_CLOSED,
    NOBODY,
    OVER,
    RAREST,
    Samarkand,
)


@rule
def close_market(g: Samarkand) -> None:
    """SA-31: all seats that have too many goods choose at once what to leave behind."""
    if g.telling:
        tell(g, MARKET_CLOSED, NOBODY, 0, 0, 0)
    seats = 0
    for seat in range(g.seats):
        if chooses_lot(g, seat):
            seats |= 1 << seat
    ask(g, LEAVE, seats)


@rule
def load_camels(g: Samarkand) -> None:
    """SA-27: what stays behind is shown; SA-31: then all seats with equally rare kinds choose one at once."""
    for seat in range(g.seats):
        lot = unseal(g, seat)
        leave_lot(g, seat, lot if lot >= 0 else only_lot(g, seat))
        if g.telling:
            for card in range(CARDS):
                if g.left[seat][card] > 0:
                    tell(g, LEFT_BEHIND, seat, card, g.left[seat][card], 0)
    seats = 0
    for seat in range(g.seats):
        if chooses_kind(g, seat):
            seats |= 1 << seat
    ask(g, RAREST, seats)


@rule
def score_kinds(g: Samarkand) -> None:
    """SA-28: the kind that was chosen, or the only one that is rarest, or none."""
    for seat in range(g.seats):
        kinds = rarest_kinds(g, seat)
        action = unseal(g, seat)
        if action >= 0:
            g.rarest[seat] = action - SCORE_KIND
        elif kinds:
            g.rarest[seat] = lowest_bit(kinds)
        if g.telling and g.rarest[seat] >= 0:
            tell(g, KIND_SCORED, seat, g.rarest[seat], 0, 0)
    ask(g, OVER, 0)
    g.question += 1
    if g.telling:
        tell(g, GAME_ENDED, NOBODY, 0, 0, 0)
