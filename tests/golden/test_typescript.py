"""The page's types are those of the house, and of each game. `make golden` rewrites them."""

from pathlib import Path

import pytest

from caravanserai.engine.game import GAMES, game
from tools.typescript import game_typescript, typescript

PAGE = Path(__file__).parents[2] / "frontend" / "src"
#: Games with a page of their own.
PAGES = [key for key in GAMES if "page" in game(key).parts]


@pytest.mark.parametrize("key", [None, *PAGES])
def test_what_the_page_has_from_the_house_is_up_to_date(key, update_goldens):
    file = PAGE / "net" / "types.ts" if key is None else PAGE / "games" / key / "generated.ts"
    text = typescript() if key is None else game_typescript(key)
    if update_goldens:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    assert file.read_text(encoding="utf-8") == text
