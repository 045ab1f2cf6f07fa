"""How sentences are put together."""

from types import SimpleNamespace

import pytest

from caravanserai.engine.phrases import Phrase, seat_name
from caravanserai.strings import LANGUAGES, Speaker, UnknownLanguageError, UnsayableError, pick_language


def card(colour: str, value: int) -> Phrase:
    return Phrase("khiva-card", {"colour": colour, "value": value})


@pytest.mark.parametrize(
    ("lang", "none", "one", "two", "three"),
    [
        ("en", "", "a", "a and b", "a, b and c"),
        ("fr", "", "a", "a et b", "a, b et c"),
        ("ko", "", "a", "a, b", "a, b, c"),
    ],
)
def test_lists_are_joined_the_languages_way(lang: str, none: str, one: str, two: str, three: str) -> None:
    speak = Speaker(lang)
    assert [speak.joined(list("abc"[:n])) for n in range(4)] == [none, one, two, three]


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Seat 2 plays white 1 and pink 5."),
        ("fr", "Joueur 2 joue blanc 1 et rose 5."),
        ("ko", "플레이어 2 님이 하양\u00a01\u00a0카드, 분홍\u00a05\u00a0카드를 냈습니다."),
    ],
)
def test_parts_and_lists_of_parts_are_said_inside_a_sentence(lang: str, sentence: str) -> None:
    said = Phrase("khiva-cards-revealed", {"seat": seat_name(1), "cards": (card("white", 1), card("pink", 5))})
    assert Speaker(lang).say(said) == sentence


def test_a_seat_is_called_by_its_name() -> None:
    speak = Speaker("en", ["", "Anna"])
    assert speak.say(Phrase("khiva-choice-sealed", {"seat": seat_name(1)})) == "Anna has chosen."
    assert speak.say(Phrase("khiva-choice-sealed", {"seat": seat_name(0)})) == "Seat 1 has chosen."


def test_the_reader_is_spoken_to() -> None:
    given = Phrase("khiva-cards-given", {"seat": seat_name(0), "to": seat_name(1), "cards": (card("blue", 2),)})
    assert Speaker("en", you=0).say(given) == "You give blue 2 to Seat 2."
    assert Speaker("en", you=1).say(given) == "Seat 1 gives you blue 2."
    assert Speaker("en", you=2).say(given) == "Seat 1 gives blue 2 to Seat 2."
    assert [Speaker("en", you=seat).about_you(given) for seat in range(3)] == [True, True, False]


def test_the_readers_own_shop_is_your_shop() -> None:
    shop = Phrase("khiva-space", {"place": "shop", "path": seat_name(0), "shop": 3})
    assert Speaker("fr", you=0).say(shop) == "votre échoppe 3"
    assert Speaker("fr").say(shop) == "l’échoppe 3 chez Joueur 1"


def test_a_shared_victory_names_the_reader_among_the_winners() -> None:
    alone = Phrase("game-ended", {"winners": (seat_name(0),), "count": 1, "points": 40})
    shared = Phrase("game-ended", {"winners": (seat_name(0), seat_name(2)), "count": 2, "points": 40})
    speak = Speaker("en", you=0)
    assert speak.say(alone) == "You win with 40 points!"
    assert speak.say(shared) == "A shared victory, with 40 points each: you and Seat 3."


@pytest.mark.parametrize(
    ("lang", "none", "one", "two"),
    [
        ("en", "Spend no gem.", "Spend 1 gem.", "Spend 2 gems."),
        (
            "fr",
            "Ne dépenser aucune pierre précieuse.",
            "Dépenser 1 pierre précieuse.",
            "Dépenser 2 pierres précieuses.",
        ),
        ("ko", "보석을 쓰지 않기.", "보석 1개 쓰기.", "보석 2개 쓰기."),
    ],
)
def test_plurals(lang: str, none: str, one: str, two: str) -> None:
    speak = Speaker(lang)
    assert [speak("khiva-spend-gems", gems=n) for n in range(3)] == [none, one, two]


def test_any_object_with_an_id_and_arguments_is_a_sentence() -> None:
    assert Speaker("en").say(SimpleNamespace(id="khiva-take-salt", args={})) == "Buy the salt bag."


def test_names_cannot_move_the_cursor() -> None:
    assert Speaker("en", ["\x1b[2JEve\r\n"]).name(0) == "[2JEve"


def test_what_cannot_be_said_is_an_error_and_not_a_hole() -> None:
    speak = Speaker("en")
    for message in ("no-such-message", "khiva-take-salt.nothing", "khiva-deal-began"):
        with pytest.raises(UnsayableError):
            speak(message)
    with pytest.raises(UnsayableError):
        speak("khiva-deal-began", deal=object())


@pytest.mark.parametrize(
    ("lang", "lost", "one"),
    [
        ("en", "−5 points", "−1 point"),
        ("fr", "−5 points", "−1 point"),
        ("de", "−5 Punkte", "−1 Punkt"),
        ("es", "−5 puntos", "−1 punto"),
        ("ko", "−5점", "−1점"),
    ],
)
def test_a_number_below_nothing_has_a_true_minus(lang: str, lost: str, one: str) -> None:
    speak = Speaker(lang)
    assert (speak("page-points", points=-5), speak("page-points", points=-1)) == (lost, one)


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "ko"}, "ko"),
        ({"LANG": "ko-KR"}, "ko"),
        ({"LANG": "pt_PT.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": ""}, "fr"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "fr_CA.UTF-8"}, "fr"),
        ({"LC_ALL": "fr_FR.UTF-8", "CARAVANSERAI_LANG": "ko"}, "ko"),
    ],
)
def test_the_environment_picks_the_language(environ: dict[str, str], lang: str) -> None:
    assert pick_language(None, environ) == lang
    assert [pick_language(wanted, environ) for wanted in LANGUAGES] == list(LANGUAGES)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownLanguageError):
        pick_language("xx", {"LANG": "fr"})
