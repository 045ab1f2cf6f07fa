"""The bots by name, the same for every game."""

from functools import cache, partial

from msgspec import Struct

from caravanserai.engine.game import GAMES, game
from caravanserai.engine.kit import State
from caravanserai.engine.twin import has_compiler

from .beginner import Beginner
from .best_response import BestResponse
from .bot import Bot
from .challenges import Champion, Measure, challenges_of
from .networks import Network, fingerprint_of, gated_network, playing_network
from .quick import QuickBot
from .random_bot import RandomBot
from .search import SearchBot


class Level(Struct, frozen=True):
    """How strong a bot is. From the third level on it thinks ahead; the budget is for slow machines."""

    key: str
    #: Which of the game's `simulations` it takes, from 1; 0 is none.
    thinks: int = 0
    budget_ms: float | None = None
    #: In how many of a hundred asks it takes an answer that only looks good.
    slips: int = 0
    #: Does it judge by the game's network, where one has proved to be better?
    learned: bool = False
    #: Does it take rivals to think ahead too, at tables where the game says that they do (`RIVALS_SEARCH`)? Else they
    #: answer quickly: what it makes of them is simpler, and easier to beat.
    rivals_search: bool = False
    #: Does it play as what has proved to be better than the strongest level? Where nothing has, it plays as that one
    #: does: tables that were opened before an update go on.
    master: bool = False

    def simulations(self, game_key: str, seats: int | None = None) -> int:
        """For an answer, at a table of so many."""
        played = game(game_key)
        return played.simulations_at.get(seats or 0, played.simulations)[self.thinks - 1] if self.thinks > 0 else 0


#: For people to choose from, each stronger than the one before.
LEVELS: tuple[Level, ...] = (
    Level("level1", slips=50),
    Level("level2"),
    Level("level3", thinks=1, budget_ms=250),
    Level("level4", thinks=2, budget_ms=500),
    Level("level5", thinks=3, budget_ms=1_000, learned=True, rivals_search=True),
    Level("level6", thinks=3, budget_ms=3_000, learned=True, rivals_search=True, master=True),
)
LEVEL = {level.key: level for level in LEVELS}

#: The strongest that is offered at every table, and what masters are measured against.
STRONGEST = "level5"
#: Offered where it has passed (`offered.py`).
MASTER = "level6"
#: Answers at once, in every game: it takes seats that nobody wants, and answers where another bot fails. It is what
#: "level2" is; old tables know it by this name.
QUICK = "greedy"
#: Who plays for a person that is away, where the game's bots think ahead.
STAND_IN = "level3"
#: From the weakest to the strongest.
BOTS: tuple[str, ...] = ("random", QUICK, *LEVEL)


def make_bot(
    name: str,
    game_key: str,
    seed: int,
    *,
    within_ms: float | None = None,
    network: Network | None = None,
    seats: int | None = None,
) -> Bot:
    """A new bot for one game. The seed is for those that roll dice. A bot that thinks ahead does so to the end of its
    simulations, so that it can be measured; `within_ms` is for tables, where people wait. `network` is the one that has
    proved to be better at this table (`playing_network`), and `seats` how many sit there, if nothing is known to be
    different from what was measured: `bot_at` knows both."""
    if game_key not in GAMES:
        raise ValueError(f"There is no game {game_key!r} here; there are {', '.join(GAMES)}.")
    if name not in BOTS:
        raise ValueError(f"There is no bot {name!r}; there are {', '.join(BOTS)}.")
    if name not in bots_for(game_key):
        raise ValueError(f"The {name} bot does not know {game_key} yet.")
    if name == "random" or not thinks_ahead(game_key):
        return RandomBot(game_key, seed, name)
    if name == QUICK:
        return QuickBot(name, game_key, seed)
    level = LEVEL[name]
    if level.thinks > 0:
        network = network if level.learned else None
        budget = None if within_ms is None or level.budget_ms is None else min(within_ms, level.budget_ms)
        measured = measure_of(level, game_key, seats)
        if measured is not None and measured.who == "best-response" and has_compiler():
            rival = partial(searching, LEVEL[STRONGEST], game_key, network=network, seats=seats)
            return BestResponse(game_key, seed, measured.seats, rival, name=name, budget_ms=budget)
        return searching(level, game_key, seed, network=network, seats=seats, budget_ms=budget)
    quick = QuickBot(name, game_key, seed)
    return Beginner(name, game_key, quick, seed, level.slips) if level.slips > 0 else quick


