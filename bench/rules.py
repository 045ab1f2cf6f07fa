"""How fast the rules play random games: plain, compiled, on two threads, and beside a peer.

A game is played from setup to the end; a decision is one seat's answer to one ask, drawn from the list that `legal`
wrote just before. What is compared is run in turns within one process, so that a busy machine slows all alike, and what
runs on one thread is measured in seconds of its processor time, which are seconds of the clock when nobody else is at
work here. Two threads against one can only be told by the clock: believe that ratio on an idle machine only.

    python bench/rules.py --game khiva --seats 4 --seconds 2 --json
    python bench/rules.py --peer
"""

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from typing import Any

import msgspec
import peer

from caravanserai.engine import twin
from caravanserai.engine.bound import bound
from caravanserai.engine.game import GAMES, game

#: Each figure is the median of so many rounds.
ROUNDS = 9
TWO_THREADS = "compiled, two threads"
#: Decisions a second, and ratios, that a game should reach; with four seats.
TARGETS = {
    "khiva": {"compiled / plain": 50.0, "compiled": 2_400_000.0, "plain": 120_000.0, "two threads / one": 1.7},
    # 5,000 games a second, of some 270 decisions each.
    "kilim": {"compiled / plain": 50.0, "compiled": 1_350_000.0, "two threads / one": 1.7},
    # 10,000 games a second, of some 400 decisions each.
    "samarkand": {"compiled / plain": 50.0, "compiled": 4_000_000.0, "two threads / one": 1.7},
    "goofspiel": {"plain": 100_000.0, "compiled / OpenSpiel Goofspiel, C++ rollouts": 2.0},
}
#: Milliseconds that a view may take in plain mode.
VIEW_TARGET = 1.0
PEER_MISSING = "OpenSpiel is not installed here: `make bench-peer` installs it and measures beside it."

#: Plays n games from a seed: how many games and decisions that was.
Way = Callable[[int, int], tuple[int, int]]


# -- ways to play ---------------------------------------------------------------------------------------------


def plain_way(key: str, seats: int) -> Way:
    rules = game(key)
    playout = bound(key, "playout")
    games, out = [rules.new(seats, telling=False)], [0] * rules.max_actions
    return lambda n, seed: (n, int(playout.playouts(games, out, n, seed)))


def compiled_way(key: str, seats: int) -> Way:
    rules = game(key)
    made = twin.compiled(key)
    record, out = made.record_of(rules.new(seats, telling=False)), made.actions(rules.max_actions)
    return lambda n, seed: (n, int(made.playout.playouts(record, out, n, seed)))


