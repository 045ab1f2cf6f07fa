"""The Market of Samarkand meets the contract."""

from typing import Any, ClassVar

from caravanserai.engine.game import Game, Option, Part

from . import edition, inventory
from .rules import asks, play, redeal, scoring, state
from .rules.loading import is_lot
from .rules.state import LEAVE, Samarkand
from .words import breakdown, chances, events, moves, names, orders, questions, refusals, view


class SamarkandGame(Game[Samarkand]):
    modules = (
        state,
        asks,
        play,
        redeal,
        scoring,
        edition,
        inventory,
        moves,
        questions,
        chances,
        events,
        view,
        breakdown,
        orders,
    )
    key = "samarkand"
    clause_prefix = "SA"
    rules_version = 1
    seat_counts = range(3, 6)
    options: ClassVar[tuple[Option, ...]] = (
        Option("series", ("table", "example"), "SA-29"),
        Option("closed-goods", ("off", "on"), "SA-34"),
    )
    named_types: ClassVar[dict[Any, str]] = {
        names.Card: "card",
        names.Ware: "card or `camel`",
        names.KindName: "kind",
    }
    parts: ClassVar[frozenset[Part]] = frozenset(
        {"mind", "coach", "lab", "terminal", "picture", "lessons", "ladder", "page", "research"}
    )
    simulations = (6, 40, 4_000)
    daily_seats = 4
    max_actions = asks.MAX_ACTIONS
    move_type = moves.Move
    chance_type = chances.Chance
    edition_type = edition.Edition
    ask_type = questions.Ask
    event_type = events.AnyEvent
    view_type = view.View
    sheet_type = breakdown.Sheet
    refusals = refusals.SAMARKAND
    quiet_seals = True
    order_type = orders.Order

    def question(self, g: Samarkand) -> int:
        return g.question

    def accepts(self, g: Samarkand, seat: int, action: int) -> bool:
        """SA-27: of very many goods there are more lots than are listed."""
        unlisted = g.phase == LEAVE and asks.is_asked(g, seat) and is_lot(g, seat, action)
        return unlisted or super().accepts(g, seat, action)


GAME = SamarkandGame()
