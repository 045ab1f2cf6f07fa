"""Every sentence of the coach is read against the position that it speaks about: what is certain is said as certain,
what is impossible is never unlikely, and numbers agree.

`make read-reviews` reads whole reviews of a hundred games, and checks that what luck, own choices and others' choices
brought sums to the result; here a few questions of each kind are read.
"""

import os
from typing import Any

import msgspec
import pytest

from caravanserai.bots.bot import imagine
from caravanserai.coach.foresee import World
from caravanserai.coach.reasons import reasons
from caravanserai.coach.review import SEED, review
from caravanserai.engine.game import GAMES, game
from caravanserai.engine.record import ChanceStep, replay, start
from caravanserai.engine.twin import has_compiler
from caravanserai.games.khiva.coach import _is_beaten
from caravanserai.games.khiva.words.events import CamelWon, CardRefused
from tests.coach.games import FEW, asks, recorded
from tests.coach.reading import READERS, read
from tests.coach.test_review import check_balance

COACHED = [key for key in GAMES if "coach" in game(key).parts]
#: Reviews to read, of all games together.
REVIEWS = int(os.environ.get("READ_REVIEWS", "0"))
#: Questions of each kind that are read here, and answers to each.
EACH, ANSWERS = 3, 3


def kinds_of(key: str, seats: int, seed: int) -> list[tuple[Any, int]]:
    """A few asks of each kind, from all over a game."""
    found: dict[str, list[tuple[Any, int]]] = {}
    for g, seat in asks(key, seats, seed):
        found.setdefault(type(game(key).ask(g, seat)).__name__, []).append((g.copy(), seat))
    return [one for _, lot in sorted(found.items()) for one in lot[:: max(1, len(lot) // EACH)][:EACH]]


@pytest.mark.parametrize("key", COACHED)
def test_what_the_coach_says_is_so(key: str) -> None:
    rules, heard = game(key), set()
    for seats in rules.seat_counts[:2]:
        for g, seat in kinds_of(key, seats, 6):
            position = imagine(rules, g, seat, 1)
            answers = rules.actions(position, seat)
            for answer in answers[:: max(1, len(answers) // ANSWERS)][:ANSWERS]:
                move = rules.move_of(position, answer)
                heard |= {read(key, position, seat, move, one) for one in reasons(key, position, seat, answer, 1)}
    assert len(heard) > 4
    assert heard <= READERS.keys()


@pytest.mark.skipif(not REVIEWS, reason="`make read-reviews` does this")
@pytest.mark.skipif(not has_compiler(), reason="Numba is not installed")
@pytest.mark.parametrize("number", range(REVIEWS))
def test_every_sentence_of_a_review_is_so(number: int) -> None:
    key = COACHED[number % len(COACHED)]
    counts = game(key).seat_counts
    record = recorded(key, counts[number // len(COACHED) % len(counts)], 1_000 + number)
    few = msgspec.structs.replace(FEW, again=30)
    made = review(record, few)
    judged = {one.number: one for one in made.decisions if one.for_best is not None}
    before: Any = start(record).copy()
    for played in replay(record):
        one = judged.get(played.number)
        if one is not None and not isinstance(played.step, ChanceStep):
            position = imagine(game(key), before, one.seat, SEED)
            assert one.for_best is not None and one.against is not None
            read(key, position, one.seat, one.best.move, one.for_best)
            read(key, position, one.seat, one.played.move, one.against)
        before = played.state.copy()
    assert judged
    check_balance(made)


@pytest.mark.parametrize(
    ("winner", "won", "beaten"),
    [(0, "black-1", False), (1, "black-1", True), (1, "blue-1", False)],
    ids=["by a card of one's own", "by a rival's", "another colour"],
)
def test_a_camel_is_lost_to_a_rivals_card_and_not_to_ones_own(winner: int, won: str, beaten: bool) -> None:
    """KH-40: of two cards of one colour the lower refuses the other, and nobody has lost a camel by that."""
    events = CamelWon(winner, won.split("-")[0], won), CardRefused(0, "black-2", 1)  # type: ignore[arg-type]
    assert _is_beaten(World(events, 0, 0), 0) == beaten
