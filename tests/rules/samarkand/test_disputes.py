"""Several stops for one card (SA-12 … SA-15), and stops that cannot be paid (SA-18)."""

import pytest

from caravanserai.games.samarkand.words.chances import CamelsShuffledBack
from caravanserai.games.samarkand.words.events import (
    CamelTurnedUp,
    CouldNotPay,
    DisputeLost,
    DisputeWon,
    GoodsBought,
    PileShuffled,
    TurnBegan,
)
from caravanserai.games.samarkand.words.moves import Pass, Stop
from tests.rules.samarkand.positions import (
    SAMARKAND,
    begin,
    fall,
    goods,
    moment,
    no_more_camels,
    on_offer,
    purses,
    sell,
    to_turn,
    told,
)

#: Seats 0 to 3 sell carpets-1, spices-5, fruits-1 and jewels-7. At a price of 7, seat 3 is the elder if there is one:
#: purses before, who stops for what, purses after, who has what then, what is still on offer of it.
DISPUTES = {
    "sa-12 two cards, nobody else": (
        [15, 15, 15, 15],
        {0: "spices-5", 1: "jewels-7"},
        [8, 15, 15, 22],
        {0: ["spices-5"], 1: ["jewels-7"]},
        [],
    ),
    "sa-13 with the elder": (
        [15, 15, 15, 15],
        {0: "spices-5", 3: "spices-5"},
        [15, 22, 15, 8],
        {3: ["spices-5"]},
        [],
    ),
    "sa-13 three of them with the elder": (
        [15, 15, 15, 15],
        {0: "spices-5", 2: "spices-5", 3: "spices-5"},
        [15, 22, 15, 8],
        {3: ["spices-5"]},
        [],
    ),
    "sa-13 the camel with the elder": (
        [15, 15, 15, 15],
        {0: "camel", 3: "camel"},
        [15, 15, 15, 8],
        {3: ["camel"]},
        [],
    ),
    "sa-14 without the elder": (
        [15, 15, 15, 15],
        {0: "spices-5", 2: "spices-5"},
        [11, 23, 11, 15],
        {},
        [],
    ),
    "sa-14 three of them without the elder": (
        [15, 15, 15, 15],
        {0: "jewels-7", 1: "jewels-7", 2: "jewels-7"},
        [11, 11, 11, 27],
        {},
        [],
    ),
    "sa-15 the camel without the elder": (
        [15, 15, 15, 15],
        {0: "camel", 2: "camel"},
        [11, 15, 11, 15],
        {},
        ["camel"],
    ),
    "sa-12 three seats on two cards": (
        [15, 15, 15, 15],
        {0: "spices-5", 2: "spices-5", 1: "jewels-7"},
        [11, 16, 11, 22],
        {1: ["jewels-7"]},
        [],
    ),
    "sa-13 three seats on two cards with the elder": (
        [15, 15, 15, 15],
        {0: "spices-5", 3: "spices-5", 1: "camel"},
        [15, 15, 15, 8],
        {3: ["spices-5"], 1: ["camel"]},
        [],
    ),
    "sa-18 alone and cannot pay": (
        [6, 15, 15, 15],
        {0: "spices-5"},
        [5, 15, 15, 15],
        {},
        ["spices-5"],
    ),
    "sa-18 alone with an empty purse": (
        [0, 15, 15, 15],
        {0: "camel"},
        [0, 15, 15, 15],
        {},
        ["camel"],
    ),
    "sa-18 of two, one cannot pay: the other is alone": (
        [6, 15, 15, 15],
        {0: "spices-5", 2: "spices-5"},
        [5, 22, 8, 15],
        {2: ["spices-5"]},
        [],
    ),
    "sa-18 the elder cannot pay and does not win": (
        [15, 15, 15, 6],
        {0: "spices-5", 3: "spices-5"},
        [8, 22, 15, 5],
        {0: ["spices-5"]},
        [],
    ),
    "sa-18 the elder cannot pay and the others dispute": (
        [15, 15, 7, 6],
        {0: "spices-5", 2: "spices-5", 3: "spices-5"},
        [11, 23, 3, 5],
        {},
        [],
    ),
    "sa-18 nobody can pay: it stays on offer": (
        [6, 15, 1, 15],
        {0: "spices-5", 2: "spices-5"},
        [5, 15, 0, 15],
        {},
        ["spices-5"],
    ),
    "sa-18 judged on what was held before: the price for one's own card comes too late": (
        [15, 6, 15, 15],
        {0: "spices-5", 1: "camel"},
        [8, 12, 15, 15],
        {0: ["spices-5"]},
        ["camel"],
    ),
    "sa-18 judged on what was held before: payments are made at the same time": (
        [15, 7, 15, 15],
        {0: "spices-5", 1: "jewels-7"},
        [8, 7, 15, 22],
        {0: ["spices-5"], 1: ["jewels-7"]},
        [],
    ),
}