def two_threads_way(key: str, seats: int) -> Way:
    """Twice the games, half on each thread; each has records of its own."""
    ways = [compiled_way(key, seats) for _ in range(2)]

    def play(n: int, seed: int) -> tuple[int, int]:
        done: list[tuple[int, int]] = []
        threads = [
            threading.Thread(target=lambda way=way, at=seed + i * n: done.append(way(n, at)))
            for i, way in enumerate(ways)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        return sum(games for games, _ in done), sum(decisions for _, decisions in done)

    return play


# -- measuring ------------------------------------------------------------------------------------------------


def timed(way: Way, n: int, seed: int) -> dict[str, float]:
    """Games and decisions a second of processor time, and decisions a second by the clock."""
    began, worked = time.perf_counter(), time.process_time()
    games, decisions = way(n, seed)
    by_clock, at_work = time.perf_counter() - began, time.process_time() - worked
    return {"games": games / at_work, "decisions": decisions / at_work, "by clock": decisions / by_clock}


def enough_games(way: Way, seconds: float) -> int:
    """So many that one round takes about so long."""
    way(1, 0)  # the first call of all is slow: it would pass for a long game
    n = 1
    while True:
        worked = time.process_time()
        way(n, 0)
        took = time.process_time() - worked
        if took >= seconds / 4:
            return max(1, round(n * seconds / took))
        n *= 4


def measure(ways: dict[str, Way], seconds: float) -> dict[str, dict[str, list[float]]]:
    """The rates of every way, in rounds: each way has its turn in each round."""
    sizes = {name: enough_games(way, seconds / ROUNDS) for name, way in ways.items()}
    found: dict[str, dict[str, list[float]]] = {name: {} for name in ways}
    for i in range(ROUNDS):
        for name, way in ways.items():
            for kind, rate in timed(way, sizes[name], 1 + i * sizes[name]).items():
                found[name].setdefault(kind, []).append(rate)
    return found


def ratios(above: list[float], below: list[float]) -> dict[str, float]:
    """Round by round, so that both saw the same machine."""
    return spread([a / b for a, b in zip(above, below, strict=True)])


def spread(values: list[float]) -> dict[str, float]:
    return {"median": statistics.median(values), "least": min(values), "most": max(values)}


LOADER = """
import sys, time
from pathlib import Path
from caravanserai.engine import twin
twin.cache_folder = lambda: Path(sys.argv[2])
wall, cpu = time.perf_counter(), time.process_time()
twin.compiled(sys.argv[1])
print(time.perf_counter() - wall, time.process_time() - cpu)
"""


def load_times(key: str) -> dict[str, dict[str, float]]:
    """Seconds to have the compiled rules in a new process: with nothing in the cache, then from the cache."""
    with tempfile.TemporaryDirectory(prefix="caravanserai-bench-") as folder:
        times = {}
        for name in ("cold build", "warm load"):
            command = [sys.executable, "-c", LOADER, key, folder]
            told = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, env=os.environ).stdout
            wall, cpu = map(float, told.split())
            times[name] = {"seconds": wall, "cpu_seconds": cpu}
    return times


def state_sizes(key: str) -> dict[str, int]:
    dtype = twin.compiled(key).dtype
    whole = int(dtype.itemsize)
    told = int(dtype.fields["events"][0].itemsize) if "events" in dtype.fields else 0
    return {"bytes": whole, "bytes_without_events": whole - told}


def view_times(key: str, seats: int) -> dict[str, float]:
    """Milliseconds to build a seat's view in plain mode at the end of random games, and its kilobytes of JSON."""
    rules = game(key)
    playout = bound(key, "playout")
    games, out = [rules.new(seats, telling=False)], [0] * rules.max_actions
    took, size = [], 0.0
    for seed in range(12):
        playout.playouts(games, out, 1, seed)
        worked = time.process_time()
        for seat in range(seats):
            view = rules.view(games[0], seat)
        took.append((time.process_time() - worked) / seats * 1_000)
        size = max(size, len(msgspec.json.encode(view)) / 1_000)
    return {**spread(took), "kilobytes": size}


# -- the whole ------------------------------------------------------------------------------------------------


def bench(key: str, seats: int, seconds: float, beside_peer: bool, cold: bool) -> dict[str, Any]:
    compiles = twin.has_compiler()
    # Others at work here: from about 1 on, two threads cannot have two cores to themselves.
    busy = round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None
    ways = {"plain": plain_way(key, seats)}
    if compiles:
        ways["compiled"] = compiled_way(key, seats)
        ways[TWO_THREADS] = two_threads_way(key, seats)
    if beside_peer:
        ways |= peer.ways(seats)
    found = measure(ways, seconds)
    report: dict[str, Any] = {
        "game": key,
        "seats": seats,
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}",
        "busy_before": busy,
        "rounds": ROUNDS,
        "games_per_second": {name: spread(rates["games"]) for name, rates in found.items() if name != TWO_THREADS},
        "decisions_per_second": {
            name: spread(rates["decisions"]) for name, rates in found.items() if name != TWO_THREADS
        },
        "decisions_per_second_by_clock": {name: spread(rates["by clock"]) for name, rates in found.items()},
        "ratios": {},
        "view_milliseconds": view_times(key, seats),
    }
    speed = {name: rates["decisions"] for name, rates in found.items()}
    if compiles:
        report["ratios"]["compiled / plain"] = ratios(speed["compiled"], speed["plain"])
        report["ratios"]["two threads / one"] = ratios(found[TWO_THREADS]["by clock"], found["compiled"]["by clock"])
        report["state"] = state_sizes(key)
        if cold:
            report["loading"] = load_times(key)
    if beside_peer:
        ours = "compiled" if compiles else "plain"
        for name in peer.ways(seats):
            report["ratios"][f"{ours} / {name}"] = ratios(speed[ours], speed[name])
    return report


