"""Matches: the same whoever plays them, fair to every seat, and kept as records that hold."""

from collections import Counter
from itertools import permutations

import pytest

from caravanserai.bots.arena import Match, play_game, play_match, seating, seatings
from caravanserai.rules.record import read_record, replay

SMALL = Match("khiva", ("greedy", "random", "random"), games=40, seed=5)


def test_the_same_seed_gives_the_same_match_on_any_number_of_processes() -> None:
    alone = list(play_match(SMALL, jobs=1))
    assert [played.number for played in alone] == list(range(40))
    assert alone == list(play_match(SMALL, jobs=2))


def test_another_seed_gives_another_match() -> None:
    other = Match("khiva", SMALL.bots, games=4, seed=6)
    assert [play_game(other, n).points for n in range(4)] != [play_game(SMALL, n).points for n in range(4)]


@pytest.mark.parametrize("entries", [2, 3, 4, 5])
def test_in_every_round_each_entry_sits_in_each_seat_once(entries: int) -> None:
    for first in range(0, len(seatings(entries)), entries):
        table = [seating(entries, number) for number in range(first, first + entries)]
        for seat in range(entries):
            assert sorted(order[seat] for order in table) == list(range(entries))


@pytest.mark.parametrize("entries", [2, 3, 4, 5])
def test_after_all_rounds_everybody_has_had_everybody_as_neighbour(entries: int) -> None:
    assert sorted(seatings(entries)) == sorted(permutations(range(entries)))
    left = Counter((order[seat - 1], order[seat]) for order in seatings(entries) for seat in range(entries))
    assert len(left) == entries * (entries - 1)
    assert len(set(left.values())) == 1


def test_points_and_ranks_are_told_by_entry_not_by_seat() -> None:
    """The record names who sat where, so the two can be compared."""
    match = Match("khiva", ("greedy", "random", "random"), games=3, seed=2, records=True)
    for number in range(3):
        played = play_game(match, number)
        assert played.record is not None
        record = read_record(played.record)
        assert record.result is not None
        for entry, bot in enumerate(match.bots):
            seat = record.seats.index(f"{bot} {entry + 1}")
            assert played.points[entry] == record.result.scores[seat]
            assert played.ranks[entry] == record.result.ranks[seat]


@pytest.mark.parametrize("bots", [("greedy", "random"), ("greedy", "random", "random", "greedy")])
def test_a_recorded_game_is_the_same_game_and_replays(bots: tuple[str, ...]) -> None:
    kept = Match("khiva", bots, games=2, seed=3, options={"city": "always"}, records=True)
    plain = Match("khiva", bots, games=2, seed=3, options={"city": "always"})
    for number in range(2):
        one, other = play_game(kept, number), play_game(plain, number)
        assert (one.points, one.ranks, other.record) == (other.points, other.ranks, None)
        assert one.record is not None
        record = read_record(one.record)
        assert record.options["city"] == "always"
        assert sum(1 for _ in replay(record)) == len(record.steps)
