"""A house of several nodes goes through everything that can go wrong, many times, each time another way."""

import hashlib
import os
import subprocess
import sys

import pytest

from tests.night import NIGHT
from tests.simulation.checks import BrokenError
from tests.simulation.world import World, play

#: So many seeds: `make simulate` plays more.
SEEDS = int(os.environ.get("SIMULATED_SEEDS", "100" if NIGHT else "40"))
#: What happens in some seed or other: a simulation in which nothing does proves nothing.
EVERYTHING = {"kill", "stop", "stall", "adopted", "gaps", "swept", "lost lines", "resumed", "by clock", "by bot"}


@pytest.mark.slow
def test_nothing_that_was_taken_is_lost_every_game_comes_to_its_end_and_all_that_can_go_wrong_does() -> None:
    seen: set[str] = set()
    for seed in range(SEEDS):
        try:
            seen |= happened(seed)
        except BrokenError as error:
            pytest.fail(f"{error}; step by step: python -m tests.simulation {seed} --steps", pytrace=False)
    assert seen >= EVERYTHING, f"never seen: {EVERYTHING - seen}"


def happened(seed: int) -> set[str]:
    told: list[str] = []
    world = play(seed, lambda now, who, what: told.append(what))
    hosts = [node.host for node in world.nodes if node.host is not None]
    found = {
        "kill": "is killed" in told,
        "stop": "is told to stop" in told,
        "stall": any(what.startswith("stands still") for what in told),
        "adopted": any(host.attendance.adopted for host in hosts if host.attendance),
        "gaps": any(host.news.gaps for host in hosts if host.news),
        "swept": any(host.news.swept for host in hosts if host.news),
        "lost lines": any(host.news.line.lost for host in hosts if host.news),  # type: ignore[attr-defined]
        "resumed": any(what.endswith("Resumed") for what in told),
        "by clock": any(" by clock" in what for what in told),
        "by bot": any(" by bot" in what for what in told),
    }
    return {what for what, is_so in found.items() if is_so}


# -- a seed is a whole history ---------------------------------------------------------------------------------------


def history(seed: int) -> str:
    told = hashlib.sha256()
    play(seed, lambda now, who, what: told.update(f"{now!r} {who} {what}\n".encode()))
    return told.hexdigest()


def test_a_seed_plays_again_as_it_was() -> None:
    """Also in another process, where sets of words have another order."""
    here = [history(seed) for seed in (3, 4, 3)]
    assert here[0] == here[2] != here[1]
    asks = "from tests.simulation.test_simulation import history; print(history(3))"
    for order in ("1", "2"):
        there = subprocess.run(
            [sys.executable, "-c", asks], env={**os.environ, "PYTHONHASHSEED": order}, capture_output=True, text=True
        )
        assert there.stdout.strip() == here[0], there.stderr


def test_no_clock_and_no_thread_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object, **__: object) -> None:
        raise AssertionError("this is not simulated")

    monkeypatch.setattr("threading.Thread.start", never)
    monkeypatch.setattr("socket.socket.connect", never)
    monkeypatch.setattr("caravanserai.tables.timing.time", None)
    assert isinstance(play(5), World)
