"""Plans promise that everybody meets everybody and sits everywhere equally often: they are checked for every size."""

from collections import Counter
from itertools import combinations

import pytest

from caravanserai.events.round_robin import LEAST, MOST, designs, plan
from caravanserai.events.seating import LEAST_SEATS, MOST_SEATS, best_seats, table_count

#: Tables of five for which no plan is known in which all meet equally often; and how far from even theirs are: the sum
#: of squares. For ten, no plan of nine rounds can be more even.
UNEVEN = {10: 36, 15: 20, 50: 288, 55: 352, 60: 416}
#: So many meetings of a pair suffice in some sizes, where in others it takes one fewer than there are seats.
ONCE = {3: range(9, 61, 6), 4: (16, 28, 40, 52), 5: (25,)}


def met(rounds) -> Counter:
    return Counter(frozenset(two) for tables in rounds for table in tables for two in combinations(table, 2))


@pytest.mark.parametrize("seats", range(LEAST_SEATS, MOST_SEATS + 1))
def test_each_pair_meets_equally_often_in_every_size(seats) -> None:
    for places in range(2 * seats, MOST + 1, seats):
        times = met(plan(places, seats))
        assert len(times) == places * (places - 1) // 2
        if seats == 5 and places in UNEVEN:
            assert sum((count - 4) ** 2 for count in times.values()) == UNEVEN[places]
            assert set(times.values()) <= ({2, 3, 4, 5, 6} if places == 50 else {3, 4, 5})
        else:
            assert len(set(times.values())) == 1, (places, seats)
            assert times.total() // len(times) in {1, 2, seats - 1} or places == 6
        if places in ONCE.get(seats, ()):
            assert set(times.values()) == {1}


@pytest.mark.parametrize("seats", range(LEAST_SEATS, MOST_SEATS + 1))
def test_everybody_plays_every_round_and_sits_in_each_seat_equally_often(seats) -> None:
    for people in range(LEAST, MOST + 1):
        rounds = plan(people, seats)
        places = table_count(people, seats) * seats
        for tables in rounds:
            assert sorted(place for table in tables for place in table) == list(range(places))
        held = Counter((place, seat) for tables in rounds for table in tables for seat, place in enumerate(table))
        for place in range(places):
            times = [held[place, seat] for seat in range(seats)]
            assert max(times) - min(times) <= (len(rounds) % seats > 0), (people, seats, place)


def test_bots_sit_together_only_where_they_must() -> None:
    for people, most in ((6, 2), (14, 2), (13, 2), (58, 2), (17, 2)):
        tables = [table for tables in plan(people, 4) for table in tables]
        assert max(sum(place >= people for place in table) for table in tables) <= most
    # A person plays with people, whatever the size, but where two sit at a table or there is one person too many.
    for seats in (3, 4, 5):
        for people in range(2 * seats, MOST + 1):
            tables = [table for tables in plan(people, seats) for table in tables]
            assert min(sum(place < people for place in table) for table in tables) >= 2 - (seats == 3), (people, seats)


def test_one_table_plays_once_from_each_seat() -> None:
    assert len(plan(4, 4)) == 4
    assert sorted(tables[0][0] for tables in plan(4, 4)) == [0, 1, 2, 3]
    # Four at a table of five: with a bot.
    assert len(plan(4, 5)) == 5


def test_there_is_no_plan_for_other_sizes() -> None:
    for people, seats in ((61, 4), (1, 4), (12, 6), (12, 1)):
        with pytest.raises(ValueError):
            plan(people, seats)


def test_the_file_has_what_is_used_and_nothing_else() -> None:
    assert {seats: sorted(some) for seats, some in designs().items()} == {
        seats: list(range(2 * seats, MOST + 1, seats)) for seats in (3, 4, 5)
    }


def test_seats_of_one_table_are_the_most_even_of_all_orders() -> None:
    held = {"a": [2, 0, 1], "b": [0, 2, 1], "c": [1, 1, 0]}
    assert best_seats(("a", "b", "c"), held) == ("b", "a", "c")
