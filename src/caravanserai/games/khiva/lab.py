"""What a seat of Khiva holds in the middle of a game, for the balance report."""

from caravanserai.engine.kit import count_bits
from caravanserai.lab.holdings import Holding, Moment

from .rules import scoring, state
from .rules.cards import value_of


def _third_of_the_teapots_is_gone(g: state.Khiva) -> bool:
    """A game is as long as its piles: teapots are what most often ends it."""
    pile = sum(g.teapot_count) - state.COLOURS
    return g.phase == state.CHOOSE and g.unsealed == g.seats and 3 * (pile - g.teapots_left) >= pile


def _worth_of_hand(g: state.Khiva, seat: int) -> int:
    return sum(value_of(card) for card in range(state.CARDS) if g.hand[seat] >> card & 1)


MOMENT = Moment(
    "balance-moment-khiva",
    _third_of_the_teapots_is_gone,
    (
        Holding("balance-khiva-gem", lambda g, seat: g.gems[seat]),
        Holding("balance-khiva-teapot", scoring.teapot_tokens),
        Holding("balance-khiva-carpet", lambda g, seat: count_bits(g.undelivered[seat])),
        Holding("balance-khiva-delivered", lambda g, seat: count_bits(g.delivered[seat])),
        Holding("balance-khiva-salt", lambda g, seat: count_bits(g.salt[seat])),
        Holding("balance-khiva-card", _worth_of_hand),
    ),
)
