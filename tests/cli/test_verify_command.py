"""`caravanserai verify` on real files."""

import json

import msgspec

from caravanserai.engine.record import write_record
from caravanserai.engine.verify import sealed
from tests.cli.program import run, run_here
from tests.events.test_file import whole_event
from tests.rules.test_verify import live_record


def test_a_true_record_holds(tmp_path):
    file = tmp_path / "game.json"
    file.write_bytes(write_record(live_record()))
    done = run("verify", str(file))
    assert done.returncode == 0, done.stderr
    assert "The record holds." in done.stdout
    assert "shuffles are those that the secret and the nonces give" in done.stdout


def test_who_had_a_share_is_told(tmp_path):
    file = tmp_path / "game.json"

    def said(record):
        file.write_bytes(write_record(record))
        done = run_here("verify", str(file))
        assert done.returncode == 0, done.stderr
        return " ".join(done.stdout.split())

    assert "The nonces of 3 people were fixed by their hashes before any of them was opened" in said(
        live_record(hashed=True)
    )
    late = said(live_record(late=(1,), hashed=True))
    assert "The nonces of 2 people were fixed" in late
    assert "The nonce of Seat 1 was not opened in time" in late
    nobody = said(live_record(late=(0, 1, 2), hashed=True))
    assert "nobody but the house had a share" in nobody and "were fixed" not in nobody
    # Records of before claim no more than they did.
    assert "whoever sat down last could choose theirs" in said(live_record())


def test_a_game_that_began_from_a_position_says_what_was_not_checked(tmp_path):
    record = live_record()
    fairness = msgspec.structs.replace(record.fairness, given_steps=3, given_shuffles=(0, 1, 2))
    file = tmp_path / "game.json"
    file.write_bytes(write_record(sealed(msgspec.structs.replace(record, fairness=fairness))))
    done = run_here("verify", str(file))
    assert done.returncode == 0, done.stderr
    said = " ".join(done.stdout.split())
    assert "its first 3 steps were given, not played here" in said
    assert "3 shuffles were given with the position" in said
    assert "The record holds." in said


def test_a_bent_record_is_named_and_refused(tmp_path):
    doc = json.loads(write_record(live_record()))
    hands = doc["steps"][2]["outcome"]["hands"]
    hands[0][0], hands[1][0] = hands[1][0], hands[0][0]
    file = tmp_path / "game.json"
    file.write_text(json.dumps(doc))
    done = run_here("verify", str(file))
    assert done.returncode == 2
    assert "step 3" in done.stderr
    assert done.stdout == ""


def test_a_file_that_is_not_there(tmp_path):
    assert run_here("verify", str(tmp_path / "none.json")).returncode == 2


def test_a_whole_event_is_checked_from_one_file(tmp_path):
    file = tmp_path / "event.json"
    file.write_bytes(whole_event())
    done = run_here("verify", str(file))
    assert done.returncode == 0, done.stderr
    said = " ".join(done.stdout.split())
    assert "3 tables were played again" in said and "The event holds." in said
    assert "The nonces of 4 people were fixed" in said and "The nonce of p004 was not opened in time" in said
    assert "Reason given: it hangs" in said
    file.write_bytes(whole_event().replace(b'"it hangs"', b'"it hangS"'))
    done = run_here("verify", str(file))
    assert done.returncode == 2 and "is not the event that was played" in " ".join(done.stderr.split())
