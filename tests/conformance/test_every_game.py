"""What holds for every game of the house, at every seat count and with every option."""

import json
import random
from dataclasses import dataclass
from functools import cache
from itertools import cycle, islice

import msgspec
import pytest

from caravanserai.engine.game import GAMES, SPECTATOR, game
from caravanserai.engine.refusal import Refused
from tests.playing import MANY, TIMES, Play, all_options, some_tables

#: Whole games, at every seat count.
SEEDS = 10 * TIMES
pytestmark = pytest.mark.parametrize(("key", "seats", "options"), some_tables())


@dataclass
class Finished:
    """How a game went: who did what, and at each step how many answers each seat had that was asked, whether chance was
    due, and all pieces."""

    play: Play
    steps: list
    choices: list
    inventories: list


@cache
def finished(key, seats, seed):
    """A whole game, played once for all tests that only look at how it went."""
    play = Play(key, seats, seed)
    found = Finished(play, [], [], [play.rules.inventory(play.g)])
    for step in play:
        asked = play.rules.asked(step.g)
        found.steps.append((step.seat, step.done))
        found.choices.append(([len(play.rules.actions(step.g, seat)) for seat in asked], play.rules.chance_due(step.g)))
        found.inventories.append(play.rules.inventory(step.g))
    return found


def test_random_play_always_ends(key, seats, options):
    for seed in range(SEEDS):
        game = finished(key, seats, seed)
        assert len(game.steps) < MANY
        assert game.play.rules.over(game.play.g)


def test_there_is_no_dead_end(key, seats, options):
    for seed in range(SEEDS):
        for answers, chance_due in finished(key, seats, seed).choices:
            assert all(count > 1 for count in answers), "asked only where there is a choice"
            assert not (answers and chance_due)


def test_states_survive_json(key, seats, options):
    play = Play(key, seats, 1, options)
    for step in islice(play, 0, None, 7):  # not always after the same seat
        again = type(step.g).from_json(json.loads(json.dumps(step.g.to_json())))
        assert again == step.g


def test_a_state_of_another_shape_is_refused(key, seats, options):
    play = Play(key, seats, 1, options).to_step(5)
    data = play.g.to_json()
    with pytest.raises(ValueError, match="fields differ"):
        type(play.g).from_json({**data, "extra": 1})
    with pytest.raises(ValueError, match="another shape"):
        type(play.g).from_json({**data, "hand": [0]})


def test_moves_events_views_and_asks_survive_json(key, seats, options):
    play = Play(key, seats, 2, options)
    # At every step somebody looks; who looks goes round.
    for step, seat in zip(play, cycle(range(SPECTATOR, seats)), strict=False):
        if step.seat is not None:
            assert play.rules.read_move(msgspec.json.encode(step.done)) == step.done
        view = play.rules.view(step.g, seat)
        assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view
        for event in step.events:
            assert msgspec.json.decode(msgspec.json.encode(event), type=type(event)) == event


def test_copies_are_isolated(key, seats, options):
    play = Play(key, seats, 3, options)
    for _ in range(40):
        before = play.g.to_json()
        kept = play.g.copy()
        if play.step() is None:
            break
        assert kept.to_json() == before
        assert kept != play.g


def test_the_same_seed_gives_the_same_game(key, seats, options):
    one, two = Play(key, seats, 4, options), Play(key, seats, 4, options)
    for a, b in zip(one, two, strict=True):
        assert (a.done, a.events, a.g) == (b.done, b.events, b.g)


def test_another_seed_gives_another_game(key, seats, options):
    games = {str(finished(key, seats, seed).steps) for seed in range(SEEDS)}
    assert len(games) == SEEDS


def test_components_are_conserved_at_every_step(key, seats, options):
    for seed in range(SEEDS):
        at_first, *later = finished(key, seats, seed).inventories
        assert all(now == at_first for now in later)


