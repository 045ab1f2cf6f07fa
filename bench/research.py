"""How fast programs that learn are served: batches with observations and masks, beside peers, in one run.

A decision is one seat's answer to one ask; what every seat may know and may answer is written for it. On one thread, in
seconds of its processor time, in turns, so that a busy machine slows all alike. Answers are drawn at random; that is
told apart (`step` is what a learner waits for, `with sampling` counts the drawing too, as it is counted for the peers).

    python bench/research.py --seconds 1
"""

import argparse
import importlib
import json
import os
import platform
import random
import statistics
import sys
import time
import warnings
from collections.abc import Callable
from typing import Any

import peer

from caravanserai.engine.found import at_home
from caravanserai.engine.game import GAMES, game
from caravanserai.research import Batch, pettingzoo

#: Each figure is the median of so many rounds.
ROUNDS = 5
#: PettingZoo's own card games.
CARD_GAMES = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6")
#: Games of Pgx: small card games, and one of real size.
PGX_GAMES = ("kuhn_poker", "leduc_holdem", "backgammon")
#: So many games at once: few enough to stay near the processor, and many.
SIZES = (64, 1_024)
SEATS = 4

#: Plays on for about so many seconds: decisions, and seconds.
Way = Callable[[float], tuple[int, float]]


def batch_way(key: str, seats: int, n: int, observe: Any, sampling: bool) -> Way:
    batch = Batch(key, seats, n, observe=observe)

    def play(seconds: float) -> tuple[int, float]:
        decisions, spent, begun = 0, 0.0, time.process_time()
        while time.process_time() - begun < seconds:
            first = time.process_time()
            answers = batch.sample()
            drawn = time.process_time()
            decisions += batch.step(answers)
            spent += time.process_time() - (first if sampling else drawn)
        return decisions, spent

    return play


def environment_way(make: Callable[[], Any]) -> Way:
    """An environment of PettingZoo, one agent after another, with masks."""
    env = make()
    env.reset(seed=1)

    def play(seconds: float) -> tuple[int, float]:
        decisions, begun = 0, time.process_time()
        while time.process_time() - begun < seconds:
            env.reset()
            for agent in env.agent_iter():
                seen, _, ended, cut, _ = env.last()
                if ended or cut:
                    env.step(None)
                else:
                    mask = seen["action_mask"]
                    decisions += 1
                    env.step(env.action_space(agent).sample(mask))
        return decisions, time.process_time() - begun

    return play


def our_environment_way(key: str, seats: int) -> Way:
    env = pettingzoo.parallel_env(key, seats)
    env.reset(seed=1)

    def play(seconds: float) -> tuple[int, float]:
        decisions, begun = 0, time.process_time()
        while time.process_time() - begun < seconds:
            seen, _ = env.reset()
            while env.agents:
                masks = {agent: seen[agent]["action_mask"] for agent in env.agents}
                decisions += sum(int(mask[0] == 0) for mask in masks.values())
                seen, *_ = env.step({agent: env.action_space(agent).sample(masks[agent]) for agent in masks})
        return decisions, time.process_time() - begun

    return play


def spiel_way(seats: int) -> Way:
    """OpenSpiel's own goofspiel, in C++, stepped from Python: legal answers listed, an observation for each seat."""
    made = peer.load(seats, "win_loss")
    dice = random.Random(1)

    def play(seconds: float) -> tuple[int, float]:
        decisions, begun = 0, time.process_time()
        while time.process_time() - begun < seconds:
            state = made.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(dice.choice(state.chance_outcomes())[0])
                    continue
                answers = []
                for player in range(seats):
                    state.observation_tensor(player)
                    legal = state.legal_actions(player)
                    answers.append(legal[int(dice.random() * len(legal))])
                state.apply_actions(answers)
                decisions += seats
        return decisions, time.process_time() - begun

    return play


