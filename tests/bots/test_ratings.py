"""Ratings: the stronger stands higher, ties pull together, more games say more, and twice is the same."""

import math
import random

import pytest

from caravanserai.bots.arena import Played, PlayedDeal
from caravanserai.bots.ratings import rate
from caravanserai.bots.results import in_turn


def games(steps: dict[str, float], seats: int, count: int) -> list[tuple[tuple[str, ...], tuple[int, ...]]]:
    """Games of players whose strength is known, on the scale of chess."""
    dice = random.Random(3)
    found = []
    for number in range(count):
        seated = tuple(list(steps)[(number + seat) % len(steps)] for seat in range(seats))
        day = [steps[bot] * math.log(10) / 400 - math.log(-math.log(dice.random())) for bot in seated]
        found.append((seated, tuple(1 + sum(other > mine for other in day) for mine in day)))
    return found


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_known_difference_is_found_within_its_interval(seats: int) -> None:
    weak, strong = rate(games({"weak": 0, "strong": 150}, seats, 400))
    reach = math.hypot(weak.high - weak.rating, strong.high - strong.rating)
    assert strong.rating - weak.rating == pytest.approx(150, abs=reach)
    assert (weak.games, strong.games) == (400, 400)


def test_more_games_narrow_the_interval_and_the_same_games_give_the_same_numbers() -> None:
    played = games({"a": 0, "b": 80, "c": 160}, 3, 200)
    few, many = rate(played[:20]), rate(played)
    assert many[0].high - many[0].low < few[0].high - few[0].low
    assert rate(played) == many
    assert sum(one.rating for one in many) == pytest.approx(3000, abs=2)


def test_shared_ranks_are_ties() -> None:
    one, other = rate([(("a", "b"), (1, 1))] * 50)
    assert one.rating == other.rating == 1000


def test_a_bot_against_itself_says_nothing_and_who_never_played_stands_in_the_middle() -> None:
    (alone,) = rate([(("a", "a"), (1, 2))] * 5)
    assert (alone.rating, alone.games) == (1000, 5)
    assert [(one.bot, one.rating, one.games) for one in rate([], ("x", "y"))] == [("x", 1000, 0), ("y", 1000, 0)]


def test_matches_that_are_rated_together_take_turns() -> None:
    one, other = ([PlayedDeal(number, (Played((bot,), (1,), (1,)),)) for number in range(2)] for bot in "ab")
    assert [deal.games[0].bots[0] for deal in in_turn([one, other])] == ["a", "b", "a", "b"]
