"""KI-46: what is secret and what is open; KI-37: days and the end."""

import random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caravanserai.engine.game import SPECTATOR
from caravanserai.games.kilim.rules.state import FIRST_SCRAP, KEPT, LATE, ON_BOARD, PIECES
from caravanserai.games.kilim.words.events import DayBegan, DayEnded, GameEnded, SeatDone
from caravanserai.games.kilim.words.moves import Done, PayGold, RemovePiece, UseScrap
from caravanserai.games.kilim.words.names import gold_values, piece_names
from tests.rules.kilim.positions import KILIM, begin, card, dealt, keep, lay, place, play_on, to_last_turn, token, told


def shown(g, seat):
    return msgspec.json.encode((KILIM.view(g, seat), KILIM.ask(g, seat) if seat >= 0 else None))


def test_ki_46_a_placed_card_is_seen_by_its_owner_alone():
    one, two = begin(3), begin(3)
    KILIM.play(one, 0, card("7"))
    KILIM.play(two, 0, card("spy"))
    assert KILIM.view(one, 0).own.card == "gold-7"
    for viewer in (SPECTATOR, 1, 2):
        assert shown(one, viewer) == shown(two, viewer)


def test_ki_46_spies_offers_and_payments_are_sealed():
    for cards in (("spy", "spy", "3"), ("10", "bag", "bag")):
        one = begin(3)
        place(one, *cards)
        while KILIM.view(one, 0).phase == "weave":
            KILIM.play(one, 0, KILIM.offers(one, 0)[0])
        two = one.copy()
        seat = KILIM.asked(one)[0]
        KILIM.play(one, seat, PayGold(14))
        KILIM.play(two, seat, PayGold(15))
        assert all(shown(one, viewer) == shown(two, viewer) for viewer in range(-1, 3) if viewer != seat)


def test_ki_46_nothing_of_the_piles_is_shown_but_their_sizes():
    g = dealt(3, seed=5)
    text = shown(g, 0).decode()
    hidden = [name for piece, name in enumerate(piece_names(g)) if g.where[piece] >= 20 and g.where[piece] < 22]
    assert len(hidden) == 49 and not [name for name in hidden if f'"{name}"' in text]
    assert KILIM.view(g, 0).piles == (14, 15, 15)


def test_ki_46_which_scrap_was_kept_and_so_which_are_left_is_secret():
    one = keep(begin(3), 0, "scrap-star")
    two = keep(begin(3), 0, "scrap-comb")
    for viewer in (SPECTATOR, 1, 2):
        assert shown(one, viewer) == shown(two, viewer)
    assert KILIM.view(one, 1).seats[0].scraps == 1 and KILIM.view(one, 1).scraps_left == 4


def test_ki_46_who_searched_remembers_what_was_left():
    g = begin(3)
    place(g, "10", "bag", "3")
    KILIM.play(g, 0, KILIM.offers(g, 0)[0])
    KILIM.play(g, 1, PayGold(11))
    assert KILIM.view(g, 1).own.seen == tuple(f"scrap-{m}" for m in ("star", "hooks", "horn", "diamond", "comb"))
    KILIM.play(g, 1, KILIM.offers(g, 1)[2])
    assert KILIM.view(g, 1).own.seen == ("scrap-star", "scrap-hooks", "scrap-diamond", "scrap-comb")
    assert KILIM.view(g, 0).own.seen is None


def test_ki_46_redealing_keeps_what_a_searcher_saw():
    """Seat 0 kept the star, seat 1 then searched and took the comb: it knows what seat 0 has. Seat 2 knows nothing."""
    g = keep(keep(begin(3), 0, "scrap-star"), 1, "scrap-comb")
    held_by_0 = set()
    for seed in range(30):
        imagined = g.copy()
        KILIM.redeal(imagined, 1, seed)
        assert imagined.where[FIRST_SCRAP] == KEPT + 0
        assert imagined.where[PIECES - 1] == KEPT + 1
        imagined = g.copy()
        KILIM.redeal(imagined, 2, seed)
        held_by_0 |= {piece for piece in range(FIRST_SCRAP, PIECES) if imagined.where[piece] == KEPT + 0}
    assert len(held_by_0) == 5


def test_ki_46_redealing_shuffles_only_between_those_who_can_have_a_scrap():
    """Seat 0 searches first, then 1 and 2: it knows neither's; but what it left behind, minus theirs, is in the bag."""
    g = keep(keep(keep(begin(3), 0, "scrap-star"), 1, "scrap-comb"), 2, "scrap-horn")
    for seed in range(30):
        imagined = g.copy()
        KILIM.redeal(imagined, 0, seed)
        assert imagined.where[FIRST_SCRAP] == KEPT + 0
        assert sorted(imagined.where[FIRST_SCRAP + 1 :]) == [KEPT + 1, KEPT + 2, ON_BOARD, ON_BOARD]


def test_ki_46_a_woven_scrap_is_known_to_all():
    g = keep(lay(begin(3), 0, "2-star-comb 0 0 0"), 0, "scrap-star")
    KILIM.play(g, 0, UseScrap("scrap-star", 1, 0))
    for seed in range(10):
        imagined = g.copy()
        KILIM.redeal(imagined, 2, seed)
        assert imagined.where[FIRST_SCRAP] == 0


def test_ki_37_a_day_ends_with_its_pile_and_there_are_three():
    for seats in (2, 3):
        events = [event for step in play_on(dealt(seats), 3) for event in step]
        days = [event for event in events if isinstance(event, DayBegan | DayEnded)]
        assert [event.day for event in days] == [1, 2, 2, 3, 3]
        assert len(told(tuple(events), GameEnded)) == 1


