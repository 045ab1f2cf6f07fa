"""Weaving (KI-33 … KI-36, KI-47): where a domino may lie, in any direction and without an edge."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caravanserai.engine.refusal import Refused
from caravanserai.games.kilim.rules.state import SQUARES
from caravanserai.games.kilim.words.events import DominoWoven
from caravanserai.games.kilim.words.moves import Weave
from caravanserai.games.kilim.words.names import piece_names
from tests.rules.kilim.positions import (
    KILIM,
    answer,
    begin,
    drawn,
    finish_turn,
    lay,
    offers,
    place,
    score,
    squares,
    told,
)

STEPS = ((1, 0), (0, 1), (-1, 0), (0, -1))


def won(top: str, *pieces: str, seats: int = 3):
    """Seat 0 has this kilim and has won this domino."""
    g = begin(seats, top=top)
    lay(g, 0, *pieces)
    place(g, "9", *(["8"] * (seats - 1)))
    return g


def all_layings(shown: dict, double: bool) -> set:
    """KI-34 said again, the slow way: every pair of empty squares of which one touches the kilim."""
    cells = {(x + dx, y + dy) for x, y in shown for dx in range(-2, 3) for dy in range(-2, 3)} - set(shown)
    found = set()
    for x, y in cells:
        for turn, (dx, dy) in enumerate(STEPS):
            other = (x + dx, y + dy)
            near = any((cx + sx, cy + sy) in shown for cx, cy in ((x, y), other) for sx, sy in STEPS)
            if other not in shown and near:
                found.add(frozenset({(x, y), other}) if double else (x, y, turn))
    return found


def test_ki_33_the_first_domino_has_its_first_half_on_0_0_and_any_turn():
    g = won("1-star-hooks")
    assert offers(g) == [Weave(0, 0, turn) for turn in range(4)]
    with pytest.raises(Refused, match="KI-33"):
        answer(g, Weave(1, 0, 0))
    assert told(answer(g, Weave(0, 0, 3)), DominoWoven) == [DominoWoven(0, "1-star-hooks", 0, 0, 3)]
    assert drawn(g, 0) == {(0, 0): "star", (0, -1): "hooks"}


@pytest.mark.parametrize("domino", ["1-star-hooks", "1-comb-comb"])
@pytest.mark.parametrize(
    "kilim", [["2-horn-comb 0 0 0"], ["2-horn-comb 0 0 1", "2-star-star 1 0 0", "2-comb-comb 1 2 1"]]
)
def test_ki_34_at_least_one_square_touches_and_no_square_lies_on_another(domino, kilim):
    g = won(domino, *kilim)
    double = domino == "1-comb-comb"
    offered = [(move.x, move.y, move.turn) for move in offers(g)]
    assert len(set(offered)) == len(offered)
    if double:
        laid = [frozenset({(x, y), (x + STEPS[turn][0], y + STEPS[turn][1])}) for x, y, turn in offered]
        assert len(set(laid)) == len(laid)
        assert set(laid) == all_layings(drawn(g, 0), double)
    else:
        assert set(offered) == all_layings(drawn(g, 0), double)


def test_ki_34_motifs_need_not_match_and_refusals_say_why():
    g = won("1-star-hooks", "2-horn-comb 0 0 0")
    with pytest.raises(Refused, match="KI-34: kilim-square-taken"):
        answer(g, Weave(1, 0, 0))
    with pytest.raises(Refused, match="KI-34: kilim-not-beside"):
        answer(g, Weave(5, 5, 0))
    with pytest.raises(Refused, match="KI-34: kilim-not-beside"):
        answer(g, Weave(-1, -1, 3))  # only a corner touches
    answer(g, Weave(0, 1, 0))
    assert drawn(g, 0)[0, 1] == "star"


def everything(g) -> list[str]:
    """All 45 dominoes of the box, whatever was taken out."""
    return [name for name in piece_names(g) if name[0].isdigit()]


@pytest.mark.parametrize("turn", [0, 1, 2, 3])
def test_ki_34_a_line_of_all_dominoes_fits_in_every_direction(turn):
    """45 dominoes of the days, 3 perfect ones and 5 scraps in one line: 101 squares."""
    g = begin(3)
    dx, dy = STEPS[turn]
    pieces = [*everything(g), "perfect-1", "perfect-2", "perfect-3"]
    at = 0
    for name in pieces:
        lay(g, 0, f"{name} {dx * at} {dy * at} {turn}")
        at += 2
    for name in ("star", "hooks", "horn", "diamond", "comb"):
        lay(g, 0, f"scrap-{name} {dx * at} {dy * at}")
        at += 1
    assert len(squares(g, 0)) == 101
    assert squares(g, 0) == drawn(g, 0)
    assert score(g, 0)["rectangle"] == 10
    assert g.listed[0] < SQUARES
    place(g, "9", "8", "8")
    far = [move for move in offers(g, Weave) if abs(move.x) > 98 or abs(move.y) > 98]
    assert far, "and on it goes"


@settings(max_examples=60)
@given(st.integers(0, 2**32))
def test_ki_34_what_is_offered_is_all_that_is_legal_in_random_kilims(seed):
    pick = random.Random(seed)
    g = begin(2)
    names = everything(g)
    pick.shuffle(names)
    for name in names[: pick.randrange(1, 20)]:
        if not drawn(g, 0):
            x, y, turn = 0, 0, pick.randrange(4)
        else:
            x, y, turn = pick.choice(sorted(all_layings(drawn(g, 0), False)))
        lay(g, 0, f"{name} {x} {y} {turn}")
    assert squares(g, 0) == drawn(g, 0)
    place(g, "9", "8")
    domino = KILIM.view(g, 0).prize[0]
    double = domino.faces[0] == domino.faces[1]
    offered = [(move.x, move.y, move.turn) for move in offers(g, Weave)]
    laid = [
        frozenset({(x, y), (x + STEPS[turn][0], y + STEPS[turn][1])}) if double else (x, y, turn)
        for x, y, turn in offered
    ]
    assert len(laid) == len(set(laid))
    assert set(laid) == all_layings(drawn(g, 0), double)


def test_ki_35_several_dominoes_are_woven_in_the_order_they_were_turned_up():
    g = begin(3, top="1-star-hooks torn-star 1-comb-comb")
    place(g, "4", "4", "4")
    place(g, "5", "5", "5")
    place(g, "6", "7", "7")
    woven = []
    while KILIM.asked(g) == [0] and KILIM.view(g, 0).phase == "weave":
        woven += [event.domino for event in told(answer(g, offers(g)[0]), DominoWoven)]
    assert woven == ["1-star-hooks", "torn-star", "1-comb-comb"]


def test_ki_35_a_torn_domino_must_be_woven_too():
    g = won("torn-comb")
    assert all(isinstance(move, Weave) for move in offers(g)), "there is no way around it"


def test_ki_36_a_woven_domino_does_not_move_again():
    """Without a token nothing is offered that would move it."""
    g = won("1-star-hooks", "2-horn-comb 0 0 0")
    assert {type(move) for move in offers(g)} == {Weave}
    before = drawn(g, 0)
    answer(g, Weave(0, 1, 0))
    finish_turn(g)
    assert before.items() <= drawn(g, 0).items()


@pytest.mark.parametrize(
    ("named", "meant"),
    [((2, 0, 2), (1, 0, 0)), ((1, 0, 0), (1, 0, 0)), ((0, 2, 3), (0, 1, 1)), ((-1, 0, 2), (-2, 0, 0))],
)
def test_ki_47_a_double_may_be_named_by_either_half(named, meant):
    g = won("1-comb-comb", "2-horn-diamond 0 0 3")
    one, two = g.copy(), g.copy()
    answer(one, Weave(*named))
    answer(two, Weave(*meant))
    assert drawn(one, 0) == drawn(two, 0)
    assert one == two


def test_ki_47_squares_are_counted_from_the_first_domino_for_ever():
    g = won("1-star-hooks", "2-horn-comb 0 0 0")
    answer(g, Weave(-1, 0, 2))
    view = {piece.piece: (piece.x, piece.y) for piece in KILIM.view(g, 1).seats[0].kilim}
    assert view == {"2-horn-comb": (0, 0), "1-star-hooks": (-1, 0)}
