"""Are our rules of Goofspiel those of OpenSpiel? Random games are played in both at once, step by step.

At every turn the legal bids of every seat must be the same, at the end the points, the winners and the returns. A
difference is told with the seats, the seed and the turn, and ends the run.

    python bench/peer_games.py --games 10000
"""

import argparse
import random
import sys
from typing import Any

import peer

from caravanserai.engine.game import game

KEY = "goofspiel"


def differing(seats: int, seed: int) -> str | None:
    """What differs in one game; None if nothing does."""
    dice = random.Random(seed)
    rules = game(KEY)
    ours = rules.new(seats, telling=False)
    rules.seed_chance(ours, seed)
    rules.roll_chance(ours)
    games = [peer.load(seats, kind) for kind in ("win_loss", "total_points")]
    theirs = [one.new_initial_state() for one in games]
    while not rules.over(ours):
        turn: int = ours.turn
        for state in theirs:
            state.apply_action(ours.prizes[turn - 1] - 1)
        legal = [rules.actions(ours, seat) for seat in range(seats)]
        for seat in range(seats):
            if [action + 1 for action in theirs[0].legal_actions(seat)] != legal[seat]:
                return f"turn {turn}, seat {seat + 1}: other bids are legal"
        bids = [dice.choice(one) for one in legal]
        for seat, bid in enumerate(bids):
            rules.take(ours, seat, bid)
        for state in theirs:
            state.apply_actions([bid - 1 for bid in bids])
    return differing_end(rules, ours, *theirs)


def differing_end(rules: Any, ours: Any, by_wins: Any, by_points: Any) -> str | None:
    if not by_wins.is_terminal() or not by_points.is_terminal():
        return "theirs is not over"
    seats = range(ours.seats)
    points = [rules.score(ours, seat) for seat in seats]
    if points != [int(one) for one in by_points.returns()]:
        return f"points {points}, theirs {by_points.returns()}"
    winners = [seat for seat in seats if rules.rank(ours, seat) == 1]
    # Their returns: winners share one, losers share minus one; nothing if all are equal.
    won, lost = 1 / len(winners), -1 / max(1, ours.seats - len(winners))
    even = len(winners) == ours.seats
    returns = [0.0 if even else won if seat in winners else lost for seat in seats]
    if any(abs(one - other) > 1e-9 for one, other in zip(returns, by_wins.returns(), strict=True)):
        return f"returns {returns}, theirs {by_wins.returns()}"
    return None


def main() -> int:
    parser = argparse.ArgumentParser(description="Play random games of Goofspiel in OpenSpiel too, and compare.")
    parser.add_argument("--games", type=int, default=10_000, help="in all, shared among the numbers of seats")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if not peer.is_installed():
        print("OpenSpiel is not installed here: `make peer` installs it and compares.", file=sys.stderr)
        return 2
    counts = game(KEY).seat_counts
    for number in range(asked.games):
        seats, seed = counts[number % len(counts)], asked.seed + number
        if (found := differing(seats, seed)) is not None:
            print(f"{seats} seats, seed {seed}: {found}", file=sys.stderr)
            return 1
        if sys.stderr.isatty() and number % 250 == 249:
            print(f"\r{number + 1} of {asked.games}", end="", file=sys.stderr, flush=True)
    print(f"{asked.games} games of {counts[0]} to {counts[-1]} seats: the same legal bids, points, winners and returns")
    return 0


if __name__ == "__main__":
    sys.exit(main())
