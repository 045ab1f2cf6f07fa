"""Are the coach's win chances borne out? Games of good bots, looked at on the way, held against how they ended.

At some moments of every game the position is played on as a review does it, from what those who watch know. Then the
game goes on, and ends. The playouts' chances are fitted to the ends: the part of a difference from the fair share that
was borne out, at the start of a game and at its end (least squares, a straight line in between). Half of the games fit,
the other half tell what the shown chances are worth: the Brier score beside that of always saying the fair share, and
how often a group of moments that were shown about the same really won, beside the band that was shown.

    python bench/coach.py --game khiva --games 60
    python bench/coach.py --write        every game, and the file that the coach reads
"""

import argparse
import multiprocessing
import random
import statistics
import sys
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import msgspec

from caravanserai.bots.arena import Match, play_game
from caravanserai.coach.calibration import MOST_TRUST, Calibration, Trust, calibrations, chance_of, file_of
from caravanserai.coach.progress import how_far
from caravanserai.coach.scales import scales_of
from caravanserai.engine.game import GAMES, SPECTATOR, game
from caravanserai.engine.kit import State
from caravanserai.engine.twin import has_compiler

#: So many moments of a game are looked at, so many games are played on from each.
MOMENTS, PLAYOUTS = 12, 200
BOTS = ("level3", "level4")
#: Moments are put into so many groups by what was shown.
GROUPS = 8

#: seats, how far, playouts' chance, what it was in the end, playouts' points beyond the table's mean, those in the end,
#: and the number of the game.
Seen = tuple[int, float, float, float, float, float, int]


def one_game(asked: tuple[str, int, int, int]) -> tuple[list[Seen], list[int]]:
    """All that was seen of one game, seat by seat, and its scores."""
    key, seats, number, seed = asked
    dice = random.Random(f"{seed}/{key}/{seats}/{number}")
    positions: list[State] = []
    waited = 0

    def watch(g: State) -> None:
        """Keep some, evenly over a game whose length is not known yet."""
        nonlocal waited
        waited += 1
        if len(positions) < MOMENTS:
            positions.append(g.copy())
        elif (place := dice.randrange(waited)) < MOMENTS:
            positions[place] = g.copy()

    seated = tuple(BOTS[(seat + number) % len(BOTS)] for seat in range(seats))
    played = play_game(Match(key, seated, games=1, seed=seed), number, 0, seated, watch)
    winners = played.ranks.count(1)
    mean = statistics.mean(played.points)
    seen: list[Seen] = []
    for g in positions:
        trial = scales_of(key, plain=False).trial(g, SPECTATOR, PLAYOUTS, seed + number)
        worths = [trial.worth(seat) for seat in range(seats)]
        expected = statistics.mean(worth.expected for worth in worths)
        for seat, worth in enumerate(worths):
            won = (played.ranks[seat] == 1) / winners
            ahead, lead = worth.expected - expected, played.points[seat] - mean
            seen.append((seats, how_far(key, g), worth.win, won, ahead, lead, number))
    return seen, list(played.points)


def fitted(rows: list[tuple[float, float, float]]) -> Trust:
    """`came = (start + (end - start) far) said`, by least squares over (far, said, came)."""
    a = sum(((1 - far) * said) ** 2 for far, said, _ in rows)
    b = sum((1 - far) * far * said * said for far, said, _ in rows)
    c = sum((far * said) ** 2 for far, said, _ in rows)
    left = sum((1 - far) * said * came for far, said, came in rows)
    right = sum(far * said * came for far, said, came in rows)
    determinant = a * c - b * b
    if determinant < 1e-9:
        return Trust(0.0, 0.0)
    start, end = (left * c - right * b) / determinant, (right * a - left * b) / determinant
    return Trust(*(round(min(MOST_TRUST, max(0.0, one)), 2) for one in (start, end)))


def fit(seen: list[Seen]) -> tuple[Trust, Trust]:
    win = fitted([(far, said - 1 / seats, came - 1 / seats) for seats, far, said, came, *_ in seen])
    return win, fitted([(far, ahead, lead) for _, far, _, _, ahead, lead, _ in seen])


