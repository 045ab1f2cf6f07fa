"""Counting: shares of a shared victory, and intervals that hold what they promise."""

import math
import random

import pytest

from caravanserai.bots.arena import Match, Played, PlayedDeal
from caravanserai.bots.tally import Tally, mean_interval, share_interval, student, wilson

MATCH = Match("khiva", ("greedy", "random", "random"), games=3, seed=1)
G, R = "greedy", "random"


def counted(*deals: PlayedDeal) -> Tally:
    tally = Tally(MATCH)
    for deal in deals:
        tally.add(deal)
    return tally


def test_a_shared_victory_counts_a_share_for_each() -> None:
    deal = PlayedDeal(0, (Played((G, R, R), (30, 30, 10), (1, 1, 3)), Played((R, G, R), (30, 40, 10), (2, 1, 3))))
    result = counted(deal).result(2.0, 1)
    assert [(row.bot, row.wins, row.win_share) for row in result.bots] == [(G, 1.5, 0.75), (R, 0.5, 0.25)]
    assert [row.fair_share for row in result.bots] == [pytest.approx(1 / 3, abs=1e-4), pytest.approx(2 / 3, abs=1e-4)]
    assert (result.shared_victories, result.games, result.deals) == (1, 2, 1)
    assert result.bots[0].mean_points == 35
    assert result.speed.games_per_second == 1
    assert [row.win_share for row in result.seat_wins] == [0.25, 0.75, 0]


def test_who_came_out_ahead_is_told_both_ways() -> None:
    deal = PlayedDeal(0, (Played((G, R, R), (30, 30, 10), (1, 1, 3)),))
    assert [(row.bot, row.rival, row.share) for row in counted(deal).result(1, 1).ahead] == [
        (G, R, 0.75),
        (R, G, 0.25),
    ]


def test_of_no_games_nothing_is_said() -> None:
    row = Tally(MATCH).result(0.0, 1).bots[0]
    assert (row.win_share, row.win_share_95, row.mean_points, row.mean_points_95) == (None, None, None, None)


def test_luck_that_is_in_the_deals_does_not_widen_the_interval() -> None:
    """The first seat wins every game: single games look like dice, but every deal says the same."""
    match = Match("khiva", (G, R), games=200, seed=1)
    tally = Tally(match)
    for number in range(100):
        one = Played((G, R), (20, 10), (1, 2))
        other = Played((R, G), (20, 10), (1, 2)) if number else Played((R, G), (10, 20), (2, 1))
        tally.add(PlayedDeal(number, (one, other)))
    low, high = tally.result(1.0, 1).bots[0].win_share_95 or (0, 1)
    assert (
        high - low < 0.03 < sum(width * sign for width, sign in zip(wilson(100, 200) or (0, 1), (-1, 1), strict=True))
    )


def test_wilsons_interval_is_the_textbooks() -> None:
    assert wilson(0, 10) == (0.0, pytest.approx(0.2775, abs=1e-4))
    assert wilson(10, 10) == (pytest.approx(0.7225, abs=1e-4), 1.0)
    assert wilson(50, 100) == (pytest.approx(0.4038, abs=1e-4), pytest.approx(0.5962, abs=1e-4))


@pytest.mark.parametrize(("freedom", "t"), [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (100, 1.984)])
def test_students_t_is_the_textbooks(freedom: int, t: float) -> None:
    assert student(freedom) == pytest.approx(t, abs=0.03)


def test_deals_that_all_agree_still_leave_some_doubt() -> None:
    assert share_interval([1.0] * 10) == wilson(10, 10)
    assert share_interval([1.0]) is None


def test_a_mean_lies_in_the_middle_of_its_interval_and_more_deals_narrow_it() -> None:
    dice = random.Random(1)
    points = [dice.randrange(60) for _ in range(400)]
    low, high = mean_interval(points) or (1, 0)
    assert (low + high) / 2 == pytest.approx(sum(points) / 400, abs=1e-3)
    wide = mean_interval(points[:100]) or (0, 0)
    assert (wide[1] - wide[0]) / (high - low) == pytest.approx(math.sqrt(4), rel=0.15)


def test_one_deal_has_a_mean_but_no_interval() -> None:
    assert mean_interval([30]) is None
