"""Whole events as folds over their logs: every format, people who come and go, what is refused."""

import random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caravanserai.engine.fairness import nonce_hash_of
from caravanserai.events import entries as e
from caravanserai.events.fold import OPEN_WITHIN, CannotBeError, fold
from caravanserai.events.formats import next_round, seed_of
from caravanserai.events.seating import meetings, pairs_at, people_at, seats_held, table_count
from caravanserai.events.standings import standings

from .playing import SECRET, Played, apart_by, nonce_of, people

FORMATS = ("round-robin", "swiss", "arena", "knock-out", "evening")


def setting(format: str, seats: int = 4, duplicate: bool = False, rounds: int = 5) -> e.Setting:
    counted = rounds if format in ("swiss", "evening") else 0
    return e.Setting("khiva", format, seats, counted, duplicate, minutes=1)


def steps(played: Played, drawn: random.Random, apart) -> None:
    """Play on, with people who leave, come late, are removed, and tables that hang."""
    event = played.event
    for _ in range(40):
        if event.status != "running":
            return
        if event.finished(event.time):
            played.add(e.Ended(SECRET))
            return
        what = drawn.random()
        waiting = event.waiting_for()
        if waiting and what < 0.7:
            number, table = drawn.choice(waiting)
            if what < 0.05:
                played.add(e.Voided("keeper", number, table, "it hangs"))
            else:
                played.result(number, table, (drawn.randrange(event.setting.seats),) if what < 0.15 else ())
        elif what < 0.75 and len(event.playing) > 2:
            played.add(e.Withdrew(drawn.choice(event.playing)))
        elif what < 0.8:
            try_late(played, f"late{drawn.randrange(4)}")
        else:
            played.pair(apart, drawn.choice((1, 5_000, 30_000)))
            check_last_round(played, apart)


def try_late(played: Played, person: str) -> None:
    number = played.event.number
    try:
        played.add(e.Late(person))
    except CannotBeError:
        assert played.event.number == number


def check_last_round(played: Played, apart) -> None:
    event = played.event
    if not event.rounds:
        return
    tables = event.rounds[-1]
    seated = [person for table in tables for person in people_at(table)]
    assert len(seated) == len(set(seated))
    assert not [two for table in tables for two in pairs_at(table) if two in apart]
    if isinstance(played.rows[-1].entry, e.Paired):
        idle = set(event.playing) - event.busy
        if event.setting.format == "arena":
            assert len(idle) < event.setting.seats
        elif event.setting.format != "knock-out":
            assert not idle
        if not apart and event.setting.format in ("swiss", "evening"):
            assert len(tables) == table_count(len(seated), event.setting.seats)


@settings(max_examples=60, deadline=None)
@given(
    format=st.sampled_from(FORMATS),
    seats=st.integers(2, 5),
    count=st.integers(2, 13),
    duplicate=st.booleans(),
    seed=st.integers(0, 2**32),
)
def test_whatever_happens_nobody_sits_twice_or_idle_and_the_log_says_it_all(
    format, seats, count, duplicate, seed
) -> None:
    drawn = random.Random(seed)
    here = people(count)
    apart = apart_by(drawn, here, drawn.randrange(4))
    played = Played(setting(format, seats, duplicate and format != "arena"), seed)
    played.gather(here, tuple(here[2:4]) if drawn.random() < 0.3 else ())
    steps(played, drawn, apart)
    # A restart changes nothing: read from bytes, folded again, it is the same and goes on alike.
    rows = [e.read_row.decode(msgspec.json.encode(row)) for row in played.rows]
    again = fold(rows)
    assert again == played.event
    assert standings(again) == standings(played.event)
    assert next_round(again, again.time + 1, apart) == next_round(played.event, again.time + 1, apart)
    lines = standings(again)
    assert [line.place for line in lines] == sorted(line.place for line in lines)


