"""How a camel moves: KH-17 … KH-22."""

import pytest

from caravanserai.games.khiva.words.events import CamelMoved, CarpetTaken, GemsGained, GemsSpent
from caravanserai.games.khiva.words.moves import Landing, SpendGems, TakeCarpet, TakeSalt
from caravanserai.games.khiva.words.names import Space
from tests.rules.khiva.positions import ALL_OUT, KHIVA, answer, offers, play_on, position, reveal, told, where

CITY = Space("city")

# -- how far --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("gems", "stop"), [(0, "0:1"), (1, "0:2"), (2, "0:3")])
def test_kh_17_a_camel_moves_the_cards_value_and_one_space_for_each_gem_spent(gems: int, stop: str):
    g = position(gems=[2, 0, 0])

    reveal(g, "white-1", "pink-1", "black-1")
    answer(g, SpendGems(gems))

    assert where(g, "white") == stop


def test_kh_17_spent_gems_leave_their_owner():
    g = position(gems=[5, 1, 0], camels={"white": "1:2"})

    reveal(g, "white-2", "pink-5", "black-1")
    events = answer(g, SpendGems(1))

    assert told(events, GemsSpent) == [GemsSpent(0, 1)]
    assert (g.gems[0], g.reserve) == (4, 24 - 1 + 1)  # seat 2 gained one at shop 1


def test_kh_17_no_more_gems_than_the_seat_owns():
    g = position(gems=[1, 9, 9])

    reveal(g, "white-1", "pink-5", "black-5")

    assert offers(g) == [SpendGems(0), SpendGems(1)]


def test_kh_17_no_more_gems_than_the_card_has_slots():
    g = position(gems=[9, 0, 0], camels={"white": "1:4"})

    reveal(g, "white-1", "pink-5", "black-5")

    assert offers(g) == [SpendGems(0), SpendGems(1), SpendGems(2)]


def test_kh_17_spending_none_is_always_offered_and_tells_of_no_gems():
    g = position(gems=[2, 0, 0])
    reveal(g, "white-2", "pink-5", "black-5")

    assert SpendGems(0) in offers(g)
    assert told(answer(g, SpendGems(0)), GemsSpent) == []


def test_kh_17_a_seat_without_gems_is_not_asked():
    g = position(gems=[0, 9, 9])

    reveal(g, "white-1", "pink-5", "black-5")

    assert KHIVA.asked(g) == [0, 1, 2]


def test_kh_17_no_gem_is_asked_for_when_the_counter_is_reached_anyway():
    g = position(gems=[9, 0, 0], camels={"white": "0:4"})

    events = reveal(g, "white-1", "pink-1", "black-1")

    assert told(events, CamelMoved)[0].stop == Space("counter", 0)
    assert KHIVA.asked(g) == [0, 1, 2]
    assert g.gems[0] == 9


def test_kh_17_only_gems_that_carry_the_camel_further_are_offered():
    g = position(gems=[9, 0, 0], camels={"white": "0:3"})

    reveal(g, "white-1", "pink-1", "black-1")

    assert offers(g) == [SpendGems(0), SpendGems(1)]
    assert KHIVA.ask(g, 0).landings == (Landing(0, Space("shop", 0, 4)), Landing(1, Space("counter", 0)))


def test_kh_17_only_the_mover_is_asked_and_told_where_each_gem_leads():
    g = position(gems=[2, 2, 2])

    reveal(g, "pink-5", "white-2", "black-5")

    assert KHIVA.asked(g) == [1]
    assert [KHIVA.ask(g, seat) for seat in (-1, 0, 2)] == [None, None, None]
    assert KHIVA.ask(g, 1).card == "white-2"
    assert KHIVA.ask(g, 1).landings == tuple(Landing(n, Space("shop", 1, 2 + n)) for n in (0, 1, 2))


# -- which way ------------------------------------------------------------------------------------------------


def test_kh_18_a_camel_goes_out_along_the_movers_own_path():
    g = position(camels={"white": "0:1"})

    reveal(g, "white-2", "pink-1", "black-1")

    assert where(g, "white") == "0:3"


@pytest.mark.parametrize(("value", "stop"), [(1, "1:3"), (3, "1:1"), (4, "0:1"), (5, "0:2")])
def test_kh_18_from_a_rivals_path_it_goes_back_to_the_city_then_out(value: int, stop: str):
    g = position(camels={"white": "1:4"})

    reveal(g, f"white-{value}", "pink-1", "black-1")

    assert where(g, "white") == stop


@pytest.mark.parametrize("path", [0, 1, 2])
def test_kh_18_each_seat_draws_it_towards_its_own_counter(path: int):
    g = position(camels={"white": f"{path}:2"})

    reveal(g, "pink-1", "black-1", "white-1")

    assert where(g, "white") == ("2:3" if path == 2 else f"{path}:1")


# -- what counts as a step ------------------------------------------------------------------------------------


def test_kh_19_a_space_with_another_camel_is_jumped():
    g = position(camels={"blue": "0:1", "green": "0:3"})

    events = reveal(g, "white-2", "pink-1", "black-1")

    assert where(g, "white") == "0:4"
    way = [(passed.space.shop, passed.jumped) for passed in told(events, CamelMoved)[0].way]
    assert way == [(1, True), (2, False), (3, True)]


def test_kh_19_camels_on_a_rivals_path_are_jumped_too():
    g = position(camels={"white": "1:4", "blue": "1:3", "green": "1:2"})

    reveal(g, "white-1", "pink-1", "black-1")

    assert where(g, "white") == "1:1"


def test_kh_19_camels_in_the_city_are_jumped():
    g = position(camels={"white": "1:1"})

    events = reveal(g, "white-1", "pink-1", "black-1")

    assert where(g, "white") == "0:1"
    assert [(passed.space, passed.jumped) for passed in told(events, CamelMoved)[0].way] == [(CITY, True)]