def print_report(report: dict[str, Any]) -> None:
    key = report["game"]
    print(f"{key}, {report['seats']} seats, random games ({report['machine']})")
    print(f"median of {report['rounds']} rounds (least … most); load of the machine before: {report['busy_before']}\n")
    print(f"{'':42}{'games/s':>12}{'decisions/s':>14}{'least … most':>26}{'by the clock':>14}{'target':>20}")
    for name, clock in report["decisions_per_second_by_clock"].items():
        if name == TWO_THREADS:
            print(f"{name:42}{'':52}{clock['median']:14,.0f}")
            continue
        rate, games = report["decisions_per_second"][name], report["games_per_second"][name]
        between = f"{rate['least']:,.0f} … {rate['most']:,.0f}"
        figures = f"{games['median']:12,.0f}{rate['median']:14,.0f}{between:>26}{clock['median']:14,.0f}"
        print(f"{name:42}{figures}{target(key, name, rate, ',.0f'):>20}")
    print()
    for name, ratio in report["ratios"].items():
        between = f"{ratio['least']:.1f} … {ratio['most']:.1f}"
        print(f"{name:56}{ratio['median']:10.1f} x{between:>26}{'':14}{target(key, name, ratio, '.1f'):>20}")
    view = report["view_milliseconds"]
    met = "ok" if view["median"] <= VIEW_TARGET else "MISSED"
    print(f"\na view, plain: {view['median']:.2f} ms (≤ {VIEW_TARGET} {met}), {view['kilobytes']:.1f} kB of JSON")
    if "state" in report:
        print("\nstate: {bytes} bytes, {bytes_without_events} without the room for events".format(**report["state"]))
    for name, took in report.get("loading", {}).items():
        print(f"{name}: {took['seconds']:.1f} s ({took['cpu_seconds']:.1f} s of processor time)")


def target(key: str, name: str, rate: dict[str, float], style: str) -> str:
    if (wanted := TARGETS.get(key, {}).get(name)) is None:
        return ""
    met = "ok" if rate["median"] >= wanted else "MISSED"
    return f"≥ {wanted:{style}} {met}"


def main() -> int:
    parser = argparse.ArgumentParser(description="How fast the rules play random games.")
    parser.add_argument("--game", choices=GAMES, default="khiva")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each way of playing, over all rounds")
    parser.add_argument("--json", action="store_true", help="print one JSON document instead of tables")
    parser.add_argument("--peer", action="store_true", help="also measure OpenSpiel's Goofspiel")
    parser.add_argument("--no-loading", action="store_true", help="do not measure the cold build and the warm load")
    asked = parser.parse_args()
    if asked.seats not in game(asked.game).seat_counts:
        parser.error(f"{asked.game} is not played with {asked.seats} seats")
    if not asked.seconds > 0:
        parser.error("--seconds must be more than 0")
    if asked.peer and not peer.is_installed():
        print(PEER_MISSING, file=sys.stderr)
        return 2
    if not twin.has_compiler():
        print("Numba is not installed: only the plain rules are measured.", file=sys.stderr)
    report = bench(asked.game, asked.seats, asked.seconds, asked.peer, cold=not asked.no_loading)
    if asked.json:
        print(json.dumps(report, indent=2))
    else:
        print_report(report)
    return 0


if __name__ == "__main__":
    sys.exit(main())
