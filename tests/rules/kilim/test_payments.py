"""Scrap Bag and Artisan: who pays what, who gets what (KI-18 … KI-21, KI-23 … KI-26, KI-35)."""

import pytest

from caravanserai.engine.refusal import Refused
from caravanserai.games.kilim.words.events import (
    GoldDiscarded,
    GoldPaid,
    NothingLeft,
    PaymentTied,
    ScrapChosen,
    ScrapKept,
    TokenTaken,
)
from caravanserai.games.kilim.words.moves import PayGold, TakeScrap, TakeToken
from caravanserai.games.kilim.words.questions import PayGoldAsk, TakeScrapAsk, TakeTokenAsk
from tests.rules.kilim.positions import KILIM, answer, begin, hand, keep, offers, pay, place, token, told, weave_all


def after_auction(*cards: str):
    g = begin(len(cards))
    place(g, *cards)
    weave_all(g)
    return g


def lucky_one(g):
    """Who is asked to choose a scrap or a token."""
    asked = KILIM.asked(g)
    kinds = (TakeScrapAsk, TakeTokenAsk)
    return asked[0] if len(asked) == 1 and isinstance(KILIM.ask(g, asked[0]), kinds) else None


def test_ki_18_the_scrap_bag_costs_more_than_the_winning_offer():
    g = after_auction("12", "3", "bag")
    assert [move.gold for move in offers(g)] == [13, 14, 15]
    with pytest.raises(Refused, match="KI-18"):
        answer(g, PayGold(12))
    answer(g, PayGold(13))
    assert lucky_one(g) == 2


def test_ki_19_who_holds_nothing_higher_discards_and_gets_nothing():
    g = begin(3)
    hand(g, 2, "3 7 bag")
    place(g, "12", "3", "bag")
    weave_all(g)
    ask = KILIM.ask(g, 2)
    assert isinstance(ask, PayGoldAsk) and ask.discard and ask.gold == (3, 7) and ask.clause == "KI-19"
    events = answer(g, PayGold(3))
    assert told(events, GoldDiscarded) == [GoldDiscarded(2, 3, "scrap-bag")]
    assert KILIM.view(g, 2).phase == "place" and KILIM.view(g, 2).scraps_left == 5


def test_ki_19_without_a_winning_offer_any_gold_is_enough():
    g = begin(3)
    place(g, "4", "4", "bag")
    assert [move.gold for move in offers(g)] == list(range(1, 16))
    assert told(answer(g, PayGold(1)), GoldPaid) == [GoldPaid(2, 1, "scrap-bag")]
    assert lucky_one(g) == 2


#: winning offer, Gold of the bag players, who searches
BAG_CASES = [
    ((10, 13, 12), 1),
    ((10, 12, 13), 2),
    ((10, 13, 13), None),
    ((10, 13, 13, 14), 3),
    ((10, 12, 12, 14), 3),
    ((10, 14, 14, 12), None),
    ((10, 15, 15, 15), None),
]


@pytest.mark.parametrize(("golds", "searcher"), BAG_CASES)
def test_ki_20_the_highest_payment_searches_and_a_tie_gives_nobody(golds, searcher):
    g = after_auction(str(golds[0]), *(["bag"] * (len(golds) - 1)))
    assert KILIM.asked(g) == list(range(1, len(golds)))
    events = pay(g, **{f"s{seat}": gold for seat, gold in enumerate(golds) if seat})
    assert lucky_one(g) == searcher
    assert len(told(events, PaymentTied)) == (searcher is None)
    spent = [seat.spent for seat in KILIM.view(g, 0).seats]
    assert spent == [(gold,) for gold in golds], "all paid cards are spent"


def test_ki_20_a_discard_never_competes():
    g = begin(4)
    hand(g, 2, "9 8 bag")
    place(g, "10", "bag", "bag", "3")
    weave_all(g)
    pay(g, s1=11, s2=9)
    assert lucky_one(g) == 1


def test_ki_20_payments_are_sealed_until_all_are_in():
    g = after_auction("10", "bag", "bag")
    KILIM.play(g, 1, PayGold(13))
    assert KILIM.view(g, 2).seats[1].laid is None and KILIM.view(g, 2).seats[1].gold == tuple(range(1, 16))
    KILIM.play(g, 1, PayGold(11))
    KILIM.play(g, 2, PayGold(12))
    assert lucky_one(g) == 2


def test_ki_21_the_searcher_keeps_one_of_the_scraps_left_in_secret():
    g = after_auction("10", "bag", "3")
    answer(g, PayGold(11))
    assert KILIM.ask(g, 1).scraps == tuple(f"scrap-{m}" for m in ("star", "hooks", "horn", "diamond", "comb"))
    events = answer(g, TakeScrap("scrap-horn"))
    assert told(events, ScrapKept) == [ScrapKept(1)] and told(events, ScrapKept)[0].audience() is None
    assert told(events, ScrapChosen)[0].audience() == (1,)
    assert [scrap.piece for scrap in KILIM.view(g, 1).own.scraps] == ["scrap-horn"]
    assert KILIM.view(g, 0).scraps_left == 4 and KILIM.view(g, 0).seats[1].scraps == 1


