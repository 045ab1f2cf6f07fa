"""What the environments tell a seat: all that is hidden from it is dealt again, and nothing that it is told changes."""

import random

import numpy as np
import pytest

from caravanserai.engine.game import GAMES
from caravanserai.research import pettingzoo
from caravanserai.research.gymnasium import SeatEnv


@pytest.mark.parametrize("key", GAMES)
def test_no_agent_of_pettingzoo_is_told_what_it_cannot_know(key):
    env, dice = pettingzoo.parallel_env(key), random.Random(7)
    env.reset(seed=5)
    for step in range(40):
        if not env.agents:
            break
        seat = step % len(env.agents)
        agent, truth = env.agents[seat], env.table.g.copy()
        before, view = env._observations()[agent], env.view(agent)
        env.table.rules.redeal(env.table.g, seat, dice.getrandbits(32))
        after = env._observations()[agent]
        assert all(np.array_equal(before[name], after[name]) for name in before)
        assert env.view(agent) == view
        env.table.g = truth
        env._observations()
        env.step({agent: int(env.action_space(agent).sample()) for agent in env.agents})


@pytest.mark.parametrize("key", GAMES)
def test_agents_who_answer_after_others_are_told_no_more(key):
    """One by one: whoever comes last at a moment sees what they saw before anybody had answered."""
    env = pettingzoo.env(key)
    env.reset(seed=6)
    first = {agent: env.observe(agent)["observation"].copy() for agent in env.agents}
    for agent in [*env.agents]:
        assert env.agent_selection == agent
        assert np.array_equal(env.last()[0]["observation"], first[agent])
        env.step(env.action_space(agent).sample(env.last()[0]["action_mask"]))


@pytest.mark.parametrize("key", GAMES)
def test_a_seat_of_gymnasium_is_told_nothing_that_it_cannot_know(key):
    env, dice = SeatEnv(key), random.Random(8)
    env.reset(seed=5)
    for _ in range(12):
        truth, before, view = env.table.g.copy(), env._seen(), env.view()
        env.table.rules.redeal(env.table.g, env.seat, dice.getrandbits(32))
        after = env._seen()
        assert all(np.array_equal(before[name], after[name]) for name in before)
        assert env.view() == view
        env.table.g = truth
        _, _, ended, _, info = env.step(env.action_space.sample(env._seen()["action_mask"]))
        assert info == {"seat": env.seat}
        if ended:
            break
