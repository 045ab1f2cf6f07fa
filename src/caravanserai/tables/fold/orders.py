"""Standing orders (SA-24): what a seat wants answered while it is away. Secret, in the log, and gone when what they are
about has changed."""

from typing import Any, NamedTuple

from caravanserai.engine.game import Game
from caravanserai.engine.kit import State

from ..log.entries import Ordered
from . import table_events as h


class Standing(NamedTuple):
    order: Any
    #: What it is about, as the game puts it.
    scope: Any


class Orders:
    """The orders of a table, by seat."""

    def __init__(self) -> None:
        self._standing: dict[int, Standing] = {}

    def __bool__(self) -> bool:
        """Is there any?"""
        return bool(self._standing)

    def take(self, entry: Ordered, rules: Game[Any], g: State | None) -> tuple[h.TableEvent, ...]:
        order = rules.read_order(entry.order)
        if order is None:
            self.take_back(entry.seat)
        else:
            self.give(entry.seat, order, rules.order_scope(g))
        return (h.OrderGiven(entry.seat, order),)

    def give(self, seat: int, order: Any, scope: Any) -> None:
        self._standing[seat] = Standing(order, scope)

    def take_back(self, seat: int) -> None:
        self._standing.pop(seat, None)

    def of(self, seat: int) -> Any:
        """The seat's order, or None."""
        standing = self._standing.get(seat)
        return None if standing is None else standing.order

    def lapse(self, rules: Game[Any], g: State) -> list[int]:
        """Drop the orders that are about something else than what is there now, or have nothing more to say."""
        gone = [
            seat
            for seat, (order, scope) in self._standing.items()
            if scope != rules.order_scope(g) or rules.obey(g, seat, order) is None
        ]
        for seat in gone:
            del self._standing[seat]
        return gone
