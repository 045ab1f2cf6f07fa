"""What is in the box, and how it is laid out (SA-01 … SA-06)."""

from collections import Counter

import pytest

from caravanserai.games.samarkand.words.events import CamelTurnedUp, ElderDrawn, KindDrawn
from caravanserai.games.samarkand.words.names import KIND_NAMES
from tests.rules.samarkand.positions import CAPACITIES, SAMARKAND, VALUES, begin, dealt, moment, sell


def test_sa_01_every_kind_has_ten_cards_of_the_same_values():
    g = begin(5)
    for seat, kind in enumerate(KIND_NAMES):
        assert SAMARKAND.view(g, seat).own.hand == tuple(f"{kind}-{value}" for value in VALUES)


def test_sa_02_sixteen_camels_of_four_capacities():
    g = dealt()
    assert Counter([g.camel, *g.camel_pile[: g.camels_left]]) == Counter(CAPACITIES)


def test_sa_03_the_bank_always_has_enough_and_takes_what_is_paid_to_it():
    g = begin()
    sell(g, 1, 1, 1, 1)
    before = SAMARKAND.inventory(g)["dirhams"]
    moment(g, s1="camel")
    assert g.bank == 10 and g.purse[1] == 5
    assert SAMARKAND.inventory(g)["dirhams"] == before


@pytest.mark.parametrize("seats", [4, 5])
def test_sa_04_each_draws_a_kind_and_has_15_dirhams_and_the_rest_leaves_the_game(seats):
    drawn = set()
    for seed in range(20):
        g = dealt(seats, seed)
        views = [SAMARKAND.view(g, seat).own for seat in range(seats)]
        kinds = [view.kind for view in views]
        assert len(set(kinds)) == seats
        assert all(view.dirhams == 15 and len(view.hand) == 10 for view in views)
        assert sum(g.gone) == 10 * (5 - seats)
        assert SAMARKAND.view(g, 0).bank is None
        drawn.add(tuple(kinds))
    assert len(drawn) > 10


def test_sa_05_with_three_the_bank_sells_a_fourth_kind_and_all_have_25_dirhams():
    banks, piles = set(), set()
    for seed in range(30):
        g = dealt(3, seed)
        assert [SAMARKAND.view(g, seat).own.dirhams for seat in range(3)] == [25, 25, 25]
        assert len({*g.kind[:3], g.kind[5]}) == 4
        assert sorted(g.bank_pile) == sorted(VALUES)
        assert sum(g.gone) == 10
        banks.add(g.kind[5])
        piles.add(tuple(g.bank_pile))
    assert len(banks) == 5 and len(piles) > 25


def test_sa_06_camels_are_shuffled_and_the_top_one_is_up():
    assert SAMARKAND.view(begin(camels="4 2 3"), 0).camel == 4
    tops = {dealt(4, seed).camel for seed in range(30)}
    assert tops == {2, 3, 4, 5}


def test_sa_06_the_first_elder_is_a_random_seat():
    assert {dealt(4, seed).elder for seed in range(30)} == {0, 1, 2, 3}


def test_sa_06_all_hear_of_camel_and_elder_and_each_of_their_own_kind():
    g = SAMARKAND.new(4)
    SAMARKAND.seed_chance(g, 3)
    events = ()
    while SAMARKAND.chance_due(g):
        events += SAMARKAND.roll_chance(g)[1]
    assert [event.audience() for event in events if isinstance(event, KindDrawn)] == [(0,), (1,), (2,), (3,)]
    assert sum(isinstance(event, CamelTurnedUp | ElderDrawn) and event.audience() is None for event in events) == 2