def test_ki_21_the_last_scrap_needs_no_choice_and_an_empty_bag_gives_nothing():
    g = begin(3)
    keep(g, 0, "scrap-star", "scrap-hooks", "scrap-horn", "scrap-diamond")
    place(g, "10", "bag", "3")
    weave_all(g)
    assert told(answer(g, PayGold(11)), ScrapChosen) == [ScrapChosen(1, "scrap-comb")]
    KILIM.play(g, 0, *[m for m in KILIM.offers(g, 0) if getattr(m, "card", "") == "gold-9"])
    KILIM.play(g, 1, *[m for m in KILIM.offers(g, 1) if getattr(m, "card", "") == "gold-3"])
    KILIM.play(g, 2, *[m for m in KILIM.offers(g, 2) if getattr(m, "card", "") == "scrap-bag"])
    weave_all(g)
    events = answer(g, PayGold(14))
    assert told(events, NothingLeft) == [NothingLeft(2, "scrap-bag")]
    assert 14 in KILIM.view(g, 0).seats[2].spent


def test_ki_23_the_artisan_costs_less_than_the_winning_offer():
    g = after_auction("4", "2", "artisan")
    assert [move.gold for move in offers(g)] == [1, 2, 3]
    with pytest.raises(Refused, match="KI-23"):
        answer(g, PayGold(4))
    answer(g, PayGold(3))
    assert lucky_one(g) == 2


def test_ki_24_who_holds_nothing_lower_discards_and_gets_nothing():
    g = begin(3)
    hand(g, 2, "9 12 artisan")
    place(g, "8", "3", "artisan")
    weave_all(g)
    assert KILIM.ask(g, 2).discard and KILIM.ask(g, 2).clause == "KI-24"
    assert told(answer(g, PayGold(12)), GoldDiscarded) == [GoldDiscarded(2, 12, "artisan")]


def test_ki_24_without_a_winning_offer_nobody_can_call_her():
    g = begin(3)
    place(g, "4", "4", "artisan")
    assert KILIM.ask(g, 2).discard and KILIM.ask(g, 2).gold == tuple(range(1, 16))
    answer(g, PayGold(1))
    assert KILIM.view(g, 2).phase == "place" and len(KILIM.view(g, 2).tokens) == 4


ARTISAN_CASES = [
    ((10, 3, 2), 2),
    ((10, 2, 3), 1),
    ((10, 2, 2), None),
    ((10, 3, 3, 1), 3),
    ((10, 1, 1, 3), None),
    ((10, 9, 9, 8), 3),
]


@pytest.mark.parametrize(("golds", "caller"), ARTISAN_CASES)
def test_ki_25_the_lowest_payment_calls_her_and_a_tie_gives_nobody(golds, caller):
    g = after_auction(str(golds[0]), *(["artisan"] * (len(golds) - 1)))
    events = pay(g, **{f"s{seat}": gold for seat, gold in enumerate(golds) if seat})
    assert lucky_one(g) == caller
    assert len(told(events, PaymentTied)) == (caller is None)
    assert [seat.spent for seat in KILIM.view(g, 0).seats] == [(gold,) for gold in golds]


def test_ki_26_the_caller_takes_a_token_that_is_still_on_the_board():
    g = begin(3)
    token(g, 0, "turn")
    place(g, "10", "3", "artisan")
    weave_all(g)
    answer(g, PayGold(1))
    assert KILIM.ask(g, 2).tokens == ("perfect", "remove", "move")
    with pytest.raises(Refused, match="KI-26"):
        answer(g, TakeToken("turn"))
    events = answer(g, TakeToken("move"))
    assert told(events, TokenTaken) == [TokenTaken(2, "move")]
    assert KILIM.view(g, 0).tokens == ("perfect", "remove")
    assert [t.token for t in KILIM.view(g, 0).seats[2].tokens] == ["move"]


def test_ki_26_with_no_token_left_the_gold_is_spent_for_nothing():
    g = begin(3)
    token(g, 0, "turn", "perfect", "remove", "move")
    place(g, "10", "3", "artisan")
    weave_all(g)
    assert told(answer(g, PayGold(1)), NothingLeft) == [NothingLeft(2, "artisan")]
    assert KILIM.view(g, 0).seats[2].spent == (1,)


def test_ki_26_the_last_token_needs_no_choice():
    g = begin(3)
    token(g, 0, "turn", "perfect", "remove")
    place(g, "10", "3", "artisan")
    weave_all(g)
    assert told(answer(g, PayGold(1)), TokenTaken) == [TokenTaken(2, "move")]


def test_ki_35_first_the_winner_weaves_then_the_scrap_bag_then_the_artisan():
    g = begin(3)
    place(g, "10", "bag", "artisan")
    phases = []
    while g.turn == 1:
        phases.append((KILIM.view(g, 0).phase, KILIM.asked(g)))
        if KILIM.view(g, 0).phase == "artisan":
            assert KILIM.view(g, 2).seats[1].laid == 11, "the Scrap Bag payments are open by then"
        seat = KILIM.asked(g)[0]
        KILIM.play(g, seat, KILIM.offers(g, seat)[0])
    assert phases == [("weave", [0]), ("scrap-bag", [1]), ("search", [1]), ("artisan", [2]), ("token", [2])]
