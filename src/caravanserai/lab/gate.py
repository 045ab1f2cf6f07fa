"""Is a search with a network better than a level of the house in the same time? Measured before it may play there:
against the level as it plays by the hand-written outlook, or by the network that the new one is to replace."""

import random
import time

from caravanserai.bots.arena import NETWORK, SEED_BITS, Match, play_on
from caravanserai.bots.bot import Bot
from caravanserai.bots.levels import LEVEL, simulations_of
from caravanserai.bots.networks import Gate, Network
from caravanserai.bots.quick import QuickBot
from caravanserai.bots.search import SearchBot
from caravanserai.bots.tally import Tally, mean
from caravanserai.engine.game import game
from caravanserai.engine.kit import State

#: Simulations for each answer, and how many answers, by which the pace of both is measured.
PACE_SIMULATIONS = 400
PACE_ANSWERS = 60


class Paced:
    """A quick bot behind which two searches think about the same questions, one after the other."""

    name = "paced"

    def __init__(self, quick: Bot, searches: tuple[SearchBot, SearchBot]) -> None:
        self.quick, self.searches = quick, searches
        self.seconds = [0.0, 0.0]
        self.answers = 0

    def time(self, search: SearchBot, position: State, seat: int) -> float:
        before = time.process_time()
        search.choose(position, seat)
        return time.process_time() - before

    def choose(self, position: State, seat: int) -> int:
        if self.answers < PACE_ANSWERS:
            spent = [self.time(search, position.copy(), seat) for search in self.searches]
            if self.searches[0].done > 0:
                # The first answer also waits for the compiled rules.
                self.answers += 1
                if self.answers > 1:
                    self.seconds = [sum(pair) for pair in zip(self.seconds, spent, strict=True)]
        return self.quick.choose(position, seat)


def equal_simulations(network: Network, level: str, seed: int, against: Network | None = None) -> tuple[int, int]:
    """How many simulations a search may take with the network in the time that the level takes for its own."""
    key, rules, dice = network.game, game(network.game), random.Random(seed)
    fair = simulations_of(LEVEL[level], key, against)
    judges = tuple(SearchBot(key, seed, PACE_SIMULATIONS, thorough=True, network=judge) for judge in (network, against))
    paced = Paced(QuickBot("quick", key, seed), (judges[0], judges[1]))
    for _ in range(50):  # games, if each asks for little
        g = rules.new(network.seats, {}, None, telling=False)
        rules.seed_chance(g, dice.getrandbits(SEED_BITS))
        play_on(key, g, [paced] * network.seats, dice, None)
        if paced.answers >= PACE_ANSWERS:
            break
    return max(1, round(fair * paced.seconds[1] / paced.seconds[0])), fair


def match_of(
    network: Network, level: str, simulations: int, games: int, seed: int, against: Network | None = None
) -> Match:
    return Match(
        game=network.game,
        bots=(NETWORK, level),
        games=games,
        seed=seed,
        seats=network.seats,
        network=network,
        simulations=simulations,
        against=against,
    )


def gate_of(tally: Tally, simulations: tuple[int, int], command: str) -> Gate | None:
    """What these deals say; None if they are too few to say anything."""
    share, interval = mean(tally.shares[NETWORK]), tally.interval_of(NETWORK)
    if share is None or interval is None:
        return None
    return Gate(command=command, games=tally.games, share=share, interval=interval, simulations=simulations)
