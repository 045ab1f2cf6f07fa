"""A record of a live game, whose shuffles the page's own tests do again. `make golden` rewrites it."""

import random
from functools import partial
from pathlib import Path

import msgspec
import pytest

from caravanserai.engine.fairness import Fairness, commitment_of, nonce_hash_of, shuffled
from caravanserai.engine.game import game
from caravanserai.engine.record import ChanceStep, Recorder, write_record
from caravanserai.engine.verify import sealed, verify

#: A seat whose nonce was not opened in time.
LATE = 3
SECRET = "0123456789abcdef" * 4


@pytest.mark.parametrize("seats", [2, 5])
def test_the_record_for_the_page_is_up_to_date(seats: int, update_goldens: bool):
    record = _played(seats)
    verify(record)
    path = Path(__file__).parent / f"fair-{seats}.json"
    if update_goldens:
        path.write_bytes(write_record(record))
    assert path.read_bytes() == write_record(record)


def _played(seats: int):
    rules = game("khiva")
    nonces = tuple("" if seat in (1, LATE) else f"share {seat} é" for seat in range(seats))
    recorder = Recorder("khiva", rules.new(seats), tuple(f"seat {n}" for n in range(seats)), {}, rules.standard_edition)
    chooser = random.Random(seats)
    while not rules.over(recorder.g):
        while rules.chance_due(recorder.g):
            step = sum(isinstance(step, ChanceStep) for step in recorder.steps)
            recorder.chance(partial(shuffled, secret=SECRET, nonces=nonces, step=step))
        for seat in rules.asked(recorder.g)[:1]:
            recorder.play(seat, chooser.choice(rules.offers(recorder.g, seat)))
    return sealed(recorder.record(_fairness(nonces)))


def _fairness(nonces: tuple[str, ...]) -> Fairness:
    """Of two seats, as houses of before wrote it. Of five, with hashes; seat 1 is a bot's, and one is left out."""
    old = Fairness(commitment_of(SECRET), SECRET, nonces)
    if len(nonces) == 2:
        return old
    people = [seat for seat in range(len(nonces)) if seat != 1]
    hashes = tuple(nonce_hash_of(nonces[seat] or "late") if seat in people else "" for seat in range(len(nonces)))
    opened = [seat for seat in reversed(people) if seat != LATE]
    order = ("house", *(f"hash {seat}" for seat in people), "fixed", *(f"nonce {seat}" for seat in opened))
    return msgspec.structs.replace(old, nonce_hashes=hashes, order=order)