def tested(key: str, seen: list[Seen], trust: Trust) -> dict[str, Any]:
    """What chances shown with that trust are worth on other games."""
    fair = statistics.mean((came - 1 / seats) ** 2 for seats, _, _, came, *_ in seen)
    raw = statistics.mean((came - said) ** 2 for _, _, said, came, *_ in seen)
    calibrations()[key] = Calibration(trust, trust)
    shown = [
        (chance_of(key, far, said, PLAYOUTS, seats), came, number) for seats, far, said, came, _, _, number in seen
    ]
    brier = statistics.mean((came - chance.win) ** 2 for chance, came, _ in shown)
    shown.sort(key=lambda one: one[0].win)
    groups = []
    for i in range(GROUPS):
        group = shown[i * len(shown) // GROUPS : (i + 1) * len(shown) // GROUPS]
        won = statistics.mean(came for _, came, _ in group)
        said, low, high = (
            statistics.mean(getattr(chance, name) for chance, *_ in group) for name in ("win", "low", "high")
        )
        groups.append({"shown": said, "low": low, "high": high, "won": won, "moments": len(group)})
    inside = sum(group["low"] <= group["won"] <= group["high"] for group in groups)
    return {"fair": fair, "playouts": raw, "shown": brier, "groups": groups, "inside": inside}


def measure(key: str, games: int, seed: int, processes: int, seat_counts: list[int]) -> dict[str, Any]:
    asked = [(key, seats, number, seed) for seats in seat_counts for number in range(games)]
    with ProcessPoolExecutor(processes, multiprocessing.get_context("spawn")) as place:
        found = list(place.map(one_game, asked))
    seen = [row for rows, _ in found for row in rows]
    average = {
        str(seats): round(
            statistics.mean(
                p for (_, points), one in zip(found, asked, strict=True) if one[1] == seats for p in points
            ),
            1,
        )
        for seats in seat_counts
    }
    halves = [[row for row in seen if row[-1] % 2 == half] for half in (0, 1)]
    win, points = fit(seen)
    return {
        "game": key,
        "games": len(asked),
        "win": win,
        "points": points,
        "average": average,
        "test": tested(key, halves[1], fit(halves[0])[0]),
        "by_seats": {str(seats): fit([row for row in seen if row[0] == seats])[0] for seats in seat_counts},
    }


def report(found: dict[str, Any]) -> None:
    test = found["test"]
    print(f"{found['game']}: {found['games']} games of {' and '.join(BOTS)}, {MOMENTS} moments each")
    print(f"  borne out: win {found['win']}, points {found['points']}; by seats {found['by_seats']}")
    print(f"  average points: {found['average']}")
    print(
        f"  Brier on the other half: fair share {test['fair']:.4f}, playouts as they are {test['playouts']:.4f}, "
        f"as shown {test['shown']:.4f}"
    )
    for group in test["groups"]:
        print("    shown {shown:.0%} ({low:.0%} to {high:.0%}), won {won:.0%}, {moments} moments".format(**group))
    print(f"  {test['inside']} of {GROUPS} groups won as often as their band says", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description="Are the coach's win chances borne out?")
    parser.add_argument("--game", choices=[*GAMES])
    parser.add_argument("--games", type=int, default=40, help="for each number of seats")
    parser.add_argument("--seats", type=int, nargs="*", help="these numbers of seats only")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="write down what the coach may show")
    asked = parser.parse_args()
    if not has_compiler():
        print("Numba is not installed: this would take days.", file=sys.stderr)
        return 2
    for key in [asked.game] if asked.game else [*GAMES]:
        counts = asked.seats or [*game(key).seat_counts]
        found = measure(key, asked.games, asked.seed, asked.processes, counts)
        report(found)
        if asked.write:
            known = Calibration(found["win"], found["points"], found["average"], found["games"])
            file_of(key).write_bytes(msgspec.json.format(msgspec.json.encode(known), indent=2) + b"\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
