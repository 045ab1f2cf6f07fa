"""A player that thinks ahead: the search that all games share, over Kilim's rules and policy."""

from caravanserai.engine.search import search_of

from ..rules import asks, play, redeal
from ..rules.state import Kilim
from . import policy

plant, simulate, best_answer = search_of(Kilim, asks, play, redeal, policy)
