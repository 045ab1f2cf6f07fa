"""The same deals for everybody: what is compared, with whom, and what counts as nothing."""

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from caravanserai.events.duplicate import Compared, Held, compared, sums


def shares(*held: Held) -> dict[str, Fraction]:
    return {line.person: line.share for line in compared(held)}


def test_a_match_point_for_everybody_who_made_less_and_half_for_as_much() -> None:
    lines = compared([Held(1, 0, "a", 60), Held(1, 0, "b", 40), Held(1, 0, "c", 40), Held(1, 0, "d", 20)])
    assert [(line.person, line.half_points, line.most) for line in lines] == [
        ("a", 6, 6),
        ("b", 3, 6),
        ("c", 3, 6),
        ("d", 0, 6),
    ]
    assert [line.against_mean for line in lines] == [20, 0, 0, -20]


def test_seats_and_deals_are_compared_each_by_itself() -> None:
    assert shares(Held(1, 0, "a", 10), Held(1, 1, "b", 90), Held(1, 0, "c", 20), Held(1, 1, "d", 80)) == {
        "a": 0,
        "b": 1,
        "c": 1,
        "d": 0,
    }


def test_a_bot_does_not_count_unless_a_person_is_the_only_one_in_the_seat() -> None:
    assert shares(Held(1, 0, "a", 10), Held(1, 0, "b", 20), Held(1, 0, None, 99)) == {"a": 0, "b": 1}
    (line,) = compared([Held(1, 0, "a", 10), Held(1, 0, None, 4), Held(1, 0, None, 16)])
    assert line == Compared(1, 0, "a", 2, 4, Fraction(0))


def test_who_has_nobody_to_be_compared_with_has_the_average() -> None:
    (line,) = compared([Held(1, 0, "a", 10)])
    assert line.share == Fraction(1, 2) and line.against_mean == 0


def test_a_table_that_was_not_played_to_its_end_is_the_average_for_its_people_and_nothing_for_others() -> None:
    lines = compared([Held(1, 0, "a", None), Held(1, 0, "b", 20), Held(1, 0, "c", 10)])
    assert [line.share for line in lines] == [Fraction(1, 2), 1, 0]


def test_who_left_has_no_match_points_and_is_no_measure_for_others() -> None:
    lines = compared([Held(1, 0, "a", 90, left=True), Held(1, 0, "b", 20), Held(1, 0, "c", 10)])
    assert [line.share for line in lines] == [0, 1, 0]
    assert lines[0].against_mean == lines[2].against_mean == -5
    assert shares(Held(1, 0, "a", None, left=True)) == {"a": 0}


def test_a_sum_is_the_mean_over_the_deals_that_somebody_played() -> None:
    lines = compared([Held(1, 0, "a", 2), Held(1, 0, "b", 1), Held(2, 0, "b", 1), Held(2, 0, "c", 3)])
    assert {person: (one.deals, one.share) for person, one in sums(lines).items()} == {
        "a": (1, 1),
        "b": (2, 0),
        "c": (1, 1),
    }


@given(st.lists(st.tuples(st.integers(0, 50), st.booleans()), min_size=2, max_size=9))
def test_match_points_of_a_seat_are_shared_out_whole_and_differences_cancel(results) -> None:
    lines = compared(Held(1, 0, None if bot else str(n), points) for n, (points, bot) in enumerate(results))
    if len(lines) > 1:
        assert sum(line.half_points for line in lines) == len(lines) * (len(lines) - 1)
        assert sum(line.against_mean for line in lines) == 0
    # The luck of the deal is gone: so many points more for all change nothing.
    more = compared(Held(1, 0, None if bot else str(n), points + 7) for n, (points, bot) in enumerate(results))
    assert more == lines
