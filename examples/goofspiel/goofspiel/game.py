"""Goofspiel meets the contract."""

from typing import Any, ClassVar

from caravanserai.engine.game import Game, Option, Part
from caravanserai.engine.usual import Told

from . import words
from .rules import play

SIZES = {"thirteen": 13, "ten": 10, "seven": 7, "four": 4}


class GoofspielGame(Game[play.Goofspiel]):
    modules = (play, words)
    key = "goofspiel"
    clause_prefix = "GO"
    seat_counts = range(2, 6)
    options: ClassVar[tuple[Option, ...]] = (Option("cards", tuple(SIZES), "GO-01"),)
    parts: ClassVar[frozenset[Part]] = frozenset({"mind", "research"})
    max_actions = play.CARDS
    move_type = words.Bid
    ask_type = words.BidAsk
    brings_type = words.BidBrings
    told: ClassVar[tuple[Told, ...]] = words.TOLD
    refusals = words.REFUSALS
    quiet_seals = True
    minutes = 5

    def fill(self, g: play.Goofspiel, edition: Any, options: dict[str, str]) -> None:
        g.cards = SIZES[options["cards"]]


GAME = GoofspielGame()
