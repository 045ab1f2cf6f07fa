"""Everybody alone against the same bots: deal after deal, told when nobody can play them any more."""

import pytest

from caravanserai.events import entries as e
from caravanserai.events.fold import CannotBeError, fold
from caravanserai.events.formats import deal_of, next_deal, next_round
from caravanserai.events.scores import compared_deals
from caravanserai.events.standings import standings

from .playing import SECRET, Played, people

SETTING = e.Setting("khiva", "alone", 3, 2, True, round_minutes=60)
HOUR = 3_600_000


def alone(many: int = 3, away: tuple[str, ...] = ()) -> Played:
    played = Played(SETTING)
    played.gather(people(many), away)
    return played


def play(played: Played, person: str, points: int, left: bool = False) -> None:
    """Somebody plays their next deal and makes so many points of it."""
    paired = next_deal(played.event, person)
    assert paired is not None
    table = len(played.event.rounds[paired.round - 1])
    played.add(paired)
    seat = paired.tables[0].index(person)
    made = tuple(points if n == seat else 10 for n in range(3))
    places = tuple(1 + sum(other > mine for other in made) for mine in made)
    played.add(e.Result(paired.round, table, made, places, (seat,) if left else ()))


def test_everybody_has_the_same_seat_in_a_deal_and_is_compared_when_all_is_over() -> None:
    played = alone()
    one, two, three = people(3)
    for person, first in ((one, 12), (three, 8), (two, 9)):
        play(played, person, first)
        assert next_round(played.event, played.event.time) is None and not compared_deals(played.event)
    play(played, three, 7)
    play(played, one, 7)
    assert not played.event.finished(played.event.time)
    play(played, two, 1, left=True)
    event = played.event
    assert [{table.index(p) for table in tables for p in table if p} for tables in event.rounds] == [{0}, {1}]
    assert {deal_of(event, 2, table) for table in range(3)} == {"2"}
    played.add(e.Ended(SECRET))
    lines = {line.person: line for line in standings(event)}
    # Twelve beats nine beats eight; then seven as much as seven, and nothing for who left.
    assert [float(lines[p].score) for p in (one, two, three)] == [1.5, 0.5, 0.5]
    # Nine is nearer to the mean than eight.
    assert [lines[p].place for p in (one, two, three)] == [1, 2, 3]
    assert fold(played.rows) == event


def test_who_was_not_there_may_come_until_the_end_and_is_waited_for() -> None:
    late = people(3)[2]
    played = alone(away=(late,))
    for person in people(2):
        play(played, person, 5)
        play(played, person, 5)
    assert not played.event.finished(played.event.time)
    played.add(e.Late(late))
    play(played, late, 6)
    played.add(e.Withdrew(late))
    assert played.event.finished(played.event.time)


def test_at_the_end_of_the_time_it_is_over_and_nobody_begins_or_comes() -> None:
    played = alone()
    person = people(3)[0]
    play(played, person, 5)
    ends = played.event.round_ends(1)
    assert ends == played.event.began_at + HOUR and not played.event.finished(ends - 1)
    for entry in (next_deal(played.event, person), e.Late("new")):
        with pytest.raises(CannotBeError):
            played.event.take(e.Row(played.event.number + 1, ends, entry))
    played.add(e.Ended(SECRET), ends - played.event.time)
    assert [line.played for line in standings(played.event)] == [1, 0, 0]


@pytest.mark.parametrize(
    "paired",
    [
        e.Paired(2, ((None, "p000", None),)),
        e.Paired(1, ((None, "p000", None),)),
        e.Paired(1, (("p000", "p001", None),)),
        e.Paired(1, (("p000", None, None), ("p001", None, None))),
        e.Paired(1, (("p000", None),)),
        e.Paired(1, (("nobody", None, None),)),
        e.Paired(1, ((None, None, None),)),
    ],
)
def test_nobody_begins_another_deal_in_another_seat_or_with_others(paired: e.Paired) -> None:
    played = alone()
    with pytest.raises(CannotBeError):
        played.add(paired)


def test_nobody_plays_a_deal_twice_or_two_at_once() -> None:
    played = alone()
    paired = e.Paired(1, (("p000", None, None),))
    played.add(paired)
    for again in (paired, e.Paired(2, ((None, "p000", None),))):
        with pytest.raises(CannotBeError):
            played.add(again)
    played.result(1, 0)
    with pytest.raises(CannotBeError):
        played.add(paired)
    with pytest.raises(CannotBeError):
        Played(e.Setting("khiva", "alone", 3, 2, False))


def test_who_left_a_table_that_nobody_finished_has_nothing_and_the_others_the_average() -> None:
    played = Played(e.Setting("khiva", "swiss", 2, 1))
    played.gather(people(4))
    played.pair()
    with pytest.raises(CannotBeError):
        played.add(e.Unplayed(1, 0, (0,)))
    with pytest.raises(CannotBeError):
        played.add(e.Unplayed(1, 0, (0, 2)))
    played.add(e.Unplayed(1, 0, (0, 1)))  # all have left: there is nothing to wait for
    played.add(e.Unplayed(1, 1, (0,)), played.event.round_ends(1))
    score = {line.person: float(line.score) for line in standings(played.event)}
    (one, two), (three, four) = played.event.rounds[0]
    assert (score[one], score[two], score[three], score[four]) == (0, 0, 0, 0.5)
    played.add(e.Voided("keeper", 1, 0, "the house fell"))
    assert {float(line.score) for line in standings(played.event) if line.person in (one, two)} == {0.5}
