"""Chance at live tables: committed before, checkable after, bent by nobody."""

import hashlib
import hmac
from collections import Counter
from itertools import islice

from hypothesis import given
from hypothesis import strategies as st

from caravanserai.engine.fairness import below, commitment_of, draws, shuffled

SECRET = "ab" * 32
NONCES = ("first", "", "third")


def test_the_commitment_is_the_sha256_of_the_secret():
    assert commitment_of(SECRET) == hashlib.sha256(bytes.fromhex(SECRET)).hexdigest()


def test_the_draws_can_be_written_down_in_a_few_lines():
    """As docs/fair-cards.md says it, so that anybody can do it in any language."""
    block = hmac.new(bytes.fromhex(SECRET), b"first\n\nthird\n4\n0", hashlib.sha256).digest()
    assert next(draws(SECRET, NONCES, 4)) == int.from_bytes(block[:4], "big")
    later = hmac.new(bytes.fromhex(SECRET), b"first\n\nthird\n4\n1", hashlib.sha256).digest()
    assert next(islice(draws(SECRET, NONCES, 4), 8, None)) == int.from_bytes(later[:4], "big")


@given(st.lists(st.integers(0, 24), max_size=40), st.integers(0, 50))
def test_a_shuffle_keeps_what_is_in_the_pool(pool, step):
    assert Counter(shuffled(pool, SECRET, NONCES, step)) == Counter(pool)


def test_secret_nonces_and_step_each_decide():
    pool = list(range(25))
    known = shuffled(pool, SECRET, NONCES, 0)
    assert known == shuffled(pool, SECRET, NONCES, 0)
    assert known != shuffled(pool, "cd" * 32, NONCES, 0)
    assert known != shuffled(pool, SECRET, ("other", "", "third"), 0)
    assert known != shuffled(pool, SECRET, NONCES, 1)


def test_numbers_that_would_favour_some_are_thrown_away():
    assert below(iter([2**32 - 1, 2**32 - 2, 7]), 3) == 2**32 - 2 - (2**32 - 2) // 3 * 3
    assert below(iter([2**32 - 1, 7]), 3) == 1


def test_every_place_is_equally_likely():
    first = Counter(shuffled([0, 1, 2, 3, 4], SECRET, NONCES, step)[0] for step in range(5_000))
    assert all(abs(count - 1_000) < 150 for count in first.values())
