"""Whatever stands in a file that somebody gives us, a record or an edition: it is read, or refused with a reason."""

import copy
import json
import random
from contextlib import suppress
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caravanserai.engine.edition import BadEditionError
from caravanserai.engine.game import GAMES, game
from caravanserai.engine.record import BadRecordError, Recorder, read_record, replay, write_record
from tests.fuzz.house import IN_FILES, fuzzing

#: Of a record, so many steps: enough for shuffles, sealed answers and single ones.
STEPS = 14
EACH = IN_FILES // (4 * len(GAMES))
scalars = st.none() | st.booleans() | st.integers() | st.integers(-3, 30) | st.floats() | st.text(max_size=12)
spots = st.integers(0, 1 << 20)


@cache
def record(key: str) -> bytes:
    """The beginning of a game, as a file."""
    rules = game(key)
    seats = rules.seat_counts[0]
    g = rules.new(seats)
    rules.seed_chance(g, 1)
    names = tuple(f"Seat {seat + 1}" for seat in range(seats))
    recorder = Recorder(key, g, names, {}, rules.standard_edition)
    pick = random.Random(1)
    while len(recorder.steps) < STEPS:
        if rules.chance_due(g):
            recorder.chance()
        else:
            seat = rules.asked(g)[0]
            recorder.play(seat, rules.move_of(g, pick.choice(rules.actions(g, seat))))
    return write_record(recorder.record())


@cache
def edition(key: str) -> str:
    return (game(key).folder / "edition.toml").read_text(encoding="utf-8")


def read_or_refuse(data: bytes) -> None:
    with suppress(BadRecordError):
        for _ in replay(read_record(data)):
            pass


def places(part: Any, so_far: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every value in a document."""
    inner = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ()
    return [*([so_far] if so_far else []), *(at for name, value in inner for at in places(value, (*so_far, name)))]


@pytest.mark.parametrize("key", GAMES)
def test_the_record_is_one(key: str) -> None:
    assert len(list(replay(read_record(record(key))))) >= STEPS


@pytest.mark.parametrize("key", GAMES)
def test_a_record_with_other_bytes(key: str) -> None:
    @fuzzing(EACH)
    @given(at=spots, others=st.binary(max_size=6), cut=st.booleans())
    def change(at: int, others: bytes, cut: bool) -> None:
        whole = record(key)
        at %= len(whole)
        read_or_refuse(whole[:at] + others + (b"" if cut else whole[at + len(others) :]))

    change()


@pytest.mark.parametrize("key", GAMES)
def test_a_record_that_says_something_else(key: str) -> None:
    document = json.loads(record(key))
    everywhere = places(document)

    @fuzzing(EACH)
    @given(at=spots, value=scalars, how=st.sampled_from(["replace", "remove", "repeat"]))
    def change(at: int, value: Any, how: str) -> None:
        changed = copy.deepcopy(document)
        *way, last = everywhere[at % len(everywhere)]
        inner = changed
        for name in way:
            inner = inner[name]
        if how == "remove":
            del inner[last]
        elif how == "repeat" and isinstance(inner, list):
            inner.insert(last, inner[last])
        else:
            inner[last] = value
        read_or_refuse(json.dumps(changed).encode())

    change()


def play_or_refuse(key: str, text: str, seed: int) -> None:
    """An edition that is taken can be played with, at the smallest and the largest table."""
    rules = game(key)
    try:
        chosen = rules.parse_edition(text, "edition.toml")
    except BadEditionError:
        return
    pick = random.Random(seed)
    for seats in (rules.seat_counts[0], rules.seat_counts[-1]):
        g = rules.new(seats, {}, chosen)
        rules.seed_chance(g, seed)
        for _ in range(30):
            if rules.chance_due(g):
                rules.roll_chance(g)
            elif asked := rules.asked(g):
                seat = pick.choice(asked)
                rules.ask(g, seat)
                rules.take(g, seat, pick.choice(rules.actions(g, seat)))
            else:
                break


@pytest.mark.parametrize("key", [key for key in GAMES if (game(key).folder / "edition.toml").exists()])
def test_an_edition_with_other_letters(key: str) -> None:
    @fuzzing(EACH)
    @given(at=spots, others=st.text(max_size=6), cut=st.integers(0, 4))
    def change(at: int, others: str, cut: int) -> None:
        whole = edition(key)
        at %= len(whole)
        play_or_refuse(key, whole[:at] + others + whole[at + cut :], at)

    change()


@pytest.mark.parametrize("key", [key for key in GAMES if (game(key).folder / "edition.toml").exists()])
def test_an_edition_with_other_numbers(key: str) -> None:
    digits = [at for at, letter in enumerate(edition(key)) if letter.isdigit()]

    @fuzzing(EACH)
    @given(at=spots, number=st.integers(-2, 60) | st.integers())
    def change(at: int, number: int) -> None:
        whole = edition(key)
        at = digits[at % len(digits)]
        play_or_refuse(key, whole[:at] + str(number) + whole[at + 1 :], at)

    change()
