"""A turn: cards, spies, the auction (KI-10 … KI-17)."""

import pytest

from caravanserai.engine.refusal import Refused
from caravanserai.games.kilim.rules.market import place_if_forced
from caravanserai.games.kilim.rules.state import LOST
from caravanserai.games.kilim.words.events import (
    CardRevealed,
    DominoesLost,
    DominoTurnedUp,
    OfferMade,
    OffersCancelled,
    PrizeLeft,
    PrizeWon,
)
from caravanserai.games.kilim.words.moves import PayGold, PlaceCard, TakeBackCard
from tests.rules.kilim.positions import (
    KILIM,
    answer,
    begin,
    card,
    finish_turn,
    hand,
    number,
    offers,
    pay,
    place,
    play_on,
    to_last_turn,
    told,
    weave_all,
)


def test_ki_10_a_domino_is_turned_up_and_all_place_one_card_at_once():
    g = begin(3, top="1-star-hooks")
    assert [domino.piece for domino in KILIM.view(g, 0).prize] == ["1-star-hooks"]
    assert KILIM.asked(g) == [0, 1, 2]
    assert len(offers(g, PlaceCard, seat=1)) == 18
    assert not told(KILIM.play(g, 0, card("7")), CardRevealed)
    KILIM.play(g, 1, card("spy"))
    events = KILIM.play(g, 2, card("9"))
    assert [(event.seat, event.card) for event in told(events, CardRevealed)] == [
        (0, "gold-7"),
        (1, "spy"),
        (2, "gold-9"),
    ]


def test_ki_10_a_placed_card_may_be_changed_until_the_last_is_in():
    g = begin(3)
    KILIM.play(g, 0, card("7"))
    KILIM.play(g, 0, card("3"))
    KILIM.play(g, 1, card("2"))
    events = KILIM.play(g, 2, card("1"))
    assert told(events, PrizeWon)[0].gold == 3


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ki_11_every_turn_costs_everybody_one_gold_card(seats):
    g = begin(seats)
    at_first = KILIM.inventory(g)
    turns = {}
    for _ in play_on(g, seats):
        assert KILIM.inventory(g) == at_first
        if KILIM.view(g, -1).phase == "place":
            left = {len(seat.gold) for seat in KILIM.view(g, -1).seats}
            assert left == {(10 if seats == 2 else 15) - g.turn + 1}
            turns[g.day, g.turn] = left
    assert len(turns) > 2 * (10 if seats == 2 else 15)


def test_ki_11_played_gold_is_out_until_the_day_ends():
    g = begin(3)
    place(g, "7", "2", "1")
    weave_all(g)
    with pytest.raises(Refused, match="KI-11"):
        KILIM.play(g, 0, card("7"))
    assert KILIM.view(g, 1).seats[0].spent == (7,)


def test_ki_12_a_special_card_can_be_used_once_a_day():
    g = begin(3)
    place(g, "spy", "2", "1")
    pay(g, s0=15)
    weave_all(g)
    with pytest.raises(Refused, match="KI-12"):
        KILIM.play(g, 0, card("spy"))
    while g.day == 1:
        seat = KILIM.asked(g)[0]
        KILIM.play(g, seat, KILIM.offers(g, seat)[0])
    KILIM.play(g, 0, card("spy"))


def test_ki_13_a_spy_chooses_its_gold_knowing_the_others():
    g = begin(3)
    place(g, "12", "5", "spy")
    assert KILIM.asked(g) == [2]
    assert [seat.laid for seat in KILIM.view(g, 2).seats] == [12, 5, None]
    events = answer(g, PayGold(13))
    assert told(events, OfferMade) == [OfferMade(2, 13)]
    assert told(events, PrizeWon) == [PrizeWon(2, 13, 1)]


def test_ki_13_several_spies_choose_at_once_and_face_down():
    g = begin(3)
    place(g, "spy", "spy", "5")
    assert KILIM.asked(g) == [0, 1]
    KILIM.play(g, 0, PayGold(9))
    assert KILIM.view(g, 1).seats[0].laid is None
    KILIM.play(g, 0, PayGold(4))  # changed: the other is not in yet
    events = KILIM.play(g, 1, PayGold(6))
    assert told(events, OfferMade) == [OfferMade(0, 4), OfferMade(1, 6)]


def test_ki_13_a_spy_with_one_gold_card_left_is_not_asked():
    g = begin(3)
    hand(g, 0, "4 spy")
    events = place(g, "spy", "2", "3")
    assert told(events, OfferMade) == [OfferMade(0, 4)]


