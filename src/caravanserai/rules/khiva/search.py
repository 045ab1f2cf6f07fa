"""A player that thinks ahead: the search that all games share, over Khiva's rules and policy."""

from ..search import search_of
from . import asks, play, policy, redeal
from .state import Khiva

plant, simulate, best_answer = search_of(Khiva, asks, play, redeal, policy)
