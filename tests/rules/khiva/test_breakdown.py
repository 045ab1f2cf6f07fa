"""The score as a sheet that a person can add up (KH-34), and how ties were broken (KH-35)."""

import pytest

from caravanserai.games.khiva.words.breakdown import Tie
from tests.rules.khiva.positions import KHIVA, play_on, position


def test_kh_34_the_sheet_lists_what_a_seat_scores():
    g = position(teapots={0: [7, 7, 6, 4]}, salt={0: [7]}, delivered={0: "white-2 white-3 blue-4"}, gems=[2, 0, 0])

    line = KHIVA.breakdown(g).seats[0]

    assert (line.teapots, line.teapot_points) == ((4, 6, 7, 7), 24)
    assert (line.carpets, line.carpet_points) == (("white-2", "white-3", "blue-4"), 9)
    assert (line.salt, line.salt_points) == ((7,), 7)
    assert (line.gems, line.total, line.rank) == (2, 42, 1)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_kh_34_the_sheet_adds_up_after_a_whole_game(seats: int):
    g = KHIVA.new(seats)
    for _ in play_on(g, seed=34):
        pass

    sheet = KHIVA.breakdown(g)

    for seat, line in enumerate(sheet.seats):
        assert line.teapot_points == sum(line.teapots)
        assert line.carpet_points == sum(int(carpet[-1]) for carpet in line.carpets)
        assert line.salt_points == sum(line.salt)
        assert line.total == line.teapot_points + line.carpet_points + line.salt_points + line.gems
        assert (line.total, line.rank) == (KHIVA.score(g, seat), KHIVA.rank(g, seat))
    assert sheet.winners == tuple(seat for seat in range(seats) if sheet.seats[seat].rank == 1)
    assert max(line.total for line in sheet.seats) == sheet.seats[sheet.winners[0]].total


def test_kh_35_without_equal_points_there_is_no_tie():
    sheet = KHIVA.breakdown(position(gems=[3, 2, 1]))

    assert (sheet.winners, sheet.ties) == ((0,), ())


def test_kh_35_a_tie_broken_by_teapots_says_so():
    sheet = KHIVA.breakdown(position(2, teapots={0: [6], 1: [2, 4]}))

    assert sheet.winners == (1,)
    assert sheet.ties == (Tie((0, 1), 6, "teapots", teapots=(1, 2), best_salt=(0, 0)),)


def test_kh_35_a_tie_broken_by_the_dearest_salt_bag_says_so():
    sheet = KHIVA.breakdown(position(2, salt={0: [5, 4], 1: [8]}, gems=[0, 1]))

    assert sheet.winners == (1,)
    assert sheet.ties == (Tie((0, 1), 9, "salt", teapots=(0, 0), best_salt=(5, 8)),)


def test_kh_35_teapots_are_compared_before_salt():
    sheet = KHIVA.breakdown(position(2, salt={0: [8]}, teapots={1: [4, 4]}))

    assert sheet.winners == (1,)
    assert sheet.ties[0].broken_by == "teapots"


def test_kh_35_a_shared_victory_says_so():
    sheet = KHIVA.breakdown(position(gems=[4, 1, 4]))

    assert sheet.winners == (0, 2)
    assert [line.rank for line in sheet.seats] == [1, 3, 1]
    assert sheet.ties == (Tie((0, 2), 4, "shared", teapots=(0, 0), best_salt=(0, 0)),)


def test_kh_35_three_level_seats_are_not_called_shared_where_only_two_are():
    sheet = KHIVA.breakdown(position(3, teapots={0: [4], 1: [4]}, gems=[0, 0, 4]))

    assert [line.rank for line in sheet.seats] == [1, 1, 3]
    assert sheet.ties == (Tie((0, 1, 2), 4, "teapots", teapots=(1, 1, 0), best_salt=(0, 0, 0)),)


def test_kh_35_ties_of_every_rank_are_told_the_best_first():
    g = position(4, teapots={0: [5], 1: [2, 3]}, salt={2: [4]}, gems=[0, 0, 0, 4])

    sheet = KHIVA.breakdown(g)

    assert [line.rank for line in sheet.seats] == [2, 1, 3, 4]
    assert [(tie.seats, tie.points, tie.broken_by) for tie in sheet.ties] == [
        ((0, 1), 5, "teapots"),
        ((2, 3), 4, "salt"),
    ]
