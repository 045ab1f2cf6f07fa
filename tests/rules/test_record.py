"""Records: a game as data that a stranger can replay, and that nobody can bend unseen."""

import json

import jsonschema
import pytest

from caravanserai.engine.game import game
from caravanserai.engine.record import (
    BadRecordError,
    Recorder,
    read_record,
    record_schema,
    replay,
    write_record,
)
from tests.playing import Play, all_options, some_tables


def recorded(key, seats, seed, options=None, steps=10_000, edition=None):
    """A recorder after so many steps of a random game."""
    play = Play(key, seats, seed, options or {})
    names = tuple(f"Seat {seat + 1}" for seat in range(seats))
    recorder = Recorder(key, play.g, names, options or {}, edition or play.rules.standard_edition)
    for _ in range(steps):
        if play.rules.chance_due(play.g):
            recorder.chance()
        elif asked := play.rules.asked(play.g):
            seat = play.random.choice(asked)
            recorder.play(seat, play.random.choice(play.rules.offers(play.g, seat)))
        else:
            break
    return recorder


def document(recorder):
    return json.loads(write_record(recorder.record()))


def replayed(doc):
    return list(replay(read_record(json.dumps(doc).encode())))


@pytest.mark.parametrize(("key", "seats", "options"), some_tables())
def test_a_replayed_game_ends_in_the_same_state(key, seats, options):
    for seed in range(5):
        recorder = recorded(key, seats, seed, options)
        last = replayed(document(recorder))[-1].state
        true = recorder.g
        for name in true.spec:
            if name not in ("rng", "outcome", "events"):  # who sealed last was told last: the record does not keep that
                assert getattr(last, name) == getattr(true, name), name


@pytest.mark.parametrize(("key", "options"), all_options())
def test_every_option_is_recorded(key, options):
    doc = document(recorded(key, game(key).seat_counts[-1], 3, options))
    assert doc["options"] == options
    assert replayed(doc)


@pytest.mark.parametrize(("key", "seats", "options"), some_tables())
def test_a_running_game_can_be_written_at_any_time(key, seats, options):
    for steps in range(0, 40, 3):
        recorder = recorded(key, seats, 4, options, steps)
        if game(key).over(recorder.g):
            assert steps  # a short one
            return
        doc = document(recorder)
        assert doc["result"] is None
        replayed(doc)


@pytest.mark.parametrize(("key", "seats", "options"), some_tables())
def test_records_fit_their_schema(key, seats, options):
    jsonschema.Draft202012Validator(record_schema(key)).validate(document(recorded(key, seats, 5, options)))


def test_only_the_last_of_a_changed_answer_is_recorded():
    recorder = recorded("khiva", 3, 1, steps=3)
    rules, g = recorder.game, recorder.g
    first, second = rules.offers(g, 2)[:2]
    recorder.play(2, first)
    recorder.play(2, second)
    recorder.play(1, rules.offers(g, 1)[0])
    assert [step["seat"] for step in document(recorder)["steps"] if step["step"] == "move"] == [1, 2]
    recorder.play(0, rules.offers(g, 0)[0])
    steps = [step for step in recorder.record().steps if hasattr(step, "seat")]
    assert [(step.seat, step.move) for step in steps[:3]] == [(0, steps[0].move), (1, steps[1].move), (2, second)]


def tampered(change):
    doc = document(recorded("khiva", 4, 7))
    change(doc)
    with pytest.raises(BadRecordError) as bad:
        replayed(doc)
    return bad.value


def first_move(doc):
    return next(i for i, step in enumerate(doc["steps"]) if step["step"] == "move")


def test_a_changed_score_is_found():
    def change(doc):
        doc["result"]["scores"][2] += 1

    assert "the result says scores" in tampered(change).reason


def test_a_changed_rank_is_found():
    def change(doc):
        doc["result"]["ranks"] = [1, 1, 1, 1]

    assert "the result says ranks" in tampered(change).reason


