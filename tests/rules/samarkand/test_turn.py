"""A turn: the sale, the countdown and what is bought (SA-07 … SA-12, SA-16, SA-17, SA-19 … SA-25)."""

import pytest

from caravanserai.engine.refusal import Refused
from caravanserai.games.samarkand.words.events import (
    AnswerSealed,
    CamelBought,
    CamelTurnedUp,
    CardOffered,
    GoodsBought,
    GoodsUnsold,
    MarketClosed,
    PriceCalled,
    Stopped,
    TurnBegan,
)
from caravanserai.games.samarkand.words.moves import Pass, Sell, Stop
from tests.rules.samarkand.positions import (
    SAMARKAND,
    begin,
    fall,
    goods,
    lowest,
    moment,
    no_more_camels,
    on_offer,
    pass_turn,
    play_on,
    purses,
    sell,
    to_turn,
    told,
)

# -- the sale -------------------------------------------------------------------------------------------------


def test_sa_07_all_choose_a_card_and_they_are_revealed_together():
    g = begin()
    assert SAMARKAND.asked(g) == [0, 1, 2, 3]
    for seat, card in enumerate(["carpets-1", "spices-5", "fruits-7"]):
        events = SAMARKAND.play(g, seat, Sell(card))
        assert not told(events, CardOffered) and on_offer(g) == ["camel"]
    events = SAMARKAND.play(g, 3, Sell("jewels-2"))
    shown = [(event.seller, event.card) for event in told(events, CardOffered)]
    assert shown == [(0, "carpets-1"), (1, "spices-5"), (2, "fruits-7"), (3, "jewels-2")]
    assert SAMARKAND.view(g, 1).own.hand.count("spices-5") == 1


def test_sa_07_like_cards_are_one_card():
    g = begin()
    assert [option.count for option in SAMARKAND.ask(g, 0).cards] == [3, 2, 2, 2, 1]
    assert SAMARKAND.offers(g, 0) == [Sell(f"carpets-{value}") for value in (1, 2, 3, 5, 7)]


def test_sa_07_a_hand_that_is_all_alike_is_not_asked():
    g = begin()
    sell(g, 7, 7, 7, 7)
    g.hand[2] = [0, 3, 0, 0, 0, 0, 0, 0, 0, 0]
    pass_turn(g)
    assert SAMARKAND.asked(g) == [0, 1, 3]
    assert SAMARKAND.ask(g, 2) is None
    sell(g, 5, 5, 0, 5)
    assert "fruits-1" in on_offer(g)


def test_sa_07_with_three_seats_the_banks_next_card_is_turned_up_beside_them():
    g = begin(3, bank="7 2")
    events = sell(g, 1, 1, 1)
    assert told(events, CardOffered)[-1] == CardOffered(None, "jewels-7")
    pass_turn(g)
    sell(g, 1, 1, 1)
    assert "jewels-2" in on_offer(g)
    assert SAMARKAND.view(g, 0).bank.cards == 8


# -- the countdown --------------------------------------------------------------------------------------------


def test_sa_08_the_count_falls_from_10_and_is_the_price_of_every_card():
    g = begin()
    events = sell(g, 1, 2, 3, 5)
    prices = [event.price for event in told(events, PriceCalled)]
    while prices[-1] > 0:
        assert {option.price for option in SAMARKAND.ask(g, 0).options} == {g.price}
        prices += [event.price for event in told(moment(g), PriceCalled)]
    assert prices == [10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]


def test_sa_09_alone_on_a_card_they_buy_it_at_that_price():
    g = begin()
    sell(g, 1, 5, 1, 1)
    fall(g, 6)
    events = moment(g, s2="spices-5")
    assert told(events, GoodsBought) == [GoodsBought(2, "spices-5", 6, 1)]
    assert goods(g, 2) == ("spices-5",)
    assert "spices-5" not in on_offer(g)


def test_sa_09_who_sees_a_card_other_than_its_own_is_asked_whatever_its_dirhams():
    g = purses(no_more_camels(begin()), 0, 15, 15, 15)
    g.camel = 0
    sell(g, 1, 5, 1, 1)
    assert SAMARKAND.asked(g) == [0, 1, 2, 3]
    moment(g, s1="fruits-1", s2="jewels-1", s3="carpets-1")
    assert on_offer(g) == ["spices-5"]
    assert SAMARKAND.asked(g) == [0, 2, 3]