def searching(
    level: Level,
    game_key: str,
    seed: int,
    *,
    network: Network | None,
    seats: int | None,
    budget_ms: float | None = None,
) -> SearchBot:
    """The search of a level."""
    simulations = simulations_of(level, game_key, network, seats)
    search = partial(SearchBot, game_key, seed, simulations, name=level.key, budget_ms=budget_ms, network=network)
    return search() if level.rivals_search else search(rivals=0)


def bot_at(name: str, game_key: str, position: State, seed: int, *, within_ms: float | None = None) -> Bot:
    """The bot as it plays at a table where this may come up. With another edition or other options nothing was
    measured: there it plays without a network, and a master as the strongest does."""
    seats = position.seats if position.standard else None
    network = playing_network(game_key, position)
    return make_bot(name, game_key, seed, within_ms=within_ms, network=network, seats=seats)


def bots_for(game_key: str) -> tuple[str, ...]:
    """The bots that know the game. Where it brings no mind, the quick one gives any answer."""
    return BOTS if thinks_ahead(game_key) else ("random", QUICK)


def stand_in_for(game_key: str) -> str:
    """Who plays for a person that is away."""
    return STAND_IN if thinks_ahead(game_key) else QUICK


def thinks_ahead(game_key: str) -> bool:
    """Has the game a policy and a search? A new one may begin without."""
    return "mind" in game(game_key).parts


def champion_at(level: str, game_key: str, seats: int) -> Champion:
    """This level as it plays at tables of so many, with the box's own edition and options."""
    network = gated_network(game_key, seats) if LEVEL[level].learned else None
    return Champion(
        level=level,
        rules_version=game(game_key).rules_version,
        simulations=simulations_of(LEVEL[level], game_key, network, seats),
        network=fingerprint_of(game_key, seats) if network is not None else "",
    )


def challenges_today(game_key: str) -> tuple[Measure, ...]:
    """What is known of challengers of the levels as they are now."""
    found = challenges_of(game_key)
    return tuple(one for one in found if one.champion == champion_at(one.champion.level, game_key, one.seats))


@cache
def master_at(game_key: str, seats: int) -> Measure | None:
    """By what a master is offered at tables of so many: it won against the strongest as that is now. Of several, the
    one that is surest to be better."""
    if not thinks_ahead(game_key) or seats not in game(game_key).seat_counts:
        return None
    champion = champion_at(STRONGEST, game_key, seats)
    passed = [one for one in challenges_of(game_key) if one.passed and (one.seats, one.champion) == (seats, champion)]
    return max(passed, key=lambda one: one.share_95[0], default=None)


def simulations_of(level: Level, game_key: str, network: Network | None, seats: int | None = None) -> int:
    """For an answer at a table of so many; with a network as many as it passed its gate with, and for a master that is
    the same search so many times as many as it was measured with there."""
    one = level.simulations(game_key, seats)
    if network is not None and network.gate is not None:
        one = network.gate.simulations[0]
    measured = measure_of(level, game_key, seats)
    return measured.times * one if measured is not None and measured.who == "master" else one


def measure_of(level: Level, game_key: str, seats: int | None) -> Measure | None:
    """By what this level plays at a table of so many, if it is a master's."""
    return master_at(game_key, seats) if level.master and seats is not None else None
