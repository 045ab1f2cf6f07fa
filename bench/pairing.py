"""How long the next round of 1,000 people takes, and how far it is from the best that a long search finds.

A Swiss is played for some rounds by people of known strength, at tables of four. Before each round it is paired twice:
as the house does it, and by a search that tries many times as much. What is compared is the cost of the tables: how far
scores at a table are apart, and who meets again (`events/pairing.py` has the weights). A second field is made to be
hard: every score different, and everybody has met many of those who are near.

    python bench/pairing.py --people 1000 --rounds 7 --long 40
"""

import argparse
import random
import sys
import time
from collections import Counter

from caravanserai.events.pairing import Field, Past, Player, pair
from caravanserai.events.search import Search
from caravanserai.events.seating import Pair, Round, meetings, pair_of, seats_held


def field_of(players: list[Player], seats: int, past: Past) -> Field:
    return Field(sorted(players, key=lambda one: -one.score), seats, past)


def cost_of(players: list[Player], past: Past, tables: Round) -> int:
    field = field_of(players, len(tables[0]), past)
    number = {player.person: n for n, player in enumerate(field.players)}
    bots = iter(range(len(players), field.size))
    return sum(field.cost([number[one] if one is not None else next(bots) for one in table]) for table in tables)


def long_cost(players: list[Player], seats: int, past: Past, times: int) -> int:
    """The best of a few long searches."""
    best = []
    for seed in range(2):
        field = field_of(players, seats, past)
        best.append(sum(map(field.cost, Search(field.by_score(), field.costs, seed).run(0, shakes=times))))
    return min(best)


def measure(
    name: str, players: list[Player], seats: int, past: Past, times: int, seed: int
) -> tuple[Round, float, float]:
    began = time.process_time()
    tables = pair(players, seats, past, seed=seed)
    took = time.process_time() - began
    cost = cost_of(players, past, tables)
    best = min(cost, long_cost(players, seats, past, times)) if times else cost
    ratio = cost / best if best else 1.0
    print(f"{name:>12}: {took:5.2f} s of one core; cost {cost}, best found {best}, ratio {ratio:.3f}", flush=True)
    return tables, took, ratio


def hard_field(people: int, drawn: random.Random) -> tuple[list[Player], Past]:
    players = [Player(f"p{n:04}", drawn.randrange(people * 3 // 5)) for n in range(people)]
    order = sorted(players, key=lambda one: one.score)
    met: Counter[Pair] = Counter()
    for n in range(people):
        for _ in range(10):
            other = min(people - 1, max(0, n + round(drawn.gauss(0, 12))))
            if other != n:
                met[pair_of(order[n].person, order[other].person)] += 1
    return players, Past(met)


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--people", type=int, default=1_000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--long", type=int, default=40, help="tries of the long search, for each table")
    chosen = parser.parse_args(arguments)
    drawn = random.Random(1)
    strength = {f"p{n:04}": drawn.gauss(0, 1) for n in range(chosen.people)}
    score = dict.fromkeys(strength, 0)
    rounds: list[Round] = []
    times, ratios = [], []
    for number in range(1, chosen.rounds + 1):
        held = seats_held(rounds, chosen.seats)
        players = [Player(one, score[one], tuple(held.get(one, ()))) for one in strength]
        past = Past(meetings(rounds), frozenset())
        tables, took, ratio = measure(f"round {number}", players, chosen.seats, past, chosen.long, number)
        rounds.append(tables)
        times.append(took)
        ratios.append(ratio)
        for table in tables:
            people = [one for one in table if one is not None]
            made = sorted(people, key=lambda one: strength[one] + drawn.gauss(0, 1))
            for beaten, one in enumerate(made):
                score[one] += 2 * beaten
    players, past = hard_field(chosen.people, drawn)
    _, took, ratio = measure("hard field", players, chosen.seats, past, chosen.long, 0)
    times.append(took)
    print(
        f"Swiss: {max(times[:-1]):.2f} s at the most, at the most {100 * max(ratios) - 100:.1f} % above the best found"
    )
    print(f"hard field: {took:.2f} s, {100 * ratio - 100:.1f} % above the best found")


if __name__ == "__main__":
    main(sys.argv[1:])
