"""Kilim meets the contract."""

from typing import Any, ClassVar

from caravanserai.engine.game import Game, Option, Part

from . import edition, inventory
from .rules import asks, play, redeal, scoring, state
from .rules.state import Kilim
from .words import breakdown, chances, events, moves, names, questions, refusals, view


class KilimGame(Game[Kilim]):
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
    )
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
    max_actions = asks.MAX_ACTIONS
    move_type = moves.Move
    chance_type = chances.Chance
    edition_type = edition.Edition
    ask_type = questions.Ask
    event_type = events.AnyEvent
    view_type = view.View
    sheet_type = breakdown.Sheet
    refusals = refusals.KILIM

    def question(self, g: Kilim) -> int:
        return g.question


GAME = KilimGame()
