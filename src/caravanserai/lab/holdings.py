"""What a seat holds in the middle of a game: the things whose worth a designer wants to know, game by game."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from caravanserai.rules.khiva import scoring as khiva_scoring
from caravanserai.rules.khiva import state as khiva
from caravanserai.rules.kilim import scoring as kilim_scoring
from caravanserai.rules.kilim import state as kilim
from caravanserai.rules.kit import count_bits
from caravanserai.rules.samarkand import loading as samarkand_loading
from caravanserai.rules.samarkand import scoring as samarkand_scoring
from caravanserai.rules.samarkand import state as samarkand


class Holding(Struct, frozen=True):
    """One thing that a seat has more or less of."""

    #: The message that names it.
    name: str
    count: Callable[[Any, int], int]


class Moment(Struct, frozen=True):
    """When the seats are compared, and what is counted then."""

    #: The message that says when that is.
    name: str
    #: The first rest of which this is true.
    reached: Callable[[Any], bool]
    holdings: tuple[Holding, ...]


# -- Khiva ----------------------------------------------------------------------------------------------------


def _third_of_the_teapots_is_gone(g: khiva.Khiva) -> bool:
    """A game is as long as its piles: teapots are what most often ends it."""
    pile = sum(g.teapot_count) - khiva.COLOURS
    return g.phase == khiva.CHOOSE and g.unsealed == g.seats and 3 * (pile - g.teapots_left) >= pile


def _worth_of_hand(g: khiva.Khiva, seat: int) -> int:
    return sum(card % khiva.VALUES + 1 for card in range(khiva.CARDS) if g.hand[seat] >> card & 1)


# -- Kilim ----------------------------------------------------------------------------------------------------


def _middle_of_the_second_day(g: kilim.Kilim) -> bool:
    turns = g.turn + g.pile_size[g.day]
    return g.phase == kilim.PLACE and g.day == 1 and 2 * g.turn >= turns


def _gold_in_hand(g: kilim.Kilim, seat: int) -> int:
    return sum(value for value in range(1, kilim.MAX_GOLD + 1) if g.hand[seat] >> value & 1)


def _special_cards(g: kilim.Kilim, seat: int) -> int:
    return count_bits(g.hand[seat] & kilim.ALL_SPECIAL)


def _scraps_kept(g: kilim.Kilim, seat: int) -> int:
    return sum(g.where[piece] == kilim.KEPT + seat for piece in range(kilim.FIRST_SCRAP, kilim.PIECES))


# -- Samarkand ------------------------------------------------------------------------------------------------


def _five_turns_are_over(g: samarkand.Samarkand) -> bool:
    return g.phase == samarkand.SELL and g.turn > samarkand.TURNS // 2


def _worth_of_goods(g: samarkand.Samarkand, seat: int) -> int:
    return sum(samarkand_scoring.sum_of_kind(g, seat, kind) for kind in range(samarkand.KINDS))


def _kinds_held(g: samarkand.Samarkand, seat: int) -> int:
    return sum(
        samarkand_scoring.cards_of_kind(g, seat, kind) > 0
        for kind in range(samarkand.KINDS)
        if samarkand_scoring.counts_for(g, seat, kind)
    )


def _worth_of_own_cards(g: samarkand.Samarkand, seat: int) -> int:
    return sum(value * count for value, count in enumerate(g.hand[seat]))


MOMENTS: dict[str, Moment] = {
    "khiva": Moment(
        "balance-moment-khiva",
        _third_of_the_teapots_is_gone,
        (
            Holding("balance-khiva-gem", lambda g, seat: g.gems[seat]),
            Holding("balance-khiva-teapot", khiva_scoring.teapot_tokens),
            Holding("balance-khiva-carpet", lambda g, seat: count_bits(g.undelivered[seat])),
            Holding("balance-khiva-delivered", lambda g, seat: count_bits(g.delivered[seat])),
            Holding("balance-khiva-salt", lambda g, seat: count_bits(g.salt[seat])),
            Holding("balance-khiva-card", _worth_of_hand),
        ),
    ),
    "kilim": Moment(
        "balance-moment-kilim",
        _middle_of_the_second_day,
        (
            Holding("balance-kilim-point", kilim_scoring.score),
            Holding("balance-kilim-square", kilim_scoring.squares_of),
            Holding("balance-kilim-torn", kilim_scoring.torn_squares),
            Holding("balance-kilim-gold", _gold_in_hand),
            Holding("balance-kilim-special", _special_cards),
            Holding("balance-kilim-scrap", _scraps_kept),
        ),
    ),
    "samarkand": Moment(
        "balance-moment-samarkand",
        _five_turns_are_over,
        (
            Holding("balance-samarkand-dirham", lambda g, seat: g.purse[seat]),
            Holding("balance-samarkand-good", samarkand_loading.goods_of),
            Holding("balance-samarkand-value", _worth_of_goods),
            Holding("balance-samarkand-kind", _kinds_held),
            Holding("balance-samarkand-place", samarkand_loading.places_of),
            Holding("balance-samarkand-hand", _worth_of_own_cards),
        ),
    ),
}
