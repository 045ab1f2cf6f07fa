"""What is in the box, and how it is laid out (KI-01 … KI-09)."""

from collections import Counter
from itertools import combinations_with_replacement

import pytest

from caravanserai.games.kilim.rules.play import taken_out, torn_of_day
from caravanserai.games.kilim.rules.state import FIRST_PERFECT, FIRST_SCRAP, FIRST_TORN, IN_PILE, PIECES, TAKEN_OUT
from caravanserai.games.kilim.words.names import MOTIF_NAMES, faces_of, piece_name
from tests.rules.kilim.positions import KILIM, begin, dealt

PAIRS = Counter(combinations_with_replacement(MOTIF_NAMES, 2))


def test_ki_01_everybody_has_gold_1_to_15_and_three_special_cards():
    for seat in KILIM.view(begin(4), 0).seats:
        assert seat.gold == tuple(range(1, 16))
        assert seat.specials == ("spy", "scrap-bag", "artisan")


@pytest.mark.parametrize("day", [0, 1, 2])
def test_ki_02_each_day_holds_every_pair_of_motifs_once(day):
    g = begin(3)
    assert Counter(faces_of(g, piece) for piece in range(15 * day, 15 * day + 15)) == PAIRS


def test_ki_03_five_torn_dominoes_one_for_each_motif():
    g = begin(3)
    assert [faces_of(g, piece) for piece in range(FIRST_TORN, FIRST_PERFECT)] == [(m, "torn") for m in MOTIF_NAMES]


def test_ki_04_three_perfect_dominoes_show_no_motif():
    g = begin(3)
    assert [faces_of(g, piece) for piece in range(FIRST_PERFECT, FIRST_SCRAP)] == [("perfect", "perfect")] * 3


def test_ki_05_four_tokens_are_on_the_board():
    assert KILIM.view(begin(3), 0).tokens == ("perfect", "turn", "remove", "move")


def test_ki_06_five_scraps_one_of_each_motif():
    g = begin(3)
    assert [faces_of(g, piece) for piece in range(FIRST_SCRAP, PIECES)] == [(motif,) for motif in MOTIF_NAMES]
    assert KILIM.view(g, 0).scraps_left == 5


@pytest.mark.parametrize(("seats", "torn"), [(3, [1, 1, 1]), (4, [2, 1, 1]), (5, [2, 2, 1])])
def test_ki_07_torn_dominoes_replace_others_in_each_day(seats, torn):
    for seed in range(5):
        g = dealt(seats, seed)
        piles = [[*g.pile[day][: g.pile_size[day]]] for day in range(3)]
        piles[0].append(g.prize[0])
        assert [len(pile) for pile in piles] == [15, 15, 15]
        assert [sum(piece >= FIRST_TORN for piece in pile) for pile in piles] == torn
        for day, pile in enumerate(piles):
            assert all(piece // 15 == day for piece in pile if piece < FIRST_TORN)
        assert g.where[:FIRST_PERFECT].count(TAKEN_OUT) == 5  # as many as there are torn ones in the box


def test_ki_08_two_seats_have_ten_dominoes_a_day_and_gold_up_to_10():
    g = dealt(2)
    piles = [[*g.pile[day][: g.pile_size[day]]] for day in range(3)]
    piles[0].append(g.prize[0])
    assert [len(pile) for pile in piles] == [10, 10, 10]
    assert [sum(piece >= FIRST_TORN for piece in pile) for pile in piles] == [1, 1, 0]
    assert all(seat.gold == tuple(range(1, 11)) for seat in KILIM.view(g, 0).seats)
    assert KILIM.view(g, 0).turns == 10


def test_ki_09_which_torn_dominoes_are_used_and_the_order_of_the_piles_are_random():
    games = [dealt(3, seed) for seed in range(40)]
    used = Counter(piece for g in games for piece in range(FIRST_TORN, FIRST_PERFECT) if g.where[piece] == IN_PILE)
    assert len(used) == 5
    assert len({tuple(g.pile[1]) for g in games}) == 40
    out = Counter(piece_name(g, piece) for g in games for piece in range(45) if g.where[piece] == TAKEN_OUT)
    assert len(out) > 30


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ki_07_ki_08_as_many_leave_as_the_pile_has_no_place_for(seats):
    g = KILIM.new(seats)
    for g.day in range(3):
        assert 15 - taken_out(g) + torn_of_day(g, g.day) == (10 if seats == 2 else 15)