@pytest.mark.parametrize("format", FORMATS)
def test_every_format_comes_to_its_end_and_somebody_has_won(format) -> None:
    played = Played(setting(format, rounds=4))
    played.gather(people(11))
    played.to_the_end()
    lines = standings(played.event)
    assert played.event.status == "over" and played.event.secret == SECRET
    assert len(lines) == 11 and lines[0].place == 1
    assert fold(played.rows) == played.event


def test_a_round_robin_seats_everybody_with_everybody_in_every_seat() -> None:
    played = Played(setting("round-robin"))
    played.gather(people(16))
    played.to_the_end()
    assert set(meetings(played.event.rounds).values()) == {1} and len(played.event.rounds) == 5
    held = seats_held(played.event.rounds, 4)
    assert all(sorted(times) == [1, 1, 1, 2] for times in held.values())


def test_who_comes_late_to_a_round_robin_takes_a_bots_place_and_who_leaves_gives_theirs_to_a_bot() -> None:
    played = Played(setting("round-robin"))
    played.gather(people(7))
    assert played.pair()
    played.finish_tables()
    played.add(e.Late("late"))
    with pytest.raises(CannotBeError, match="every place"):
        played.add(e.Late("later"))
    played.add(e.Withdrew("p003"))
    played.add(e.Late("later"))
    assert played.pair()
    seated = {person for table in played.event.rounds[-1] for person in table}
    assert {"late", "later"} <= seated and "p003" not in seated and None not in seated


def test_a_knock_out_halves_until_one_table_is_left() -> None:
    played = Played(setting("knock-out"))
    played.gather(people(32))
    sizes = []
    while played.pair():
        sizes.append(sum(len(people_at(table)) for table in played.event.rounds[-1]))
        played.finish_tables()
    assert sizes == [32, 16, 8, 4]
    final = played.event.rounds[-1][0]
    result = played.event.results[len(sizes), 0]
    winner = final[result.places.index(1)]
    assert standings(played.event)[0].person == winner


def test_seeds_meet_late_in_a_knock_out() -> None:
    played = Played(setting("knock-out"))
    for n, person in enumerate(people(8), 1):
        played.add(e.Entered(person, n))
    played.add(e.Closed())
    played.add(e.Began())
    played.pair()
    tables = [set(people_at(table)) for table in played.event.rounds[0]]
    assert {"p000", "p003", "p004", "p007"} in tables


def test_an_arena_pairs_who_is_free_and_ends_with_its_time() -> None:
    played = Played(setting("arena"))
    played.gather(people(6))
    assert played.pair()
    assert len(people_at(played.event.rounds[0][0])) == 4
    assert not played.pair(after=1), "two wait for two more"
    assert played.pair(after=20_000), "bots fill when they have waited"
    played.finish_tables()
    assert not played.pair(after=60_000)
    assert not played.event.finished(played.event.arena_ends - 1)
    played.add(e.Ended(SECRET), 60_000)


def test_who_does_not_open_is_left_out_and_may_come_late() -> None:
    played = Played(setting("evening"))
    with pytest.raises(CannotBeError, match="needs two"):
        played.add(e.Closed())
    played.gather(people(5), away=("p004",))
    assert played.event.left_out == ["p004"] and "p004" not in played.event.playing
    played.pair()
    played.finish_tables()
    played.add(e.Late("p004"))
    played.pair()
    assert any("p004" in table for table in played.event.rounds[-1])


def test_the_house_cannot_cut_the_time_to_open_short() -> None:
    played = Played(setting("evening"))
    for person in people(3):
        played.add(e.Entered(person))
        played.add(e.Committed(person, nonce_hash_of(nonce_of(person))))
    played.add(e.Closed())
    for person in people(2):
        played.add(e.Opened(person, nonce_of(person)))
    with pytest.raises(CannotBeError, match="still time"):
        played.add(e.Began(), OPEN_WITHIN - 3)
    played.add(e.Opened("p002", nonce_of("p002")))
    played.add(e.Began())


