"""Which handles there can be, and which are one and the same."""

import pytest

from caravanserai.engine.refusal import Refused
from caravanserai.people.handles import key_of, read_handle


@pytest.mark.parametrize(
    "text", ["anna", "Zoë-7", "낙타상인", "李-한", "Ömer.K", "さくら", "Мария", "@anna", "김k_2", "שלום"]
)
def test_handles_of_many_scripts_are_taken(text: str) -> None:
    assert read_handle(text).text == text.removeprefix("@").lower()


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("a", "handle-length"),
        ("x" * 21, "handle-length"),
        ("two words", "handle-letters"),
        ("-anna", "handle-letters"),
        ("anna.", "handle-letters"),
        ("an--na", "handle-letters"),
        ("anna!", "handle-letters"),
        ("anna☕", "handle-letters"),
        ("an\u200bna", "handle-letters"),
        ("an\u0000na", "handle-letters"),
        ("an\u202ena", "handle-letters"),
        ("\u3164\u3164", "handle-letters"),
        ("\u115f\u115f", "handle-letters"),
        ("a\u034fb", "handle-letters"),
        ("a" + "\u0301" * 5, "handle-letters"),
        ("\u0301ab", "handle-letters"),
        ("аnna", "handle-mixed"),  # the first letter is Cyrillic
        ("annα", "handle-mixed"),  # the last one is Greek
        ("Admin", "handle-taken"),
        ("m0derator", "handle-taken"),
        ("rnoderator", "handle-taken"),
    ],
)
def test_handles_that_are_refused(text: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        read_handle(text)
    assert refused.value.refusal.code == code


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "aNNA"),
        ("ａｎｎａ", "anna"),
        ("Straße", "STRASSE"),
        ("mira", "rnira"),
        ("pau1", "paul"),
        ("b0b", "BOB"),
        ("раура", "paypa"),  # Cyrillic, all of it
        ("a-n.n_a", "anna"),
        ("é" + "a", "e\u0301a"),
        ("ﬁgaro", "figaro"),
    ],
)
def test_handles_that_look_alike_are_one(one: str, other: str) -> None:
    assert key_of(one) == key_of(other)


def test_handles_that_differ_are_two() -> None:
    texts = ["anna", "anne", "ana", "hanna", "zoe", "zoë", "가나", "나가", "mark", "marc"]
    assert len({key_of(text) for text in texts}) == len(texts)


@pytest.mark.parametrize("text", ["rnira", "PAU1", "Ωmega", "낙타", "ŉ7", "ǅungla", "İstanbul"])
def test_a_key_is_its_own_key(text: str) -> None:
    assert key_of(key_of(text)) == key_of(text)
