"""Standing orders (SA-24): what a seat wants done while it is not there. They are the table's business; the rules only
say what an order means now."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from caravanserai.engine.refusal import Refused

from ..rules.asks import MAX_ACTIONS, legal
from ..rules.state import NOBODY, STOP, Samarkand
from .moves import Pass, Stop, action_of
from .names import Ware
from .questions import why_not
from .refusals import SAMARKAND

Price = Annotated[int, Meta(ge=1, le=10)]


class PassOn(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Pass until somebody buys, or the turn ends."""


class PassDownTo(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Pass at every price above this one."""

    price: Price


class StopAt(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Pass above this price, and stop for the card when it is called."""

    price: Price
    card: Ware


Order = PassOn | PassDownTo | StopAt


def order_scope(g: Samarkand) -> tuple[Any, ...]:
    """Orders lapse at the end of the turn and whenever the cards on offer change. A camel that was shuffled back and
    turned up again may carry as much and leave as many in the pile: that shuffle is a question between two prices, so
    the sum of both, which nothing else in a turn changes, tells the new camel from the old."""
    return g.turn, tuple(g.offer), g.camel, g.camels_left, g.question + g.price


def check_order(g: Samarkand, seat: int, order: Order) -> None:
    """An order is for a market that is open, and for a price that is still to come, or is called now."""
    if g.phase != STOP:
        raise SAMARKAND.refuse("samarkand-order-no-market", "SA-24")
    if not isinstance(order, PassOn) and order.price > g.price:
        raise SAMARKAND.refuse("samarkand-order-price-gone", "SA-24", price=g.price)
    if isinstance(order, StopAt) and not _is_for_sale(g, seat, order):
        raise Refused(why_not(g, seat, Stop(order.card)))


def _is_for_sale(g: Samarkand, seat: int, order: StopAt) -> bool:
    out = [0] * MAX_ACTIONS
    return action_of(g, Stop(order.card)) in out[: legal(g, seat, out)]


def obey(g: Samarkand, seat: int, order: Order) -> Pass | Stop | None:
    """Pass or stop, as ordered; None if the order has nothing more to say."""
    if g.phase != STOP:
        return None
    match order:
        case PassOn():
            return Pass()
        case PassDownTo():
            return Pass() if g.price > order.price else None
        case StopAt():
            if g.price > order.price:
                return Pass()
            return Stop(order.card) if g.price == order.price else None


def silence(g: Samarkand) -> Pass | None:
    """SA-23: at a price, doing nothing is passing."""
    return Pass() if g.phase == STOP else None


def forget_answers(g: Samarkand, seat: int) -> None:
    """SA-23: at a price nobody knows who has answered already, so no bot and no coach may."""
    for other in range(g.seats):
        if g.phase == STOP and other != seat and g.sealed[other] != NOBODY:
            g.sealed[other] = NOBODY
            g.waiting |= 1 << other
