"""Who sits where: every bot in every seat of every deal, every neighbour in the long run."""

from collections import Counter

import pytest

from caravanserai.bots.deals import circles, deals_for, lineup, seatings

CASES = [
    (("a", "b"), 2),
    (("a", "b"), 3),
    (("a", "b"), 4),
    (("a", "b"), 5),
    (("a", "b", "c"), 3),
    (("a", "b", "c"), 4),
    (("a", "b", "b", "b"), 4),
    (("a", "b", "c", "d", "e"), 5),
]


@pytest.mark.parametrize(("bots", "seats"), CASES)
def test_in_a_deal_each_bot_sits_equally_often_in_each_seat(bots: tuple[str, ...], seats: int) -> None:
    for deal in range(24):
        games = seatings(bots, seats, deal)
        assert len(set(games)) == len(games)
        for bot in set(lineup(bots, seats, deal)):
            assert len({sum(game[seat] == bot for game in games) for seat in range(seats)}) == 1


def test_fewer_bots_than_seats_come_again_in_turn() -> None:
    assert Counter(lineup(("a", "b"), 4, 0)) == Counter(lineup(("a", "b"), 4, 1)) == {"a": 2, "b": 2}
    assert [sorted(lineup(("a", "b"), 3, deal)) for deal in (0, 1)] == [["a", "a", "b"], ["a", "b", "b"]]


@pytest.mark.parametrize(("bots", "seats"), [case for case in CASES if len(set(case[0])) == len(case[0])])
def test_over_a_whole_match_all_bots_have_as_many_seats(bots: tuple[str, ...], seats: int) -> None:
    for games in (1, 7, 30):
        share = Counter[str]()
        for deal in range(deals_for(bots, seats, games)):
            share.update(lineup(bots, seats, deal))
        assert len(set(share.values())) == 1


def test_circles_differ_by_more_than_a_turn() -> None:
    assert len(circles(("a", "b", "c", "d"))) == 6
    assert circles(("a", "a", "b", "b")) == (("a", "a", "b", "b"), ("a", "b", "a", "b"))
