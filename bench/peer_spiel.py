"""Our games in OpenSpiel, by OpenSpiel's own tests: random games with every state checked and written out and read
again, a playthrough that must come out the same, the same game turn by turn, and bad answers.

With --solve, a small game is solved by their CFR, and it is told what a best response wins against it, against random
answers and against our quick bot (`exploitability`, in wins: 0 is perfect play).

    python bench/peer_spiel.py --games 2 --solve 20
"""

import argparse
import random
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

try:
    import pyspiel
    from absl import flags
    from open_spiel.python.algorithms import cfr, exploitability, generate_playthrough
    from open_spiel.python.policy import TabularPolicy, UniformRandomPolicy
except ImportError:
    pyspiel = None

from caravanserai.engine.game import game

#: Few enough positions for a solver: two seats, four cards.
SMALL = "caravanserai_goofspiel(players=2,cards=four)"


def check(name: str, seats: int, games: int) -> None:
    made = pyspiel.load_game(name, {"players": seats})
    pyspiel.random_sim_test(made, num_sims=games, serialize=True, verbose=False)
    pyspiel.random_sim_test(pyspiel.convert_to_turn_based(made), num_sims=1, serialize=False, verbose=False)


def check_playthrough(name: str) -> None:
    flags.FLAGS.mark_as_parsed()  # theirs asks for one
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "playthrough.txt"
        file.write_text(generate_playthrough.playthrough(name, None, alsologtostdout=False, seed=1))
        before, again = generate_playthrough.replay(str(file))
        assert before == again, f"{name}: the playthrough came out otherwise"


def check_bad_answers(name: str) -> None:
    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    before = str(state)
    for wrong in ([0] * state.num_players(), [10**6] * state.num_players()):
        assert "cannot answer" in refusal_of(lambda wrong=wrong: state.apply_actions(wrong)), f"{name} took {wrong}"
    assert str(state) == before
    assert refusal_of(lambda: pyspiel.load_game(name, {"players": 99})), f"{name} was laid for 99 seats"


def check_leaks(name: str, games: int) -> None:
    """All that is hidden from a seat is dealt again: whatever the seat is told must stay, and its past with it."""
    dice = random.Random(2)
    for _ in range(games):
        made = pyspiel.load_game(name)
        state, asked = made.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(dice.choice(state.chance_outcomes())[0])
                continue
            asked += 1
            if asked % 5 == 0:
                seat = dice.randrange(state.num_players())
                before = told_to(state, seat)
                truth = state.g.copy()
                state.layout.rules.redeal(state.g, seat, dice.getrandbits(32))
                assert told_to(state, seat) == before, f"{name}: a seat is told what it cannot know"
                state._held.g = truth
            answers = [dice.choice(state.legal_actions(seat) or [0]) for seat in range(state.num_players())]
            if state.is_simultaneous_node():
                state.apply_actions(answers)
            else:
                state.apply_action(answers[state.current_player()])


def told_to(state: Any, seat: int) -> tuple[Any, ...]:
    return (
        state.observation_string(seat),
        state.observation_tensor(seat),
        state.information_state_string(seat),
        state.information_state_tensor(seat),
        state.legal_actions(seat),
    )


def refusal_of(do: Callable[[], Any]) -> str:
    """What is said against it; nothing if it was done."""
    try:
        do()
    except Exception as refused:
        return str(refused)
    return ""


def quick_policy(turns: Any) -> Any:
    """The quick bot's answers as a table: what it says in many tries."""
    from caravanserai.bots.bot import imagine
    from caravanserai.bots.levels import make_bot

    policy = TabularPolicy(turns)
    rules, bot = game("goofspiel"), make_bot("level2", "goofspiel", 1)
    for state in policy.states:
        seat = state.current_player()
        inner = state.simultaneous_game_state()
        row = policy.policy_for_key(state.information_state_string(seat))
        row[:] = 0
        for seed in range(16):
            action = bot.choose(imagine(rules, inner.g, seat, seed), seat)
            row[action] += 1 / 16
    return policy


def solve(rounds: int) -> None:
    turns = pyspiel.convert_to_turn_based(pyspiel.load_game(SMALL))
    begun = time.perf_counter()
    uniform = exploitability.exploitability(turns, UniformRandomPolicy(turns))
    print(f"{SMALL}: random answers {uniform:.4f}", flush=True)
    solver = cfr.CFRPlusSolver(turns)
    for done in range(1, rounds + 1):
        solver.evaluate_and_update_policy()
        if done == rounds:
            left = exploitability.exploitability(turns, solver.average_policy())
            print(f"{SMALL}: CFR+ after {done} rounds {left:.4f} ({time.perf_counter() - begun:.0f} s)", flush=True)
    try:
        print(f"{SMALL}: level2 {exploitability.exploitability(turns, quick_policy(turns)):.4f}", flush=True)
    except AttributeError as missing:
        print(f"{SMALL}: level2 cannot be asked here ({missing})", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description="Our games in OpenSpiel, by OpenSpiel's own tests.")
    parser.add_argument("--games", type=int, default=2, help="random games at every size of table")
    parser.add_argument("--game", action="append", help="only these, by their keys; all, if none is named")
    parser.add_argument("--solve", type=int, default=0, help="rounds of CFR in a small game")
    asked = parser.parse_args()
    if pyspiel is None:
        print("OpenSpiel is not installed here: `make peer` installs it.", file=sys.stderr)
        return 2
    from caravanserai.research.openspiel import PREFIX, REGISTERED

    for name in REGISTERED if asked.game is None else [f"{PREFIX}{key}" for key in asked.game]:
        begun = time.perf_counter()
        counts = game(name.removeprefix(PREFIX)).seat_counts
        for seats in counts:
            check(name, seats, asked.games)
        check_playthrough(name)
        check_bad_answers(name)
        check_leaks(name, asked.games)
        took = time.perf_counter() - begun
        print(f"{name}: {counts[0]} to {counts[-1]} seats pass OpenSpiel's tests ({took:.0f} s)", flush=True)
    if asked.solve:
        solve(asked.solve)
    return 0


if __name__ == "__main__":
    sys.exit(main())
