"""The Market of Samarkand meets the contract."""

from typing import Any, ClassVar

from caravanserai.engine.chance import seed_chance
from caravanserai.engine.game import Game, Option, Part

from .edition import Edition, fill, problems
from .inventory import inventory
from .rules.asks import MAX_ACTIONS, is_asked, legal, may_change, pending
from .rules.loading import is_lot
from .rules.play import apply, chance_due, draw, lay_out_pool, settle, setup
from .rules.redeal import redeal
from .rules.scoring import rank, score
from .rules.state import LEAVE, Samarkand
from .words import names
from .words.breakdown import Sheet, sheet_of
from .words.chances import Chance, chance_of, outcome_of
from .words.describe import clause_of, describe_ask, describe_event, describe_move
from .words.events import AnyEvent, events_of
from .words.moves import Move, action_of, move_of
from .words.orders import Order, check_order, obey, order_scope, silence
from .words.questions import Ask, ask_of, why_not
from .words.view import View, open_view_of, own_view, view_but_own


class SamarkandGame(Game[Samarkand]):
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
        names.Kind: "kind",
    }
    parts: ClassVar[frozenset[Part]] = frozenset({"mind", "coach", "lab", "terminal", "lessons", "ladder", "page"})
    simulations = (24, 100, 4_000)
    daily_seats = 4
    max_actions = MAX_ACTIONS
    move_type = Move
    chance_type = Chance
    edition_type = Edition
    ask_type = Ask
    event_type = AnyEvent
    view_type = View
    sheet_type = Sheet
    quiet_seals = True
    order_type = Order

    blank = Samarkand
    fill = staticmethod(fill)
    setup = staticmethod(setup)
    pending = staticmethod(pending)
    legal = staticmethod(legal)
    apply = staticmethod(apply)
    chance_due = staticmethod(chance_due)
    lay_out_pool = staticmethod(lay_out_pool)
    draw = staticmethod(draw)
    settle = staticmethod(settle)
    seed_chance = staticmethod(seed_chance)
    score = staticmethod(score)
    rank = staticmethod(rank)
    redeal = staticmethod(redeal)
    inventory = staticmethod(inventory)

    move_of = staticmethod(move_of)
    action_of = staticmethod(action_of)
    why_not = staticmethod(why_not)
    chance_of = staticmethod(chance_of)
    outcome_of = staticmethod(outcome_of)
    ask = staticmethod(ask_of)
    events = staticmethod(events_of)
    view_but_own = staticmethod(view_but_own)
    own = staticmethod(own_view)
    may_change = staticmethod(may_change)
    open_view = staticmethod(open_view_of)
    breakdown = staticmethod(sheet_of)
    describe_event = staticmethod(describe_event)
    describe_move = staticmethod(describe_move)
    describe_ask = staticmethod(describe_ask)
    clause_of = staticmethod(clause_of)
    silence = staticmethod(silence)
    order_scope = staticmethod(order_scope)
    check_order = staticmethod(check_order)
    obey = staticmethod(obey)
    edition_problems = staticmethod(problems)

    def question(self, g: Samarkand) -> int:
        return g.question

    def accepts(self, g: Samarkand, seat: int, action: int) -> bool:
        """SA-27: of very many goods there are more lots than are listed."""
        unlisted = g.phase == LEAVE and is_asked(g, seat) and is_lot(g, seat, action)
        return unlisted or super().accepts(g, seat, action)


GAME = SamarkandGame()
