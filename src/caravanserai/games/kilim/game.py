"""Kilim meets the contract."""

from typing import Any, ClassVar

from caravanserai.engine.chance import seed_chance
from caravanserai.engine.game import Game, Option, Part

from .edition import Edition, fill, problems
from .inventory import inventory
from .rules.asks import MAX_ACTIONS, legal, pending
from .rules.play import apply, chance_due, draw, lay_out_pool, settle, setup
from .rules.redeal import redeal
from .rules.scoring import rank, score
from .rules.state import Kilim
from .words import names
from .words.breakdown import Sheet, sheet_of
from .words.chances import Chance, chance_of, outcome_of
from .words.describe import clause_of, describe_ask, describe_event, describe_move
from .words.events import AnyEvent, events_of
from .words.moves import Move, action_of, move_of
from .words.questions import Ask, ask_of, why_not
from .words.view import View, open_view_of, own_view, view_but_own


class KilimGame(Game[Kilim]):
    key = "kilim"
    clause_prefix = "KI"
    rules_version = 1
    seat_counts = range(2, 6)
    options: ClassVar[tuple[Option, ...]] = (Option("torn-pairs", ("count", "cancel"), "KI-42"),)
    named_types: ClassVar[dict[Any, str]] = {names.Card: "card", names.Piece: "piece"}
    parts: ClassVar[frozenset[Part]] = frozenset({"mind", "coach", "lab", "terminal", "lessons", "ladder", "page"})
    simulations = (8, 40, 1_500)
    long_glances = True
    daily_seats = 3
    max_actions = MAX_ACTIONS
    move_type = Move
    chance_type = Chance
    edition_type = Edition
    ask_type = Ask
    event_type = AnyEvent
    view_type = View
    sheet_type = Sheet

    blank = Kilim
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
    open_view = staticmethod(open_view_of)
    breakdown = staticmethod(sheet_of)
    describe_event = staticmethod(describe_event)
    describe_move = staticmethod(describe_move)
    describe_ask = staticmethod(describe_ask)
    clause_of = staticmethod(clause_of)
    edition_problems = staticmethod(problems)

    def question(self, g: Kilim) -> int:
        return g.question


GAME = KilimGame()
