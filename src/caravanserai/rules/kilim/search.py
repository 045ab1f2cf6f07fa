"""A player that thinks ahead: the search that all games share, over Kilim's rules and policy."""

from ..search import search_of
from . import asks, play, policy, redeal
from .state import Kilim

plant, simulate, best_answer = search_of(Kilim, asks, play, redeal, policy)