def test_sa_09_at_most_one_card_each_at_a_price():
    g = begin()
    sell(g, 1, 5, 1, 1)
    SAMARKAND.play(g, 0, Stop("spices-5"))
    SAMARKAND.play(g, 0, Stop("camel"))  # changes its answer
    for seat in (1, 2, 3):
        events = SAMARKAND.play(g, seat, Pass())
    assert [event.card for event in told(events, Stopped)] == ["camel"]


def test_sa_10_the_price_goes_to_the_seller_and_for_camels_to_the_bank():
    g = begin()
    sell(g, 1, 5, 1, 1)
    fall(g, 4)
    moment(g, s0="spices-5", s3="camel")
    assert g.purse[:4] == [11, 19, 15, 11] and g.bank == 4


def test_sa_10_for_the_banks_card_to_the_bank():
    g = begin(3, bank="7")
    sell(g, 1, 1, 1)
    fall(g, 8)
    events = moment(g, s0="jewels-7")
    assert told(events, GoodsBought) == [GoodsBought(0, "jewels-7", 8, None)]
    assert g.purse[:3] == [17, 25, 25] and g.bank == 8


def test_sa_11_after_a_stop_the_count_goes_on_at_the_next_lower_price():
    g = begin()
    sell(g, 1, 5, 1, 1)
    fall(g, 7)
    assert told(moment(g, s0="spices-5"), PriceCalled) == [PriceCalled(6)]


def test_sa_12_stops_for_different_cards_in_one_moment_all_buy():
    g = begin()
    sell(g, 1, 5, 1, 7)
    fall(g, 5)
    events = moment(g, s0="spices-5", s1="jewels-7", s2="camel")
    assert [(event.seat, event.card) for event in told(events, Stopped)] == [
        (0, "spices-5"),
        (1, "jewels-7"),
        (2, "camel"),
    ]
    assert [goods(g, seat) for seat in (0, 1)] == [("spices-5",), ("jewels-7",)]
    assert len(told(events, CamelBought)) == 1
    assert g.purse[:4] == [10, 15, 10, 20]


def test_sa_16_nobody_may_buy_their_own_goods():
    g = begin()
    sell(g, 1, 5, 1, 7)
    assert Stop("spices-5") not in SAMARKAND.offers(g, 1)
    with pytest.raises(Refused, match="SA-16: samarkand-own-goods"):
        SAMARKAND.play(g, 1, Stop("spices-5"))


def test_sa_17_several_cards_in_one_turn():
    g = begin()
    sell(g, 1, 5, 1, 7)
    fall(g, 4)
    moment(g, s0="spices-5")
    moment(g, s0="jewels-7")
    moment(g, s0="fruits-1")
    assert goods(g, 0) == ("spices-5", "fruits-1", "jewels-7")
    assert g.purse[0] == 15 - 4 - 3 - 2


# -- camels ---------------------------------------------------------------------------------------------------


def test_sa_19_the_next_camel_is_for_sale_at_the_next_lower_price():
    g = begin(camels="5 2")
    sell(g, 1, 5, 1, 7)
    fall(g, 6)
    events = moment(g, s0="camel")
    assert [event.capacity for event in told(events, CamelBought)] == [5]
    assert [(event.capacity, event.left) for event in told(events, CamelTurnedUp)] == [(2, 14)]
    moment(g, s1="camel")
    assert SAMARKAND.view(g, 1).own.camels == (2,) and g.purse[1] == 10


def test_sa_19_without_goods_on_offer_it_is_turned_up_at_the_start_of_the_next_turn():
    g = begin(camels="5 2")
    sell(g, 1, 1, 1, 1)
    moment(g, s1="carpets-1", s2="spices-1", s3="fruits-1")
    moment(g, s0="jewels-1")
    assert on_offer(g) == ["camel"]
    events = moment(g, s0="camel")
    kinds = [type(event).__name__ for event in events]
    assert kinds[-2:] == ["TurnBegan", "CamelTurnedUp"]
    assert SAMARKAND.view(g, 0).camel == 2 and SAMARKAND.view(g, 0).phase == "sell"


