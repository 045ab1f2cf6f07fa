"""The compiled rules are the plain rules: every field after every step of many games for each seat count."""

from functools import partial

import numba
import numpy as np
import pytest

from caravanserai.engine import kit, twin
from caravanserai.engine.bound import bound
from caravanserai.engine.game import GAMES, game
from tests.playing import MANY, TIMES, all_options, some_tables

#: A state of Kilim has thousands of numbers, and its games are long: fewer of them take as much time.
GAMES_EACH = {"khiva": 50 * TIMES, "kilim": 10 * TIMES, "samarkand": 10 * TIMES}
FEW = 20 * TIMES
#: With every index checked: a wrong one ends the game, so nothing need be compared, and machine code plays many.
CHECKED = 1_000 * TIMES
if numba.config.BOUNDSCHECK:
    GAMES_EACH, FEW = {}, 1


def traced(advance, games, out):
    """Play one compiled game and keep the state after each step; how many there are. Only the steps are compiled: to
    compile this loop too takes longer than all games."""
    for i in range(len(games) - 1):
        games[i + 1] = games[i]
        if advance(games[i + 1], out) == 0:
            return i + 1
    return -1


class Pair:
    """A game in both rules: the same start, and the same seeds."""

    def __init__(self, key, seats, options):
        self.rules, self.twin = game(key), twin.compiled(key)
        self.advance = bound(key, "playout").advance
        self.trace = partial(traced, self.twin.playout.advance)
        self.start = self.rules.new(seats, options)
        self.out, self.compiled_out = [0] * self.rules.max_actions, self.twin.actions(self.rules.max_actions)
        self.games = self.twin.records(MANY)

    def play(self, seed):
        """The plain state after each step, always the same object, beside all records of the compiled game."""
        g = self.start.copy()
        self.rules.seed_chance(g, seed)
        self.games[0] = self.twin.record_of(g)[0]
        steps = self.trace(self.games, self.compiled_out)
        step = 1
        while self.advance(g, self.out):
            assert step < steps, f"seed {seed}: another number of steps"
            yield step, g, self.games[:steps]
            step += 1
        assert step == steps, f"seed {seed}: another number of steps"


def changes_of(games):
    """At each step the fields that it changed, as plain numbers: a state has thousands, and a step changes few."""
    changes = [{} for _ in games]
    for name in games.dtype.names:
        column = games[name].reshape(len(games), -1)
        for step in (0, *(np.flatnonzero((column[1:] != column[:-1]).any(axis=1)) + 1)):
            changes[step][name] = games[name][step].tolist()
    return changes


def check_equal(pair, n_games):
    for seed in range(n_games):
        expected, changes = {}, []
        for step, g, games in pair.play(seed):
            if step == 1:
                changes = changes_of(games)
                expected = changes[0]
            expected.update(changes[step])
            if g.values() != tuple(expected.values()):
                differing = [name for name in g.spec if getattr(g, name) != expected[name]]
                pytest.fail(f"seed {seed}, step {step}: {differing} differ")


@pytest.mark.parametrize(("key", "seats", "options"), some_tables())
def test_plain_and_compiled_agree_in_every_field_and_event(key, seats, options):
    check_equal(Pair(key, seats, options), GAMES_EACH.get(key, FEW))


@pytest.mark.parametrize(("key", "options"), all_options())
def test_they_agree_with_every_option(key, options):
    check_equal(Pair(key, game(key).seat_counts[-1], options), min(GAMES_EACH.get(key, FEW), 10 * TIMES))


@pytest.mark.parametrize(("key", "seats", "options"), some_tables())
def test_redealing_agrees(key, seats, options):
    pair = Pair(key, seats, options)
    for seed in range(4 * TIMES if key == "khiva" and FEW > 1 else 1):
        for step, g, games in pair.play(seed):
            for seat in range(-1, seats):
                record = games[step : step + 1].copy()
                pair.twin.rule("redeal")(record[0], seat, seed)
                plain = g.copy()
                pair.rules.redeal(plain, seat, seed)
                assert pair.twin.plain_of(record[0]) == plain


@pytest.mark.skipif(not numba.config.BOUNDSCHECK, reason="`make bounds` runs this")
@pytest.mark.parametrize(("key", "options"), all_options())
def test_no_index_is_wrong_in_many_games(key, options):
    rules, made = game(key), twin.compiled(key)
    for seats in rules.seat_counts:
        record = made.record_of(rules.new(seats, options))
        assert made.playout.playouts(record, made.actions(rules.max_actions), CHECKED, 1_000) > CHECKED


@pytest.mark.skipif(bool(numba.config.BOUNDSCHECK), reason="of the comparison, and not of indexes")
@pytest.mark.parametrize("key", GAMES)
def test_a_difference_in_any_field_would_be_found(key):
    """The comparison is worth something: one number that is another, anywhere at any step, is told by its name."""
    pair = Pair(key, game(key).seat_counts[0], {})
    true_trace = pair.trace
    for name, (_, shape) in pair.start.spec.items():

        def bent(games, out, name=name, shape=shape):
            steps = true_trace(games, out)
            games[name][(steps // 2, *(n - 1 for n in shape))] ^= 1
            return steps

        pair.trace = bent
        with pytest.raises(pytest.fail.Exception, match=f"'{name}'.* differ"):
            check_equal(pair, 1)


@pytest.mark.parametrize(("key", "seats", "options"), some_tables())
def test_scores_and_ranks_agree(key, seats, options):
    rules, made = game(key), twin.compiled(key)
    for seed in range(20):
        record = made.record_of(rules.new(seats, options))
        made.playout.playouts(record, made.actions(rules.max_actions), 1, seed)
        g = made.plain_of(record[0])
        for seat in range(seats):
            assert made.rule("score")(record[0], seat) == rules.score(g, seat)
            assert made.rule("rank")(record[0], seat) == rules.rank(g, seat)


def test_bit_sets_agree():
    compiled_count = numba.njit(lambda bits: kit.count_bits(bits))
    compiled_lowest = numba.njit(lambda bits: kit.lowest_bit(bits))
    twin.compiled("khiva")  # teaches Numba the two
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
