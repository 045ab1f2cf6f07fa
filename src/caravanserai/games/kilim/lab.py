"""What a seat of Kilim holds in the middle of a game, for the balance report."""

from caravanserai.engine.kit import count_bits
from caravanserai.lab.holdings import Holding, Moment

from .rules import scoring, state


def _middle_of_the_second_day(g: state.Kilim) -> bool:
    turns = g.turn + g.pile_size[g.day]
    return g.phase == state.PLACE and g.day == 1 and 2 * g.turn >= turns


def _gold_in_hand(g: state.Kilim, seat: int) -> int:
    return sum(value for value in range(1, state.MAX_GOLD + 1) if g.hand[seat] >> value & 1)


def _special_cards(g: state.Kilim, seat: int) -> int:
    return count_bits(g.hand[seat] & state.ALL_SPECIAL)


def _scraps_kept(g: state.Kilim, seat: int) -> int:
    return sum(g.where[piece] == state.KEPT + seat for piece in range(state.FIRST_SCRAP, state.PIECES))


MOMENT = Moment(
    "balance-moment-kilim",
    _middle_of_the_second_day,
    (
        Holding("balance-kilim-point", scoring.score),
        Holding("balance-kilim-square", scoring.squares_of),
        Holding("balance-kilim-torn", scoring.torn_squares),
        Holding("balance-kilim-gold", _gold_in_hand),
        Holding("balance-kilim-special", _special_cards),
        Holding("balance-kilim-scrap", _scraps_kept),
    ),
)
