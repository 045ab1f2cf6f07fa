"""What else is asked of a choice that seems to be a mistake: does a good player never take it, and is it worse
against rivals who think?

Games are played on by quick answers, or by a policy where one was learned: against such rivals an answer may do badly
that is right against better ones, who choose at the same moment.
"""

import random
from collections.abc import Sequence
from statistics import mean

from caravanserai.bots.networks import playing_network
from caravanserai.bots.replies import Replies
from caravanserai.bots.search import SEED_BITS, SearchBot
from caravanserai.engine.game import game
from caravanserai.engine.kit import State

from .calibration import NINE_IN_TEN
from .judge import Shares, shares_of
from .networks import judging_network

#: One search settles on one of some answers that are about as good, the next on another: so several are asked.
SEARCHES = 4
#: What a good player takes less than this part as often as the favourite is no part of the mix.
MIXED = 0.25
#: A rival thinks with this part of the simulations that the seat's own search has.
RIVALS_PART = 4


def shares_of_several(key: str, position: State, seat: int, simulations: int, seed: int, plain: bool) -> Shares:
    """How often searches of several seeds come back to each answer of the seat, in parts of 1."""
    found = [shares_of(key, position, seat, simulations, seed + one, plain) for one in range(SEARCHES)]
    return {answer: mean(shares.get(answer, 0.0) for shares in found) for answer in sorted(set().union(*found))}


def is_mixed(shares: Shares, answer: int) -> bool:
    """Does a good player take it now and then?"""
    return shares.get(answer, 0.0) > MIXED * max(shares.values())


def better_one(shares: Shares, played: int, best: int) -> int:
    """What seemed to be better, if a good player takes that; else the favourite, if that is not what was played."""
    favourite = max(shares, key=lambda answer: (shares[answer], -answer))
    return best if favourite == played or is_mixed(shares, best) else favourite


def worse_against_thinkers(
    key: str, position: State, seat: int, played: int, best: int, *, worlds: int, simulations: int, seed: int
) -> bool:
    """Surely, by nine in ten on either side, in worlds in which rivals answer as a search does: the fewer worlds, the
    more rivals there are to ask in each. Where nobody else chooses at the same moment, or a policy has guessed them,
    there is nothing more to ask."""
    if not worlds or guesses_rivals(key, position):
        return True
    dice = random.Random(seed)
    replies = _replies(key, position, simulations, dice)
    position = replies.unanswered(position, seat)
    rivals = replies.who_choose(position, seat)
    if not rivals:
        return True
    found = [
        _behind(replies, replies.world(position, seat, rivals), seat, played, best, dice)
        for _ in range(max(2, worlds // len(rivals)))
    ]
    return surely_more_than_nothing(found)


def guesses_rivals(key: str, position: State) -> bool:
    """Does a learned policy answer for rivals in the games that are played on?"""
    network = judging_network(key, position)
    return network is not None and bool(network.policy)


def _replies(key: str, position: State, simulations: int, dice: random.Random) -> Replies:
    network, thinks = playing_network(key, position), max(1, simulations // RIVALS_PART)
    bots = [SearchBot(key, dice.getrandbits(SEED_BITS), thinks, network=network) for _ in range(position.seats)]
    after = SearchBot(key, 0, thinks, network=network)
    return Replies(game(key), lambda: dice.getrandbits(SEED_BITS), bots, after)


def _behind(replies: Replies, world: State, seat: int, played: int, best: int, dice: random.Random) -> float:
    seed = dice.getrandbits(SEED_BITS)
    after_best, after_played = (replies.worth(world, seat, answer, seed) for answer in (best, played))
    return after_best - after_played


def surely_more_than_nothing(found: Sequence[float]) -> bool:
    middle = mean(found)
    variance = sum((one - middle) ** 2 for one in found) / max(1, len(found) - 1)
    return bool(middle > NINE_IN_TEN * (variance / len(found)) ** 0.5)
