"""A game without a page of its own: what the house says of it, and its words."""

from pathlib import Path

import msgspec
import pytest

from caravanserai.engine.game import GAMES, game
from caravanserai.engine.phrase_table import phrase_table
from caravanserai.strings import LANGUAGES
from tests.web.conftest import running

pytestmark = pytest.mark.anyio


async def test_the_house_says_which_games_the_general_table_shows(tmp_path: Path) -> None:
    async with running(tmp_path / "data") as server:
        found = (await (await server.guest("Guest")).http.get("/api/rules/plain")).json()
    assert [one["key"] for one in found] == [key for key in GAMES if "page" not in game(key).parts] == ["goofspiel"]
    assert found[0]["roles"]["PrizeTaken"] == "result"
    # The page says it as it says the games that it has code for: from the same table.
    assert found[0]["phrases"] == msgspec.json.decode(msgspec.json.encode(phrase_table(game("goofspiel"))))
    assert found[0]["phrases"]["clauses"]["PrizeTaken"] == "GO-05"


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_its_words_are_sent_once_and_kept(tmp_path: Path, lang: str) -> None:
    file = game("goofspiel").folder / "strings" / f"{lang}.ftl"
    async with running(tmp_path / "data") as server:
        http = (await server.guest("Guest")).http
        first = await http.get(f"/api/games/goofspiel/strings/{lang}")
        again = await http.get(f"/api/games/goofspiel/strings/{lang}", headers={"if-none-match": first.headers["etag"]})
        wrong = [await http.get(path) for path in ("/api/games/chess/strings/en", "/api/games/goofspiel/strings/..")]
    assert first.content == file.read_bytes()
    assert first.headers["content-type"] == "text/plain; charset=utf-8"
    assert (again.status_code, again.content) == (304, b"")
    assert [answer.status_code for answer in wrong] == [404, 404]
