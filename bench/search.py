"""How many simulations a second the search makes from the start of a game, on one core.

A simulation is one deal of all that is hidden, the way down the tree, and the game from there to the horizon. Seconds
are those of the processor, so a busy machine tells nearly the same as a quiet one.

    python bench/search.py --game khiva --seats 4
"""

import argparse
import json
import statistics
import sys
import time
from typing import Any

from caravanserai.bots.bot import imagine
from caravanserai.bots.levels import thinks_ahead
from caravanserai.bots.search import SearchBot
from caravanserai.engine import kit, twin
from caravanserai.engine.game import GAMES, game

#: The figure is the median of so many rounds.
ROUNDS = 9
#: Simulations a second that a game should reach with four seats.
TARGETS = {"khiva": 40_000.0}


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


def bench(key: str, seats: int, simulations: int) -> dict[str, Any]:
    rate(key, seats, 100, 0)  # loads the compiled rules
    rates = [rate(key, seats, simulations, 1 + i) for i in range(ROUNDS)]
    return {
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
