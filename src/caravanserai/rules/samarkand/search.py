"""A player that thinks ahead: the search that all games share, over Samarkand's rules and policy."""

from ..search import search_of
from . import asks, play, policy, redeal
from .state import Samarkand

plant, simulate, best_answer = search_of(Samarkand, asks, play, redeal, policy)
