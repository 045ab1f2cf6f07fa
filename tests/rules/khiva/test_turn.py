"""A turn: KH-10 … KH-16 and KH-30."""

import pytest

from caravanserai.games.khiva.words.events import (
    CamelMoved,
    CamelWon,
    CardRefused,
    CardsGiven,
    CardsRevealed,
    ChoiceChanged,
    ChoiceSealed,
    GemsGained,
)
from caravanserai.games.khiva.words.moves import ChooseCards, SpendGems
from caravanserai.games.khiva.words.names import Space
from tests.rules.khiva.positions import KHIVA, answer, begin, finish_turn, hand, offers, position, reveal, told, where

# -- choosing -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "aside"), [(3, 10), (4, 5), (5, 0)])
def test_kh_10_each_seat_gets_five_cards_and_the_rest_lies_aside_unseen(seats: int, aside: int):
    g = begin(seats)
    view = KHIVA.view(g, 0)

    assert [len(hand(g, seat)) for seat in range(seats)] == [5] * seats
    assert (view.cards_aside, view.face_up, view.discard) == (aside, (), ())


def test_kh_11_all_seats_are_asked_at_once():
    assert KHIVA.asked(begin(4)) == [0, 1, 2, 3]


def test_kh_11_a_seat_chooses_one_card_to_play_and_one_other_to_give():
    g = begin(3)
    own = hand(g, 1)

    offered = KHIVA.offers(g, 1)

    assert len(offered) == len(set(offered)) == 20
    assert {(move.play, move.give) for move in offered} == {((a,), (b,)) for a in own for b in own if a != b}


def test_kh_11_a_choice_is_secret_and_may_be_changed_until_the_last_one_is_in():
    g = begin(3)
    first, second = KHIVA.offers(g, 0)[:2]

    sealed = KHIVA.play(g, 0, first)
    changed = KHIVA.play(g, 0, second)

    assert sealed == (ChoiceSealed(0),)
    assert changed == (ChoiceChanged(0),)
    assert changed[0].audience() == (0,)
    assert KHIVA.asked(g) == [1, 2]
    assert KHIVA.view(g, 0).own.choice == second


def test_kh_12_played_cards_are_revealed_together_when_all_have_chosen():
    g = position(hands={0: "white-1 blue-1", 1: "blue-2 white-2", 2: "pink-3 white-3"})
    before = hand(g, 0)

    KHIVA.play(g, 2, ChooseCards(("pink-3",), ("white-3",)))
    waiting = KHIVA.play(g, 0, ChooseCards(("white-1",), ("blue-1",)))
    assert waiting == (ChoiceSealed(0),)
    assert hand(g, 0) == before

    events = KHIVA.play(g, 1, ChooseCards(("blue-2",), ("white-2",)))

    assert events[:4] == (
        ChoiceSealed(1),
        CardsRevealed(0, ("white-1",)),
        CardsRevealed(1, ("blue-2",)),
        CardsRevealed(2, ("pink-3",)),
    )


def test_kh_12_a_given_card_goes_to_the_left_neighbour_and_only_the_two_see_it():
    g = position()

    events = reveal(g, "white-1", "blue-1", "pink-1", gives=["green-1", "green-2", "green-3"])

    given = told(events, CardsGiven)
    assert given == [CardsGiven(0, 1, ("green-1",)), CardsGiven(1, 2, ("green-2",)), CardsGiven(2, 0, ("green-3",))]
    assert [event.audience() for event in given] == [(0, 1), (1, 2), (2, 0)]
    assert "green-1" in hand(g, 1) and "green-1" not in hand(g, 0)
    assert "green-2" in hand(g, 2)
    assert "green-3" in hand(g, 0)
    assert [len(hand(g, seat)) for seat in range(3)] == [4, 4, 4]


def test_kh_12_a_card_given_may_be_played_from_the_next_turn_on():
    g = position(hands={0: "green-1 white-1"})
    assert not any("green-1" in move.play for move in KHIVA.offers(g, 1))

    reveal(g, "white-1", "blue-1", "pink-1", gives=["green-1", "green-2", "green-3"])

    assert any("green-1" in move.play for move in KHIVA.offers(g, 1))


# -- the camels -----------------------------------------------------------------------------------------------


def test_kh_13_camels_go_in_the_order_white_blue_green_pink_black():
    g = position(5)

    events = reveal(g, "black-1", "green-1", "white-1", "pink-1", "blue-1")

    order = [moved.camel for moved in told(events, CamelMoved)]
    assert order == ["white", "blue", "green", "pink", "black"]
    assert [moved.seat for moved in told(events, CamelMoved)] == [2, 4, 1, 3, 0]


