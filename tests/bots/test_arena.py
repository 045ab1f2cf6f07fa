"""Matches: the same whoever plays them, every deal from every seat, and kept as records that hold."""

from itertools import pairwise

import pytest

from caravanserai.bots.arena import Match, play_deal, play_match
from caravanserai.engine.game import game
from caravanserai.engine.record import read_record, replay

SMALL = Match("khiva", ("greedy", "random", "random"), games=12, seed=5)


def test_the_same_seed_gives_the_same_match_on_any_number_of_processes() -> None:
    alone = list(play_match(SMALL, jobs=1))
    assert [deal.deal for deal in alone] == list(range(4))
    assert alone == list(play_match(SMALL, jobs=2))


def test_another_seed_gives_another_match() -> None:
    other = Match("khiva", SMALL.bots, games=4, seed=6)
    assert play_deal(other, 0) != play_deal(SMALL, 0)


def test_the_games_of_a_deal_begin_alike_and_those_of_two_deals_do_not() -> None:
    """Duplicate play: what chance brings is the same for whoever sits there."""
    match = Match("khiva", ("greedy", "random"), games=4, seed=3, records=True)
    starts = []
    for number in range(2):
        deal = play_deal(match, number)
        assert [played.bots for played in deal.games] in (
            [("greedy", "random"), ("random", "greedy")],
            [("random", "greedy"), ("greedy", "random")],
        )
        dealt = [read_record(played.record or b"").steps[:2] for played in deal.games]
        assert all(one == other for one, other in pairwise(dealt))
        starts.append(dealt[0])
    assert starts[0] != starts[1]


def test_points_and_ranks_are_told_by_seat() -> None:
    match = Match("khiva", ("greedy", "random", "random"), games=3, seed=2, records=True)
    for played in play_deal(match, 0).games:
        record = read_record(played.record or b"")
        assert record.result is not None
        assert (tuple(record.seats), tuple(record.result.scores)) == (played.bots, played.points)
        assert tuple(record.result.ranks) == played.ranks


@pytest.mark.parametrize("bots", [("greedy", "random"), ("greedy", "random", "random", "greedy")])
def test_a_recorded_game_is_the_same_game_and_replays(bots: tuple[str, ...]) -> None:
    kept = Match("khiva", bots, games=2, seed=3, options={"city": "always"}, records=True)
    plain = Match("khiva", bots, games=2, seed=3, options={"city": "always"})
    for one, other in zip(play_deal(kept, 0).games, play_deal(plain, 0).games, strict=True):
        assert (one.points, one.ranks, one.answers, one.ended) == (
            other.points,
            other.ranks,
            other.answers,
            other.ended,
        )
        record = read_record(one.record or b"")
        assert record.options["city"] == "always"
        assert sum(1 for _ in replay(record)) == len(record.steps)


def test_what_ended_a_game_is_one_of_the_games_endings() -> None:
    for played in play_deal(SMALL, 0).games:
        assert played.ended and set(played.ended) <= set(game("khiva").endings)
    assert play_deal(Match("samarkand", ("random",) * 3, 1, 1), 0).games[0].ended == game("samarkand").endings == ()
