"""The rulebooks say the same in every language, and every clause has a test that names it."""

import re
from pathlib import Path

import pytest

from caravanserai.engine.game import GAMES, game

LANGUAGES = ("en", "fr", "ko")
TESTS = Path(__file__).parents[1]
BOOKS = {key: game(key).clause_prefix for key in GAMES}

CLAUSE = re.compile(r"^- \*\*([A-Z]{2}-\d{2})\*\* \S", re.MULTILINE)


def clauses(key: str, language: str) -> list[str]:
    """The ids of a rulebook's clauses, in its order."""
    return CLAUSE.findall(book(key, language))


def book(key: str, language: str) -> str:
    return (game(key).folder / "rulebook" / f"{language}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("key", BOOKS)
def test_clauses_are_numbered_one_by_one_with_the_games_prefix(key: str):
    found = clauses(key, "en")

    assert found
    assert found == [f"{BOOKS[key]}-{number:02}" for number in range(1, len(found) + 1)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", BOOKS)
def test_every_language_has_the_same_clauses_in_the_same_order(key: str, language: str):
    assert clauses(key, language) == clauses(key, "en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", BOOKS)
def test_every_clause_that_is_mentioned_exists(key: str, language: str):
    mentioned = set(re.findall(rf"{BOOKS[key]}-\d+", book(key, language)))

    assert mentioned == set(clauses(key, "en"))


@pytest.mark.parametrize("key", GAMES)
def test_every_clause_has_a_test_with_its_name(key: str):
    sources = (path.read_text(encoding="utf-8") for path in TESTS.rglob("test_*.py"))
    tested = {name for source in sources for name in re.findall(r"^def test_([a-z]{2}_\d{2})_", source, re.MULTILINE)}

    missing = [clause for clause in clauses(key, "en") if clause.lower().replace("-", "_") not in tested]

    assert not missing, f"no test is named after {', '.join(missing)}"


@pytest.mark.parametrize("key", GAMES)
def test_every_option_stands_on_a_clause_that_names_it(key: str):
    for language in LANGUAGES:
        text = book(key, language)
        by_clause = dict(re.findall(r"^- \*\*([A-Z]{2}-\d{2})\*\* (.*?)(?=^- \*\*|^#|\Z)", text, re.M | re.S))
        for option in game(key).options:
            assert f"`{option.key}`" in by_clause[option.clause], f"{language}: {option.clause} names `{option.key}`"
