"""PettingZoo's own tests, over every game."""

from functools import partial
from types import SimpleNamespace

import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    render_test,
    seed_test,
)

from caravanserai.engine.game import GAMES
from caravanserai.research import NotOpenError
from caravanserai.research import pettingzoo as ours

# They warn of every environment whose observations have a mask beside them, but for a list of their own.
pytestmark = pytest.mark.filterwarnings("ignore:Observation", "ignore:Reward", "ignore:.*deprecated")


@pytest.mark.parametrize("key", GAMES)
def test_it_passes_their_tests(key, capsys):
    one_by_one, at_once = partial(ours.env, key), partial(ours.parallel_env, key)
    api_test(one_by_one(), num_cycles=20)
    parallel_api_test(at_once(), num_cycles=20)
    seed_test(one_by_one, num_cycles=10)
    parallel_seed_test(at_once, num_cycles=10)
    max_cycles_test(SimpleNamespace(env=one_by_one, parallel_env=at_once))
    render_test(one_by_one)


@pytest.mark.nightly
@pytest.mark.parametrize("key", GAMES)
def test_it_runs_their_benchmark(key, capsys):
    performance_benchmark(ours.env(key))  # five seconds of the clock
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("key", GAMES)
def test_a_whole_game_ends_with_rewards(key):
    env = ours.parallel_env(key)
    env.reset(seed=1)
    total = np.zeros(len(env.agents))
    while env.agents:
        _, rewards, ended, cut, _ = env.step({agent: env.action_space(agent).sample() for agent in env.agents})
        total += [*rewards.values()]
    assert all(ended.values()) and not any(cut.values())
    assert total.sum() == pytest.approx(0) and total.any()
    assert env.view("player_0").own is not None


def test_what_is_not_open_is_an_invalid_action_and_changes_nothing():
    env = ours.parallel_env(GAMES[0], 3)
    with pytest.raises(ResetNeeded, match="reset"):
        env.step({})
    env.reset(seed=1)
    before = env.table.g.copy()
    good = {agent: int(env.action_space(agent).sample()) for agent in env.agents}
    with pytest.raises(InvalidAction, match="Seat 1 cannot answer 0"):
        env.step(good | {"player_1": 0})
    with pytest.raises(InvalidAction, match="whole number"):
        env.step(good | {"player_1": 1.5})
    with pytest.raises(InvalidAction, match="player_2"):
        env.step({"player_0": good["player_0"]})
    assert env.table.g == before
    with pytest.raises(NotOpenError, match="postcard"):
        ours.parallel_env(GAMES[0], 3, render_mode="postcard")


@pytest.mark.parametrize("make", [ours.env, ours.parallel_env])
def test_tables_that_cannot_be_are_refused(make, tmp_path):
    broken = tmp_path / "broken.toml"
    broken.write_text("name = 3\n")
    with pytest.raises(NotOpenError, match=r"broken\.toml"):
        make(GAMES[0], 3, edition=broken)
    with pytest.raises(NotOpenError, match="9"):
        make(GAMES[0], 9)
