"""What the spaces do: KH-23 … KH-29."""

import pytest

from caravanserai.games.khiva.words.events import (
    CamelLoaded,
    CamelMoved,
    CarpetsDelivered,
    CarpetTaken,
    EndTriggered,
    GemsGained,
    GemsSpent,
    NothingLeft,
    SaltBought,
    SaltDeclined,
    TeapotTaken,
)
from caravanserai.games.khiva.words.moves import Decline, Shop4Ask, SpendGems, TakeCarpet, TakeSalt
from tests.rules.khiva.positions import KHIVA, answer, offers, position, reveal, told, where


def test_kh_23_shop_1_gives_one_gem():
    g = position()

    events = reveal(g, "white-1", "white-4", "white-5")

    assert told(events, GemsGained) == [GemsGained(0, 1, 1)]
    assert (g.gems[0], g.reserve) == (1, 30 - 1 - 2)


def test_kh_24_shop_2_gives_the_top_carpet_face_up_and_undelivered():
    g = position(carpet_pile="pink-2 blue-4 white-3")

    events = reveal(g, "white-2", "white-4", "white-5")

    view = KHIVA.view(g, 1)
    assert told(events, CarpetTaken) == [CarpetTaken(0, "pink-2")]
    assert view.seats[0].undelivered == ("pink-2",)
    assert view.seats[0].delivered == 0
    assert view.piles.carpets == 2


def test_kh_24_with_no_carpet_left_shop_2_gives_nothing():
    g = position(carpet_pile="pink-2")

    events = reveal(g, "white-2", "blue-2", "black-1")

    assert told(events, CarpetTaken, NothingLeft) == [CarpetTaken(0, "pink-2"), NothingLeft(1, 2)]
    assert g.carpets_left == 0


def test_kh_25_shop_3_gives_two_gems():
    g = position()

    events = reveal(g, "white-3", "white-4", "white-5")

    assert told(events, GemsGained) == [GemsGained(0, 2, 3)]
    assert g.gems[0] == 2


@pytest.mark.parametrize(("reserve", "gained"), [(5, 2), (4, 2), (3, 1)])
def test_kh_25_shop_3_gives_as_many_as_the_reserve_has(reserve: int, gained: int):
    g = position(reserve=reserve)

    reveal(g, "white-3", "white-4", "white-5")  # two gems go to the refused cards first

    assert g.gems[0] == gained


# -- shop 4 ---------------------------------------------------------------------------------------------------


def test_kh_26_shop_4_asks_for_salt_or_carpet():
    g = position(gems=[3, 0, 0])

    reveal(g, "white-4", "pink-1", "black-1")
    answer(g, SpendGems(0))

    assert KHIVA.ask(g, 0) == Shop4Ask(price=3, salt=8, carpet=True)
    assert offers(g) == [TakeSalt(), TakeCarpet()]


def test_kh_26_salt_costs_three_gems():
    g = position(gems=[5, 0, 0], salt={1: [8]}, carpet_pile="pink-2 blue-4")

    reveal(g, "white-4", "white-5", "black-5")
    answer(g, SpendGems(0))
    events = answer(g, TakeSalt())

    assert told(events, SaltBought, CarpetTaken) == [SaltBought(0, 7)]
    assert KHIVA.view(g, 0).seats[0].salt == (7,)
    assert (g.gems[0], g.reserve) == (2, 30 - 2 - 1)
    assert (g.salt_left, g.carpets_left) == (3, 2)


def test_kh_26_the_carpet_may_be_taken_instead_and_costs_nothing():
    g = position(gems=[3, 0, 0], carpet_pile="pink-2 blue-4")

    reveal(g, "white-4", "pink-5", "black-5")
    answer(g, SpendGems(0))
    events = answer(g, TakeCarpet())

    assert told(events, SaltBought, CarpetTaken) == [CarpetTaken(0, "pink-2")]
    assert (g.gems[0], g.salt_left, g.carpets_left) == (3, 5, 1)


def test_kh_26_salt_is_paid_from_the_gems_left_after_the_move():
    g = position(gems=[3, 0, 0], camels={"white": "0:1"})

    reveal(g, "white-2", "pink-5", "black-5")
    events = answer(g, SpendGems(1))

    assert told(events, GemsSpent, CarpetTaken, SaltBought)[0] == GemsSpent(0, 1)
    assert len(told(events, CarpetTaken)) == 1
    assert KHIVA.asked(g) == [0, 1, 2]


def test_kh_26_a_seat_with_two_gems_takes_the_carpet_without_being_asked():
    g = position(gems=[2, 0, 0], carpet_pile="pink-2 blue-4")

    reveal(g, "white-4", "pink-5", "black-5")
    events = answer(g, SpendGems(0))

    assert told(events, CarpetTaken) == [CarpetTaken(0, "pink-2")]
    assert KHIVA.asked(g) == [0, 1, 2]


def test_kh_26_without_salt_the_carpet_is_taken_without_asking():
    g = position(gems=[9, 0, 0], salt_left=0, carpet_pile="pink-2 blue-4")

    reveal(g, "white-4", "pink-5", "black-5")
    events = answer(g, SpendGems(0))

    assert told(events, CarpetTaken) == [CarpetTaken(0, "pink-2")]
    assert g.gems[0] == 9


