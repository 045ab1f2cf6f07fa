"""Sentences: every event, answer and question has one, and stands on a clause of the rulebook."""

import re

import pytest

from caravanserai.engine.phrases import Phrase, seat_name
from caravanserai.games.khiva.rules.state import SPACES
from caravanserai.games.khiva.words.events import CamelMoved, GameEnded, GemsGained, NothingLeft, Passed
from caravanserai.games.khiva.words.moves import ChooseCards, SpendGems, TakeSalt
from caravanserai.games.khiva.words.names import Space, space_named, space_number
from tests.rules.khiva.positions import KHIVA, answer, play_on, position, reveal


@pytest.mark.parametrize("seats", [2, 3])
def test_whatever_happens_can_be_told_with_its_clause(seats: int):
    rulebook = (KHIVA.folder / "rulebook" / "en.md").read_text(encoding="utf-8")
    clauses = set(re.findall(r"^- \*\*(KH-\d\d)\*\*", rulebook, re.MULTILINE))
    g = KHIVA.new(seats)

    for events in play_on(g, seed=1):
        for event in events:
            assert isinstance(KHIVA.describe(event), Phrase)
            assert KHIVA.clause_of(event) in clauses
        for seat in KHIVA.asked(g):
            assert KHIVA.ask(g, seat).clause in clauses
            assert isinstance(KHIVA.describe(KHIVA.ask(g, seat)), Phrase)
            assert isinstance(KHIVA.describe(KHIVA.offers(g, seat)[0]), Phrase)


@pytest.mark.parametrize(("shop", "clause"), [(1, "KH-23"), (2, "KH-24"), (3, "KH-25"), (4, "KH-26")])
def test_what_a_shop_does_stands_on_the_shops_clause(shop: int, clause: str):
    assert KHIVA.clause_of(NothingLeft(0, shop)) == clause
    if shop in (1, 3):
        assert KHIVA.clause_of(GemsGained(0, 1, shop)) == clause


def test_a_walk_is_told_with_its_jumps():
    shop = Space("shop", 0, 1)
    moved = CamelMoved(0, "white", Space("city"), (Passed(shop, jumped=True),), Space("shop", 0, 2))

    said = KHIVA.describe(moved)

    assert said.id == "khiva-camel-moved"
    assert said.args["jumped"] == 1
    assert said.args["start"] == Phrase("khiva-space", {"place": "city"})
    assert said.args["stop"] == Phrase("khiva-space", {"place": "shop", "path": seat_name(0), "shop": 2})


def test_the_end_names_all_who_share_the_victory():
    said = KHIVA.describe(GameEnded((7, 3, 7), (1, 3, 1)))

    assert said.args["winners"] == (Phrase("seat", {"seat": 0}), Phrase("seat", {"seat": 2}))
    assert (said.args["count"], said.args["points"]) == (2, 7)


def test_questions_say_what_is_at_stake():
    g = position(gems=[4, 0, 0])
    assert KHIVA.describe(KHIVA.ask(g, 0)) == Phrase("khiva-choose-cards-ask", {"each": 1})

    reveal(g, "white-4", "pink-1", "black-1")
    asked = KHIVA.describe(KHIVA.ask(g, 0))
    card = Phrase("khiva-card", {"colour": "white", "value": 4})
    assert asked == Phrase("khiva-spend-gems-ask", {"gems": 1, "card": card, "card-name": "white-4"})

    answer(g, SpendGems(0))
    asked = KHIVA.describe(KHIVA.ask(g, 0))
    assert asked == Phrase("khiva-shop4-ask", {"price": 3, "salt": 8, "carpet": "yes"})


def test_answers_are_told_as_they_were_given():
    card = Phrase("khiva-card", {"colour": "pink", "value": 2})

    said = KHIVA.describe(ChooseCards(("pink-2",), ("pink-2",)))

    assert said == Phrase("khiva-choose-cards", {"play": (card,), "play-count": 1, "give": (card,), "give-count": 1})
    assert KHIVA.describe(SpendGems(2)) == Phrase("khiva-spend-gems", {"gems": 2})
    assert KHIVA.describe(TakeSalt()) == Phrase("khiva-take-salt")


def test_every_space_has_a_name_and_every_name_a_space():
    for space in range(SPACES):
        assert space_number(space_named(space, mover=1)) == space
