"""Kilim meets the contract."""

from typing import Any, ClassVar

from caravanserai.engine.game import Game, Option, Part

from . import edition, inventory
from .rules import asks, play, redeal, scoring, state
from .rules.state import NOBODY, PLACE, SQUARES, WEAVE, Kilim
from .rules.weaving import PLACE_CARD, WEAVE_DOMINO, answer, kind_of, layings, piece_in
from .words import breakdown, chances, events, moves, names, questions, refusals, view

#: No domino can be woven in more ways: at each side of each square, in each direction, from either half.
LAYINGS = SQUARES * 4 * 4 * 2


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
    parts: ClassVar[frozenset[Part]] = frozenset(
        {"mind", "coach", "lab", "terminal", "picture", "lessons", "ladder", "page", "research"}
    )
    simulations = (12, 52, 1_500)
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

    def unseal(self, g: Kilim, seat: int) -> None:
        """KI-10, KI-13: until all are in, a card or Gold may still be changed."""
        if self.may_change(g, seat):
            g.placed[seat] = NOBODY
            g.sealed_gold[seat] = 0
            g.waiting |= 1 << seat

    def accepts(self, g: Kilim, seat: int, action: int) -> bool:
        """A card to place or a domino to weave is not looked for among the free actions: to list those takes ten times
        as long as all else."""
        kind = kind_of(action)
        if seat in self.seats(g) and asks.pending(g, seat):
            if g.phase == PLACE and kind == PLACE_CARD and g.placed[seat] < 0:
                card = piece_in(action)
                return action == answer(PLACE_CARD, card, 0, 0, 0) and bool((g.hand[seat] >> card) & 1)
            if g.phase == WEAVE and kind == WEAVE_DOMINO:
                out = [0] * LAYINGS
                return action in out[: layings(g, seat, g.prize[0], WEAVE_DOMINO, out, 0)]
        return super().accepts(g, seat, action)


GAME = KilimGame()
