"""Khiva meets the contract."""

from typing import Any, ClassVar

from caravanserai.engine.game import Game, Option, Part

from . import edition, inventory
from .edition import fill
from .rules import asks, play, redeal, scoring, state
from .rules.state import COLOURS, OVER, Khiva
from .words import breakdown, chances, events, moves, names, refusals, view


class KhivaGame(Game[Khiva]):
    modules = (
        state,
        asks,
        play,
        redeal,
        scoring,
        edition,
        inventory,
        moves,
        chances,
        events,
        view,
        breakdown,
    )
    key = "khiva"
    clause_prefix = "KH"
    rules_version = 1
    seat_counts = range(2, 6)
    options: ClassVar[tuple[Option, ...]] = (
        Option("city", ("when-empty", "always", "never"), "KH-20"),
        Option("open-score", ("off", "on"), "KH-43"),
    )
    named_types: ClassVar[dict[Any, str]] = {names.Card: "card", names.Carpet: "carpet", names.Colour: "colour"}
    parts: ClassVar[frozenset[Part]] = frozenset(
        {"mind", "coach", "lab", "terminal", "picture", "lessons", "ladder", "page", "research"}
    )
    simulations = (70, 360, 8_000)
    simulations_at: ClassVar[dict[int, tuple[int, int, int]]] = {5: (60, 240, 8_000)}
    daily_seats = 4
    max_actions = asks.MAX_ACTIONS
    move_type = moves.Move
    chance_type = chances.Chance
    edition_type = edition.Edition
    ask_type = moves.Ask
    event_type = events.AnyEvent
    view_type = view.View
    sheet_type = breakdown.Sheet
    refusals = refusals.KHIVA
    quiet_seals = True
    endings: ClassVar[tuple[str, ...]] = names.PILE_NAMES

    def unseal(self, g: Khiva, seat: int) -> None:
        """KH-11: until all have chosen, a choice may still be changed."""
        if asks.may_change(g, seat):
            g.choice[seat] = state.NOBODY
            g.unsealed += 1

    def ended_by(self, g: Khiva) -> tuple[str, ...]:
        """KH-32: the piles that are empty."""
        left = (g.teapots_left, g.carpets_left, g.salt_left)
        return tuple(pile for pile, count in zip(names.PILE_NAMES, left, strict=True) if count == 0)

    def question(self, g: Khiva) -> int:
        """Cards are sealed within a turn; then each camel may bring a question or two."""
        return (g.turn * COLOURS + g.camel) * (OVER + 1) + g.phase

    def fill(self, g: Khiva, edition: Any, options: dict[str, str]) -> None:
        fill(g, edition, options)
        play.lay_paths(g)


GAME = KhivaGame()
