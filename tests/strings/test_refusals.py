"""Every refusal of the catalogues has words in every language, and no words are left over."""

import pytest
from fluent.syntax import FluentParser, ast

from caravanserai.engine.game import GAMES, game
from caravanserai.engine.refusal import RULES
from caravanserai.strings import LANGUAGES, files
from caravanserai.web.errors import BROKEN
from caravanserai.web.refusals import HOUSE


def words_for(lang: str) -> list[str]:
    entries = (entry for file in files(lang) for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body)
    names = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    return sorted(name.removeprefix("refusal-") for name in names if name.startswith("refusal-"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_words_and_no_words_are_left_over(lang: str) -> None:
    of_games = [code for key in GAMES for code in game(key).refusals if code not in RULES]
    assert words_for(lang) == sorted([*HOUSE, BROKEN, *of_games])


def test_the_refusals_of_a_game_carry_its_name() -> None:
    """So no game refuses what another does, or the house, under the same code."""
    for key in GAMES:
        assert [code for code in game(key).refusals if code not in RULES and not code.startswith(f"{key}-")] == []
