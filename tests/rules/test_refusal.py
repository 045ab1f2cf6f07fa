"""The catalogue of refusals: nothing is refused that does not stand in it, and kind and status follow from it."""

from typing import Any, Literal

import pytest

from caravanserai.engine.game import GAMES, game
from caravanserai.engine.refusal import RULES, STATUS, Catalogue, Reason, Refusal, UnknownRefusalError, reasons
from caravanserai.tables.refusals import TABLES
from caravanserai.web.refusals import HOUSE

CATALOGUES: list[Catalogue[Any]] = [RULES, TABLES, HOUSE, *(game(key).refusals for key in GAMES)]


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_a_code_that_no_catalogue_has_is_never_refused(catalogue: Catalogue[Any]) -> None:
    with pytest.raises(UnknownRefusalError, match="no-such-code"):
        catalogue.refuse("no-such-code")
    with pytest.raises(UnknownRefusalError, match="no-such-code"):
        catalogue.refusal("no-such-code", "KH-01")


def test_what_tables_refuse_is_unknown_to_rules_and_what_the_web_refuses_to_both() -> None:
    assert set(RULES) < set(TABLES) < set(HOUSE)
    assert "stale-ask" not in RULES
    assert "too-fast" not in TABLES


def test_kind_and_status_follow_from_the_catalogue() -> None:
    assert HOUSE.refusal("wrong-chance") == Refusal("illegal", "wrong-chance")
    assert HOUSE.refusal("chat-too-long", most=3) == Refusal("unreadable", "chat-too-long", None, {"most": 3})
    assert HOUSE["not-asked"] == Reason("not-yours-now", 409)
    assert HOUSE["not-host"] == Reason("not-yours-now", 403)


def test_what_somebody_sent_is_repeated_in_part() -> None:
    said = RULES.refusal("unknown-game", game="x" * 10_000, known="khiva").args["game"]
    assert isinstance(said, str)
    assert len(said) == 401


def test_no_code_is_listed_twice() -> None:
    again: Any = Literal["game-over"]
    with pytest.raises(ValueError, match="game-over"):
        Catalogue(RULES, reasons("illegal", again))


@pytest.mark.parametrize("key", GAMES)
def test_a_game_refuses_with_the_status_of_the_kind(key: str) -> None:
    refusals = game(key).refusals
    assert all(refusals[code].status == STATUS[refusals[code].kind] for code in refusals)


@pytest.mark.parametrize(
    "refusal",
    [Refusal("illegal", "khiva-never-listed"), Refusal("unreadable", "khiva-must-take")],
    ids=["code", "kind"],
)
def test_a_game_cannot_refuse_what_it_does_not_declare(refusal: Refusal, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = game("khiva")
    g = rules.new(2)
    while rules.chance_due(g):
        rules.roll_chance(g)
    monkeypatch.setattr(type(rules), "why_not", staticmethod(lambda g, seat, move: refusal))
    with pytest.raises(UnknownRefusalError, match=refusal.code):
        rules.play(g, 0, rules.read_move(b'{"type":"TakeSalt"}'))
