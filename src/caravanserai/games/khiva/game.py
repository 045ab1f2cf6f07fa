"""Khiva meets the contract."""

from typing import Any, ClassVar

from caravanserai.engine.chance import seed_chance
from caravanserai.engine.game import Game, Option, Part

from .edition import Edition, fill, problems
from .inventory import inventory
from .rules.asks import MAX_ACTIONS, legal, may_change, pending
from .rules.play import apply, chance_due, draw, lay_out_pool, lay_paths, settle, setup
from .rules.redeal import redeal
from .rules.scoring import rank, score
from .rules.state import COLOURS, OVER, Khiva
from .words import names
from .words.breakdown import Sheet, sheet_of
from .words.chances import Chance, chance_of, outcome_of
from .words.describe import clause_of, describe_ask, describe_event, describe_move
from .words.events import AnyEvent, events_of
from .words.moves import Ask, Move, accepts, action_of, ask_of, move_of, why_not
from .words.names import PILE_NAMES
from .words.view import View, open_view_of, own_view, view_but_own


class KhivaGame(Game[Khiva]):
    key = "khiva"
    clause_prefix = "KH"
    rules_version = 1
    seat_counts = range(2, 6)
    options: ClassVar[tuple[Option, ...]] = (
        Option("city", ("when-empty", "always", "never"), "KH-20"),
        Option("open-score", ("off", "on"), "KH-43"),
    )
    named_types: ClassVar[dict[Any, str]] = {names.Card: "card", names.Carpet: "carpet", names.Colour: "colour"}
    parts: ClassVar[frozenset[Part]] = frozenset({"mind", "coach", "lab", "terminal", "lessons", "ladder", "page"})
    simulations = (60, 240, 8_000)
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
    endings: ClassVar[tuple[str, ...]] = PILE_NAMES

    blank = Khiva
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
    accepts = staticmethod(accepts)
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
    edition_problems = staticmethod(problems)

    def ended_by(self, g: Khiva) -> tuple[str, ...]:
        """KH-32: the piles that are empty."""
        left = (g.teapots_left, g.carpets_left, g.salt_left)
        return tuple(pile for pile, count in zip(PILE_NAMES, left, strict=True) if count == 0)

    def question(self, g: Khiva) -> int:
        """Cards are sealed within a turn; then each camel may bring a question or two."""
        return (g.turn * COLOURS + g.camel) * (OVER + 1) + g.phase

    def fill(self, g: Khiva, edition: Any, options: dict[str, str]) -> None:
        fill(g, edition, options)
        lay_paths(g)


GAME = KhivaGame()