def test_sa_19_with_the_pile_empty_there_are_no_more_camels():
    g = no_more_camels(begin(camels="5"))
    sell(g, 1, 5, 1, 7)
    moment(g, s0="camel")
    assert "camel" not in on_offer(g)
    pass_turn(g)
    assert SAMARKAND.view(g, 0).camel is None


# -- the end of a turn ----------------------------------------------------------------------------------------


def test_sa_20_at_0_unsold_goods_leave_the_game_and_the_camel_stays():
    g = begin(camels="4")
    sell(g, 1, 5, 1, 7)
    fall(g, 2)
    moment(g, s0="spices-5")
    events = moment(g)
    assert told(events, PriceCalled) == [PriceCalled(0)]
    assert told(events, GoodsUnsold) == [GoodsUnsold(("carpets-1", "fruits-1", "jewels-7"))]
    assert SAMARKAND.view(g, 0).camel == 4 and SAMARKAND.view(g, 0).phase == "sell"
    assert sum(g.gone) == 10 + 3


def test_sa_20_there_is_no_buying_at_0():
    g = begin()
    sell(g, 1, 5, 1, 7)
    fall(g, 1)
    assert not told(moment(g), Stopped) and SAMARKAND.view(g, 0).price is None


def test_sa_21_the_left_neighbour_becomes_elder():
    g = begin(elder=3)
    elders = []
    for _ in range(3):
        sell(g, *lowest(g))
        elders += [event.elder for event in told(pass_turn(g), TurnBegan)]
    assert elders == [0, 1, 2]


def test_sa_21_the_count_ends_early_when_nothing_is_left_on_offer():
    g = no_more_camels(begin())
    g.camel = 0
    sell(g, 1, 1, 1, 1)
    events = moment(g, s0="spices-1", s1="fruits-1", s2="jewels-1", s3="carpets-1")
    assert told(events, TurnBegan) == [TurnBegan(2, 1)]
    assert not told(events, GoodsUnsold)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_sa_22_ten_turns_and_every_hand_is_sold_out(seats):
    g = begin(seats)
    turns, closed = [1], 0
    for events in play_on(g, seats):
        turns += [event.turn for event in told(events, TurnBegan)]
        closed += len(told(events, MarketClosed))
        if not closed:
            assert all(sum(hand) == 11 - g.turn - (g.phase != 5) for hand in g.hand[:seats])
    assert turns == [*range(1, 11)] and closed == 1
    assert all(sum(hand) == 0 for hand in g.hand)


def test_sa_22_the_last_card_is_nobodys_choice():
    g = to_turn(begin(), 9)
    sell(g, *lowest(g))
    events = pass_turn(g)
    assert g.turn == 10 and SAMARKAND.view(g, 0).phase == "stop"
    assert len(told(events, AnswerSealed)) >= 4


# -- the shout ------------------------------------------------------------------------------------------------


def test_sa_23_all_stops_at_a_price_are_one_moment_in_whatever_order_they_come():
    """The rules know prices and no seconds: a table's clock only says until when an answer counts."""
    ends = []
    for order in ((0, 1, 2, 3), (3, 2, 1, 0), (2, 0, 3, 1)):
        g = begin(elder=3)
        sell(g, 1, 5, 1, 1)
        answers = {0: Stop("spices-5"), 1: Pass(), 2: Stop("spices-5"), 3: Pass()}
        for seat in order:
            assert SAMARKAND.view(g, -1).price == 10
            SAMARKAND.play(g, seat, answers[seat])
        g.told = 0
        g.events = [0] * len(g.events)
        ends.append(g)
    assert ends[0] == ends[1] == ends[2]


def test_sa_24_everyone_answers_each_price_with_pass_or_stop():
    g = begin()
    sell(g, 1, 5, 1, 1)
    for price in range(10, 0, -1):
        assert SAMARKAND.asked(g) == [0, 1, 2, 3] and g.price == price
        assert all(isinstance(move, Pass | Stop) for seat in range(4) for move in SAMARKAND.offers(g, seat))
        moment(g)


def test_sa_25_an_answer_is_not_in_what_a_bot_gets_before_it_is_revealed():
    one = begin()
    sell(one, 1, 5, 1, 1)
    two = one.copy()
    SAMARKAND.play(one, 0, Pass())
    SAMARKAND.play(two, 0, Stop("spices-5"))
    for g in (one, two):
        SAMARKAND.redeal(g, 1, 7)
    assert one == two
