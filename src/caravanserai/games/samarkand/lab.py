"""What a seat of Samarkand holds in the middle of a game, for the balance report."""

from caravanserai.lab.holdings import Holding, Moment

from .rules import loading, scoring, state


def _five_turns_are_over(g: state.Samarkand) -> bool:
    return g.phase == state.SELL and g.turn > state.TURNS // 2


def _worth_of_goods(g: state.Samarkand, seat: int) -> int:
    return sum(scoring.sum_of_kind(g, seat, kind) for kind in range(state.KINDS))


def _kinds_held(g: state.Samarkand, seat: int) -> int:
    return sum(
        scoring.cards_of_kind(g, seat, kind) > 0 for kind in range(state.KINDS) if scoring.counts_for(g, seat, kind)
    )


def _worth_of_own_cards(g: state.Samarkand, seat: int) -> int:
    return sum(value * count for value, count in enumerate(g.hand[seat]))


MOMENT = Moment(
    "balance-moment-samarkand",
    _five_turns_are_over,
    (
        Holding("balance-samarkand-dirham", lambda g, seat: g.purse[seat]),
        Holding("balance-samarkand-good", loading.goods_of),
        Holding("balance-samarkand-value", _worth_of_goods),
        Holding("balance-samarkand-kind", _kinds_held),
        Holding("balance-samarkand-place", loading.places_of),
        Holding("balance-samarkand-hand", _worth_of_own_cards),
    ),
)
