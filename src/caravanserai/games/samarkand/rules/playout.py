"""Whole random games: the loops that all games share, over Samarkand's rules."""

from caravanserai.engine.playout import loops

from .asks import legal, next_seat
from .play import apply, chance, chance_due, setup
from .state import Samarkand

advance, playout, playouts = loops(
    Samarkand, setup=setup, chance_due=chance_due, chance=chance, next_seat=next_seat, legal=legal, apply=apply
)
