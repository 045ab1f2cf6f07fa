"""`python -m tests.simulation SEED --steps` plays a run again, step by step; `--seeds N` plays many, from SEED on."""

import argparse
import os
import sys
import time
import traceback
from concurrent.futures import ProcessPoolExecutor

from .checks import BrokenError
from .world import play

#: So many seeds are handed to a process at a time.
CHUNK = 50


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m tests.simulation", description=__doc__)
    asked.add_argument("seed", type=int, nargs="?", default=0, help="the seed, or the first of many")
    asked.add_argument("--steps", action="store_true", help="print each event: seconds, who, what")
    asked.add_argument("--seeds", type=int, default=1, help="play so many seeds")
    asked.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="in so many processes")
    given = asked.parse_args()
    if given.steps or given.seeds == 1:
        return 1 if step_by_step(given.seed, given.steps) else 0
    return many(range(given.seed, given.seed + given.seeds), given.jobs)


def step_by_step(seed: int, steps: bool) -> str | None:
    """What does not hold in this run, if anything; each event is printed on the way."""

    def say(now: float, who: str, what: str) -> None:
        if steps:
            print(f"{now:9.4f}  {who:9}  {what}")

    try:
        world = play(seed, say)
    except BrokenError as error:
        traceback.print_exception(error)
        print(f"seed {seed}: {error}")
        return str(error)
    print(f"seed {seed}: all holds after {world.loop.steps} steps, {world.loop.time():.0f} s of its time")
    return None


def many(seeds: range, jobs: int) -> int:
    began, failed, played = time.monotonic(), 0, 0
    chunks = [seeds[at : at + CHUNK] for at in range(0, len(seeds), CHUNK)]
    with ProcessPoolExecutor(jobs) as pool:
        for chunk, wrong in zip(chunks, pool.map(fails, chunks), strict=True):
            played += len(chunk)
            failed += len(wrong)
            for seed, what in wrong.items():
                print(f"seed {seed}: {what}", flush=True)
            if played % 10_000 == 0:
                print(f"{played} seeds, {failed} failed, {time.monotonic() - began:.0f} s", flush=True)
    print(f"{played} seeds, {failed} failed, {time.monotonic() - began:.0f} s")
    return 1 if failed else 0


def fails(seeds: range) -> dict[int, str]:
    """Which of them, and what does not hold there."""
    found = {}
    for seed in seeds:
        try:
            play(seed)
        except BrokenError as error:
            found[seed] = str(error)
    return found


if __name__ == "__main__":
    sys.exit(main())
