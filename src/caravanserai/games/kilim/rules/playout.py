"""Whole random games: the loops that all games share, over Kilim's rules."""

from caravanserai.engine.playout import loops

from .asks import legal, next_seat
from .play import apply, chance, chance_due, setup
from .state import Kilim

advance, playout, playouts = loops(
    Kilim, setup=setup, chance_due=chance_due, chance=chance, next_seat=next_seat, legal=legal, apply=apply
)