def test_what_cannot_be_is_refused_and_changes_nothing() -> None:
    played = Played(setting("swiss", rounds=2))
    played.add(e.Entered("p000"))
    refused = [
        e.Entered("p000"),
        e.Entered(""),
        e.Committed("p001", nonce_hash_of("x" * 16)),
        e.Committed("p000", "no hash"),
        e.Opened("p000", "x" * 16),
        e.Withdrew("p001"),
        e.Closed(),
        e.Began(),
        e.Late("p001"),
        e.Paired(1, (("p000", None, None, None),)),
        e.Result(1, 0, (1, 2, 3, 4), (4, 3, 2, 1)),
        e.Removed("p000", "p000", "I would like to"),
        e.Removed("keeper", "p000", " "),
        e.CalledOff("keeper", "rain", "00" * 32),
        e.Ended(SECRET),
        played.rows[0].entry,
    ]
    before = fold(played.rows)
    for entry in refused:
        with pytest.raises(CannotBeError):
            played.add(entry)
    assert played.event == before


def test_results_and_pairings_that_cannot_be_are_refused() -> None:
    played = Played(setting("swiss", rounds=2))
    played.gather(people(5))
    for tables in (
        (("p000", "p001", "p002", "p003"),),
        (("p000", "p001", "p002", "p003"), ("p004", "p000", None, None)),
        (("p000", "p001", "p002", "p003", "p004"),),
        (("p000", "p001", "p002", "p003"), ("p004", None, None, None), (None,) * 4),
        (("p000", "p001", "p002", "p003"), ("p004", "stranger", None, None)),
    ):
        with pytest.raises(CannotBeError):
            played.add(e.Paired(1, tables))
    played.pair()
    for result in (
        e.Result(1, 2, (1, 2, 3, 4), (4, 3, 2, 1)),
        e.Result(2, 0, (1, 2, 3, 4), (4, 3, 2, 1)),
        e.Result(1, 0, (1, 2, 3), (3, 2, 1)),
        e.Result(1, 0, (1, 2, 3, 4), (5, 3, 2, 1)),
        e.Result(1, 0, (1, 2, 3, 4), (2, 2, 2, 2)),
        e.Result(1, 0, (1, 2, 3, 4), (4, 3, 2, 1), (4,)),
    ):
        with pytest.raises(CannotBeError):
            played.add(result)
    assert next_round(played.event, played.event.time) is None, "a round is played to its end first"


def test_an_organisers_powers_are_in_the_log_with_their_reasons() -> None:
    played = Played(setting("swiss", rounds=2))
    played.gather(people(8))
    played.pair()
    played.add(e.Voided("keeper", 1, 0, "the table hangs"))
    played.result(1, 1)
    played.add(e.Corrected("keeper", e.Result(1, 1, (4, 3, 2, 1), (1, 2, 3, 4)), "entered the wrong way round"))
    first = played.event.rounds[0][1][0]
    assert standings(played.event)[0].person == first
    # Half of what could be had for the people of a table that does not count.
    voided = [line for line in standings(played.event) if line.person in played.event.rounds[0][0]]
    assert [line.score * 2 for line in voided] == [3, 3, 3, 3]
    played.add(e.Removed("keeper", first, "played for somebody else"))
    with pytest.raises(CannotBeError, match="removed"):
        played.add(e.Late(first))
    played.add(e.CalledOff("keeper", "the light went out", SECRET))
    assert played.event.status == "called off"


def test_a_deal_is_the_same_at_all_tables_of_a_duplicate_event_and_another_elsewhere() -> None:
    for duplicate in (True, False):
        played = Played(setting("swiss", duplicate=duplicate))
        played.gather(people(8))
        seeds = {seed_of(played.event, SECRET, number, table) for number in (1, 2) for table in (0, 1)}
        assert len(seeds) == (2 if duplicate else 4)


def test_a_thousand_people_are_folded_paired_and_placed() -> None:
    played = Played(setting("swiss", rounds=2))
    for person in people(1_000):
        played.add(e.Entered(person))
    played.add(e.Closed())
    played.add(e.Began())
    played.to_the_end()
    assert len(standings(played.event)) == 1_000
    assert set(meetings(played.event.rounds).values()) == {1}