def test_an_illegal_move_is_named_by_its_step_and_clause():
    def change(doc):
        at = first_move(doc)
        rival = doc["steps"][at + 1]["move"]
        doc["steps"][at]["move"] = rival

    bad = tampered(change)
    assert bad.step == 4
    assert "KH-11: khiva-not-in-hand" in str(bad)


def test_a_move_of_a_seat_that_is_not_asked_is_named():
    def change(doc):
        at = first_move(doc)
        doc["steps"].insert(at + 1, doc["steps"][at])

    bad = tampered(change)
    assert (bad.step, bad.reason) == (5, "seat 0 is not asked")


def test_a_seat_that_is_not_there_is_named():
    def change(doc):
        doc["steps"][first_move(doc)]["seat"] = 4

    assert tampered(change).step == 4


@pytest.mark.parametrize(
    "order", [[7] * 22, [2, 3], [], [2] * 4 + [3] * 5 + [4] * 5 + [5] * 4 + [6] * 2 + [7] * 3, list(range(-11, 11))]
)
def test_a_shuffle_of_other_things_is_found(order):
    def change(doc):
        doc["steps"][0]["outcome"]["order"] = order

    bad = tampered(change)
    assert (bad.step, bad.reason) == (1, "wrong-chance")


def test_a_card_dealt_twice_is_found():
    def change(doc):
        hands = doc["steps"][2]["outcome"]["hands"]
        hands[0][0] = hands[1][0]

    assert (tampered(change).step, tampered(change).reason) == (3, "wrong-chance")


def test_an_uneven_deal_is_found():
    def change(doc):
        hands = doc["steps"][2]["outcome"]["hands"]
        hands[0].append(hands[1].pop())

    assert tampered(change).step == 3


def test_a_missing_shuffle_is_found():
    def change(doc):
        del doc["steps"][1]

    assert tampered(change).step == 2


def test_a_shuffle_that_is_not_due_is_found():
    def change(doc):
        doc["steps"].insert(4, doc["steps"][0])

    assert (tampered(change).step, tampered(change).reason) == (5, "no shuffle is due here")


def test_a_move_where_a_shuffle_is_due_is_found():
    def change(doc):
        doc["steps"].insert(2, doc["steps"][3])

    assert (tampered(change).step, tampered(change).reason) == (3, "a shuffle is due here, not a move")


def test_a_step_after_the_end_is_found():
    def change(doc):
        doc["steps"].append(doc["steps"][-1])

    assert "game-over" in tampered(change).reason


def test_a_game_that_was_cut_off_has_no_result():
    def change(doc):
        del doc["steps"][-1]

    assert "the game is not over" in tampered(change).reason


def test_a_finished_game_needs_a_result():
    def change(doc):
        doc["result"] = None

    assert "there is no result" in tampered(change).reason


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("format", "other", "the format is 'other'"),
        ("game", "chess", "there is no game 'chess' here"),
        ("rules", 99, "rules version 99"),
        ("rules", "1", "Expected `int`"),
        ("seats", ["alone"], "seat-count"),
        ("options", {"city": "maybe"}, "option-value"),
        ("options", {"village": "yes"}, "unknown-option"),
        ("steps", 3, "Expected `array`"),
        ("extra", 1, "unknown field"),
    ],
)
def test_a_broken_head_is_refused(field, value, reason):
    def change(doc):
        doc[field] = value

    assert reason in tampered(change).reason


def test_a_broken_edition_is_refused():
    def change(doc):
        doc["edition"]["teapots"]["total"] = 21

    assert "the edition cannot be used: teapots.counts" in tampered(change).reason


def test_an_unknown_field_in_a_move_is_refused():
    def change(doc):
        doc["steps"][first_move(doc)]["move"]["note"] = "hello"

    assert "unknown field `note`" in tampered(change).reason


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"format": 1}', b"{}" * 2])
def test_what_is_no_record_is_refused(data):
    with pytest.raises(BadRecordError, match="not a record"):
        read_record(data)