@pytest.mark.parametrize(("before", "stops", "after", "bought", "left"), DISPUTES.values(), ids=DISPUTES)
def test_sa_12_every_kind_of_moment(before, stops, after, bought, left):
    g = begin(elder=3, camels="5 4")
    sell(g, 1, 5, 1, 7)
    fall(g, 7)
    purses(g, *before)
    whole = sum(before) + g.bank
    moment(g, **{f"s{seat}": card for seat, card in stops.items()})
    assert g.purse[:4] == after
    assert sum(g.purse) + g.bank == whole
    for seat in range(4):
        has = [*goods(g, seat), *["camel"] * len(SAMARKAND.view(g, seat).own.camels)]
        assert has == bought.get(seat, [])
    wanted = {card for card in stops.values() if card != "camel"}
    assert [card for card in on_offer(g) if card in wanted] == [card for card in left if card != "camel"]


def test_sa_13_the_elder_buys_and_the_others_pay_nothing():
    g = begin(elder=3)
    sell(g, 1, 5, 1, 7)
    events = moment(g, s0="spices-5", s2="spices-5", s3="spices-5")
    assert told(events, DisputeWon, GoodsBought) == [
        DisputeWon(3, "spices-5", (0, 2)),
        GoodsBought(3, "spices-5", 10, 1),
    ]


@pytest.mark.parametrize(("price", "half"), [(10, 5), (7, 4), (2, 1), (1, 1)])
def test_sa_14_half_the_price_is_rounded_up_and_the_card_leaves_the_game(price, half):
    g = begin(elder=3)
    sell(g, 1, 5, 1, 7)
    fall(g, price)
    gone = sum(g.gone)
    events = moment(g, s0="spices-5", s2="spices-5")
    assert told(events, DisputeLost) == [DisputeLost((0, 2), "spices-5", half, 1)]
    assert g.purse[:4] == [15 - half, 15 + 2 * half, 15 - half, 15]
    assert goods(g, 0) == goods(g, 2) == () and sum(g.gone) >= gone + 1


def test_sa_14_halves_for_the_banks_card_go_to_the_bank():
    g = begin(3, elder=2, bank="7")
    sell(g, 1, 1, 1)
    fall(g, 5)
    events = moment(g, s0="jewels-7", s1="jewels-7")
    assert told(events, DisputeLost) == [DisputeLost((0, 1), "jewels-7", 3, None)]
    assert g.purse[:3] == [22, 22, 25] and g.bank == 6


# -- the camel ------------------------------------------------------------------------------------------------


def disputed_camel(g, price=6):
    """Seats 0 and 2 dispute the camel; chance has not fallen yet."""
    fall(g, price)
    for seat in SAMARKAND.asked(g):
        events = SAMARKAND.play(g, seat, Stop("camel") if seat in (0, 2) else Pass())
    return events


