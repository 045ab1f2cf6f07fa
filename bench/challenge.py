"""How much is left above the strongest bot? A challenger plays against a level of the house, on paired deals.

`best-response`: knows its rivals' exact policy, and has twenty times their time. Where rivals choose at the same
moment, it imagines worlds, lets that very level choose for each rival in each of them, and takes the answer that is
best on average by a search from what the choices lead to; where nobody else chooses, it searches with twenty times the
simulations. It looks only one choice ahead of its rivals, so what it wins is the least that can be won.

`master`: the same search as the level with so many times its simulations, as a sixth level would be. It would be
offered where it wins 60 % of 400 games, surely more than 55 %, and takes three seconds an answer at the most.

    python bench/challenge.py --who best-response --game khiva --level level4 --games 200 --processes 2
    python bench/challenge.py --who master --game samarkand --seats 3 --times 8 --games 400 --processes 16
"""

import argparse
import random
import sys
import time
from functools import partial
from typing import Any

from msgspec import Struct

from caravanserai.bots.arena import SEED_BITS, Match, Played, PlayedDeal, processes
from caravanserai.bots.bot import Bot, imagine
from caravanserai.bots.deals import seatings
from caravanserai.bots.levels import LEVEL, make_bot
from caravanserai.bots.networks import playing_network
from caravanserai.bots.search import SearchBot
from caravanserai.bots.tally import Tally, mean
from caravanserai.engine.game import GAMES, game
from caravanserai.engine.kit import State
from caravanserai.engine.search import ANSWER, NODE, PARENT, VALUE, VISITS
from caravanserai.engine.twin import has_compiler

CHALLENGER = "challenger"
#: Of a best response: the time of its rivals that it has; worlds that it imagines; answers that it holds against each
#: other, those which its own search tried most; and each world and answer gets this part of the level's simulations.
TIMES, WORLDS, ANSWERS, PART = 20, 14, 4, 16
#: A sixth level: so much of 400 games, and so much at the least nineteen times of twenty.
OFFERED, SURELY, GAMES_ENOUGH, SLOWEST = 0.60, 0.55, 400, 3.0


class Challenge(Struct, frozen=True):
    who: str
    game: str
    seats: int
    level: str
    times: int
    seed: int
    games: int

    @property
    def match(self) -> Match:
        return Match(self.game, (CHALLENGER, self.level), self.games, self.seed, self.seats)


