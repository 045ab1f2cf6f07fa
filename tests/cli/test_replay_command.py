"""`caravanserai replay`: the whole game again, or the first step that does not hold."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from caravanserai.engine.game import game
from caravanserai.engine.record import Recorder, write_record
from caravanserai.strings import LANGUAGES
from tests.cli.program import run, run_here

KHIVA = game("khiva")


def recorded(names: tuple[str, ...], options: dict[str, str], *, steps: int = 10_000) -> dict[str, Any]:
    g = KHIVA.new(len(names), options)
    KHIVA.seed_chance(g, 7)
    dice = Random(7)
    recorder = Recorder("khiva", g, names, options, KHIVA.standard_edition)
    while not KHIVA.over(g) and len(recorder.steps) < steps:
        if KHIVA.chance_due(g):
            recorder.chance()
        else:
            seat = KHIVA.asked(g)[0]
            recorder.play(seat, dice.choice(KHIVA.offers(g, seat)))
    made: dict[str, Any] = json.loads(write_record(recorder.record()))
    return made


@pytest.fixture(scope="module")
def whole() -> dict[str, Any]:
    return recorded(("One", "Two", "Three"), {"city": "always"})


def written(folder: Path, record: object) -> Path:
    path = folder / "game.json"
    path.write_text(json.dumps(record))
    return path


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_is_told_turn_by_turn_with_its_score(lang: str, tmp_path: Path, whole: dict[str, Any]) -> None:
    ended = run("replay", written(tmp_path, whole), "--lang", lang)
    assert (ended.returncode, ended.stderr) == (0, "")
    turns = {"en": "Turn {}", "de": "Runde {}", "es": "Turno {}", "fr": "Tour {}", "ko": "{}번째 차례"}
    scores = {"en": "The score", "de": "Die Punkte", "es": "La puntuación", "fr": "Le score", "ko": "점수"}
    turn, score = f"{turns[lang]} ─", f"{scores[lang]} ─"
    places = [ended.stdout.index(turn.format(number)) for number in range(1, 6)]
    assert places == sorted(places) and places[-1] < ended.stdout.index(score)
    sheet = ended.stdout[ended.stdout.index(score) :]
    for name, points in zip(whole["seats"], whole["result"]["scores"], strict=True):
        assert any(name in line and line.rstrip().endswith(f" {points}") for line in sheet.splitlines())
    always = {"en": "— always", "de": "– immer", "es": "— siempre", "fr": "— toujours", "ko": "언제나"}
    assert always[lang] in ended.stdout
    assert "{" not in ended.stdout and "???" not in ended.stdout


def test_an_unfinished_game_is_told_as_far_as_it_goes(tmp_path: Path) -> None:
    ended = run_here("replay", written(tmp_path, recorded(("", ""), {}, steps=12)))
    assert ended.returncode == 0
    assert "Seat 1 plays" in ended.stdout
    assert ended.stdout.endswith("The record ends here; the game was not finished.\n")


def first_choice(record: dict[str, Any]) -> int:
    return next(place for place, step in enumerate(record["steps"]) if step["step"] == "move")


def test_a_card_changed_by_hand_is_found_at_its_step(tmp_path: Path, whole: dict[str, Any]) -> None:
    record = json.loads(json.dumps(whole))
    place = first_choice(record)
    record["steps"][place]["move"]["play"] = record["steps"][place]["move"]["give"]
    path = written(tmp_path, record)
    ended = run_here("replay", path)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert f"does not hold at step {place + 1} (KH-11: A card can be chosen only once" in ended.stderr
    assert ended.stderr.count("\n") == 1
    french = run_here("replay", path, "--lang", "fr").stderr
    assert f"à l’étape {place + 1} (KH-11\xa0: Une carte ne se choisit qu’une fois" in french


def test_other_changes_are_found_too(tmp_path: Path, whole: dict[str, Any]) -> None:
    def changed(change: str) -> dict[str, Any]:
        record: dict[str, Any] = json.loads(json.dumps(whole))
        if change == "a better score":
            record["result"]["scores"][0] += 1
        elif change == "a step left out":
            del record["steps"][first_choice(record)]
        elif change == "another shuffle":
            record["steps"][0]["outcome"]["order"][0] = 7
            record["steps"][0]["outcome"]["order"][1] = 7
            record["steps"][0]["outcome"]["order"][2] = 7
        else:
            record["seats"] = record["seats"][:1]
        return record

    for change, sign in {
        "a better score": "the result says scores",
        "a step left out": "does not hold at step",
        "another shuffle": "at step 1 (This is not a possible shuffle)",
        "a seat too few": "cannot be replayed",
    }.items():
        ended = run_here("replay", written(tmp_path, changed(change)))
        assert (ended.returncode, ended.stdout) == (2, ""), change
        assert sign in ended.stderr
        assert ended.stderr.count("\n") == 1


def test_names_in_a_record_cannot_move_the_cursor(tmp_path: Path, whole: dict[str, Any]) -> None:
    ended = run_here("replay", written(tmp_path, {**whole, "seats": ["\x1b[2J\x07Eve", "[bold]Two[/]", ":smile:"]}))
    assert ended.returncode == 0
    assert "\x1b" not in ended.stdout and "\x07" not in ended.stdout
    assert "[bold]Two[/]" in ended.stdout and ":smile:" in ended.stdout
