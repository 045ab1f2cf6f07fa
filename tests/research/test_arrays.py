"""Flat arrays of every game: as they are documented, all that is offered, and nothing that a seat cannot know."""

import random

import numpy as np
import pytest

from caravanserai.engine.game import GAMES, game
from caravanserai.research import NotOpenError, layout, layout_table
from caravanserai.research.table import Table
from tests.playing import TIMES, Play, all_options, some_tables


def positions(key, seats, options, seed):
    """Some positions of a random game in which somebody is asked: another third of them from each seed."""
    play = Play(key, seats, seed, options)
    for number, step in enumerate(play):
        if number % 3 == seed % 3 and play.rules.asked(step.g):
            yield play.rules, step.g


@pytest.mark.parametrize(("key", "seats", "options"), some_tables())
def test_numbers_are_what_the_layout_says_and_answers_what_the_rules_offer(key, seats, options):
    made = layout(key, seats)
    for rules, g in positions(key, seats, options, seats):
        for seat in rules.asked(g):
            seen = made.observe(g, seat)
            assert seen.shape == (made.size,)
            wrong = np.flatnonzero((seen < made.low) | (seen > made.high))
            assert not wrong.size, wrong
            numbers = np.flatnonzero(made.mask(g, seat)).tolist()
            assert made.low.shape == made.high.shape == seen.shape and 0 not in numbers
            # To find one among thousands takes long: some of them, and as many as there are.
            offered = rules.actions(g, seat)
            some = random.Random(len(numbers)).sample(numbers, min(8, len(numbers)))
            assert len(numbers) == len(offered)
            assert len({made.action(g, seat, n) for n in some} & {*offered}) == len(some)
            assert made.number(g, seat, made.action(g, seat, numbers[0])) == numbers[0]


@pytest.mark.parametrize(("key", "options"), all_options())
def test_an_observation_holds_nothing_that_the_seat_cannot_know(key, options):
    """The leak test: all that is hidden is dealt again, and no number changes."""
    seats = game(key).seat_counts[-1 if options else 0]
    made, dice = layout(key, seats), random.Random(3)
    for seed in range(TIMES):
        for rules, g in positions(key, seats, options, seed):
            seat = dice.randrange(seats)
            redealt = g.copy()
            rules.redeal(redealt, seat, dice.getrandbits(32))
            assert np.array_equal(made.observe(redealt, seat), made.observe(g, seat))
            assert np.array_equal(made.mask(redealt, seat), made.mask(g, seat))


@pytest.mark.parametrize("key", GAMES)
def test_every_number_has_a_name(key):
    made = layout(key, game(key).seat_counts[0])
    names = [span.name for span in made.observation]
    assert len({*names}) == len(names)
    assert made.where(names[-1]).stop == made.size and made.name_of(0) == "wait 0"
    assert layout_table(key, made.seats).count("\n|") >= len(names)
    with pytest.raises(KeyError, match="moon"):
        made.where("moon")


@pytest.mark.parametrize("key", GAMES)
def test_what_is_not_open_is_refused_with_a_reason_and_changes_nothing(key):
    table = Table(key)
    before, asked = table.g.copy(), table.rules.asked(table.g)
    rest = [int(np.flatnonzero(table.mask(seat))[-1]) for seat in range(table.seats)]
    closed = int(np.flatnonzero(table.mask(asked[-1]) == 0)[-1])
    for answer in (closed, -1, 10**9, 0):
        wrong = rest[:]
        wrong[asked[-1]] = answer
        with pytest.raises(NotOpenError, match=f"Seat {asked[-1]} cannot answer {answer}"):
            table.step(wrong)
        assert table.g == before
    table.step(rest)
    assert table.g != before


def test_tables_that_cannot_be_are_refused(tmp_path):
    broken = tmp_path / "broken.toml"
    broken.write_text("name = 3\n")
    with pytest.raises(NotOpenError, match="9"):
        Table(GAMES[0], 9)
    with pytest.raises(NotOpenError, match="moon"):
        Table("moon")
    with pytest.raises(NotOpenError, match="moon"):
        Table(GAMES[0], options={"moon": "full"})
    with pytest.raises(NotOpenError, match=r"broken\.toml"):
        Table(GAMES[0], edition=broken)
    with pytest.raises(NotOpenError, match="rewards"):
        Table(GAMES[0], rewards="gold")
