"""What the quick bot makes of positions that a person would not hesitate in; and that it beats chance."""

import pytest

from caravanserai.bots.arena import Match, play_match
from caravanserai.bots.quick import QuickBot
from caravanserai.bots.tally import Tally
from caravanserai.games.samarkand.words.moves import LeaveBehind, Pass, ScoreKind, Stop
from tests.rules.samarkand.positions import (
    SAMARKAND,
    begin,
    close,
    fall,
    own,
    purses,
    sell,
    to_turn,
)


def chosen(g, seat=0, seed=0):
    return SAMARKAND.move_of(g, QuickBot("level2", "samarkand", seed).choose(g, seat))


def offered(*values, price, dirhams=(15, 15, 15, 15), goods="", camels=""):
    g = own(begin(camels="2"), 0, goods, camels)
    sell(g, *values)
    return purses(fall(g, price), *dirhams)


def test_it_stops_for_what_adds_most():
    g = offered(1, 1, 1, 7, price=2, goods="spices-5 fruits-2", camels="5")
    assert all(chosen(g, seed=seed) == Stop("jewels-7") for seed in range(10))


def test_it_passes_while_the_price_is_above_the_worth():
    g = offered(1, 1, 1, 1, price=10)
    assert all(chosen(g, seed=seed) == Pass() for seed in range(10))


def test_it_never_stops_for_what_it_cannot_pay():
    g = offered(1, 5, 5, 7, price=4, dirhams=(3, 15, 15, 15))
    assert chosen(g) == Pass()


def test_it_waits_when_nobody_else_can_pay():
    g = offered(1, 5, 5, 7, price=9, dirhams=(15, 1, 1, 1))
    assert chosen(g) == Pass()


def test_it_leaves_empty_camels_alone_at_the_end():
    g = to_turn(own(begin(camels="5"), 0, "spices-1", "2"), 10)
    fall(g, 1)
    assert all(chosen(g, seed=seed) != Stop("camel") for seed in range(10))


def test_those_who_think_alike_do_not_dispute_for_ever():
    for deal in play_match(Match("samarkand", ("level2",) * 4, games=4, seed=1)):
        assert max(deal.games[0].points) >= 10


def test_it_loads_and_scores_as_well_as_can_be():
    g = own(begin(), 0, "spices-5 spices-5 fruits-7 fruits-5 jewels-1 jewels-3", "5")
    close(g)
    move = chosen(g)
    assert isinstance(move, LeaveBehind) and move.cards == SAMARKAND.ask(g, 0).choices[0].cards
    g = own(begin(), 0, "spices-5 fruits-7 jewels-1", "3")
    close(g)
    assert chosen(g) == ScoreKind("fruits")


@pytest.mark.parametrize("seats", [3, 4])
def test_it_beats_random_bots(seats):
    """It wins nearly all games; a fixed seed cannot flake, and this bound leaves room to tune."""
    match = Match("samarkand", ("level2", *["random"] * (seats - 1)), games=4 * seats, seed=1)
    tally = Tally(match)
    for deal in play_match(match):
        tally.add(deal)
    result = tally.result(1.0, 1)
    assert result.bots[0].win_share is not None and result.bots[0].win_share >= 0.9
