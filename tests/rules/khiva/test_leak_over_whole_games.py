"""KH-12, KH-43 over whole games: two games that differ only in what a seat cannot see send it the same bytes."""

import random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caravanserai.engine.game import SPECTATOR, game
from caravanserai.games.khiva.rules.state import CHOOSE
from caravanserai.games.khiva.words.moves import ChooseCards
from caravanserai.games.khiva.words.names import card_name, members

RULES = game("khiva")


def frames_for(g, events, seat):
    heard = [event for event in events if event.audience() is None or seat in event.audience()]
    ask = RULES.ask(g, seat) if seat != SPECTATOR and seat in RULES.asked(g) else None
    return msgspec.json.encode((heard, RULES.view(g, seat), ask))


def same_to_see(pick, worlds, seat, observer):
    """A choice for each world: the same cards played, and given too if the observer gets them; else any others."""
    each = 2 if worlds[0].seats == 2 else 1
    hands = [set(members(g.hand[seat])) for g in worlds]
    shared = sorted(hands[0] & hands[1])
    if len(shared) < each:
        return None
    play = pick.sample(shared, each)
    if (seat + 1) % worlds[0].seats == observer:
        left = [card for card in shared if card not in play]
        if len(left) < each:
            return None
        give = [pick.sample(left, each)] * 2
    else:
        give = [pick.sample(sorted(hand - set(play)), each) for hand in hands]
    return [ChooseCards(tuple(map(card_name, play)), tuple(map(card_name, cards))) for cards in give]


@settings(max_examples=60)
@given(st.integers(2, 5), st.integers(0, 2**32), st.data())
def test_kh_43_games_that_differ_only_in_secrets_look_the_same(seats, seed, data):
    observer = data.draw(st.integers(SPECTATOR, seats - 1))
    pick = random.Random(seed)
    worlds = [RULES.new(seats), RULES.new(seats)]
    for g in worlds:
        RULES.seed_chance(g, seed)
    while not RULES.over(worlds[0]):
        if RULES.chance_due(worlds[0]):
            happened = [RULES.roll_chance(g)[1] for g in worlds]
            assert frames_for(worlds[0], happened[0], observer) == frames_for(worlds[1], happened[1], observer)
            continue
        asked = RULES.asked(worlds[0])
        assert asked == RULES.asked(worlds[1])
        seat = asked[0]
        if worlds[0].phase != CHOOSE or seat == observer:
            moves = [pick.choice(RULES.offers(worlds[0], seat))] * 2
        else:
            moves = same_to_see(pick, worlds, seat, observer)
        if moves is None:
            break
        happened = [RULES.play(g, seat, move) for g, move in zip(worlds, moves, strict=True)]
        assert frames_for(worlds[0], happened[0], observer) == frames_for(worlds[1], happened[1], observer)


def test_kh_43_the_two_games_do_differ():
    """The test above would prove nothing if its worlds were one."""
    differed = 0
    for seed in range(20):
        pick = random.Random(seed)
        worlds = [RULES.new(4), RULES.new(4)]
        for g in worlds:
            RULES.seed_chance(g, seed)
            while RULES.chance_due(g):
                RULES.roll_chance(g)
        for seat in range(4):
            for g, move in zip(worlds, same_to_see(pick, worlds, seat, 0) or [None, None], strict=True):
                RULES.play(g, seat, move)
        differed += worlds[0].hand != worlds[1].hand
    assert differed > 10


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_kh_12_a_given_card_stays_where_it_can_be(seats):
    """A seat knows what it gave: the card is with the neighbour, or was given on, at most one seat a turn."""
    for seed in range(30):
        pick = random.Random(seed)
        g = RULES.new(seats)
        RULES.seed_chance(g, seed)
        while not RULES.over(g):
            if RULES.chance_due(g):
                RULES.roll_chance(g)
                continue
            imagined = g.copy()
            RULES.redeal(imagined, 0, seed)
            for turns_since in range(g.deal_turn + 1):
                for card in members(g.given[g.deal_turn - turns_since][0]):
                    gone_on = g.hand[0] | g.discard | sum(1 << c for c in range(25) if g.played_by[c] >= 0)
                    later = sum(g.given[row][0] for row in range(g.deal_turn - turns_since + 1, g.deal_turn + 1))
                    if (gone_on | later) >> card & 1:
                        continue
                    holder = next(seat for seat in range(seats) if imagined.hand[seat] >> card & 1)
                    assert 1 <= holder <= 1 + turns_since
            seat = RULES.asked(g)[0]
            RULES.play(g, seat, pick.choice(RULES.offers(g, seat)))
