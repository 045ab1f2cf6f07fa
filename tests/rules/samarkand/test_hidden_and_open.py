"""SA-34: what is behind the screens and what is open; and that nothing secret gets out."""

import random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caravanserai.engine.game import SPECTATOR
from caravanserai.games.samarkand.words.events import AnswerSealed
from caravanserai.games.samarkand.words.moves import Pass, Sell, Stop
from tests.playing import Play
from tests.rules.samarkand.positions import (
    SAMARKAND,
    begin,
    close,
    dealt,
    fall,
    moment,
    own,
    play_on,
    purses,
    sell,
    told,
)


def shown(g, seat):
    return msgspec.json.encode((SAMARKAND.view(g, seat), SAMARKAND.ask(g, seat) if seat >= 0 else None))


def others(seat, seats=4):
    return [viewer for viewer in range(SPECTATOR, seats) if viewer != seat]


# -- sealed answers -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("phase", ["sale", "price", "leave", "kind"])
def test_sa_34_an_answer_is_secret_until_it_is_revealed(phase):
    g = begin()
    if phase == "price":
        sell(g, 1, 5, 1, 1)
    elif phase == "leave":
        own(g, 0, "spices-1 fruits-2 jewels-7", "2")
        own(g, 1, "carpets-1 fruits-2 jewels-7", "2")
        close(g)
    elif phase == "kind":
        own(g, 0, "spices-1 fruits-2 jewels-7", "3")
        own(g, 1, "carpets-1 fruits-2 jewels-7", "3")
        close(g)
    truths = []
    for move in SAMARKAND.offers(g, 0):
        one = g.copy()
        events = SAMARKAND.play(one, 0, move)
        assert SAMARKAND.view(one, 0).own.answer == move
        assert [event.purpose for event in told(events, AnswerSealed)] == [phase]
        truths.append(([shown(one, viewer) for viewer in others(0)], events))
    assert len(truths) > 1 and all(truth == truths[0] for truth in truths)


def test_sa_34_a_change_of_mind_is_heard_by_nobody_else():
    g = begin()
    sell(g, 1, 5, 1, 1)
    SAMARKAND.play(g, 0, Pass())
    events = SAMARKAND.play(g, 0, Stop("camel"))
    assert [event.audience() for event in events] == [(0,)]


# -- behind the screen ----------------------------------------------------------------------------------------


def test_sa_34_dirhams_capacities_and_hands_are_not_displayed():
    one = begin()
    sell(one, 1, 5, 1, 1)
    two = one.copy()
    purses(two, 3, 15, 15, 15)
    one.camels[0][2], two.camels[0][5] = 1, 1
    two.hand[0] = [0, 0, 0, 9, 0, 0, 0, 0, 0, 0]
    for viewer in others(0):
        assert shown(one, viewer) == shown(two, viewer)
    assert SAMARKAND.view(one, 1).seats[0].camels == 1
    assert SAMARKAND.view(two, 0).own.dirhams == 3


def test_sa_34_bought_goods_are_open():
    g = begin()
    sell(g, 1, 5, 1, 1)
    moment(g, s0="spices-5")
    assert all(SAMARKAND.view(g, viewer).seats[0].goods == ("spices-5",) for viewer in range(-1, 4))


def test_sa_34_with_closed_goods_they_are_hidden_until_the_end():
    g = begin(options={"closed-goods": "on"})
    sell(g, 1, 5, 1, 1)
    fall(g, 1)
    moment(g, s0="spices-5")
    for viewer in range(-1, 4):
        seat = SAMARKAND.view(g, viewer).seats[0]
        assert seat.goods is None and seat.goods_count == 1
    assert SAMARKAND.view(g, 0).own.goods == ("spices-5",)
    close(g)
    over = SAMARKAND.view(g, 1)
    assert over.phase == "over" and over.seats[0].goods == () and over.seats[0].left == ("spices-5",)


def test_sa_34_at_the_end_the_screens_are_lifted():
    g = begin()
    close(g)
    for seat in SAMARKAND.view(g, SPECTATOR).seats:
        assert seat.dirhams == 15 and seat.capacities == ()
    assert SAMARKAND.view(g, SPECTATOR).sheet is not None


def test_sa_34_who_has_which_kind_is_secret_until_the_first_reveal():
    g = begin(3)
    view = SAMARKAND.view(g, 1)
    assert [seat.kind for seat in view.seats] == [None, None, None] and view.bank.kind is None
    assert view.own.kind == "spices"
    sell(g, 1, 1, 1)
    view = SAMARKAND.view(g, 1)
    assert [seat.kind for seat in view.seats] == ["carpets", "spices", "fruits"] and view.bank.kind == "jewels"


