"""One seat against bots: Gymnasium's own check, and whole games."""

import warnings

import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env

from caravanserai.engine.game import GAMES
from caravanserai.research import NotOpenError
from caravanserai.research.gymnasium import SeatEnv


@pytest.mark.parametrize("key", GAMES)
def test_it_passes_their_check_and_plays_to_the_end(key):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        # It draws an answer before it deals: that one may be closed then.
        check_env(SeatEnv(key, render_mode="ansi", masked="random"))
    env = SeatEnv(key, seat=None)
    _, info = env.reset(seed=3)
    ended = False
    while not ended:
        seen, reward, ended, cut, _ = env.step(env.action_space.sample())
        assert not cut and env.observation_space.contains(seen)
    assert -1 <= reward <= 1 and env.view().own.seat == info["seat"]


def test_the_same_seed_is_the_same_game():
    one, other = SeatEnv(GAMES[0], ["level1", "random"]), SeatEnv(GAMES[0], ["level1", "random"])
    assert str(one.reset(seed=4)) == str(other.reset(seed=4))
    one.action_space.seed(1)
    for _ in range(10):
        action = one.action_space.sample()
        assert str(one.step(action)) == str(other.step(action))


def test_bad_input_is_refused_and_changes_nothing():
    env = SeatEnv(GAMES[0], ["level2", "level2"])
    with pytest.raises(ResetNeeded, match="reset"):
        env.step(1)
    env.reset(seed=1)
    before = env.table.g.copy()
    with pytest.raises(InvalidAction, match="Seat 0 cannot answer 0"):
        env.step(0)
    for wrong in (None, "1", 1.5):
        with pytest.raises(InvalidAction, match="whole number"):
            env.step(wrong)
    assert env.table.g == before
    for wanted in (
        {"bots": []},
        {"bots": "level2"},
        {"bots": ["level2"] * 9},
        {"edition": "nowhere.toml"},
        {"bots": ["moon", "moon"]},
        {"seat": 7},
        {"masked": "eat"},
        {"render_mode": "postcard"},
    ):
        with pytest.raises(NotOpenError):
            SeatEnv(GAMES[0], **wanted)