class BestResponse:
    """Knows how its rivals choose."""

    name = CHALLENGER

    def __init__(self, asked: Challenge, seed: int, g: State) -> None:
        self.rules, self.dice = game(asked.game), random.Random(seed)
        rival = partial(make_bot, asked.level, asked.game, network=playing_network(asked.game, g))
        self.rivals = [rival(self.dice.getrandbits(SEED_BITS)) for _ in range(asked.seats)]
        one: Any = rival(self.dice.getrandbits(SEED_BITS))
        search = partial(SearchBot, asked.game, network=one.network)
        self.long = search(self.dice.getrandbits(SEED_BITS), TIMES * one.simulations)
        self.short = search(self.dice.getrandbits(SEED_BITS), one.simulations, thorough=True)
        self.after = search(self.dice.getrandbits(SEED_BITS), max(1, one.simulations // PART), thorough=True)

    def choose(self, position: State, seat: int) -> int:
        rivals = [other for other in self.rules.seats(position) if other != seat and self._chooses(position, other)]
        if not rivals:
            return self.long.choose(position, seat)
        answers = self._worth_a_thought(position, seat)
        if len(answers) == 1:
            return answers[0]
        sums = dict.fromkeys(answers, 0.0)
        for _ in range(WORLDS):
            world = imagine(self.rules, position, seat, self.dice.getrandbits(SEED_BITS))
            for other in rivals:
                seen = imagine(self.rules, world, other, self.dice.getrandbits(SEED_BITS))
                self.rules.apply(world, other, self.rivals[other].choose(seen, other))
            for answer in answers:
                sums[answer] += self._worth(world, seat, answer)
        return max(answers, key=lambda answer: sums[answer])

    def _chooses(self, position: State, other: int) -> bool:
        """At the same moment, and among several answers?"""
        return self.rules.pending(position, other) and len(self.rules.actions(position, other)) > 1

    def _worth_a_thought(self, position: State, seat: int) -> list[int]:
        """What the level's own search tries most."""
        first = self.short.choose(position, seat)
        if not self.short.done:
            return [first]
        tree = self.short.desk.tree
        tried = {
            int(tree[node + ANSWER]): int(tree[node + VISITS])
            for node in range(NODE, NODE * int(tree[0]), NODE)
            if tree[node + PARENT] == 1 + seat
        }
        return sorted(tried, key=lambda answer: (-tried[answer], answer))[:ANSWERS]

    def _worth(self, world: State, seat: int, answer: int) -> float:
        """What a search makes of what these choices lead to."""
        g = world.copy()
        self.rules.apply(g, seat, answer)
        desk, settings = self.after.desk, self.after.settings
        desk.begin(g, seat)
        seed = self.dice.getrandbits(SEED_BITS)
        desk.simulate(self.after.simulations, seed, {**desk.settings, **settings})
        root = NODE * (1 + seat)
        return float(desk.tree[root + VALUE]) / max(1, int(desk.tree[root + VISITS]))


def challenger(asked: Challenge, seed: int, g: State) -> Bot:
    if asked.who == "best-response":
        return BestResponse(asked, seed, g)
    one: Any = make_bot(asked.level, asked.game, seed, network=playing_network(asked.game, g))
    return SearchBot(asked.game, seed, asked.times * one.simulations, name=CHALLENGER, network=one.network)


class Timed:
    """Notes how long its answers take."""

    def __init__(self, bot: Bot) -> None:
        self.name, self.bot, self.seconds, self.answers = bot.name, bot, 0.0, 0

    def choose(self, position: State, seat: int) -> int:
        before = time.process_time()
        answer = self.bot.choose(position, seat)
        self.seconds, self.answers = self.seconds + time.process_time() - before, self.answers + 1
        return answer


class Challenged(Struct, frozen=True):
    """A deal, and how long challenger and level took for their answers on the way."""

    deal: PlayedDeal
    seconds: tuple[float, float]
    answers: tuple[int, int]


def play_on(key: str, g: State, bots: list[Timed], own: random.Random) -> int:
    """To the end. Who is asked at the same moment chooses before anybody's answer is sealed: so a rival's policy can be
    asked from any of these positions."""
    rules, answers = game(key), 0
    while True:
        while rules.chance_due(g):
            rules.draw(g)
            rules.settle(g)
        asked = rules.asked(g)
        if not asked:
            return answers
        positions = [imagine(rules, g, seat, own.getrandbits(SEED_BITS)) for seat in asked]
        chosen = [bots[seat].choose(position, seat) for seat, position in zip(asked, positions, strict=True)]
        for seat, answer in zip(asked, chosen, strict=True):
            rules.apply(g, seat, answer)
        answers += len(asked)


def play(asked: Challenge, number: int) -> Challenged:
    match, games = asked.match, []
    timed: list[Timed] = []
    for turn, seated in enumerate(seatings(match.bots, match.table, number)):
        own = random.Random(f"{match.seed}/{number}/{turn}")
        g = game(match.game).new(match.table, {}, None, telling=False)
        bots = [Timed(_bot(asked, name, own.getrandbits(SEED_BITS), g)) for name in seated]
        game(match.game).seed_chance(g, random.Random(f"{match.seed}/{number}").getrandbits(SEED_BITS))
        answers = play_on(match.game, g, bots, own)
        seats = game(match.game).seats(g)
        points, ranks = ([rule(g, seat) for seat in seats] for rule in (game(match.game).score, game(match.game).rank))
        games.append(Played(bots=seated, points=tuple(points), ranks=tuple(ranks), answers=answers))
        timed += bots
    sides = [[one for one in timed if (one.name == CHALLENGER) == first] for first in (True, False)]
    seconds, counts = ([sum(getattr(one, name) for one in side) for side in sides] for name in ("seconds", "answers"))
    return Challenged(PlayedDeal(number, tuple(games)), (seconds[0], seconds[1]), (counts[0], counts[1]))


def _bot(asked: Challenge, name: str, seed: int, g: State) -> Bot:
    if name == CHALLENGER:
        return challenger(asked, seed, g)
    return make_bot(name, asked.game, seed, network=playing_network(asked.game, g))


def report(asked: Challenge, found: list[Challenged]) -> None:
    tally = Tally(asked.match)
    for one in found:
        tally.add(one.deal)
    share, interval = mean(tally.shares[CHALLENGER]), tally.interval_of(CHALLENGER)
    ms = [
        1_000 * sum(one.seconds[side] for one in found) / max(1, sum(one.answers[side] for one in found))
        for side in (0, 1)
    ]
    assert share is not None and interval is not None
    print(
        f"{asked.game}, {asked.seats} seats, {asked.who} against {asked.level}: {100 * share:.1f} % of {tally.games} "
        f"games ({100 * interval[0]:.1f} … {100 * interval[1]:.1f}), {ms[0]:.0f} and {ms[1]:.0f} ms an answer"
    )
    if asked.who == "master":
        well = tally.games >= GAMES_ENOUGH and share >= OFFERED and interval[0] > SURELY and ms[0] <= 1_000 * SLOWEST
        print("  A level of its own." if well else "  No level of its own by this.")


def main() -> int:
    parser = argparse.ArgumentParser(description="How much is left above the strongest bot?")
    parser.add_argument("--who", choices=["best-response", "master"], required=True)
    parser.add_argument("--game", choices=[*GAMES], required=True)
    parser.add_argument("--seats", type=int, help="the smallest table")
    parser.add_argument("--level", choices=[key for key, one in LEVEL.items() if one.thinks], default="level5")
    parser.add_argument("--times", type=int, default=8, help="of a master: so many times the level's simulations")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args()
    if not has_compiler():
        print("Numba is not installed: this would take days.", file=sys.stderr)
        return 2
    seats = given.seats or game(given.game).seat_counts[0]
    asked = Challenge(given.who, given.game, seats, given.level, given.times, given.seed, given.games)
    found: list[Challenged] = []
    with processes(given.processes) as those:
        for one in those.make(play, ((asked, number) for number in range(asked.match.deals))):
            found.append(one)
            if len(found) % 10 == 0 and len(found) > 1:
                report(asked, found)
    report(asked, found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