def test_what_is_offered_is_accepted(key, seats, options):
    play = Play(key, seats, 5, options)
    for _ in range(60):
        for seat in range(seats):
            for move in play.rules.offers(play.g, seat)[:60]:
                trial = play.g.copy()
                play.rules.play(trial, seat, move)
                assert trial != play.g
        if play.step() is None:
            break


def test_everything_else_is_refused_without_change(key, seats, options):
    done = {move for seed in range(5) for seat, move in finished(key, seats, seed).steps if seat is not None}
    known = sorted(done, key=str)
    pick = random.Random(6)
    play = Play(key, seats, 6, options)
    while True:
        before = play.g.copy()
        # Two of them at each step, and so all of them many times in a game.
        for seat in pick.sample((-1, *range(seats), seats), 2):
            offered = play.rules.actions(play.g, seat)
            for move in pick.sample(known, min(10, len(known))):
                action = play.rules.action_of(play.g, move)
                if seat in range(seats) and action is not None:
                    assert play.rules.accepts(play.g, seat, action) == (action in offered)
                if action in offered:  # a move may have two names
                    continue
                with pytest.raises(Refused) as refused:
                    play.rules.play(play.g, seat, move)
                assert refused.value.refusal.kind in ("illegal", "not-yours-now")
            assert play.g == before
        if play.rules.over(play.g):
            break
        play.step()


def test_a_sealed_answer_may_be_changed_until_the_last_is_in(key, seats, options):
    play = Play(key, seats, 7, options)
    changed = 0
    for _ in range(60):
        asked = play.rules.asked(play.g)
        if len(asked) > 1:
            seat = asked[0]
            sealing = sealing_moves(play.rules, play.g, seat)
            if len(sealing) < 2:  # nothing sealed here may be changed
                play.step()
                continue
            first, second = sealing[:2]
            direct = play.g.copy()
            play.rules.play(direct, seat, second)
            play.rules.play(play.g, seat, first)
            play.rules.play(play.g, seat, second)
            assert play.rules.view(play.g, seat) == play.rules.view(direct, seat)
            assert seat not in play.rules.asked(play.g)
            changed += 1
        if play.step() is None:
            break
    assert changed


def sealing_moves(rules, g, seat):
    """The seat's answers that are sealed and may be changed; free actions are not."""
    found = []
    for move in rules.offers(g, seat)[:20]:
        trial = g.copy()
        rules.play(trial, seat, move)
        if rules.question(trial) == rules.question(g) and rules.may_change(trial, seat):
            found.append(move)
    return found


def test_ranks_follow_the_breakdown(key, seats, options):
    for seed in range(SEEDS):
        play = finished(key, seats, seed).play
        sheet = play.rules.breakdown(play.g)
        assert [line.total for line in sheet.seats] == [play.rules.score(play.g, seat) for seat in range(seats)]
        assert [line.rank for line in sheet.seats] == [play.rules.rank(play.g, seat) for seat in range(seats)]
        assert sheet.winners == tuple(seat for seat in range(seats) if play.rules.rank(play.g, seat) == 1)


def test_unknown_seats_and_options_are_refused(key, seats, options):
    rules = game(key)
    for wrong in (rules.seat_counts[0] - 1, rules.seat_counts[-1] + 1, 0, -3):
        with pytest.raises(Refused, match="seat-count"):
            rules.new(wrong)
    with pytest.raises(Refused, match="unknown-option"):
        rules.new(seats, {"no-such-option": "on"})
    with pytest.raises(Refused, match="option-value"):
        rules.new(seats, {rules.options[0].key: "perhaps"})


def test_every_mix_of_options_plays_to_the_end(key, seats, options):
    for mix in [chosen for game_key, chosen in all_options() if game_key == key]:
        play = Play(key, seats, 8, mix)
        at_first = play.rules.inventory(play.g)
        for step in play:
            assert play.rules.inventory(step.g) == at_first, mix


def test_the_game_is_registered(key, seats, options):
    assert key in GAMES
    with pytest.raises(Refused, match="unknown-game"):
        game("no-such-game")
