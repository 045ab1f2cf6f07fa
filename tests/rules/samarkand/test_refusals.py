"""Answers that are not taken: each with its code and its clause, and nothing changed."""

import pytest

from caravanserai.engine.refusal import Refused
from caravanserai.games.samarkand.words.chances import (
    BankShuffled,
    CamelsShuffled,
    CamelsShuffledBack,
    KindsDrawn,
    SeatsShuffled,
)
from caravanserai.games.samarkand.words.moves import LeaveBehind, Pass, ScoreKind, Sell, Stop
from tests.rules.samarkand.positions import SAMARKAND, begin, close, no_more_camels, own, sell


def selling():
    return begin()


def stopping():
    g = begin()
    sell(g, 1, 5, 1, 7)
    return g


def stopping_without_camel():
    g = no_more_camels(begin())
    g.camel = 0
    sell(g, 1, 5, 1, 7)
    return g


def leaving():
    g = own(begin(), 0, "spices-1 fruits-2 jewels-7", "2")
    close(g)
    return g


def choosing_kind():
    g = own(begin(), 0, "spices-1 fruits-2 jewels-7", "3")
    close(g)
    return g


@pytest.mark.parametrize(
    ("position", "move", "clause", "code"),
    [
        (selling, Sell("spices-1"), "SA-07", "samarkand-not-in-hand"),
        (selling, Sell("carpets-4"), "SA-07", "samarkand-not-in-hand"),
        (selling, Pass(), "SA-07", "other-question"),
        (stopping, Stop("carpets-1"), "SA-16", "samarkand-own-goods"),
        (stopping, Stop("spices-1"), "SA-09", "samarkand-not-on-offer"),
        (stopping, Sell("carpets-1"), "SA-09", "other-question"),
        (stopping_without_camel, Stop("camel"), "SA-19", "samarkand-no-camel"),
        (leaving, LeaveBehind(()), "SA-27", "samarkand-leave-count"),
        (leaving, LeaveBehind(("spices-5",)), "SA-27", "samarkand-not-yours"),
        (leaving, LeaveBehind(("spices-4",)), "SA-27", "samarkand-not-yours"),
        (leaving, ScoreKind("spices"), "SA-27", "other-question"),
        (choosing_kind, ScoreKind("carpets"), "SA-28", "samarkand-not-rarest"),
        (choosing_kind, Pass(), "SA-28", "other-question"),
    ],
)
def test_a_refusal_names_the_clause_and_changes_nothing(position, move, clause, code):
    g = position()
    before = g.copy()
    with pytest.raises(Refused) as refused:
        SAMARKAND.play(g, 0, move)
    assert (refused.value.refusal.clause, refused.value.refusal.code) == (clause, code)
    assert g == before


def test_who_is_not_asked_is_told_so():
    with pytest.raises(Refused, match="not-asked"):
        SAMARKAND.play(leaving(), 1, LeaveBehind(()))


@pytest.mark.parametrize(
    "text",
    ['{"type":"Stop","card":"horse"}', '{"type":"Stop"}', '{"type":"Sell","card":"camel"}', '{"type":"Pass","x":1}'],
)
def test_what_is_no_move_is_unreadable(text):
    with pytest.raises(Refused, match="unreadable-move"):
        SAMARKAND.read_move(text)


def test_a_shuffle_that_cannot_be_is_refused():
    g = SAMARKAND.new(3)
    kinds = ("clothes", "jewels", "fruits", "spices", "carpets")
    for wrong in (KindsDrawn(kinds[:4]), KindsDrawn((*kinds[:4], "jewels")), SeatsShuffled((0, 1, 2))):
        with pytest.raises(Refused, match="wrong-chance"):
            SAMARKAND.take_chance(g, wrong)
    SAMARKAND.take_chance(g, KindsDrawn(kinds))
    for wrong in (BankShuffled((7,) * 10), CamelsShuffled((2, 3, 4, 5) * 4), KindsDrawn(kinds)):
        with pytest.raises(Refused, match="wrong-chance"):
            SAMARKAND.take_chance(g, wrong)
    with pytest.raises(Refused, match="wrong-chance"):
        SAMARKAND.take_chance(selling(), CamelsShuffledBack((2, 3)))