def pgx_way(name: str, n: int) -> Way:
    """A game of Pgx on JAX: answers drawn among the open ones, a step with its observation, begun again at the end, all
    of it compiled for so many games at once."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step = auto_reset(env.step, env.init)

    def one(state: Any, key: Any) -> Any:
        picked, chance = jax.random.split(key)
        answer = jax.random.categorical(picked, jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf))
        return step(state, answer, chance)

    everywhere = jax.jit(lambda state, key: jax.vmap(one)(state, jax.random.split(key, n)))
    key = jax.random.PRNGKey(1)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, n))

    def play(seconds: float) -> tuple[int, float]:
        nonlocal state, key
        decisions, begun = 0, time.process_time()
        while time.process_time() - begun < seconds:
            key, now = jax.random.split(key)
            state = jax.block_until_ready(everywhere(state, now))
            decisions += n
        return decisions, time.process_time() - begun

    return play


def ways(keys: list[str]) -> dict[str, Way]:
    found: dict[str, Way] = {}
    for key in keys:
        for n in SIZES:
            for observe in ("asked", "all"):
                found[f"{key}, batch of {n}, {observe} seats: step"] = batch_way(key, SEATS, n, observe, False)
        found[f"{key}, batch of {SIZES[0]}, asked seats: with sampling"] = batch_way(
            key, SEATS, SIZES[0], "asked", True
        )
        found[f"{key}, our PettingZoo"] = our_environment_way(key, SEATS)
    for name in CARD_GAMES:
        try:
            module = importlib.import_module(f"pettingzoo.classic.{name}")
        except ImportError:
            print(f"PettingZoo's {name} is not installed here: `make bench-research` installs it.", file=sys.stderr)
            continue
        found[f"PettingZoo's {name}"] = environment_way(module.env)
    for name in PGX_GAMES:
        try:
            found[f"Pgx's {name} on JAX, {SIZES[1]} at once: with sampling"] = pgx_way(name, SIZES[1])
        except ImportError:
            print(f"Pgx's {name} is not installed here: `make bench-research` installs it.", file=sys.stderr)
    if peer.is_installed():
        found["OpenSpiel's goofspiel in C++, from Python"] = spiel_way(SEATS)
        found |= {name: _counted(way) for name, way in peer.ways(SEATS).items() if "C++" in name}
    return found


def _counted(way: Callable[[int, int], tuple[int, int]]) -> Way:
    """One of the ways of `peer.py`, by time: they list legal answers, and observe nothing."""

    def play(seconds: float) -> tuple[int, float]:
        decisions, begun = 0, time.process_time()
        while time.process_time() - begun < seconds:
            decisions += way(200, decisions)[1]
        return decisions, time.process_time() - begun

    return play


def measure(found: dict[str, Way], seconds: float) -> dict[str, float]:
    rates: dict[str, list[float]] = {name: [] for name in found}
    for way in found.values():
        way(0.05)
    for _ in range(ROUNDS):
        for name, way in found.items():
            decisions, spent = way(seconds / ROUNDS)
            rates[name].append(decisions / spent)
    return {name: statistics.median(each) for name, each in rates.items()}


def main() -> int:
    parser = argparse.ArgumentParser(description="Batches with observations and masks, beside peers.")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each way, in all")
    parser.add_argument("--game", action="append", choices=GAMES, help="only these; all, if none is named")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    warnings.simplefilter("ignore")
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    keys = asked.game or [*at_home(), *(key for key in GAMES if key not in at_home())]
    rates = measure(ways([key for key in keys if "research" in game(key).parts]), asked.seconds)
    if asked.json:
        print(json.dumps({"load": load, "seats": SEATS, "decisions_per_second": rates}, indent=1))
        return 0
    print(
        f"{platform.machine()}, Python {platform.python_version()}, load before: {load:.2f}; {SEATS} seats, one thread"
    )
    for name, rate in rates.items():
        print(f"{name:<60} {rate:>14,.0f} decisions/s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