def test_sa_15_the_camel_goes_back_and_the_pile_is_shuffled_at_once():
    g = begin(elder=3, camels="5 4")
    sell(g, 1, 5, 1, 7)
    events = disputed_camel(g)
    assert told(events, DisputeLost) == [DisputeLost((0, 2), "camel", 3, None)]
    assert SAMARKAND.chance_due(g) and g.camels_left == 16 and SAMARKAND.view(g, 0).camel is None
    order = (2, *sorted([5, 4, 3] * 4 + [2] * 3))
    events = SAMARKAND.take_chance(g, CamelsShuffledBack(order))
    assert told(events, PileShuffled) == [PileShuffled(16)]
    assert told(events, CamelTurnedUp) == [CamelTurnedUp(2, 15)]
    assert g.price == 5 and SAMARKAND.view(g, 0).camel == 2


def test_sa_15_any_camel_may_come_up_then():
    up = set()
    for seed in range(30):
        g = begin(elder=3, camels="5 4")
        SAMARKAND.seed_chance(g, seed)
        sell(g, 1, 5, 1, 7)
        moment(g, s0="camel", s2="camel")
        up.add(g.camel)
    assert up == {2, 3, 4, 5}


def test_sa_15_with_an_empty_pile_the_same_one_comes_back_without_chance():
    g = no_more_camels(begin(elder=3, camels="5"))
    sell(g, 1, 5, 1, 7)
    events = disputed_camel(g)
    assert told(events, CamelTurnedUp) == [CamelTurnedUp(5, 0)]
    assert not told(events, PileShuffled) and on_offer(g)[-1] == "camel"


def test_sa_15_the_pile_is_shuffled_even_if_the_next_camel_is_turned_up_later():
    g = begin(elder=3, camels="5 4")
    sell(g, 1, 1, 1, 1)
    moment(g, s1="carpets-1", s2="spices-1", s3="fruits-1")
    moment(g, s0="jewels-1")
    assert on_offer(g) == ["camel"]
    events = moment(g, s0="camel", s2="camel")
    names = [type(event) for event in events]
    assert names.index(PileShuffled) < names.index(TurnBegan) < names.index(CamelTurnedUp)


def test_sa_15_the_pile_is_shuffled_even_if_no_camel_is_ever_turned_up_again():
    g = to_turn(begin(elder=2, camels="5 4"), 10)
    assert g.elder == 3  # nine turns on
    moment(g, s1="carpets-7", s2="spices-7", s3="fruits-7")
    moment(g, s0="jewels-7")
    events = moment(g, s0="camel", s2="camel")
    assert PileShuffled(16) in events and not told(events, CamelTurnedUp)
    assert SAMARKAND.view(g, 0).phase == "over"


# -- who cannot pay -------------------------------------------------------------------------------------------


def test_sa_18_the_fine_is_one_dirham_if_there_is_one():
    g = begin(elder=3)
    sell(g, 1, 5, 1, 7)
    purses(g, 9, 15, 0, 15)
    events = moment(g, s0="spices-5", s2="spices-5")
    assert told(events, CouldNotPay) == [CouldNotPay(0, "spices-5", 10, 1), CouldNotPay(2, "spices-5", 10, 0)]
    assert g.purse[:4] == [8, 15, 0, 15] and g.bank == 1


def test_sa_18_the_ask_warns_and_the_rules_allow():
    g = begin()
    sell(g, 1, 5, 1, 7)
    purses(g, 9, 10, 0, 15)
    assert [SAMARKAND.ask(g, seat).options[0].can_pay for seat in range(4)] == [False, True, False, True]
    assert Stop("camel") in SAMARKAND.offers(g, 2)


def test_sa_18_everyone_in_a_dispute_can_pay_half():
    for dirhams in range(12):
        g = begin(elder=3)
        sell(g, 1, 5, 1, 7)
        fall(g, 7)
        purses(g, dirhams, 15, 7, 15)
        moment(g, s0="spices-5", s2="spices-5")
        assert min(g.purse) >= 0
