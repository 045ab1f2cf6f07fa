"""How many simulations a second the search makes from the start of a game, on one core; and what a network costs there.

A simulation is one deal of all that is hidden, the way down the tree, and the game from there to the horizon. Seconds
are those of the processor, so a busy machine tells nearly the same as a quiet one. A network's judgement is what it
sees of a position and what it makes of that, 64 and 32 values wide; what it has learned is all the same to the time.

    python bench/search.py --game khiva --seats 4
"""

import argparse
import json
import random
import statistics
import sys
import time
from typing import Any

from caravanserai.bots.bot import imagine
from caravanserai.bots.levels import thinks_ahead
from caravanserai.bots.search import SearchBot
from caravanserai.engine import kit, twin
from caravanserai.engine.game import GAMES, game
from caravanserai.engine.network import ROOM
from caravanserai.lab.training import NARROW, WIDE

#: The figure is the median of so many rounds.
ROUNDS = 9
#: Simulations a second that a game should reach with four seats.
TARGETS = {"khiva": 40_000.0}
#: Judgements in a round, and the most microseconds that one should take.
JUDGEMENTS = 2_000
MOST_US = 8.0


def first_position(key: str, seats: int, seed: int) -> kit.State:
    """The first ask of a game, as seat 0 knows it."""
    rules = game(key)
    g = rules.new(seats, telling=False)
    rules.seed_chance(g, seed)
    while rules.chance_due(g):
        rules.draw(g)
        rules.settle(g)
    return imagine(rules, g, 0, seed)


def rate(key: str, seats: int, simulations: int, seed: int) -> float:
    bot = SearchBot(key, seed, simulations, thorough=True)
    position = first_position(key, seats, seed)
    worked = time.process_time()
    bot.choose(position, 0)
    return bot.done / (time.process_time() - worked)


def some_network(inputs: int) -> list[int]:
    """As wide as those that are trained."""
    dice = random.Random(1)
    weights = (inputs + 1) * WIDE + (WIDE + 1) * NARROW + (NARROW + 1) * 2
    return [inputs, WIDE, NARROW, *(dice.randint(-99, 99) for _ in range(weights))]


def judgement_us(key: str, seats: int) -> float | None:
    """Microseconds of one judgement by compiled rules; None where a game shows a network nothing."""
    import numba

    made = twin.compiled(key, search=True)
    parts = made.search.simulate.py_func.__globals__
    features, run = parts["features"], parts["run"]
    record, x = made.record_of(first_position(key, seats, 1)), made.weights([0] * ROOM)
    if (inputs := features(record[0], 0, x)) == 0:
        return None
    net = made.weights(some_network(inputs))

    @numba.njit  # type: ignore[untyped-decorator]
    def judge_often(record: Any, net: Any, x: Any, n: int) -> None:
        for _ in range(n):
            features(record[0], 0, x)
            run(net, x)

    judge_often(record, net, x, 1)
    spent = []
    for _ in range(ROUNDS):
        worked = time.process_time()
        judge_often(record, net, x, JUDGEMENTS)
        spent.append((time.process_time() - worked) / JUDGEMENTS)
    return 1e6 * statistics.median(spent)


def bench(key: str, seats: int, simulations: int) -> dict[str, Any]:
    rate(key, seats, 100, 0)  # loads the compiled rules
    rates = [rate(key, seats, simulations, 1 + i) for i in range(ROUNDS)]
    return {
        "judgement_us": judgement_us(key, seats),
        "game": key,
        "seats": seats,
        "simulations": simulations,
        "rounds": ROUNDS,
        "per_second": {"median": statistics.median(rates), "least": min(rates), "most": max(rates)},
    }


def print_report(report: dict[str, Any]) -> None:
    speed = report["per_second"]
    line = "{game}, {seats} seats, {simulations} simulations, median of {rounds} rounds: ".format(**report)
    line += f"{speed['median']:,.0f} simulations/s ({speed['least']:,.0f} … {speed['most']:,.0f})"
    if wanted := TARGETS.get(report["game"]):
        line += f", ≥ {wanted:,.0f} {'ok' if speed['median'] >= wanted else 'MISSED'}"
    print(line)
    if (spent := report["judgement_us"]) is not None:
        print(f"a network's judgement: {spent:.1f} µs, ≤ {MOST_US:.0f} {'ok' if spent <= MOST_US else 'MISSED'}")


def main() -> int:
    parser = argparse.ArgumentParser(description="How many simulations a second the search makes.")
    parser.add_argument("--game", choices=[key for key in GAMES if thinks_ahead(key)], default="khiva")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=10_000, help="in each round")
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    asked = parser.parse_args()
    if asked.seats not in game(asked.game).seat_counts:
        parser.error(f"{asked.game} is not played with {asked.seats} seats")
    if not twin.has_compiler():
        print("Numba is not installed: the search would be measured at a hundredth of its speed.", file=sys.stderr)
        return 2
    report = bench(asked.game, asked.seats, asked.simulations)
    if asked.json:
        print(json.dumps(report, indent=2))
    else:
        print_report(report)
    return 0


if __name__ == "__main__":
    sys.exit(main())