def test_sa_34_redealing_keeps_purses_camels_and_hands_and_shuffles_the_piles():
    g = begin(3, camels="5")
    sell(g, 1, 5, 1)
    moment(g, s0="camel", s1="carpets-1")
    piles, banks = set(), set()
    for seed in range(10):
        imagined = g.copy()
        SAMARKAND.redeal(imagined, 0, seed)
        assert (imagined.purse, imagined.camels, imagined.hand) == (g.purse, g.camels, g.hand)
        assert sorted(imagined.camel_pile) == sorted(g.camel_pile)
        piles.add(tuple(imagined.camel_pile))
        banks.add(tuple(imagined.bank_pile))
    assert len(piles) == 10 and len(banks) > 5


def test_sa_34_before_the_first_reveal_redealing_deals_the_others_kinds_anew():
    g = begin(3)
    SAMARKAND.play(g, 2, Sell("fruits-7"))
    kinds = set()
    for seed in range(120):
        imagined = g.copy()
        SAMARKAND.redeal(imagined, 1, seed)
        assert imagined.kind[1] == g.kind[1] and imagined.hand[1] == g.hand[1]
        assert SAMARKAND.move_of(imagined, imagined.sealed[2]) in SAMARKAND.offers(imagined, 2)
        kinds.add((imagined.kind[0], imagined.kind[2], imagined.kind[5]))
    assert len(kinds) == 4 * 3 * 2


# -- over whole games -----------------------------------------------------------------------------------------


def frames_for(g, events, seat):
    heard = [event for event in events if event.audience() is None or seat in event.audience()]
    ask = SAMARKAND.ask(g, seat) if seat != SPECTATOR and seat in SAMARKAND.asked(g) else None
    return msgspec.json.encode((heard, SAMARKAND.view(g, seat), ask, SAMARKAND.asked(g)))


@settings(max_examples=15)
@given(st.integers(3, 5), st.integers(0, 2**32), st.booleans(), st.data())
def test_sa_34_games_that_differ_only_in_what_is_sealed_look_the_same(seats, seed, closed, data):
    """In one world every seat answers at once; in the other it first seals something else, and changes its mind."""
    observer = data.draw(st.integers(SPECTATOR, seats - 1))
    pick = random.Random(seed)
    worlds = [dealt(seats, seed, {"closed-goods": "on" if closed else "off"}) for _ in range(2)]
    while not SAMARKAND.over(worlds[0]):
        if SAMARKAND.chance_due(worlds[0]):
            happened = [SAMARKAND.roll_chance(g)[1] for g in worlds]
        else:
            seat = SAMARKAND.asked(worlds[0])[0]
            move = pick.choice(SAMARKAND.offers(worlds[0], seat))
            happened = [SAMARKAND.play(worlds[0], seat, move)]
            wavers = seat != observer and len(SAMARKAND.asked(worlds[1])) > 1
            first = pick.choice(SAMARKAND.offers(worlds[1], seat)) if wavers else move
            happened.append(SAMARKAND.play(worlds[1], seat, first))
            assert frames_for(worlds[0], happened[0], observer) == frames_for(worlds[1], happened[1], observer)
            if wavers:
                assert not frames_heard(SAMARKAND.play(worlds[1], seat, move), observer)
            continue
        assert frames_for(worlds[0], happened[0], observer) == frames_for(worlds[1], happened[1], observer)


def frames_heard(events, seat):
    return [event for event in events if event.audience() is None or seat in event.audience()]


@settings(max_examples=15)
@given(st.integers(3, 5), st.integers(0, 2**32))
def test_sa_03_cards_and_dirhams_are_conserved_at_every_step(seats, seed):
    """What purses lose the bank gains, and the other way round nothing ever comes out of it."""
    play = Play("samarkand", seats, seed)
    at_first = SAMARKAND.inventory(play.g)
    bank = 0
    for step in play:
        assert SAMARKAND.inventory(step.g) == at_first
        assert step.g.bank >= bank and min(step.g.purse) >= 0
        bank = step.g.bank
    assert at_first["dirhams"] == (75 if seats == 3 else 15 * seats)


def test_random_games_come_to_every_phase():
    phases = set()
    for seed in range(30):
        g = dealt(3, seed)
        for _ in play_on(g, seed):
            phases.add(SAMARKAND.view(g, 0).phase)
    assert phases >= {"sell", "stop", "leave", "over"}
