"""Golden playthroughs: any change in what is asked, told or shown is seen in review. `make golden` rewrites them."""

from pathlib import Path

import pytest

from tests.golden.playthrough import playthrough
from tests.playing import all_tables

FOLDER = Path(__file__).parent


@pytest.mark.parametrize(("key", "seats"), [(key, seats) for key, seats, _ in all_tables()])
def test_the_game_plays_as_it_is_written(key, seats, update_goldens):
    golden = FOLDER / f"{key}-{seats}.txt"
    text = playthrough(key, seats, seed=seats)
    if update_goldens:
        golden.write_text(text, encoding="utf-8")
    assert golden.read_text(encoding="utf-8") == text
