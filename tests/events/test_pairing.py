"""Who plays with whom: everybody once, nobody beside whom they are kept apart from, as near in score as can be."""

from itertools import combinations, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caravanserai.events import pairing
from caravanserai.events.pairing import Past, Player, pair
from caravanserai.events.seating import meetings, pair_of, pairs_at, people_at, table_count
from tests.night import NIGHT

SEATS = st.integers(2, 5)


def players(count: int, score=lambda n: 0) -> list[Player]:
    return [Player(f"p{n:03}", score(n)) for n in range(count)]


@st.composite
def fields(draw):
    seats = draw(SEATS)
    count = draw(st.integers(2, 24))
    scores = draw(st.lists(st.integers(0, 20), min_size=count, max_size=count))
    everybody = players(count, lambda n: scores[n])
    names = [one.person for one in everybody]
    couples = [pair_of(*two) for two in combinations(names, 2)]
    some = st.sampled_from(couples)
    met = draw(st.dictionaries(some, st.integers(1, 3), max_size=20))
    apart = draw(st.frozensets(some, max_size=12))
    return everybody, seats, Past(met, frozenset(), apart)


@settings(max_examples=40 if NIGHT else 15, deadline=None)
@given(fields())
def test_everybody_sits_once_and_never_beside_whom_they_are_kept_apart_from(field) -> None:
    everybody, seats, past = field
    tables = pair(everybody, seats, past)
    assert sorted(person for table in tables for person in people_at(table)) == [one.person for one in everybody]
    assert all(len(table) == seats and people_at(table) for table in tables)
    assert not [two for table in tables for two in pairs_at(table) if two in past.apart]
    if not past.apart:
        assert len(tables) == table_count(len(everybody), seats)
        bots = [table.count(None) for table in tables]
        assert max(bots) - min(bots) <= 1
    assert tables == pair(everybody, seats, past)


def test_who_blocks_everybody_sits_with_bots_and_nobody_else_does() -> None:
    everybody = players(9)
    past = Past(apart=frozenset(pair_of("p000", one.person) for one in everybody[1:]))
    tables = pair(everybody, 4, past)
    assert ["p000"] in [people_at(table) for table in tables]
    assert sorted(len(people_at(table)) for table in tables) == [1, 4, 4]


def test_a_table_of_four_who_all_block_each_other_has_a_table_for_each() -> None:
    past = Past(apart=frozenset(pair_of(*two) for two in combinations(["p000", "p001", "p002", "p003"], 2)))
    assert len(pair(players(4), 4, past)) == 4


def cost_of(field, tables) -> int:
    return sum(map(field.cost, tables))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_small_fields_are_paired_as_well_as_can_be(seats) -> None:
    count = 6 if seats == 2 else 2 * seats
    everybody = players(count, lambda n: n * n % 7)
    past = Past({pair_of("p000", "p001"): 1, pair_of("p001", "p002"): 2, pair_of("p002", "p003"): 1})
    field = pairing.Field(everybody, seats, past)
    least = min(
        cost_of(field, [order[n : n + seats] for n in range(0, count, seats)]) for order in permutations(range(count))
    )
    assert cost_of(field, field.tables(0)) == least


def test_a_search_comes_near_to_the_best_of_all_ways(monkeypatch) -> None:
    for seed in range(2):
        everybody = sorted(players(16, lambda n, seed=seed: n * (seed + 3) % 11), key=lambda one: -one.score)
        met = {pair_of(f"p{n:03}", f"p{(n + seed + 1) % 16:03}"): 1 for n in range(16)}
        field = pairing.Field(everybody, 4, Past(met))
        best = cost_of(field, field.tables(seed))
        with monkeypatch.context() as few:
            few.setattr(pairing, "EXACT", 0)
            assert cost_of(field, field.tables(seed)) <= best * 1.1


def test_an_evening_never_seats_the_same_four_while_it_can_be_avoided() -> None:
    met, tables = meetings([]), set()
    for _ in range(35):
        round_ = pair(players(8), 4, Past(met, frozenset(tables)))
        fours = {frozenset(people_at(table)) for table in round_}
        assert not fours & tables
        tables |= fours
        met += meetings([round_])
    # Every four of eight has played; each pair as often as any other.
    assert len(tables) == 70 and set(met.values()) == {15}


def test_five_people_at_tables_of_four_are_three_and_two_and_no_one_is_alone() -> None:
    assert sorted(len(people_at(table)) for table in pair(players(5), 4)) == [2, 3]


def test_the_largest_field_leaves_nobody_alone_with_bots() -> None:
    tables = pair(players(1_000), 3)
    assert sorted(len(people_at(table)) for table in tables) == [2, 2, *[3] * 332]


def test_who_had_a_bot_at_the_table_has_people_next() -> None:
    everybody = [Player("a", 0, (), 1), Player("b"), Player("c")]
    alone = next(people_at(table) for table in pair(everybody, 2) if None in table)
    assert alone != ["a"]


def test_seats_are_given_to_those_who_held_them_least() -> None:
    everybody = [Player("a", 0, (3, 0)), Player("b", 0, (0, 3))]
    assert pair(everybody, 2) == (("b", "a"),)
