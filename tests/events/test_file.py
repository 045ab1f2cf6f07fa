"""One file of an event: anybody can check it, and any bit that was changed is found."""

from functools import cache, partial
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caravanserai.engine.fairness import shuffled
from caravanserai.engine.game import game
from caravanserai.engine.record import Recorder, read_record
from caravanserai.engine.verify import sealed
from caravanserai.events import entries as e
from caravanserai.events.file import BadEventError, read_event, verify_event, write_event
from caravanserai.events.formats import seed_of
from caravanserai.events.proof import shuffles_from

from .playing import SECRET, Played, people

KEY = "goofspiel"
GOLDEN = Path(__file__).parents[1] / "golden"


def play_table(seed: str, seats: int, choose):
    """A game at a table whose cards are drawn from a seed, as at every table that is the same for everybody."""
    rules = game(KEY)
    g = rules.new(seats)
    recorder = Recorder(KEY, g, tuple(f"Seat {seat}" for seat in range(seats)), {}, rules.standard_edition)
    shuffles = 0
    while not rules.over(g):
        if rules.chance_due(g):
            recorder.chance(partial(shuffled, secret=shuffles_from(seed), nonces=(), step=shuffles))
            shuffles += 1
        else:
            seat = rules.asked(g)[0]
            recorder.play(seat, choose(rules.offers(g, seat)))
    return sealed(recorder.record())


@cache
def whole_event(other_seed: bool = False) -> bytes:
    """Five people, two rounds of the same deals at two tables; one did not open, one table was voided."""
    played = Played(e.Setting(KEY, "evening", 3, 2, True))
    played.gather(people(5), away=("p004",))
    records = {}
    while played.pair():
        number = len(played.event.rounds)
        for table in range(len(played.event.rounds[-1])):
            if (number, table) == (2, 1):
                played.add(e.Voided("keeper", 2, 1, "it hangs"))
                continue
            seed = seed_of(played.event, SECRET, number, table)
            record = play_table("another" if other_seed else seed, 3, played.random.choice)
            records[number, table] = record
            played.add(e.Result(number, table, record.result.scores, record.result.ranks))
    played.add(e.Ended(SECRET))
    return write_event(played.rows, records)


def test_an_event_that_was_played_holds_and_says_what_was_checked() -> None:
    verdict = verify_event(whole_event())
    assert (verdict.rounds, verdict.tables, verdict.shuffled) == (2, 4, 3)
    assert (verdict.entrants, verdict.opened, verdict.left_out) == (5, 4, ("p004",))
    file = read_event(whole_event())
    assert [type(file.rows[n - 1].entry) for n in verdict.ruled] == [e.Voided]


def test_the_file_that_the_page_is_tried_with_holds() -> None:
    assert verify_event((GOLDEN / "event-2.json").read_bytes()).tables == 2


def test_the_same_deal_was_played_at_both_tables() -> None:
    file = read_event(whole_event())
    chances = [
        [step for step in msgspec.json.decode(file.records[key])["steps"] if step["step"] == "chance"]
        for key in ("1.0", "1.1")
    ]
    assert chances[0] == chances[1]


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_any_changed_bit_is_found(data) -> None:
    true = whole_event()
    changed = bytearray(true)
    changed[data.draw(st.integers(0, len(true) - 1))] ^= 1 << data.draw(st.integers(0, 7))
    with pytest.raises(BadEventError):
        verify_event(bytes(changed))


@settings(max_examples=50, deadline=None)
@given(st.binary(max_size=60))
def test_what_is_no_event_is_called_so(data) -> None:
    with pytest.raises(BadEventError):
        verify_event(data)


def forged(change) -> bytes:
    """An event that somebody changed with care: its seal fits again."""
    file = read_event(whole_event())
    rows = [change(row.entry) or row.entry for row in file.rows]
    rows = [e.Row(row.number, row.time, entry) for row, entry in zip(file.rows, rows, strict=True)]
    records = {tuple(map(int, key.split("."))): read_record(text.encode()) for key, text in file.records.items()}
    return write_event(rows, records)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda one: e.Ended("00" * 32) if isinstance(one, e.Ended) else None, "secret is not the one"),
        (
            lambda one: e.Opened(one.person, "another0another0") if isinstance(one, e.Opened) else None,
            "not the nonce whose hash",
        ),
        (
            lambda one: (
                e.Result(one.round, one.table, one.points[::-1], one.places[::-1])
                if isinstance(one, e.Result)
                else None
            ),
            "another result",
        ),
        (lambda one: e.Began() if isinstance(one, e.Closed) else None, "entries are not closed"),
    ],
)
def test_a_careful_forger_is_found_too(change, why) -> None:
    with pytest.raises(BadEventError, match=why):
        verify_event(forged(change))


def test_deals_that_do_not_come_from_secret_and_nonces_are_found() -> None:
    with pytest.raises(BadEventError, match="the shuffle is not the one"):
        verify_event(whole_event(other_seed=True))


def test_an_event_that_is_still_played_cannot_be_checked_yet() -> None:
    played = Played(e.Setting(KEY, "evening", 3, 2, True))
    played.gather(people(5))
    with pytest.raises(BadEventError, match="not over"):
        verify_event(write_event(played.rows, {}))