def test_kh_14_a_camel_stays_when_nobody_played_its_colour():
    g = position(camels={"blue": "1:3", "green": "0:2"})

    events = reveal(g, "white-1", "pink-1", "black-1")

    assert [moved.camel for moved in told(events, CamelMoved)] == ["white", "pink", "black"]
    assert (where(g, "blue"), where(g, "green")) == ("1:3", "0:2")


def test_kh_15_a_card_alone_in_its_colour_moves_the_camel_and_nobody_is_asked():
    g = position()

    events = reveal(g, "white-4", "pink-1", "black-1")

    assert told(events, CamelWon)[0] == CamelWon(0, "white", "white-4")
    assert told(events, CardRefused) == []
    assert where(g, "white") == "0:4"
    assert KHIVA.asked(g) == [0, 1, 2]


def test_kh_15_the_move_is_forced_even_when_it_brings_nothing():
    g = position(camels={"white": "1:1", "blue": "1:2", "green": "1:3", "pink": "1:4", "black": "2:4"})

    reveal(g, "white-1", "pink-1", "black-1")

    assert where(g, "white") == "city"


def test_kh_16_the_lowest_card_wins_and_each_refused_card_brings_a_gem():
    g = position()

    events = reveal(g, "white-4", "white-2", "white-5")

    assert told(events, CamelWon) == [CamelWon(1, "white", "white-2")]
    assert told(events, CardRefused) == [CardRefused(0, "white-4", 1), CardRefused(2, "white-5", 1)]
    assert g.gems[:3] == [1, 0, 1]
    assert where(g, "white") == "1:2"


def test_kh_16_the_gem_comes_before_the_camel_moves():
    g = position(reserve=1)

    events = reveal(g, "white-1", "white-2", "black-2")

    kinds = [type(event) for event in told(events, CardRefused, CamelMoved)]
    assert kinds == [CardRefused, CamelMoved, CamelMoved]
    assert told(events, GemsGained) == []  # the winner's shop 1 comes too late
    assert g.gems[:3] == [0, 1, 0]


def test_kh_16_compensation_comes_when_the_colour_is_activated_and_not_at_the_reveal():
    g = position(4, gems=[1, 0, 0, 0])

    events = reveal(g, "white-1", "pink-1", "blue-2", "blue-3")

    assert offers(g) == [SpendGems(0), SpendGems(1)]
    assert told(events, CardRefused) == []
    assert g.gems[3] == 0
    events = answer(g, SpendGems(0))
    assert told(events, CardRefused) == [CardRefused(3, "blue-3", 1)]


def test_kh_16_a_gem_won_with_an_earlier_colour_cannot_be_spent_by_a_seat_that_moves_nothing():
    g = position()

    reveal(g, "white-1", "white-2", "black-1")

    assert KHIVA.asked(g) == [0, 1, 2]
    assert g.gems[1] == 1


# -- the discard ----------------------------------------------------------------------------------------------


def test_kh_30_played_cards_go_to_the_discard_when_their_colour_is_done():
    g = position(gems=[0, 1, 1])

    reveal(g, "white-4", "blue-1", "pink-1")

    asked = KHIVA.view(g, 0)
    assert asked.active_camel == "blue"
    assert asked.discard == ("white-4",)
    assert [seat.played for seat in asked.seats] == [(), ("blue-1",), ("pink-1",)]
    answer(g, SpendGems(0))
    assert KHIVA.view(g, 0).discard == ("white-4", "blue-1")


def test_kh_30_refused_cards_are_discarded_too():
    g = position()

    reveal(g, "white-4", "white-1", "white-5")

    assert KHIVA.view(g, -1).discard == ("white-1", "white-4", "white-5")
    assert all(seat.played == () for seat in KHIVA.view(g, -1).seats)


def test_kh_30_the_discard_grows_until_the_cards_are_dealt_again():
    g = position()

    for turn in (1, 2, 3, 4):
        reveal(g, f"white-{turn}", f"blue-{turn}", f"green-{turn}")
        finish_turn(g)
        assert len(KHIVA.view(g, 0).discard) == 3 * turn

    KHIVA.roll_chance(g)
    assert KHIVA.view(g, 0).discard == ()


def test_kh_30_a_spectator_sees_where_the_camel_went():
    g = position(camels={"white": "2:1"})

    events = reveal(g, "white-2", "pink-1", "black-1")

    moved = told(events, CamelMoved)[0]
    assert (moved.start, moved.stop) == (Space("shop", 2, 1), Space("shop", 0, 2))
    assert moved.audience() is None
