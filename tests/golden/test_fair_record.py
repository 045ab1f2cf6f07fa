"""A record of a live game, whose shuffles the page's own tests do again. `make golden` rewrites it."""

import random
from functools import partial
from pathlib import Path

import pytest

from caravanserai.rules.fairness import Fairness, commitment_of, shuffled
from caravanserai.rules.game import game
from caravanserai.rules.record import ChanceStep, Recorder, write_record
from caravanserai.rules.verify import sealed, verify

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
    nonces = tuple("" if seat == 1 else f"share {seat} é" for seat in range(seats))
    recorder = Recorder("khiva", rules.new(seats), tuple(f"seat {n}" for n in range(seats)), {}, rules.standard_edition)
    chooser = random.Random(seats)
    while not rules.over(recorder.g):
        while rules.chance_due(recorder.g):
            step = sum(isinstance(step, ChanceStep) for step in recorder.steps)
            recorder.chance(partial(shuffled, secret=SECRET, nonces=nonces, step=step))
        for seat in rules.asked(recorder.g)[:1]:
            recorder.play(seat, chooser.choice(rules.offers(recorder.g, seat)))
    return sealed(recorder.record(Fairness(commitment_of(SECRET), SECRET, nonces)))
