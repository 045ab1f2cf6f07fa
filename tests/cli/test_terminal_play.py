"""`caravanserai play` through a real pseudo-terminal."""

import json
import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from tests.cli.program import Person, answer_to, run
from tests.night import by_night


def play_on(person: Person, cards: str = "1 2") -> None:
    """To the end, with answers that are always possible."""
    question = person.read_on()
    for _ in range(200):
        if question is None:
            return
        question = person.type(answer_to(question, cards))
    raise AssertionError(f"the game does not end; the last question was: {question}")


def widest(text: str) -> int:
    return max(cell_len(line) for line in text.splitlines())


def test_a_whole_game_to_the_score(tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    person = Person("play", "khiva", "--seed", "5", "--record", kept, "--name", "Mara")
    play_on(person)
    assert person.leave() == 0
    result = json.loads(kept.read_bytes())["result"]
    sheet = person.plain[person.plain.index("The score ─") :]
    assert re.search(rf"\d +Mara .* {result['scores'][0]} *$", sheet, re.MULTILINE)
    assert f"caravanserai replay {kept}" in sheet.replace("\n", "")
    assert widest(person.plain[: person.plain.index("The record")]) <= 80
    assert run("replay", kept).returncode == 0


@pytest.mark.parametrize(("lang", "seats", "columns"), [("ko", 2, 80), by_night("fr", 5, 120)])
def test_a_whole_game_in_other_languages_and_sizes(lang: str, seats: int, columns: int) -> None:
    person = Person("play", "khiva", f"--seats={seats}", "--seed=3", f"--lang={lang}", rows=40, columns=columns)
    play_on(person, "1 2 3 4" if seats == 2 else "1 2")
    assert person.leave() == 0
    assert {"ko": "점수 ─", "fr": "Le score ─"}[lang] in person.plain
    assert widest(person.plain) <= columns


def test_the_screen_says_what_is_asked_and_what_each_card_would_do() -> None:
    person = Person("play", "khiva", "--seed=5")
    screen = person.read_on()
    assert screen is not None
    assert screen.splitlines()[-1] == "Which card do you play, and which other one do you give to the left?"
    assert re.search(r"^ 1  white 1  → your shop 1", screen, re.MULTILINE)
    board = screen[screen.index("Turn 1") :]
    assert len(board.splitlines()) <= 24
    for sign in ("teapots 17", "carpets 15", "salt 8 7 6 5 4", "gems 30", "Haggler 3", "white +3"):
        assert sign in board
    person.type("q")
    assert person.leave() == 0


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("9 9", "There is no 9 to choose; type a number from 1 to 5."),
        ("1 1", "KH-11: A card can be chosen only once"),
        ("1", "KH-11: Choose one card to play and one other card to give."),
        ("1 2 3", "KH-11: Choose one card to play and one other card to give."),
        ("white one", "“white one” is not an answer here"),
        ("? KH-77", "There is no clause “KH-77”; they go from KH-01 to KH-44."),
    ],
)
def test_bad_input_is_explained_and_asked_again(at_the_table: Person, typed: str, why: str) -> None:
    answer = at_the_table.type(typed)
    assert answer is not None
    assert why in answer.replace("\n", " ")
    assert answer.rstrip().endswith("Which card do you play, and which other one do you give to the left?")


@pytest.fixture(scope="module")
def at_the_table() -> Person:
    """One table for all that does not change the game."""
    person = Person("play", "khiva", "--seed=5")
    person.read_on()
    return person


@pytest.mark.parametrize(
    ("typed", "sign"),
    [
        ("?", "KH-11 All at once and in secret"),
        ("? KH-26", "KH-26 Shop 4: choose one of two things."),
        ("?26", "KH-26 Shop 4: choose one of two things."),
        ("h", "2 4 plays card 2"),
        ("log", "Deal 1 begins."),
        ("b", "Haggler 3"),
        ("", "Which card do you play"),
    ],
)
def test_commands_answer_and_the_question_is_asked_again(at_the_table: Person, typed: str, sign: str) -> None:
    answer = at_the_table.type(typed)
    assert answer is not None
    assert sign in answer.replace("\n", " ")
    assert answer.rstrip().endswith("Which card do you play, and which other one do you give to the left?")


def test_ctrl_c_leaves_with_a_sentence_and_keeps_the_record(tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    person = Person("play", "khiva", "--seed=5", "--record", kept)
    person.read_on()
    person.type("24")
    assert person.interrupt() == 130
    assert "You leave the table." in person.plain and "Traceback" not in person.plain
    assert "Turn 1" in run("replay", kept).stdout


def test_ctrl_d_leaves_with_a_sentence() -> None:
    person = Person("play", "khiva", "--seed=5")
    person.read_on()
    person.process.sendeof()
    assert person.leave() == 0
    assert "You leave the table." in person.plain


def test_colour_is_used_only_where_it_is_wanted() -> None:
    screens = {}
    for wish in ("", "1"):
        person = Person("play", "khiva", "--seed=5", env={"NO_COLOR": wish} if wish else {})
        person.read_on()
        person.type("q")
        assert person.leave() == 0
        screens[wish] = person
    coloured = re.compile(r"\x1b\[[0-9;]*(?:3|4|9|10)[0-7](?:;|m)")
    assert coloured.search(screens[""].seen)
    assert not coloured.search(screens["1"].seen)
    assert screens[""].plain == screens["1"].plain, "the words say all that the colours say"