#: offers of the seats, who wins with what
CASES = [
    ("12 5 3", (0, 12), []),
    ("5 12 3", (1, 12), []),
    ("15 15 5", (2, 5), [15]),
    ("15 15 15", None, [15]),
    ("15 15 5 5", None, [15, 5]),
    ("15 15 5 4", (2, 5), [15]),
    ("9 3 3 8", (0, 9), [3]),
    ("9 9 9 1", (3, 1), [9]),
    ("7 7 6 6 2", (4, 2), [7, 6]),
    ("7 7 6 6 6", None, [7, 6]),
    ("1 2 3 4 5", (4, 5), []),
    ("bag artisan 4", (2, 4), []),
    ("bag artisan bag", None, []),
    ("4 4 artisan", None, [4]),
]


@pytest.mark.parametrize(("cards", "winner", "cancelled"), CASES)
def test_ki_14_ki_15_equal_offers_cancel_and_the_highest_left_wins(cards, winner, cancelled):
    g = begin(len(cards.split()))
    events = place(g, *cards.split())
    assert [(event.seat, event.gold) for event in told(events, PrizeWon)] == ([winner] if winner else [])
    assert [event.gold for event in told(events, OffersCancelled)] == cancelled
    assert len(told(events, PrizeLeft)) == (winner is None)


@pytest.mark.parametrize(
    ("gold", "winner"), [(12, 1), (13, 0), (5, 2), (1, 2)], ids=["cancels", "wins", "cancels the lower", "loses"]
)
def test_ki_14_a_spys_offer_counts_like_any_other(gold, winner):
    g = begin(3)
    place(g, "spy", "5", "12")
    assert told(answer(g, PayGold(gold)), PrizeWon)[0].seat == winner


def test_ki_15_unsold_dominoes_pile_up_for_the_next_winner():
    g = begin(3, top="1-star-hooks 1-comb-comb 1-horn-horn")
    assert told(place(g, "4", "4", "4"), PrizeLeft) == [PrizeLeft(1)]
    assert told(place(g, "5", "5", "5"), PrizeLeft) == [PrizeLeft(2)]
    assert told(place(g, "6", "7", "7"), PrizeWon) == [PrizeWon(0, 6, 3)]
    assert [domino.piece for domino in KILIM.view(g, 0).prize] == ["1-star-hooks", "1-comb-comb", "1-horn-horn"]


def test_ki_16_what_is_unsold_after_the_last_turn_is_lost():
    g = to_last_turn(begin(3))
    assert g.turn == 15 and g.prize_size == 15
    unsold = [domino.piece for domino in KILIM.view(g, 0).prize]
    events = place(g, "15", "15", "15")
    assert told(events, DominoesLost) == [DominoesLost(tuple(unsold))]
    assert all(g.where[number(g, name)] == LOST for name in unsold)
    assert g.prize_size == 1 and g.day == 2
    assert told(events, DominoTurnedUp)[-1].domino.startswith("2-")


def test_ki_17_played_gold_and_special_cards_left_are_open_to_all():
    g = begin(3)
    place(g, "spy", "2", "1")
    pay(g, s0=15)
    finish_turn(g)
    for viewer in (-1, 0, 1, 2):
        seats = KILIM.view(g, viewer).seats
        assert [seat.spent for seat in seats] == [(15,), (2,), (1,)]
        assert seats[0].specials == ("scrap-bag", "artisan")
        assert seats[1].specials == ("spy", "scrap-bag", "artisan")


def test_ki_10_with_one_card_and_nothing_to_do_nobody_is_asked():
    g = to_last_turn(begin(3))
    hand(g, 0, "15")
    hand(g, 1, "14 spy")
    hand(g, 2, "13")
    g.placed[0] = g.placed[2] = -1
    g.waiting = 0b111
    for seat in (0, 1, 2):
        place_if_forced(g, seat)
    assert KILIM.asked(g) == [1]
    assert KILIM.offers(g, 0) == []


def test_ki_10_a_card_can_be_taken_back():
    g = begin(3)
    KILIM.play(g, 0, card("7"))
    assert KILIM.asked(g) == [1, 2]
    KILIM.play(g, 0, TakeBackCard())
    assert KILIM.asked(g) == [0, 1, 2]
    with pytest.raises(Refused, match="KI-32"):
        KILIM.play(g, 0, TakeBackCard())