def test_kh_19_a_space_that_a_camel_left_this_turn_counts_and_one_it_reached_does_not():
    g = position(2, camels={"white": "0:1"})

    reveal(g, "white-1 green-2", "pink-1 black-1")  # white goes on to 0:2, green counts 0:1 and jumps white

    assert (where(g, "white"), where(g, "green")) == ("0:2", "0:3")


def test_kh_20_an_empty_city_counts_as_one_step():
    g = position(camels={"white": "1:1", **ALL_OUT})

    reveal(g, "white-2", "pink-5", "black-5")

    assert where(g, "white") == "0:1"


def test_kh_20_a_move_may_end_in_the_city_and_nothing_happens_there():
    g = position(camels={"white": "1:1", **ALL_OUT})
    reserve, loads = g.reserve, g.camel_teapot[:]

    events = reveal(g, "white-1", "white-5", "white-4")

    assert told(events, CamelMoved)[-1].stop == CITY
    assert events[-1] == told(events, CamelMoved)[-1]
    assert (g.reserve, g.gems[:3], g.camel_teapot) == (reserve - 2, [0, 1, 1], loads)


@pytest.mark.parametrize(
    ("city", "empty", "shared"), [("when-empty", "0:1", "0:2"), ("always", "0:1", "0:1"), ("never", "0:2", "0:2")]
)
def test_kh_20_the_option_says_when_the_city_counts(city: str, empty: str, shared: str):
    alone = position(camels={"white": "1:1", **ALL_OUT}, options={"city": city})
    joined = position(camels={"white": "1:1"}, options={"city": city})

    for g, stop in ((alone, empty), (joined, shared)):
        reveal(g, "white-2", "pink-5", "black-5")
        assert where(g, "white") == stop


def test_kh_20_by_default_only_an_empty_city_counts():
    g = position(camels={"white": "1:1"})

    reveal(g, "white-2", "pink-5", "black-5")

    assert where(g, "white") == "0:2"
    assert KHIVA.check_options({})["city"] == "when-empty"


def test_kh_20_with_always_a_move_may_end_in_a_city_with_other_camels():
    g = position(camels={"white": "1:1"}, options={"city": "always"})

    reveal(g, "white-1", "pink-5", "black-5")

    assert where(g, "white") == "city"


def test_kh_20_the_option_changes_only_the_city():
    g = position(camels={"white": "1:1", "blue": "0:1"}, options={"city": "always"})

    reveal(g, "white-2", "pink-5", "black-5")

    assert where(g, "white") == "0:2"


def test_kh_20_with_never_no_move_ends_in_the_city():
    stops = {"never": 0, "always": 0}
    for city in stops:
        for seed in range(4):
            g = KHIVA.new(5, {"city": city})
            for events in play_on(g, seed):
                stops[city] += sum(moved.stop == CITY for moved in told(events, CamelMoved))

    assert stops["never"] == 0
    assert stops["always"] > 0  # so the games above do come by


def test_kh_21_a_move_past_the_counter_ends_on_it():
    g = position(camels={"white": "0:3"})

    events = reveal(g, "white-5", "pink-1", "black-1")

    assert told(events, CamelMoved)[0].stop == Space("counter", 0)
    assert where(g, "white") == "city"


def test_kh_21_no_camel_rests_on_a_counter_so_the_next_one_is_not_led_over_it():
    g = position(2, camels={"white": "0:4", "blue": "0:3"})

    events = reveal(g, "white-1 blue-3", "pink-1 black-1")

    stops = [moved.stop for moved in told(events, CamelMoved)]
    assert stops[:2] == [Space("counter", 0), Space("counter", 0)]
    assert (where(g, "white"), where(g, "blue")) == ("city", "city")


def test_kh_21_a_jump_over_shop_4_ends_on_the_counter():
    g = position(camels={"white": "0:3", "blue": "0:4"})

    events = reveal(g, "white-1", "pink-1", "black-1")

    assert told(events, CamelMoved)[0].stop == Space("counter", 0)


# -- where it stops -------------------------------------------------------------------------------------------


def test_kh_22_a_rivals_shop_works_for_the_mover():
    g = position(camels={"white": "1:4", "blue": "1:3"}, carpet_pile="pink-2 blue-4")

    events = reveal(g, "white-1", "pink-5", "black-5")  # over blue, to shop 2

    assert told(events, CarpetTaken) == [CarpetTaken(0, "pink-2")]
    assert KHIVA.view(g, 1).seats[0].undelivered == ("pink-2",)
    assert KHIVA.view(g, 1).seats[1].undelivered == ()


def test_kh_22_the_gems_of_a_rivals_shop_go_to_the_mover():
    g = position(camels={"white": "1:4"})

    events = reveal(g, "white-1", "pink-5", "black-5")

    assert told(events, GemsGained) == [GemsGained(0, 2, 3)]


def test_kh_22_the_mover_is_asked_at_shop_4():
    g = position(camels={"white": "1:3"}, gems=[0, 3, 3])

    reveal(g, "black-5", "white-1", "pink-5")
    answer(g, SpendGems(0))

    assert KHIVA.asked(g) == [1]
    assert offers(g) == [TakeSalt(), TakeCarpet()]


def test_kh_22_spaces_on_the_way_do_nothing():
    g = position(camels={"white": "1:3"})

    events = reveal(g, "white-3", "pink-5", "black-5")  # by the rival's shops 2 and 1, to the mover's shop 1

    assert where(g, "white") == "0:1"
    assert told(events, GemsGained, CarpetTaken) == [GemsGained(0, 1, 1)]
