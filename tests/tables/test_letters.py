"""What people write: as they wrote it in every script, and never over other people's lines."""

import unicodedata

import pytest

from caravanserai.engine.refusal import Refused
from caravanserai.tables.fold.letters import MOST_MARKS
from caravanserai.tables.live.chat import cleaned

#: Each needs marks, or signs that look odd to a filter.
SCRIPTS = [
    "Ông Nguyễn",
    "สุรินทร์",
    "שָׁלוֹם",
    "مُحَمَّد",
    "ကြောင့်",
    "क्षितिज खड़ें",
    "김하나, 안녕!",
    "Zoë: 7 × 3 = 21?",
    "❤\ufe0f ☕ 👍",
    "བཀྲ་ཤིས",
]


def tallest(text: str) -> int:
    marks = most = 0
    for c in unicodedata.normalize("NFD", text):
        marks = marks + 1 if unicodedata.combining(c) or unicodedata.category(c) in ("Mn", "Me") else 0
        most = max(most, marks)
    return most


@pytest.mark.parametrize("text", SCRIPTS)
def test_what_is_said_in_any_script_stays_as_it_is(text: str) -> None:
    assert cleaned(text) == unicodedata.normalize("NFC", text)


@pytest.mark.parametrize("mark", ["\u0301", "\u0489", "\u20dd", "\u0e47", "\u0ec8", "\u1ab0", "\u0336"])
def test_nobody_builds_a_tower_in_the_chat(mark: str) -> None:
    said = cleaned("Z" + mark * 250 + "a" + mark * 40)
    assert tallest(said) <= MOST_MARKS and {"Z", "a"} <= set(unicodedata.normalize("NFD", said))
    assert cleaned(mark * 30 + "hello") == "hello"


@pytest.mark.parametrize(
    "text", ["\u3164", "\u115f\u1160 \uffa0", "\u2800\u2800", "\u0301\u0301", "\ufe0f", "\u200b\u202e", "\U000e0041"]
)
def test_nothing_that_can_be_seen_is_nothing_said(text: str) -> None:
    with pytest.raises(Refused, match="chat-empty"):
        cleaned(text)


def test_what_is_said_stays_on_its_line() -> None:
    assert cleaned("a\n\n\nb\u2028c\u202ed\u2066e") == "a b c d e"


def test_a_mark_stands_on_a_letter_and_not_on_a_space() -> None:
    """Else it would stand before the first letter once the spaces around it are gone."""
    assert cleaned(" \u03000") == cleaned("\x84 \u03000") == "0"
    assert cleaned("a \u0300b") == "a b"
