"""What an ask says that an answer would bring is what it brings."""

import random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caravanserai.games.kilim.words.moves import MovePiece, RemovePiece, TurnDomino, UseScrap, Weave, WeavePerfect
from caravanserai.games.kilim.words.names import piece_names
from tests.night import NIGHT
from tests.playing import Play
from tests.rules.kilim.positions import KILIM, begin, keep, lay, offers, place, score, token

CATEGORIES = ("rectangle", "kinds", "groups", "largest", "torn")


def brings(g, seat, move):
    before = score(g, seat)
    trial = g.copy()
    KILIM.play(trial, seat, move)
    after = score(trial, seat)
    return tuple(after[name] - before[name] for name in CATEGORIES)


def points(spot):
    return tuple(getattr(spot, name) for name in CATEGORIES)


def random_table(seed, pairs="count"):
    """Kilims woven at random; seat 0 has everything that can be used."""
    pick = random.Random(seed)
    g = begin(3, options={"torn-pairs": pairs})
    names = [name for name in piece_names(g)[:50] if name not in ("1-star-star",)]
    pick.shuffle(names)
    for seat in (0, 1, 2):
        for name in [names.pop() for _ in range(pick.randrange(1, 9))]:
            filled = {(g.square_x[seat][i], g.square_y[seat][i]) for i in range(g.listed[seat])}
            while True:
                x, y, turn = pick.randrange(-3, 4), pick.randrange(-3, 4), pick.randrange(4)
                dx, dy = ((1, 0), (0, 1), (-1, 0), (0, -1))[turn]
                if not {(x, y), (x + dx, y + dy)} & filled:
                    break
            lay(g, seat, f"{name} {x} {y} {turn}")
    keep(g, 0, "scrap-star", "scrap-comb", "perfect-1")
    square = pick.randrange(g.listed[0])
    lay(g, 0, f"scrap-horn {g.square_x[0][square]} {g.square_y[0][square]}")
    return token(g, 0, "turn", "remove", "move")


@pytest.mark.slow
@settings(max_examples=25 if NIGHT else 10)
@given(st.integers(0, 2**32), st.sampled_from(["count", "cancel"]))
def test_every_preview_of_a_free_action_is_true(seed, pairs):
    g = random_table(seed, pairs)
    free = KILIM.ask(g, 0).free
    named = {}
    for lot in free.scraps:
        named |= {UseScrap(lot.piece, spot.x, spot.y): points(spot) for spot in lot.spots}
    named |= {WeavePerfect(spot.x, spot.y, spot.turn): points(spot) for spot in free.perfect}
    for lot in free.turn:
        named |= {TurnDomino(lot.piece, spot.x, spot.y, spot.turn): points(spot) for spot in lot.spots}
    named |= {RemovePiece(lot.piece): points(lot.spots[0]) for lot in free.remove}
    moves = {}
    for lot in free.move:
        for y, first, *gains in lot.rows:
            moves |= {MovePiece(lot.piece, first + i, y): gain for i, gain in enumerate(gains)}
    kinds = (UseScrap, WeavePerfect, TurnDomino, RemovePiece, MovePiece)
    assert {*named, *moves} == set(offers(g, *kinds, seat=0)), "all that is offered, and nothing else"
    pick = random.Random(seed)
    for move in pick.sample(sorted(named, key=str), min(40, len(named))):
        assert named[move] == brings(g, 0, move), move
    for move in pick.sample(sorted(moves, key=str), min(40, len(moves))):
        assert moves[move] == sum(brings(g, 0, move)), move


@pytest.mark.slow
@settings(max_examples=25)
@given(st.integers(0, 2**32), st.sampled_from(["count", "cancel"]))
def test_every_preview_of_a_weave_is_true(seed, pairs):
    g = random_table(seed, pairs)
    place(g, "9", "8", "8")
    ask = KILIM.ask(g, 0)
    assert {Weave(spot.x, spot.y, spot.turn) for spot in ask.spots} == set(offers(g, Weave))
    for spot in ask.spots:
        trial = g.copy()
        KILIM.play(trial, 0, Weave(spot.x, spot.y, spot.turn))
        before, after = score(g, 0), score(trial, 0)
        assert points(spot) == tuple(after[name] - before[name] for name in CATEGORIES)


def test_the_ask_of_the_longest_kilim_stays_in_the_tens_of_kilobytes():
    """Everything in one line, and the right to move any of it."""
    g = begin(3)
    at = 0
    for name in [name for name in piece_names(g)[:50] if not name.startswith("torn")][1:]:
        lay(g, 0, f"{name} {at} 0 0")
        at += 2
    token(g, 0, "move", "turn", "remove")
    assert len(msgspec.json.encode(KILIM.ask(g, 0))) < 100_000
    place(g, "9", "8", "8")
    assert len(msgspec.json.encode(KILIM.ask(g, 0))) < 150_000


@pytest.mark.parametrize("seats", [2, 5])
def test_asks_of_ordinary_games_are_small(seats):
    largest = 0
    for step in Play("kilim", seats, seats):
        for seat in KILIM.asked(step.g):
            largest = max(largest, len(msgspec.json.encode(KILIM.ask(step.g, seat))))
    assert largest < 20_000
