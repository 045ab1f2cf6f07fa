"""Two players: KH-37 … KH-42."""

from collections import Counter

from caravanserai.games.khiva.words.events import (
    CamelMoved,
    CamelWon,
    CardRefused,
    CardsDealt,
    CardsGiven,
    CardsRevealed,
    CardsTurnedUp,
)
from caravanserai.games.khiva.words.moves import ChooseCardsAsk, SpendGems, TakeSalt
from tests.rules.khiva.positions import (
    KHIVA,
    answer,
    begin,
    finish_turn,
    hand,
    offers,
    position,
    reveal,
    told,
    where,
)


def test_kh_37_each_seat_gets_eight_cards_and_four_of_nine_lie_face_up():
    g = begin(2)
    view = KHIVA.view(g, -1)

    assert [len(hand(g, 0)), len(hand(g, 1))] == [8, 8]
    assert (view.cards_aside, len(view.face_up)) == (9, 4)
    assert not set(view.face_up) & (hand(g, 0) | hand(g, 1))


def test_kh_37_the_open_cards_are_told_to_all_and_differ_from_deal_to_deal():
    g = KHIVA.new(2)
    KHIVA.seed_chance(g, 37)
    KHIVA.roll_chance(g)
    KHIVA.roll_chance(g)

    _, events = KHIVA.roll_chance(g)

    (turned,) = told(events, CardsTurnedUp)
    assert sorted(turned.cards) == sorted(KHIVA.view(g, 0).face_up)
    assert turned.audience() is None
    assert KHIVA.view(begin(2, seed=1), 0).face_up != KHIVA.view(begin(2, seed=2), 0).face_up


def test_kh_37_any_card_is_as_likely_to_lie_face_up_as_another():
    deals = 300
    seen = Counter(card for seed in range(deals) for card in KHIVA.view(begin(2, seed=seed), -1).face_up)

    assert len(seen) == 25
    expected = deals * 4 / 25
    assert all(expected / 2 < times < expected * 1.6 for times in seen.values())


def test_kh_38_each_seat_plays_two_cards_and_gives_two_others():
    g = begin(2)
    own = hand(g, 0)

    offered = KHIVA.offers(g, 0)

    assert len(offered) == len(set(offered)) == 28 * 15
    assert all(len({*move.play, *move.give}) == 4 and {*move.play, *move.give} <= own for move in offered)
    ask = KHIVA.ask(g, 0)
    assert isinstance(ask, ChooseCardsAsk) and (ask.each, ask.clause) == (2, "KH-38")


def test_kh_38_the_order_in_which_cards_are_named_does_not_matter():
    g = position(2)

    events = reveal(g, "pink-1 white-1", "black-2 blue-2", gives=["green-4 green-1", "green-3 green-2"])

    assert told(events, CardsRevealed) == [
        CardsRevealed(0, ("white-1", "pink-1")),
        CardsRevealed(1, ("blue-2", "black-2")),
    ]
    assert told(events, CardsGiven) == [
        CardsGiven(0, 1, ("green-1", "green-4")),
        CardsGiven(1, 0, ("green-2", "green-3")),
    ]
    assert {"green-2", "green-3"} <= hand(g, 0)
    assert {"green-1", "green-4"} <= hand(g, 1)
    assert [len(hand(g, 0)), len(hand(g, 1))] == [6, 6]


def test_kh_39_at_two_cards_in_hand_six_are_dealt_and_four_turned_up():
    g = position(2)
    for turn in (1, 2, 3):
        assert not KHIVA.chance_due(g)
        reveal(g, f"white-{turn} blue-{turn}", f"green-{turn} pink-{turn}")
        finish_turn(g)

    assert KHIVA.chance_due(g)
    kept = [hand(g, 0), hand(g, 1)]
    assert [len(cards) for cards in kept] == [2, 2]
    assert len(KHIVA.view(g, 0).discard) == 12
    _, events = KHIVA.roll_chance(g)

    view = KHIVA.view(g, 0)
    dealt = [set(event.cards) for event in told(events, CardsDealt)]
    assert [len(cards) for cards in dealt] == [6, 6]
    assert [kept[seat] | dealt[seat] for seat in (0, 1)] == [hand(g, 0), hand(g, 1)]
    assert (view.cards_aside, len(view.face_up), view.discard) == (9, 4, ())
    assert set(view.face_up) == set(told(events, CardsTurnedUp)[0].cards)
    assert not set(view.face_up) & (hand(g, 0) | hand(g, 1))


def test_kh_40_the_lowest_of_all_cards_of_a_colour_wins():
    g = position(2)

    events = reveal(g, "white-2 white-5", "white-3 black-5")

    assert told(events, CamelWon)[0] == CamelWon(0, "white", "white-2")
    assert told(events, CardRefused) == [CardRefused(1, "white-3", 1), CardRefused(0, "white-5", 1)]


def test_kh_40_a_gem_for_ones_own_refused_card_fits_the_winning_cards_slots_at_once():
    g = position(2)

    reveal(g, "white-1 white-5", "pink-5 black-5")

    assert KHIVA.asked(g) == [0]
    assert offers(g) == [SpendGems(0), SpendGems(1)]
    answer(g, SpendGems(1))
    assert where(g, "white") == "0:2"
    assert g.gems[0] == 0


def test_kh_40_a_gem_for_ones_own_refused_card_buys_salt_at_once():
    g = position(2, gems=[2, 0])

    reveal(g, "white-4 white-5", "pink-5 black-5")
    answer(g, SpendGems(0))

    assert TakeSalt() in offers(g)
    answer(g, TakeSalt())
    assert g.gems[0] == 0
    assert KHIVA.view(g, 1).seats[0].salt == (8,)


def test_kh_41_a_seat_may_move_two_camels_in_one_turn():
    g = position(2)

    events = reveal(g, "white-2 green-3", "pink-5 black-5")

    moves = [(moved.seat, moved.camel) for moved in told(events, CamelMoved)]
    assert moves == [(0, "white"), (0, "green"), (1, "pink"), (1, "black")]
    assert (where(g, "white"), where(g, "green")) == ("0:2", "0:4")  # green jumped white


def test_kh_42_each_refused_card_brings_a_gem_even_to_a_seat_with_a_camel():
    g = position(2)

    reveal(g, "white-5 green-5", "white-4 green-4")
    assert g.gems[:2] == [2, 0]

    g = position(2)
    reveal(g, "white-5 pink-5", "white-4 green-4")
    assert g.gems[:2] == [1, 0]


def test_kh_42_two_refused_cards_of_one_colour_bring_two_gems():
    g = position(2)

    reveal(g, "white-5 white-4", "white-2 green-2")

    assert g.gems[0] == 2
