"""Components: KH-01 … KH-06."""

from collections import Counter

import pytest

from caravanserai.games.khiva.words.chances import CarpetsShuffled, TeapotsShuffled
from caravanserai.games.khiva.words.events import CardRefused, GemsGained, NothingLeft, SaltBought
from caravanserai.games.khiva.words.moves import SpendGems, TakeSalt
from tests.rules.khiva.positions import KHIVA, answer, begin, hand, offers, play_on, position, reveal, told

COLOURS = ("white", "blue", "green", "pink", "black")


def test_kh_01_there_is_one_card_of_each_colour_and_value():
    g = begin(5)

    hands = [hand(g, seat) for seat in range(5)]

    assert sum(map(len, hands)) == 25
    assert set.union(*hands) == {f"{colour}-{value}" for colour in COLOURS for value in (1, 2, 3, 4, 5)}


@pytest.mark.parametrize(("value", "slots"), [(1, 2), (2, 2), (3, 1), (4, 1), (5, 0)])
def test_kh_02_a_card_takes_as_many_gems_as_its_value_has_slots(value: int, slots: int):
    g = position(hands={0: f"white-{value}"}, camels={"white": "1:4"}, gems=[9, 0, 0])

    previews = {preview.card: preview.landings for preview in KHIVA.ask(g, 0).cards}
    reveal(g, f"white-{value}", "pink-1", "black-1")

    assert [landing.gems for landing in previews[f"white-{value}"]] == list(range(slots + 1))
    if slots:
        assert offers(g) == [SpendGems(gems) for gems in range(slots + 1)]
    else:
        assert KHIVA.asked(g) == [0, 1, 2]


def test_kh_03_twenty_two_teapots_of_two_to_seven_are_shuffled():
    shuffled, _ = KHIVA.roll_chance(KHIVA.new(3))

    assert isinstance(shuffled, TeapotsShuffled)
    assert Counter(shuffled.order) == {2: 4, 3: 5, 4: 5, 5: 4, 6: 2, 7: 2}
    assert len(shuffled.order) == 22


def test_kh_04_each_colour_has_three_carpets_of_two_three_and_four():
    g = KHIVA.new(3)
    KHIVA.roll_chance(g)

    shuffled, _ = KHIVA.roll_chance(g)

    assert isinstance(shuffled, CarpetsShuffled)
    assert sorted(shuffled.order) == sorted(f"{colour}-{value}" for colour in COLOURS for value in (2, 3, 4))


def test_kh_05_five_salt_bags_lie_with_the_highest_on_top():
    g = position(camels={"white": "0:3", "blue": "1:3"}, gems=[3, 3, 0])
    assert KHIVA.view(g, 0).piles.salt == (8, 7, 6, 5, 4)

    reveal(g, "white-1", "blue-1", "black-1")
    answer(g, SpendGems(0))
    first = answer(g, TakeSalt())
    assert KHIVA.ask(g, 1).landings
    answer(g, SpendGems(0))
    second = answer(g, TakeSalt())

    assert told(first, SaltBought) == [SaltBought(0, 8)]
    assert told(second, SaltBought) == [SaltBought(1, 7)]
    assert KHIVA.view(g, 0).piles.salt == (6, 5, 4)


def test_kh_06_the_box_holds_thirty_gems():
    g = begin(3)

    assert (g.reserve, g.gems) == (30, [0] * 5)


def test_kh_06_no_step_makes_or_loses_a_component():
    g = KHIVA.new(4)
    box = KHIVA.inventory(g)

    for _ in play_on(g, seed=6):
        assert KHIVA.inventory(g) == box


def test_kh_06_a_gem_is_gained_only_while_one_is_left():
    g = position(reserve=1)

    events = reveal(g, "white-1", "blue-1", "pink-3")

    assert told(events, GemsGained, NothingLeft) == [GemsGained(0, 1, 1), NothingLeft(1, 1), NothingLeft(2, 3)]
    assert (g.reserve, g.gems[:3]) == (0, [1, 0, 0])


def test_kh_06_shop_3_gives_the_one_gem_that_is_left():
    g = position(reserve=1)

    events = reveal(g, "white-3", "pink-2", "black-2")

    assert told(events, GemsGained) == [GemsGained(0, 1, 3)]


@pytest.mark.parametrize(("middle", "highest"), [(1, 2), (2, 1)])
def test_kh_06_the_lower_refused_card_is_served_first(middle: int, highest: int):
    g = position(reserve=1)
    plays = {0: "white-2", middle: "white-3", highest: "white-5"}

    events = reveal(g, *(plays[seat] for seat in range(3)))

    assert told(events, CardRefused) == [CardRefused(middle, "white-3", 1), CardRefused(highest, "white-5", 0)]
    assert (g.gems[middle], g.gems[highest], g.reserve) == (1, 0, 0)


def test_kh_06_a_spent_gem_is_back_in_the_reserve_before_the_space_has_its_effect():
    g = position(camels={"white": "0:1"}, gems=[1, 0, 0], reserve=0)

    reveal(g, "white-1", "pink-2", "black-2")
    events = answer(g, SpendGems(1))

    assert told(events, GemsGained) == [GemsGained(0, 1, 3)]
    assert (g.gems[0], g.reserve) == (1, 0)


def test_kh_06_the_gems_paid_for_salt_are_back_in_the_reserve_at_once():
    g = position(camels={"white": "0:3"}, gems=[3, 0, 0], reserve=0)

    reveal(g, "white-1", "pink-1", "black-2")
    answer(g, SpendGems(0))
    events = answer(g, TakeSalt())

    assert told(events, GemsGained) == [GemsGained(1, 1, 1)]
    assert (g.gems[:2], g.reserve) == ([0, 1], 2)
