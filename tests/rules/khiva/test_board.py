"""The board: KH-07 … KH-09."""

import pytest

from caravanserai.games.khiva.words.chances import CarpetsShuffled, TeapotsShuffled
from caravanserai.games.khiva.words.events import CamelMoved, CarpetTaken
from caravanserai.games.khiva.words.names import Space
from tests.rules.khiva.positions import KHIVA, begin, play_on, position, reveal, told, where


@pytest.mark.parametrize(("value", "stop"), [(1, "0:1"), (2, "0:2"), (3, "0:3"), (4, "0:4")])
def test_kh_07_a_path_has_four_shops_from_the_city_outwards(value: int, stop: str):
    g = position()

    reveal(g, f"white-{value}", "pink-1", "black-1")

    assert where(g, "white") == stop


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_kh_07_the_fifth_space_of_a_path_is_its_own_seats_counter(seat: int):
    g = position()
    plays = ["pink-1", "black-1"]
    plays.insert(seat, "white-5")

    events = reveal(g, *plays)

    moved = told(events, CamelMoved)[0]
    assert moved.stop == Space("counter", seat)
    assert [passed.space for passed in moved.way] == [Space("shop", seat, shop) for shop in (1, 2, 3, 4)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_kh_07_there_is_one_path_for_each_seat_and_no_other(seats: int):
    g = KHIVA.new(seats)

    spaces = {
        space
        for events in play_on(g, seed=7)
        for moved in told(events, CamelMoved)
        for space in (moved.stop, *(passed.space for passed in moved.way))
    }

    assert {space.path for space in spaces if space.place != "city"} == set(range(seats))


def test_kh_08_all_camels_start_in_the_city_loaded_in_order_from_the_top_of_the_pile():
    g = KHIVA.new(3)
    order = (7, 6, 5, 4, 3, 2, 2, 7, 6, 5, 5, 5, 4, 4, 4, 4, 3, 3, 3, 3, 2, 2)

    KHIVA.take_chance(g, TeapotsShuffled(order))

    camels = KHIVA.view(g, 0).camels
    assert [(camel.colour, camel.teapot) for camel in camels] == [
        ("white", 7),
        ("blue", 6),
        ("green", 5),
        ("pink", 4),
        ("black", 3),
    ]
    assert {camel.space for camel in camels} == {Space("city")}
    assert KHIVA.view(g, 0).piles.teapots == 17


def test_kh_09_carpets_are_taken_in_the_order_of_the_shuffle():
    g = KHIVA.new(3)
    KHIVA.roll_chance(g)
    rest = tuple(f"{colour}-{value}" for colour in ("white", "blue", "green", "black") for value in (2, 3, 4))
    KHIVA.take_chance(g, CarpetsShuffled(("pink-4", "pink-2", "pink-3", *rest)))
    KHIVA.roll_chance(g)

    events = reveal(g, "white-2", "blue-2", "green-2")

    assert [taken.carpet for taken in told(events, CarpetTaken)] == ["pink-4", "pink-2", "pink-3"]
    assert KHIVA.view(g, 0).piles.carpets == 12


def test_kh_09_the_size_of_the_carpet_pile_is_public_and_its_order_is_not():
    g = position(carpet_pile="pink-2 blue-4 white-3")
    other = position(carpet_pile="white-3 pink-2 blue-4")

    for seat in (-1, 0, 1, 2):
        assert KHIVA.view(g, seat).piles.carpets == 3
        assert KHIVA.view(g, seat) == KHIVA.view(other, seat)


def test_kh_09_different_seeds_shuffle_the_piles_differently():
    one, two = begin(seed=1), begin(seed=2)

    assert one.carpet_pile != two.carpet_pile
    assert one.teapot_pile != two.teapot_pile


def test_kh_09_salt_lies_face_up():
    g = position(salt={1: [8]})

    assert KHIVA.view(g, -1).piles.salt == (7, 6, 5, 4)
