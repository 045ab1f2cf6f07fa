"""`verify` finds every change in a record of a live table, and names it."""

import json
import random
from functools import partial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caravanserai.rules.fairness import Fairness, commitment_of, shuffled
from caravanserai.rules.game import game
from caravanserai.rules.record import BadRecordError, Recorder, read_record, write_record
from caravanserai.rules.verify import sealed, verify

SECRET = "0123456789abcdef" * 4


def live_record(seats=3, seed=1):
    """A game as a live table plays it: every shuffle from the secret and the nonces."""
    rules = game("khiva")
    nonces = tuple(f"nonce{seat}" for seat in range(seats))
    g = rules.new(seats)
    recorder = Recorder("khiva", g, tuple(f"Seat {seat}" for seat in range(seats)), {}, rules.standard_edition)
    pick = random.Random(seed)
    shuffles = 0
    while not rules.over(g):
        if rules.chance_due(g):
            recorder.chance(partial(shuffled, secret=SECRET, nonces=nonces, step=shuffles))
            shuffles += 1
        else:
            seat = rules.asked(g)[0]
            recorder.play(seat, pick.choice(rules.offers(g, seat)))
    return sealed(recorder.record(Fairness(commitment_of(SECRET), SECRET, nonces)))


@pytest.fixture(scope="module")
def written():
    return write_record(live_record())


def verdict(data):
    return verify(read_record(data if isinstance(data, bytes) else json.dumps(data).encode()))


def test_a_true_record_holds(written):
    found = verdict(written)
    assert found.fair
    assert found.sealed
    assert found.shuffles >= 4


def changed(written, change):
    doc = json.loads(written)
    change(doc)
    with pytest.raises(BadRecordError) as bad:
        verdict(doc)
    return str(bad.value)


def test_another_secret_is_found(written):
    def change(doc):
        doc["fairness"]["secret"] = "f" * 64

    assert "does not give the hash" in changed(written, change)


def test_a_secret_that_is_none_is_found(written):
    def change(doc):
        doc["fairness"]["secret"] = "not hexadecimal"

    assert "64 hexadecimal digits" in changed(written, change)


def test_another_nonce_is_found_at_the_first_shuffle(written):
    def change(doc):
        doc["fairness"]["nonces"][1] = "another"

    assert changed(written, change).startswith("step 1: the shuffle is not the one")


def test_a_missing_nonce_is_found(written):
    def change(doc):
        doc["fairness"]["nonces"].pop()

    assert "2 nonces for 3 seats" in changed(written, change)


def test_swapped_cards_are_found(written):
    def change(doc):
        hands = doc["steps"][2]["outcome"]["hands"]
        hands[0][0], hands[1][0] = hands[1][0], hands[0][0]

    assert changed(written, change).startswith("step 3: the shuffle is not the one")


def test_a_changed_name_is_found(written):
    def change(doc):
        doc["seats"][0] = "Somebody else"

    assert "the seal of the head does not hold" in changed(written, change)


def test_a_legal_but_other_move_is_found(written):
    def change(doc):
        last = [step for step in doc["steps"] if step["step"] == "move" and step["move"]["type"] == "ChooseCards"][-1]
        move = last["move"]
        move["play"], move["give"] = move["give"], move["play"]

    assert changed(written, change)


def test_a_changed_seal_is_found(written):
    def change(doc):
        doc["seal"][5] = "0" * 16

    assert changed(written, change).startswith("step 5: the seal does not hold")


@settings(max_examples=300)
@given(st.data())
def test_a_changed_bit_anywhere_is_found(data):
    written = write_record(live_record())
    at = data.draw(st.integers(0, len(written) - 1))
    bent = bytearray(written)
    bent[at] ^= 1 << data.draw(st.integers(0, 6))
    try:
        same = read_record(bytes(bent)) == read_record(written)
    except BadRecordError:
        return
    if not same:  # a space that became another white space changes nothing
        with pytest.raises(BadRecordError):
            verdict(bytes(bent))
