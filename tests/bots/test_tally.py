"""Counting: shares of a shared victory, and intervals that hold what they promise."""

import math
import random

import pytest

from caravanserai.bots.arena import Match, Played
from caravanserai.bots.tally import Tally, mean_interval, wilson

MATCH = Match("khiva", ("greedy", "random", "random"), games=4, seed=1)


def test_a_shared_victory_counts_a_share_for_each() -> None:
    tally = Tally(MATCH)
    tally.add(Played(0, (30, 30, 10), (1, 1, 3)))
    tally.add(Played(1, (40, 30, 10), (1, 2, 3)))
    result = tally.result(2.0, 1)
    assert [row.wins for row in result.entries] == [1.5, 0.5, 0]
    assert result.shared_victories == 1
    assert result.entries[0].mean_points == 35
    assert result.speed.games_per_second == 1


def test_the_entries_of_one_bot_are_also_added_up() -> None:
    tally = Tally(MATCH)
    tally.add(Played(0, (30, 20, 10), (1, 2, 3)))
    tally.add(Played(1, (10, 20, 30), (3, 2, 1)))
    greedy, random_bots = tally.result(1.0, 1).bots
    assert (greedy.bot, greedy.entries, greedy.wins, greedy.fair_share) == (
        "greedy",
        1,
        1,
        pytest.approx(1 / 3, abs=1e-4),
    )
    assert (random_bots.bot, random_bots.entries, random_bots.wins, random_bots.win_share) == ("random", 2, 1, 0.5)


def test_of_no_games_nothing_is_said() -> None:
    row = Tally(MATCH).result(0.0, 1).entries[0]
    assert (row.win_share, row.win_share_95, row.mean_points, row.mean_points_95) == (None, None, None, None)


def test_wilsons_interval_is_the_textbooks() -> None:
    assert wilson(0, 10) == (0.0, pytest.approx(0.2775, abs=1e-4))
    assert wilson(10, 10) == (pytest.approx(0.7225, abs=1e-4), 1.0)
    assert wilson(50, 100) == (pytest.approx(0.4038, abs=1e-4), pytest.approx(0.5962, abs=1e-4))


@pytest.mark.parametrize("games", [1, 7, 100])
def test_a_share_lies_within_its_interval(games: int) -> None:
    for wins in range(games + 1):
        low, high = wilson(wins, games) or (1, 0)
        assert 0 <= low <= wins / games <= high <= 1


def test_a_mean_lies_in_the_middle_of_its_interval_and_more_games_narrow_it() -> None:
    dice = random.Random(1)
    points = [dice.randrange(60) for _ in range(400)]
    low, high = mean_interval(points) or (1, 0)
    assert (low + high) / 2 == pytest.approx(sum(points) / 400, abs=1e-3)
    wide = mean_interval(points[:100]) or (0, 0)
    assert (wide[1] - wide[0]) / (high - low) == pytest.approx(math.sqrt(4), rel=0.15)


def test_one_game_has_a_mean_but_no_interval() -> None:
    assert mean_interval([30]) is None
