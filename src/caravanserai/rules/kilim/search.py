"""A player that thinks ahead: the search that all games share, over Kilim's rules and policy."""

from ..search import search_of
from .asks import legal, next_seat, pending
from .play import apply, chance, chance_due
from .policy import at_rest, outlook, quick_answer, weigh
from .redeal import redeal
from .state import Kilim

plant, simulate, best_answer = search_of(
    Kilim,
    redeal=redeal,
    chance_due=chance_due,
    chance=chance,
    next_seat=next_seat,
    pending=pending,
    legal=legal,
    apply=apply,
    quick_answer=quick_answer,
    weigh=weigh,
    outlook=outlook,
    at_rest=at_rest,
)
