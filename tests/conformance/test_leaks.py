"""The leak test: what a seat may not know is in nothing that it is shown (DESIGN: secrets are sacred)."""

from itertools import cycle

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caravanserai.bots.bot import imagine
from caravanserai.engine.bound import rule_of
from caravanserai.engine.game import SPECTATOR, game
from tests.playing import Play, all_options, all_tables

TABLES = [(key, seats) for key, seats, _ in all_tables()]


@st.composite
def reached(draw):
    """A game played at random up to some step, and a seat to look from."""
    key, seats = draw(st.sampled_from(TABLES))
    options = draw(st.sampled_from([options for k, options in all_options() if k == key]))
    play = Play(key, seats, draw(st.integers(0, 2**32)), options).to_step(draw(st.integers(0, 120)))
    return play, draw(st.integers(SPECTATOR, seats - 1))


def shown(rules, g, seat):
    """All that a seat is shown of a state, byte for byte."""
    ask = rules.ask(g, seat) if seat != SPECTATOR else None
    return msgspec.json.encode((rules.view(g, seat), ask, rules.asked(g)))


@settings(max_examples=400)
@given(reached(), st.integers(0, 2**32))
def test_a_seat_cannot_tell_the_redealt_state_from_the_true_one(start, seed):
    play, seat = start
    redealt = play.g.copy()
    play.rules.redeal(redealt, seat, seed)
    assert shown(play.rules, redealt, seat) == shown(play.rules, play.g, seat)
    assert play.rules.inventory(redealt) == play.rules.inventory(play.g)


@settings(max_examples=400)
@given(reached(), st.integers(0, 2**32), st.integers(0, 2**32))
def test_redealing_depends_on_nothing_that_the_seat_cannot_know(start, other_truth, seed):
    """Whatever is true behind the screen, the same seed deals the same state: so bots that get it know nothing more."""
    play, seat = start
    another_truth, from_truth = play.g.copy(), play.g.copy()
    play.rules.redeal(another_truth, seat, other_truth)
    play.rules.redeal(another_truth, seat, seed)
    play.rules.redeal(from_truth, seat, seed)
    assert another_truth == from_truth


@pytest.mark.parametrize(("key", "seats"), [(key, seats) for key, seats in TABLES if game(key).has_moments])
def test_sa_23_bots_and_coach_do_not_know_who_has_answered(key, seats):
    """A hint took seconds again, and said another number, as soon as somebody had answered."""
    rules, told_apart = game(key), 0
    for step in Play(key, seats, 13):
        asked = rules.asked(step.g)
        if rules.silence(step.g) is None or len(asked) < 2:
            continue
        seat, *others = asked
        before = imagine(rules, step.g, seat, 1)
        for other in others:
            answered = step.g.copy()
            rules.play(answered, other, rules.silence(step.g))
            assert imagine(rules, answered, seat, 1) == before
            told_apart += 1
    assert told_apart > 10


@settings(max_examples=150)
@given(reached(), st.integers(0, 2**32))
def test_nobody_can_tell_when_only_the_piles_are_shuffled_again(start, seed):
    """So the coach knows what was luck in a draw: all that anybody holds or has seen stays."""
    play, _ = start
    shuffled = play.g.copy()
    rule_of(play.key, "reshuffle")(shuffled, seed)
    for seat in range(SPECTATOR, play.seats):
        assert shown(play.rules, shuffled, seat) == shown(play.rules, play.g, seat)
    assert play.rules.inventory(shuffled) == play.rules.inventory(play.g)


@settings(max_examples=40)
@given(reached(), st.integers(0, 2**32))
@pytest.mark.nightly
def test_a_redealt_state_plays_on_to_the_end(start, seed):
    play, seat = start
    play.rules.redeal(play.g, seat, seed)
    at_first = play.rules.inventory(play.g)
    # At every step somebody looks; who looks goes round.
    for step, looking in zip(play, cycle(range(SPECTATOR, play.seats)), strict=False):
        assert play.rules.inventory(step.g) == at_first
        again = step.g.copy()
        play.rules.redeal(again, looking, seed)
        assert shown(play.rules, again, looking) == shown(play.rules, step.g, looking)


@settings(max_examples=150)
@given(reached(), st.randoms(use_true_random=False))
def test_a_sealed_answer_tells_others_nothing_but_that_it_is_there(start, pick):
    play, _ = start
    rules, g = play.rules, play.g
    asked = rules.asked(g)
    if len(asked) < 2:
        return
    seat = pick.choice(asked)
    moves = pick.sample(offers := rules.offers(g, seat), min(40, len(offers)))
    sealing = [move for move in moves if is_sealing(rules, g, seat, move)]
    if len(sealing) < 2:
        return
    one, two = pick.sample(sealing, 2)
    frames = []
    for move in (one, two):
        trial = g.copy()
        events = rules.play(trial, seat, move)
        frames.append(
            [
                (shown(rules, trial, other), msgspec.json.encode(heard(events, other)))
                for other in range(SPECTATOR, play.seats)
                if other != seat
            ]
        )
    assert frames[0] == frames[1]


def is_sealing(rules, g, seat, move):
    """After it the seat is waited for no more, and nothing is revealed."""
    trial = g.copy()
    rules.play(trial, seat, move)
    return rules.question(trial) == rules.question(g) and not rules.pending(trial, seat)


def heard(events, seat):
    """The events that a seat may hear."""
    return [event for event in events if event.audience() is None or seat in event.audience()]


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_every_event_has_an_audience_of_seats_or_of_all(key, seats):
    for step in Play(key, seats, 11):
        for event in step.events:
            audience = event.audience()
            assert audience is None or (audience and set(audience) <= set(range(seats)))


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_the_view_has_the_same_fields_for_everybody(key, seats):
    """A white list: a new field of the state is not shown before somebody writes it into the view."""
    rules = game(key)
    for step in Play(key, seats, 12):
        views = [msgspec.to_builtins(rules.view(step.g, seat)) for seat in range(SPECTATOR, seats)]
        assert all(set(view) == set(views[0]) for view in views)
        assert "rng" not in str(views)
