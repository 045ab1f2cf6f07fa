"""Our games in OpenSpiel, by OpenSpiel's own tests: random games with every state checked and written out and read
again, a playthrough that must come out the same, the same game turn by turn, and bad answers.

    python bench/peer_spiel.py --games 2 --game khiva
"""

import argparse
import random
import re
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

try:
    import pyspiel
    from absl import flags
    from open_spiel.python.algorithms import exploitability, generate_playthrough
    from open_spiel.python.policy import UniformRandomPolicy
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
    for wanted in ({"players": 99}, {"edition": "nowhere.toml"}, {"recall": 0}):
        assert refusal_of(lambda wanted=wanted: pyspiel.load_game(name, wanted)), f"{name} was laid with {wanted}"


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


def check_recall(name: str) -> None:
    """From the text of an information state every moment of the seat's past can be read again, and nothing else."""
    dice, state = random.Random(3), pyspiel.load_game(name).new_initial_state()
    pasts: list[list[tuple[list[float], int]]] = [[] for _ in range(state.num_players())]
    while True:
        if state.is_chance_node():
            state.apply_action(dice.choice(state.chance_outcomes())[0])
            continue
        for seat, past in enumerate(pasts):
            past.append((state.observation_tensor(seat), 0))
            read = past_in(state.information_state_string(seat), len(past[0][0]))
            assert read == past, f"{name}: the past of a seat is not what its information state says"
        if state.is_terminal():
            return
        asked = range(len(pasts)) if state.is_simultaneous_node() else [state.current_player()]
        answers = {seat: dice.choice(state.legal_actions(seat)) for seat in asked}
        for seat, answer in answers.items():
            pasts[seat][-1] = (pasts[seat][-1][0], answer)
        if state.is_simultaneous_node():
            state.apply_actions([*answers.values()])
        else:
            state.apply_action(answers[state.current_player()])


def past_in(text: str, size: int) -> list[tuple[list[float], int]]:
    """What a seat saw and answered, moment by moment, from the text of its information state."""
    seen, past = [0.0] * size, []
    for line in text.split("\n")[:-1]:
        news, _, answer = line.partition(">")
        for place, number in (one.split(":") for one in news.split()):
            seen[int(place)] = float(number)
        past.append(([*seen], int(answer or 0)))
    return past


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


def check_small_tree() -> None:
    """The tree that `exploit.py` solves is the game that is registered: random answers lose as much in both."""
    from small_games import goofspiel

    turns = pyspiel.convert_to_turn_based(pyspiel.load_game(SMALL))
    registered = exploitability.nash_conv(turns, UniformRandomPolicy(turns))
    tree = pyspiel.load_efg_game(goofspiel().text())
    assert abs(registered - exploitability.nash_conv(tree, UniformRandomPolicy(tree))) < 1e-9
    print(f"{SMALL}: random answers lose {registered:.4f} (NashConv), in the tree of `exploit.py` too", flush=True)


def check_page() -> None:
    """What docs/research.md shows of OpenSpiel runs as it stands."""
    page = (Path(__file__).parents[1] / "docs" / "research.md").read_text(encoding="utf-8")
    (example,) = (text for text in re.findall(r"```python\n(.*?)```", page, re.DOTALL) if "pyspiel" in text)
    exec(compile(example, "research.md", "exec"), {})


def main() -> int:
    parser = argparse.ArgumentParser(description="Our games in OpenSpiel, by OpenSpiel's own tests.")
    parser.add_argument("--games", type=int, default=2, help="random games at every size of table")
    parser.add_argument("--game", action="append", help="only these, by their keys; all, if none is named")
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
        check_recall(name)
        took = time.perf_counter() - begun
        print(f"{name}: {counts[0]} to {counts[-1]} seats pass OpenSpiel's tests ({took:.0f} s)", flush=True)
    check_small_tree()
    check_page()
    return 0


if __name__ == "__main__":
    sys.exit(main())
