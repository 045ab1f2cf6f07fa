"""`verify` finds every change in a record of a live table, and names it."""

import json
import random
from functools import cache, partial

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caravanserai.engine.fairness import Fairness, commitment_of, nonce_hash_of, shuffled
from caravanserai.engine.game import game
from caravanserai.engine.record import BadRecordError, Recorder, read_record, write_record
from caravanserai.engine.verify import sealed, verify

SECRET = "0123456789abcdef" * 4


@cache
def live_record(seats=3, seed=1, late=(), hashed=False):
    """A game as a live table plays it: every shuffle from the secret and the nonces. With `hashed`, these were given in
    two steps; those who are late did not open theirs."""
    rules = game("khiva")
    nonces = tuple("" if seat in late else f"nonce{seat}" for seat in range(seats))
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
    fairness = Fairness(commitment_of(SECRET), SECRET, nonces)
    if hashed:
        hashes = tuple(nonce_hash_of(f"nonce{seat}") for seat in range(seats))
        order = (
            "house",
            *(f"hash {n}" for n in range(seats)),
            "fixed",
            *(f"nonce {n}" for n in range(seats) if nonces[n]),
        )
        fairness = msgspec.structs.replace(fairness, nonce_hashes=hashes, order=order)
    return sealed(recorder.record(fairness))


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


# -- nonces in two steps --------------------------------------------------------------------------------------


def bent(record, **changes):
    """The record with other things said of its nonces, and sealed anew: whoever writes records can write seals."""
    fairness = msgspec.structs.replace(record.fairness, **changes)
    return sealed(msgspec.structs.replace(record, fairness=fairness, seal=None))


def test_nonces_in_two_steps_hold_and_say_who_was_left_out():
    verdict = verify(live_record(late=(1,), hashed=True))
    assert (verdict.hashed, verdict.left_out) == ((0, 1, 2), (1,))
    assert verify(live_record()).hashed == (), "of open nonces nothing of the kind is claimed"


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"nonces": ("nonce0", "another", "nonce2")}, "seat 1 is not the one whose hash"),
        ({"nonces": ("nonce0", "nonce1", "")}, "not every nonce was opened after"),
        (
            {"nonce_hashes": ("", *live_record(hashed=True).fairness.nonce_hashes[1:])},
            "seat 0 is not the one whose hash",
        ),
        ({"nonce_hashes": live_record(hashed=True).fairness.nonce_hashes[:2]}, "2 hashes of nonces for 3 seats"),
        ({"nonce_hashes": ("what", "is", "this")}, "seat 0 is not 64 hexadecimal digits"),
        ({"nonce_hashes": ()}, "an order of nonces, but there are no hashes"),
        ({"order": ()}, "never fixed"),
    ],
)
def test_what_does_not_fit_is_named(changes, why):
    with pytest.raises(BadRecordError, match=why):
        verify(bent(live_record(hashed=True), **changes))


@settings(max_examples=200)
@given(st.permutations(live_record(late=(2,), hashed=True).fairness.order))
def test_any_other_order_is_found(order):
    """Only who gave their hash before whom, and who opened before whom, is nobody's matter."""
    record = live_record(late=(2,), hashed=True)
    true = record.fairness.order
    fixed = true.index("fixed")
    means_the_same = order[0] == "house" and set(order[1:fixed]) == set(true[1:fixed]) and order[fixed] == "fixed"
    if means_the_same:
        verify(bent(record, order=tuple(order)))
    else:
        with pytest.raises(BadRecordError):
            verify(bent(record, order=tuple(order)))


@settings(max_examples=200)
@given(st.data())
def test_a_changed_bit_in_nonces_hashes_or_order_is_found_without_the_seal(data):
    record = live_record(late=(1,), hashed=True)
    name = data.draw(st.sampled_from(("nonces", "nonce_hashes", "order")))
    texts = list(getattr(record.fairness, name))
    at = data.draw(st.sampled_from([n for n, text in enumerate(texts) if text]))
    # Of a nonce that was not opened there is only its hash: nothing is there to compare it with.
    if (name, at) == ("nonce_hashes", 1):
        return
    letter = data.draw(st.integers(0, len(texts[at]) - 1))
    changed = chr(ord(texts[at][letter]) ^ 1 << data.draw(st.integers(0, 6)))
    texts[at] = texts[at][:letter] + changed + texts[at][letter + 1 :]
    with pytest.raises(BadRecordError):
        verify(bent(record, **{name: tuple(texts)}))
