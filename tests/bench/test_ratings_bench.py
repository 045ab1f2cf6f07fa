"""The bench of ratings: what it says of games whose outcome is known."""

import random
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "bench"))

ratings = pytest.importorskip("ratings")


def side(place: float) -> object:
    return ratings.Side(place, 0.5 - place / 10, 0.5, 10, place / 10)


def games(won: int, of: int) -> list[object]:
    """So many won by the upper level."""
    return [ratings.Game(n, 0, side(2 if n < won else 1), side(1 if n < won else 2)) for n in range(of)]


def test_who_always_wins_is_known_after_a_game_and_equals_never() -> None:
    place = ratings.MEASURES["results"]
    right = ratings.right_after(games(10, 10), place, random.Random(1), 5)
    assert ratings.needed(right) == 1
    assert ratings.needed([0.5] * 40) is None and ratings.told(None) == "more than 40"


def test_one_drawing_that_is_wrong_by_chance_does_not_count() -> None:
    assert ratings.needed([0.7, 0.91, 0.89, 0.92, 0.93, 0.95, 0.96]) == 2
    assert ratings.needed([0.7, 0.91, 0.7, 0.8, 0.85, 0.95, 0.96]) == 6


def test_a_run_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    path, made = tmp_path / "games.jsonl", list[int]()

    def make(deal: int) -> list[object]:
        made.append(deal)
        return [ratings.Game(deal, turn, side(1), side(2)) for turn in (0, 1)]

    assert len(ratings.games_of(path, 4, make)) == 4
    path.write_bytes(path.read_bytes() + b'{"cut off')
    assert len(ratings.games_of(path, 6, make)) == 6 and made == [0, 1, 2]
