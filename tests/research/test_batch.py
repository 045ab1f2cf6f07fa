"""Many games at once on the compiled rules: the same games as one by one, in arrays that stay where they are."""

import numpy as np
import pytest

from caravanserai.engine.game import GAMES, game
from caravanserai.research import Batch, NotOpenError
from caravanserai.research.table import Table


def arrays(batch):
    return batch.observations, batch.masks, batch.asked, batch.rewards, batch.scores, batch.dones


@pytest.mark.parametrize("key", GAMES)
def test_a_batch_plays_what_tables_play_and_begins_again(key):
    seats = game(key).seat_counts[0]
    batch, table = Batch(key, seats, 3, seed=5, rewards="points"), Table(key, seats, rewards="points")
    table.deal(5 + 1)
    kept = arrays(batch)
    while not table.over:
        for seat in range(seats):
            assert np.array_equal(batch.observations[1, seat], table.observe(seat))
            assert np.array_equal(batch.masks[1, seat], table.mask(seat))
        asked = batch.asked[1].astype(bool).tolist()
        assert asked == [table.rules.pending(table.g, seat) for seat in range(seats)]
        answers = batch.sample()
        assert not batch.dones[1]
        table.step(answers[1].tolist())
        batch.step(answers)
    assert batch.dones[1] and batch.rewards[1].tolist() == table.rewards() == batch.scores[1].tolist()
    assert batch.masks[1].any(axis=1).all() and batch.observations[1].any()
    assert all(one is other for one, other in zip(arrays(batch), kept, strict=True))


@pytest.mark.parametrize("key", GAMES)
def test_no_array_holds_what_a_seat_cannot_know(key):
    """The leak test over whole batches: hidden things are dealt again in every game, and a seat's rows stay."""
    seats = game(key).seat_counts[-1]
    batch = Batch(key, seats, 16, seed=9)
    redeal = batch._twin.rule("redeal")
    for step in range(24):
        seat = step % seats
        truth = batch._games.copy()
        seen, mask = batch.observations[:, seat].copy(), batch.masks[:, seat].copy()
        for i in range(batch.n):
            redeal(batch._games[i], seat, step + i)
        batch._show()
        assert np.array_equal(batch.observations[:, seat], seen) and np.array_equal(batch.masks[:, seat], mask)
        batch._games[:] = truth
        batch._show()
        batch.step(batch.sample())


def test_threads_and_seeds_change_nothing_but_the_time():
    one, three = Batch(GAMES[0], 3, 50, seed=2), Batch(GAMES[0], 3, 50, seed=2, threads=3)
    for _ in range(300):
        answers = one.sample()
        assert three.step(answers) == one.step(answers)
    assert all(np.array_equal(a, b) for a, b in zip(arrays(one), arrays(three), strict=True))
    assert one.scores.any() and one.rewards.sum() == pytest.approx(0, abs=1e-5)
    one.reset(2)
    assert np.array_equal(one.observations, Batch(GAMES[0], 3, 50, seed=2).observations)
    three.close()


def test_who_is_not_asked_may_be_left_out():
    batch = Batch(GAMES[0], 3, 40, observe="asked")
    while (batch.asked > 0).all():
        batch.step(batch.sample())
    assert not batch.observations[batch.asked == 0].any() and batch.observations[batch.asked > 0].any(axis=1).all()


def test_one_bad_answer_is_refused_and_no_game_goes_on():
    batch = Batch(GAMES[0], 3, 4)
    before, good = batch._games.copy(), batch.sample().copy()
    for wrong in (0, -1, 10**6):
        answers = good.copy()
        answers[2, 1] = wrong
        with pytest.raises(NotOpenError, match=f"Game 2: Seat 1 cannot answer {wrong}"):
            batch.step(answers)
    with pytest.raises(NotOpenError, match="4 rows of 3"):
        batch.step(good[:2])
    with pytest.raises(NotOpenError, match="whole numbers"):
        batch.step(good.astype(float))
    assert np.array_equal(batch._games, before)
    assert batch.step(good) == 12


BROKEN = {"n": 1, "edition": "nowhere.toml"}


def test_batches_that_cannot_be_are_refused():
    for wanted in ({"n": 0}, {"n": 1, "threads": 0}, {"n": 1, "seats": 9}, {"n": 1, "observe": "some"}, BROKEN):
        with pytest.raises(NotOpenError):
            Batch(GAMES[0], **({"seats": 3} | wanted))
