"""Points and ties (KI-38 … KI-45)."""

import pytest

from tests.rules.kilim.positions import KILIM, begin, lay, score


def test_ki_38_a_full_rectangle_brings_10():
    g = lay(begin(3), 0, "2-star-comb 0 0 0")
    assert score(g, 0)["rectangle"] == 10, "even one domino"
    lay(g, 0, "2-horn-comb 0 1 0")
    assert score(g, 0)["rectangle"] == 10
    lay(g, 0, "2-hooks-comb 2 0 0")
    assert score(g, 0)["rectangle"] == 0, "a missing corner"


def test_ki_38_a_hole_spoils_it_and_torn_and_perfect_squares_fill_it():
    ring = ("2-star-comb 0 0 0", "2-horn-comb 2 0 1", "2-star-horn 2 2 2", "2-star-hooks 0 2 3")
    g = lay(begin(3), 0, *ring)
    assert len(KILIM.view(g, 0).seats[0].kilim) == 4
    assert score(g, 0)["rectangle"] == 0
    lay(g, 0, "scrap-star 1 1")
    assert score(g, 0)["rectangle"] == 10
    g = lay(begin(3), 0, "torn-star 0 0 0", "perfect-1 0 1 0")
    assert score(g, 0)["rectangle"] == 10


def test_ki_38_an_empty_kilim_scores_nothing():
    assert score(begin(3), 0) == {"rectangle": 0, "kinds": 0, "groups": 0, "largest": 0, "torn": 0, "total": 0}


@pytest.mark.parametrize(
    ("pieces", "kinds", "points"),
    [
        (["2-star-star 0 0 0"], 1, 0),
        (["2-star-comb 0 0 0"], 2, 0),
        (["2-star-comb 0 0 0", "2-horn-comb 0 1 0"], 3, 10),
        (["2-star-comb 0 0 0", "2-hooks-horn 0 1 0"], 4, 0),
        (["2-star-comb 0 0 0", "2-hooks-horn 0 1 0", "2-diamond-comb 0 2 0"], 5, 5),
    ],
)
def test_ki_39_exactly_three_kinds_bring_10_and_all_five_bring_5(pieces, kinds, points):
    g = lay(begin(3), 0, *pieces)
    assert len(KILIM.breakdown(g).seats[0].kinds) == kinds
    assert score(g, 0)["kinds"] == points


def test_ki_40_a_group_brings_its_size_less_1():
    g = lay(begin(3), 0, "1-star-star 0 0 0", "2-star-star 2 0 0", "2-star-comb 0 2 0", "2-comb-comb 1 3 0")
    groups = [(group.motif, group.size) for group in KILIM.breakdown(g).seats[0].groups]
    assert groups == [("star", 4), ("comb", 3)]
    assert score(g, 0)["groups"] == 3 + 2


def test_ki_40_corners_do_not_join_and_a_late_square_joins_what_it_touches():
    g = lay(begin(3), 0, "2-star-comb 0 0 0", "1-star-comb 1 1 1")
    assert score(g, 0)["groups"] == 0
    lay(g, 0, "scrap-star 0 1")
    assert score(g, 0)["groups"] == 2


def test_ki_41_the_largest_group_brings_5_and_a_tie_gives_nobody():
    g = lay(begin(3), 0, "1-star-star 0 0 0")
    assert score(g, 0)["largest"] == 5
    lay(g, 1, "2-star-star 0 0 0")
    assert (score(g, 0)["largest"], score(g, 1)["largest"]) == (0, 0)
    lay(g, 1, "3-star-star 2 0 0")
    assert (score(g, 0)["largest"], score(g, 1)["largest"]) == (0, 5)
    assert KILIM.breakdown(g).seats[1].largest == ("star",)


def test_ki_41_a_group_has_at_least_two():
    assert score(lay(begin(3), 0, "2-star-comb 0 0 0"), 0)["largest"] == 0


