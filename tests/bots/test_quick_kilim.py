"""What the quick bot makes of positions that a person would not hesitate in; and that it beats chance."""

import pytest

from caravanserai.bots.arena import Match, play_match
from caravanserai.bots.quick import QuickBot
from caravanserai.bots.tally import Tally
from caravanserai.games.kilim.rules.state import DAYS
from caravanserai.games.kilim.words.moves import Done, PayGold, PlaceCard, TakeScrap, UseScrap, Weave
from tests.rules.kilim.positions import KILIM, answer, begin, hand, keep, lay, place, to_last_turn, weave_all


def chosen(g, seat=0, seed=0):
    return KILIM.move_of(g, QuickBot("level2", "kilim", seed).choose(g, seat))


def test_it_weaves_where_the_points_are():
    g = lay(begin(3, top="1-star-hooks"), 0, "2-star-star 0 0 0", "2-hooks-hooks 2 1 0")
    place(g, "9", "8", "8")
    move = chosen(g)
    assert isinstance(move, Weave)
    best = max(spot.points for spot in KILIM.ask(g, 0).spots)
    before = KILIM.score(g, 0)
    answer(g, move)
    assert KILIM.score(g, 0) - before == best


def test_it_bids_high_for_what_adds_much_and_low_for_what_costs():
    dear = lay(begin(3, top="1-star-star"), 0, "2-star-star 0 0 0", "3-star-star 0 1 0")
    poor = lay(begin(3, top="torn-star"), 0, "2-comb-comb 0 0 0", "3-comb-comb 0 1 0")
    for g in (dear, poor):
        hand(g, 0, "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15")
    cards = {name: [chosen(g, seed=seed) for seed in range(20)] for name, g in (("dear", dear), ("poor", poor))}
    assert all(isinstance(move, PlaceCard) for moves in cards.values() for move in moves)
    high, low = ([int(move.card[5:]) for move in cards[name]] for name in ("dear", "poor"))
    assert min(high) >= max(low)
    assert sum(high) / 20 > 7 > 4 > sum(low) / 20


def test_those_who_think_alike_do_not_cancel_each_other_for_ever():
    match = Match("kilim", ("level2",) * 4, games=2, seed=1)
    for deal in play_match(match):
        assert sum(1 for score in deal.games[0].points if score > 0) >= 3


def test_its_spy_pays_no_more_than_it_must():
    g = lay(begin(3, top="1-star-star"), 0, "2-star-star 0 0 0")
    place(g, "spy", "5", "9")
    assert chosen(g) == PayGold(10)


def test_it_mends_a_torn_motif_with_a_scrap_of_its_motif_once_nothing_better_can_come():
    g = keep(lay(to_last_turn(begin(3)), 0, "torn-star 0 0 0"), 0, "scrap-star")
    place(g, "15", "15", "15")
    assert chosen(g) == Done()
    g.day = DAYS
    assert chosen(g) == UseScrap("scrap-star", 1, 0)


def test_it_searches_for_the_scrap_that_helps_most():
    g = begin(3)
    place(g, "10", "bag", "3")
    weave_all(g)
    lay(g, 1, "torn-horn 0 0 0")
    answer(g, PayGold(11))
    assert chosen(g, 1) == TakeScrap("scrap-horn")


def test_at_the_end_of_a_day_it_is_done_when_nothing_helps():
    g = keep(lay(to_last_turn(begin(3)), 0, "2-star-comb 0 0 0"), 0, "perfect-1")
    place(g, "15", "15", "15")
    assert chosen(g) == Done()


@pytest.mark.parametrize(("seats", "share"), [(2, 0.9), (4, 0.9)])
def test_it_beats_random_bots(seats, share):
    """It wins nearly all games; a fixed seed cannot flake, and these bounds leave room to tune."""
    match = Match("kilim", ("level2", *["random"] * (seats - 1)), games=2 * seats, seed=1)
    tally = Tally(match)
    for deal in play_match(match):
        tally.add(deal)
    result = tally.result(1.0, 1)
    assert result.bots[0].win_share is not None and result.bots[0].win_share >= share
