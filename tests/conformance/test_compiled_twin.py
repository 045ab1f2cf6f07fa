"""The compiled rules are the plain rules: every field after every step of many games for each seat count."""

import numba
import numpy as np
import pytest

from caravanserai.rules import kit
from caravanserai.rules.game import game
from tests.playing import MANY, all_options, all_tables

#: With every index checked machine code is slow, and a wrong index shows in any game. A state of Kilim has thousands of
#: numbers, and its games are long: fewer of them take as much time.
GAMES_EACH = {"khiva": 1_000, "kilim": 100, "samarkand": 30}
if numba.config.BOUNDSCHECK:
    GAMES_EACH = {"khiva": 100, "kilim": 20, "samarkand": 10}


def trace_with(advance):
    """A compiled loop that keeps the state after each step of one game."""

    @numba.njit
    def trace(games, out):
        for i in range(len(games) - 1):
            games[i + 1] = games[i]
            if advance(games[i + 1], out) == 0:
                return i + 1
        return -1

    return trace


@pytest.fixture(scope="module")
def traces():
    return {}


def check_equal(key, seats, options, n_games, traces):
    rules, twin = game(key), kit.compiled(key)
    module = __import__(f"caravanserai.rules.{key}.playout", fromlist=["advance"])
    trace = traces.setdefault(key, trace_with(twin.playout.advance))
    start = rules.new(seats, options)
    plain_out, compiled_out = [0] * rules.max_actions, twin.actions(rules.max_actions)
    games = twin.records(MANY)
    for seed in range(n_games):
        g = start.copy()
        rules.seed_chance(g, seed)
        games[0] = twin.record_of(g)[0]
        steps = trace(games, compiled_out)
        states = []
        while module.advance(g, plain_out):
            states.append(g.values())
            g = g.copy()
        assert steps == len(states) + 1, f"seed {seed}: another number of steps"
        for name, column in zip(g.spec, zip(*states, strict=True), strict=True):
            assert games[name][1:steps].tolist() == list(column), f"seed {seed}: {name} differs"


@pytest.mark.parametrize(("key", "seats", "options"), all_tables())
def test_plain_and_compiled_agree_in_every_field_and_event(key, seats, options, traces):
    check_equal(key, seats, options, GAMES_EACH[key], traces)


@pytest.mark.parametrize(("key", "options"), all_options())
def test_they_agree_with_every_option(key, options, traces):
    check_equal(key, game(key).seat_counts[-1], options, 50 if key == "khiva" else 20, traces)


@pytest.mark.parametrize(("key", "seats", "options"), all_tables())
def test_redealing_agrees(key, seats, options):
    rules, twin = game(key), kit.compiled(key)
    out = [0] * rules.max_actions
    module = __import__(f"caravanserai.rules.{key}.playout", fromlist=["advance"])
    for seed in range(10 if key == "khiva" else 2):
        g = rules.new(seats, options)
        rules.seed_chance(g, seed)
        while module.advance(g, out):
            for seat in range(-1, seats):
                record = twin.record_of(g)
                twin.redeal.redeal(record[0], seat, seed)
                plain = g.copy()
                rules.redeal(plain, seat, seed)
                assert twin.plain_of(record[0]) == plain


@pytest.mark.parametrize(("key", "seats", "options"), all_tables())
def test_scores_and_ranks_agree(key, seats, options):
    rules, twin = game(key), kit.compiled(key)
    for seed in range(20):
        record = twin.record_of(rules.new(seats, options))
        twin.playout.playouts(record, twin.actions(rules.max_actions), 1, seed)
        g = twin.plain_of(record[0])
        for seat in range(seats):
            assert twin.scoring.score(record[0], seat) == rules.score(g, seat)
            assert twin.scoring.rank(record[0], seat) == rules.rank(g, seat)


def test_bit_sets_agree():
    compiled_count = numba.njit(lambda bits: kit.count_bits(bits))
    compiled_lowest = numba.njit(lambda bits: kit.lowest_bit(bits))
    kit.compiled("khiva")  # teaches Numba the two
    drawn = np.random.default_rng(1).integers(1, 2**62, 1_000)
    for bits in [
        1,
        2,
        3,
        2**25 - 1,
        2**61,
        *map(int, drawn),
        *(int(bits) & 0x1FF for bits in drawn if int(bits) & 0x1FF),
    ]:
        assert compiled_count(bits) == kit.count_bits(bits) == bin(bits).count("1")
        assert compiled_lowest(bits) == kit.lowest_bit(bits)
        assert bits >> kit.lowest_bit(bits) & 1 and bits % (1 << kit.lowest_bit(bits)) == 0
    assert compiled_count(0) == kit.count_bits(0) == 0
