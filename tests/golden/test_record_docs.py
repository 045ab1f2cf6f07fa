"""docs/record.md describes the records of every game: each chance and each move, with all its fields."""

from pathlib import Path
from typing import get_args

import pytest

from caravanserai.engine.found import at_home
from caravanserai.engine.game import game

DESCRIBED = (Path(__file__).parents[2] / "docs" / "record.md").read_text(encoding="utf-8")
ROWS = [row for row in DESCRIBED.splitlines() if row.startswith("| `")]


def row_of(name: str) -> str:
    rows = [row for row in ROWS if row.startswith(f"| `{name}`")]
    assert len(rows) == 1, f"docs/record.md has {len(rows)} rows that begin with {name}"
    return rows[0]


@pytest.mark.parametrize("key", at_home())
def test_every_chance_and_every_move_of_a_record_is_described(key):
    rules = game(key)
    for kind in (*get_args(rules.chance_type), *get_args(rules.move_type)):
        row = row_of(kind.__name__)
        for field in kind.__struct_fields__:
            assert f"`{field}`" in row, f"{key}: {kind.__name__}.{field} is not described"
