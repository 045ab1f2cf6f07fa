"""OpenSpiel's Goofspiel beside our rules: played at random to the end, on one thread.

Beside our own Goofspiel it is the same work: `peer_games.py` shows that the rules are the same. A decision is one
seat's answer to one ask, with the legal ones listed first. Beside another of our games a ratio only says how fast two
libraries step through games of secret, simultaneous answers.
"""

import random
from collections.abc import Callable
from functools import cache
from typing import Any

try:
    import pyspiel
except ImportError:
    pyspiel = None

GAME = "goofspiel"


def parameters(players: int) -> dict[str, Any]:
    return {"num_cards": 13, "imp_info": True, "players": players}


@cache
def load(players: int, returns: str) -> Any:
    return pyspiel.load_game(GAME, {**parameters(players), "returns_type": returns})


def is_installed() -> bool:
    return pyspiel is not None


def ways(players: int) -> dict[str, Callable[[int, int], tuple[int, int]]]:
    """Each way to play n games at random: (n, seed) to (games, decisions)."""
    game = pyspiel.load_game(GAME, parameters(players))
    turns = pyspiel.load_game_as_turn_based(GAME, parameters(players))
    each = step_in_python(game, 1, 0)[1]  # all games are as long: every card is bid once

    def rollouts(n: int, seed: int) -> tuple[int, int]:
        """The playouts of its tree search, all in one call: a search of one visit is n playouts from its root.

        Its search wants one seat after the other, so the game is wrapped into turns.
        """
        evaluator = pyspiel.RandomRolloutEvaluator(n, seed % 2**31)
        search = pyspiel.MCTSBot(turns, evaluator, 1.0, 1, 1000, False, seed % 2**31, False)
        search.mcts_search(after_chance(turns, seed))
        return n, n * each

    def bots(n: int, seed: int) -> tuple[int, int]:
        """Its random bots in its own match loop: one call for each game."""
        seated = [pyspiel.make_uniform_random_bot(player, seed % 2**31 + player) for player in range(players)]
        for i in range(n):
            pyspiel.evaluate_bots(game.new_initial_state(), seated, (seed + i) % 2**31)
        return n, n * each

    return {
        "OpenSpiel Goofspiel, C++ rollouts": rollouts,
        "OpenSpiel Goofspiel, C++ bots": bots,
        "OpenSpiel Goofspiel, stepped from Python": lambda n, seed: step_in_python(game, n, seed),
    }


def after_chance(game: Any, seed: int) -> Any:
    """The first state in which a seat is asked: rollouts begin there."""
    state = game.new_initial_state()
    dice = random.Random(seed)
    while state.is_chance_node():
        state.apply_action(dice.choice(state.chance_outcomes())[0])
    return state


def step_in_python(game: Any, n: int, seed: int) -> tuple[int, int]:
    dice = random.Random(seed)
    decisions = 0
    for _ in range(n):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(dice.choice(state.chance_outcomes())[0])
                continue
            answers = []
            for player in range(game.num_players()):
                legal = state.legal_actions(player)
                answers.append(legal[int(dice.random() * len(legal))])
            state.apply_actions(answers)
            decisions += len(answers)
    return n, decisions