@pytest.mark.parametrize(("pairs", "apart", "together"), [("count", -6, -6), ("cancel", -6, 0)])
def test_ki_42_each_open_torn_motif_costs_3_and_the_option_cancels_neighbours(pairs, apart, together):
    g = lay(begin(4, options={"torn-pairs": pairs}), 0, "torn-star 0 0 0", "torn-comb 3 0 0")
    assert score(g, 0)["torn"] == apart
    g = lay(begin(4, options={"torn-pairs": pairs}), 0, "torn-star 0 0 0", "torn-comb 3 0 2")
    assert score(g, 0)["torn"] == together
    assert score(g, 0)["groups"] == 0, "torn motifs form no group"


def test_ki_42_a_third_torn_motif_apart_still_costs_with_cancel():
    g = lay(begin(5, options={"torn-pairs": "cancel"}), 0, "torn-star 0 0 0", "torn-comb 3 0 2", "torn-horn 0 1 1")
    assert score(g, 0)["torn"] == -3
    line = KILIM.breakdown(g).seats[0]
    assert (line.torn, line.torn_counted, line.torn_at) == (3, 1, ((0, 2),))


def test_ki_43_torn_and_perfect_are_neither_a_kind_nor_a_group():
    g = lay(begin(3), 0, "torn-star 0 0 0", "perfect-1 0 1 0", "perfect-2 0 2 0")
    line = KILIM.breakdown(g).seats[0]
    assert line.kinds == ("star",) and line.groups == () and line.group_points == 0


def test_ki_43_only_the_visible_face_counts_once_for_each_square():
    g = lay(begin(3), 0, "1-star-star 0 0 0", "scrap-comb 0 0", "scrap-horn 0 0")
    line = KILIM.breakdown(g).seats[0]
    assert line.kinds == ("star", "horn") and line.squares == 2 and line.group_points == 0


def test_ki_44_most_points_win_then_the_larger_kilim_then_it_is_shared():
    g = lay(begin(3), 0, "1-star-star 0 0 0")  # 10 + 1 + 5
    lay(g, 1, "1-comb-comb 0 0 0")  # the same
    assert [KILIM.rank(g, seat) for seat in range(3)] == [1, 1, 3]
    assert KILIM.breakdown(g).winners == (0, 1)
    assert KILIM.breakdown(g).ties[0].broken_by == "shared"
    lay(g, 1, "perfect-1 0 1 0")  # larger, and still a rectangle
    sheet = KILIM.breakdown(g)
    assert sheet.winners == (1,) and sheet.ties[0].broken_by == "squares" and sheet.ties[0].squares == (2, 4)


def test_ki_45_the_first_example_of_the_booklet():
    g = lay(
        begin(4),
        0,
        *("1-star-star 0 0 0", "2-star-star 0 1 0", "torn-star 0 2 0"),
        *("1-hooks-hooks 2 0 0", "2-hooks-hooks 2 1 0", "torn-hooks 2 2 0"),
        *("1-horn-horn 4 0 0", "2-horn-horn 4 1 0", "3-horn-horn 6 0 1"),
    )
    assert score(g, 0) == {"rectangle": 0, "kinds": 10, "groups": 13, "largest": 15, "torn": -6, "total": 32}


def test_ki_45_the_second_example_of_the_booklet():
    g = lay(
        begin(4),
        0,
        *("1-star-star 0 0 1", "2-star-star 1 0 1", "3-star-star 2 0 1"),
        *("1-hooks-hooks 3 0 1", "2-hooks-hooks 4 0 1", "3-hooks-hooks 5 0 1"),
        *("1-horn-horn 6 0 1", "2-horn-horn 7 0 1"),
        *("1-diamond-diamond 8 0 1", "2-diamond-diamond 9 0 1", "1-star-comb 10 0 1"),
    )
    lay(g, 1, "3-horn-horn 0 0 0", "1-horn-diamond 2 0 0", "2-horn-diamond 0 1 2")
    lay(g, 2, "3-diamond-diamond 0 0 0", "1-diamond-comb 2 0 0", "2-diamond-comb 0 1 2")
    assert score(g, 0) == {"rectangle": 10, "kinds": 5, "groups": 16, "largest": 10, "torn": 0, "total": 41}