def test_ki_37_all_cards_come_back_each_day():
    g = dealt(3)
    days = set()
    for _ in play_on(g, 4):
        if g.turn == 1 and KILIM.view(g, 0).phase == "place":
            days.add(g.day)
            assert all(len(seat.gold) == 15 and len(seat.specials) == 3 for seat in KILIM.view(g, 0).seats)
    assert days == {1, 2, 3}


# -- over whole games -----------------------------------------------------------------------------------------


def frames_for(g, events, seat):
    heard = [event for event in events if event.audience() is None or seat in event.audience()]
    ask = KILIM.ask(g, seat) if seat != SPECTATOR and seat in KILIM.asked(g) else None
    return msgspec.json.encode((heard, KILIM.view(g, seat), ask))


def sealed_pair(pick, worlds, seat):
    """In the end-of-day window, anything in each world, as long as it leaves the seat asked or not in both."""
    found = []
    for g in worlds:
        lots = {True: [], False: []}
        for move in [*pick.sample(offers := KILIM.offers(g, seat), min(12, len(offers))), Done()]:
            trial = g.copy()
            KILIM.play(trial, seat, move)
            if KILIM.question(trial) == KILIM.question(g):
                lots[KILIM.pending(trial, seat)].append(move)
        found.append(lots)
    for pending in (True, False):
        if found[0][pending] and found[1][pending]:
            return [pick.choice(found[0][pending]), pick.choice(found[1][pending])]
    return None


@pytest.mark.slow
@settings(max_examples=25)
@given(st.integers(2, 4), st.integers(0, 2**32), st.data())
def test_ki_46_games_that_differ_only_in_secrets_look_the_same(seats, seed, data):
    """One world's piles, scraps and sealed actions are imagined by the observer: it hears and sees the same in both."""
    observer = data.draw(st.integers(SPECTATOR, seats - 1))
    pick = random.Random(seed)
    true = dealt(seats, seed)
    for _ in range(pick.randrange(120)):
        if KILIM.over(true):
            return
        seat = KILIM.asked(true)[0]
        KILIM.play(true, seat, pick.choice(KILIM.offers(true, seat)))
    other = true.copy()
    KILIM.redeal(other, observer, seed)
    other.telling = true.telling
    other.placed[:], other.sealed_gold[:] = true.placed, true.sealed_gold  # or the reveal would differ
    worlds = [true, other]
    for _ in range(30):
        if KILIM.over(true) or KILIM.asked(true) != KILIM.asked(other):
            break
        seat = KILIM.asked(true)[0]
        if true.phase == LATE and seat != observer:
            moves = sealed_pair(pick, worlds, seat)
        else:
            shared = [move for move in KILIM.offers(true, seat) if move in KILIM.offers(other, seat)]
            moves = [pick.choice(shared)] * 2 if shared else None
        if moves is None:
            break
        happened = [KILIM.play(g, seat, move) for g, move in zip(worlds, moves, strict=True)]
        if true.prize[: true.prize_size] != other.prize[: other.prize_size] or true.phase == LATE != other.phase:
            break  # the piles differ: another domino turned up
        if true.day != other.day or KILIM.question(true) != KILIM.question(other):
            break
        if true.phase != LATE and any(event for event in happened[0] if isinstance(event, DayEnded)):
            break  # the sealed actions are shown
        assert frames_for(true, happened[0], observer) == frames_for(other, happened[1], observer)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ki_46_a_sealed_free_action_is_nothing_to_the_others(seats):
    """At the end of a day neither what a seat does nor how often can be told before all are done."""
    g = to_last_turn(begin(seats))
    for seat, scraps in ((0, ("scrap-star", "scrap-horn")), (1, ("scrap-comb", "scrap-hooks"))):
        token(keep(lay(g, seat, f"3-{('star-comb', 'horn-comb')[seat]} 0 0 0"), seat, *scraps), seat, *TOKENS[seat])
    place(g, *[str(gold_values(g.hand[seat])[0]) for seat in range(seats)])
    assert g.phase == LATE
    before = [msgspec.json.encode(KILIM.view(g, viewer)) for viewer in range(-1, seats)]
    asks = KILIM.ask(g, 1)
    for move in (UseScrap("scrap-star", 1, 0), RemovePiece("scrap-star"), UseScrap("scrap-horn", 0, 1)):
        events = KILIM.play(g, 0, move)
        assert all(event.audience() == (0,) for event in events)
        for viewer in set(range(-1, seats)) - {0}:
            assert msgspec.json.encode(KILIM.view(g, viewer)) == before[viewer + 1]
        assert KILIM.ask(g, 1) == asks
        assert KILIM.asked(g) == [0, 1]
    events = KILIM.play(g, 0, Done())
    assert [type(event) for event in events] == [SeatDone]


TOKENS = (("remove", "turn"), ("move",))


@pytest.mark.parametrize("seats", [2, 5])
def test_the_view_of_the_fullest_table_stays_small(seats):
    """All that is in the box is woven: under 20 kB of JSON."""
    g = begin(seats)
    at = [0] * seats
    for piece, name in enumerate(piece_names(g)[:53]):
        seat = piece % seats
        lay(g, seat, f"{name} 0 {at[seat]} 0")
        at[seat] += 1
    for i, motif in enumerate(("star", "hooks", "horn", "diamond", "comb")):
        lay(g, i % seats, f"scrap-{motif} 0 0")
    assert max(len(msgspec.json.encode(KILIM.view(g, seat))) for seat in range(seats)) < 20_000
