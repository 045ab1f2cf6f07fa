"""A player that thinks ahead: the search that all games share, over Khiva's rules and policy."""

from caravanserai.engine.search import search_of

from ..rules import asks, play, redeal
from ..rules.state import Khiva
from . import policy

plant, simulate, best_answer = search_of(Khiva, asks, play, redeal, policy)