def test_kh_26_without_a_carpet_the_salt_may_be_bought():
    g = position(gems=[3, 0, 0], carpet_pile="")

    reveal(g, "white-4", "pink-5", "black-5")
    answer(g, SpendGems(0))

    assert KHIVA.ask(g, 0) == Shop4Ask(price=3, salt=8, carpet=False)
    assert offers(g) == [TakeSalt(), Decline()]
    assert told(answer(g, TakeSalt()), SaltBought) == [SaltBought(0, 8)]


def test_kh_26_without_a_carpet_the_salt_may_be_declined():
    g = position(gems=[3, 0, 0], carpet_pile="")

    reveal(g, "white-4", "pink-5", "black-5")
    answer(g, SpendGems(0))
    events = answer(g, Decline())

    assert events[0] == SaltDeclined(0)
    assert told(events, SaltBought, CarpetTaken) == []
    assert (g.gems[0], g.salt_left) == (3, 5)


@pytest.mark.parametrize(("gems", "salt_left"), [(2, 5), (9, 0)])
def test_kh_26_with_neither_nothing_happens(gems: int, salt_left: int):
    g = position(gems=[gems, 0, 0], salt_left=salt_left, carpet_pile="")

    reveal(g, "white-4", "pink-5", "black-5")
    events = answer(g, SpendGems(0))

    assert told(events, NothingLeft) == [NothingLeft(0, 4)]
    assert told(events, SaltBought, CarpetTaken, SaltDeclined) == []
    assert KHIVA.asked(g) == [0, 1, 2]
    assert g.gems[0] == gems


# -- the counter ----------------------------------------------------------------------------------------------


def test_kh_27_the_counter_gives_the_camels_teapot_kept_face_down():
    g = position(loads={"white": 6, "blue": 7}, teapot_pile=[3, 2])

    events = reveal(g, "white-5", "pink-1", "black-1")

    assert told(events, TeapotTaken) == [TeapotTaken(0, "white", 6)]
    assert KHIVA.view(g, 0).own.tokens.teapots == (6,)
    rival = KHIVA.view(g, 1).seats[0]
    assert (rival.teapots, rival.tokens) == (1, None)
    assert KHIVA.score(g, 0) == 6


def test_kh_28_the_counter_delivers_all_the_movers_carpets_of_the_camels_colour():
    g = position(undelivered={0: "white-2 white-4 blue-3", 1: "white-3"})

    events = reveal(g, "white-5", "pink-1", "black-1")

    view = KHIVA.view(g, 0)
    assert told(events, CarpetsDelivered) == [CarpetsDelivered(0, ("white-2", "white-4"))]
    assert view.own.tokens.carpets == ("white-2", "white-4")
    assert view.seats[0].undelivered == ("blue-3",)
    assert view.seats[1].undelivered == ("white-3",)
    assert KHIVA.view(g, 1).seats[0].tokens is None


def test_kh_28_each_colour_is_delivered_by_its_own_camel():
    g = position(undelivered={0: "white-2 blue-2 green-3 pink-4 black-2"})

    reveal(g, "black-5", "pink-1", "white-1")

    assert KHIVA.view(g, 0).own.tokens.carpets == ("black-2",)


def test_kh_28_without_carpets_of_the_colour_nothing_is_delivered():
    g = position(undelivered={0: "blue-3"})

    events = reveal(g, "white-5", "pink-1", "black-1")

    assert told(events, CarpetsDelivered) == []


def test_kh_29_the_camel_goes_back_to_the_city_with_the_top_teapot():
    g = position(loads={"white": 6}, teapot_pile=[3, 2], camels={"white": "0:2"})

    events = reveal(g, "white-5", "pink-1", "black-1")

    assert where(g, "white") == "city"
    assert told(events, CamelLoaded) == [CamelLoaded("white", 3)]
    assert KHIVA.view(g, 2).camels[0].teapot == 3
    assert KHIVA.view(g, 2).piles.teapots == 1


def test_kh_29_a_camel_back_in_the_city_is_jumped_like_any_other():
    g = position(camels={"white": "0:4", "blue": "2:1", "green": "1:1", "pink": "2:3", "black": "2:4"})

    reveal(g, "white-1", "white-5", "green-1")  # green's owner has the city on the way

    assert where(g, "green") == "2:2"


def test_kh_29_with_the_pile_empty_the_camel_goes_back_without_a_teapot():
    g = position(loads={"white": 6, "blue": 7}, teapot_pile=[3])

    events = reveal(g, "white-5", "blue-5", "black-1")

    assert told(events, CamelLoaded) == [CamelLoaded("white", 3)]
    assert told(events, TeapotTaken) == [TeapotTaken(0, "white", 6), TeapotTaken(1, "blue", 7)]
    assert where(g, "blue") == "city"
    assert KHIVA.view(g, 0).camels[1].teapot is None


def test_kh_29_the_counter_works_in_order_teapot_carpets_new_load():
    g = position(undelivered={0: "white-2"}, teapot_pile=[3])

    events = reveal(g, "white-5", "pink-1", "black-1")

    kinds = (CamelMoved, TeapotTaken, CarpetsDelivered, CamelLoaded, EndTriggered)
    assert [type(event) for event in told(events, *kinds)][:5] == list(kinds)
